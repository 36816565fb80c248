"""Says on the standard error stream that something is being compiled: nobody should wonder what takes so long.

On a terminal a counter shows how far it is; elsewhere, as in a notebook, there is one line for each game.
``DIGSITE_QUIET=1`` silences all of it, and processes of a pool never say anything.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from multiprocessing import parent_process

_announced: set[str] = set()  # lines that were printed already


def is_quiet() -> bool:
    """Whether nothing may be said: by ``DIGSITE_QUIET=1``, or because this is a process of a pool."""
    return os.environ.get("DIGSITE_QUIET", "") not in ("", "0") or parent_process() is not None


def say(line: str) -> None:
    """Print a line, once in a process."""
    if not is_quiet() and line not in _announced:
        _announced.add(line)
        print(f"digsite: {line}", file=sys.stderr, flush=True)


def compile_progress(game: str) -> Callable[[str, int, int], None]:
    """A progress report for whoever compiles without showing a progress bar."""
    line = f"compiling {game}, once ('digsite compile' does it ahead of time)"

    def report(name: str, done: int, total: int) -> None:
        if is_quiet() or not sys.stderr.isatty():
            say(line)
            return
        counter = f"digsite: {line}: {done} of {total}"
        end = "\r" + " " * len(counter) + "\r" if done == total else ""
        print(f"\r{counter}{end}", end="", file=sys.stderr, flush=True)

    return report
