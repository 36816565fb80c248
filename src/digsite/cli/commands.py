"""The commands of ``digsite``, one for each thing to do. Errors are one line, and then a non-zero exit."""

from __future__ import annotations

import argparse
import io
import os
import sys
import warnings
from collections.abc import Sequence
from typing import NoReturn, TextIO

import digsite
from digsite.cli import analyse, arena, best, compiling, demo, loadtest, puzzles, replay, serve, show, simulate, verify
from digsite.cli.console import printable
from digsite.core.cache import CacheWarning

COMMANDS = (serve, simulate, arena, replay, analyse, best, puzzles, verify, show, loadtest, compiling, demo)
WRONG_CALL = 2  # exit code: the command was called wrongly
FAILED = 1  # exit code: what was asked for did not succeed


class OneLineParser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_CALL, f"{self.prog}: {printable(message)} (see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = OneLineParser(prog="digsite", description="Play, watch and study Pergamon and Thebes.")
    top.add_argument("--version", action="version", version=f"digsite {digsite.__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=OneLineParser)
    for command in COMMANDS:
        command.add_to(commands)
    return top


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    warnings.showwarning = _show_warning
    if sys.stderr is None:  # it was closed
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    if sys.stdout is None:
        return _fail("there is nowhere to print to: the standard output is closed (>/dev/null drops it)")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without our signs shows a question mark, not an error
    chosen = parser().parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except (ValueError, OSError) as error:
        if isinstance(error, BrokenPipeError):  # whoever read our output has had enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return FAILED
        return _fail(error)
    return code


def _fail(why: object) -> int:
    print(f"digsite: {printable(why)}", file=sys.stderr)
    return FAILED


def _show_warning(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """Our own warnings are one plain line; others look as Python shows them."""
    if issubclass(category, CacheWarning):
        print(printable(message), file=sys.stderr)
    else:
        sys.stderr.write(warnings.formatwarning(message, category, filename, lineno, line))
