"""The commands of ``digsite``, one for each thing to do. Errors are one line, and then a non-zero exit."""

from __future__ import annotations

import argparse
import io
import os
import sys
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn, TextIO

import digsite
from digsite.cli.console import printable
from digsite.cli.main import ending_at_once
from digsite.core import registry
from digsite.core.cache import CacheWarning
from digsite.core.components import ENVIRONMENT, ComponentsError, own_file

WRONG_CALL = 2  # exit code: the command was called wrongly
FAILED = 1  # exit code: what was asked for did not succeed


class OneLineParser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    fill: Callable[[argparse.ArgumentParser], None] | None = None  # adds options that take time to load, when needed

    def parse_known_args(self, *args: Any, **kwargs: Any) -> Any:
        if self.fill is not None:
            fill, self.fill = self.fill, None
            fill(self)
        return super().parse_known_args(*args, **kwargs)

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_CALL, f"{self.prog}: {printable(message)} (see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = OneLineParser(prog="digsite", description="Play, watch and study Pergamon and Thebes.")
    top.add_argument("--version", action="version", version=f"digsite {digsite.__version__}")
    add_components(top)
    subcommands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=OneLineParser)
    for command in commands():
        command.add_to(subcommands)
    return top


def commands() -> tuple[ModuleType, ...]:
    """The commands; they load the games, and so the printed tables that were chosen."""
    from digsite.cli import (
        admin,
        analyse,
        arena,
        backup,
        best,
        compiling,
        components,
        dataset,
        demo,
        loadtest,
        puzzles,
        replay,
        serve,
        show,
        simulate,
        verify,
        worker,
    )

    return (
        serve,
        worker,
        admin,
        backup,
        simulate,
        arena,
        dataset,
        replay,
        analyse,
        best,
        puzzles,
        verify,
        show,
        components,
        loadtest,
        compiling,
        demo,
    )


def add_components(parser: argparse.ArgumentParser) -> None:
    """The option that every command understands."""
    parser.add_argument(
        "--components",
        metavar="FILE",
        help=f"play with the printed tables in this file, as {ENVIRONMENT} does (see 'digsite components')",
    )


def choose_components(arguments: Sequence[str]) -> list[str]:
    """Choose the printed tables before any game is loaded, for worker processes too; returns the other arguments."""
    early = OneLineParser(prog="digsite", add_help=False, allow_abbrev=False)
    add_components(early)
    others: list[str]
    found, others = early.parse_known_args(arguments)
    if found.components == "":
        early.error("argument --components: expected a file")
    if found.components is not None:
        os.environ[ENVIRONMENT] = chosen = str(Path(found.components).absolute())
        own = own_file()
        if own is None or own.name != chosen:
            raise ValueError(f"--components comes too late, the games are loaded; set {ENVIRONMENT} before you start")
    registry.check_own_file()
    return others


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    warnings.showwarning = _show_warning
    if sys.stderr is None:  # it was closed
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    if sys.stdout is None:
        return _fail("there is nowhere to print to: the standard output is closed (>/dev/null drops it)")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without our signs shows a question mark, not an error
    try:
        with ending_at_once():
            others = choose_components(sys.argv[1:] if arguments is None else arguments)
            chosen = parser().parse_args(others)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except (ValueError, OSError) as error:
        if isinstance(error, BrokenPipeError):  # whoever read our output has had enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return FAILED
        return _fail(*(str(error).split("\n") if isinstance(error, ComponentsError) else [error]))
    return code


def _fail(*lines: object) -> int:
    print("digsite:", "\n".join(map(printable, lines)), file=sys.stderr)
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
