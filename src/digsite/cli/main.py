"""Where ``digsite`` begins. It imports next to nothing, so that Ctrl-C is one line from the first moment on."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

STOPPED = 130  # exit code after Ctrl-C


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    try:
        with ending_at_once():
            from digsite.cli.commands import run

        return run(arguments)
    except KeyboardInterrupt:
        print("digsite: stopped", file=sys.stderr)
        return STOPPED


@contextmanager
def ending_at_once() -> Iterator[None]:
    """Let Ctrl-C end the process itself while modules are imported, where Python can lose a KeyboardInterrupt.

    A job in the background, which ignores it, still does.
    """
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.default_int_handler:
        signal.signal(signal.SIGINT, _end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def _end(*_: object) -> None:
    os.write(2, b"digsite: stopped\n")
    os._exit(STOPPED)


if __name__ == "__main__":
    sys.exit(main())
