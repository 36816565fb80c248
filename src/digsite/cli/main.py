"""Where ``digsite`` begins. It imports next to nothing, so that Ctrl-C is one line from the first moment on."""

from __future__ import annotations

import sys

STOPPED = 130  # exit code after Ctrl-C


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    try:
        from digsite.cli.commands import run

        return run(arguments)
    except KeyboardInterrupt:
        print("digsite: stopped", file=sys.stderr)
        return STOPPED


if __name__ == "__main__":
    sys.exit(main())
