"""``digsite replay``: a recorded game move by move, with the table drawn as text."""

from __future__ import annotations

import argparse
import re
import sys
from textwrap import fill
from typing import Any

from rich.console import Console
from rich.text import Text

from digsite.cli.console import console, print_drawing
from digsite.core import journal
from digsite.core.game import CHANCE, NOBODY
from digsite.core.journal import Journal, Step


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("replay", help="show a recorded game move by move")
    command.add_argument("file", metavar="FILE", help="a .dig file")
    command.add_argument(
        "--tables",
        choices=("phase", "all", "none"),
        default="phase",
        help="draw the table when a phase begins (default), after every action, or never",
    )
    command.add_argument("--ply", type=int, metavar="N", help="only draw the table after the first N actions")
    command.add_argument("--no-pause", action="store_true", help="do not wait for Enter between phases on a terminal")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Read the file and show the game."""
    record = journal.read(chosen.file)
    out = console()
    if chosen.ply is not None:
        print_position(record, chosen.ply, out)
        return 0
    is_watched = sys.stdin is not None and sys.stdin.isatty() and out.is_terminal and not chosen.no_pause
    print_game(record, out, chosen.tables, pausing=is_watched)
    return 0


def print_position(record: Journal, ply: int, out: Console) -> None:
    """The table after some actions."""
    if not 0 <= ply <= len(record.actions):
        raise ValueError(
            f"--ply: this game has {len(record.actions)} actions, so 0 to {len(record.actions)}, not {ply}"
        )
    replay = record.replay()
    for action in record.actions[:ply]:
        replay.play(action)
    print_drawing(out, replay.rules.text.table(replay.state), f"after {ply} actions")


def print_game(record: Journal, out: Console, tables: str = "phase", *, pausing: bool = False) -> None:
    """Every action in words, with tables between them."""
    replay = record.replay()
    text = replay.rules.text
    if record.names:
        out.print(Text(", ".join(f"P{seat + 1} is {name}" for seat, name in enumerate(record.names)) + "."))
    heading = ""
    for step in replay.steps():
        if text.heading(step.before) != heading:
            if heading and pausing:
                input("Enter goes on, Ctrl-C stops. ")
            heading = text.heading(step.before)
            out.rule(Text(heading, "bold"), align="left")
            if tables == "phase":
                print_drawing(out, text.table(step.before))
        print_step(record, step, text.sentences(step.before, step.action, step.after), out)
        if tables == "all":
            print_drawing(out, text.table(step.after))
    out.rule(Text("the end" if replay.mover == NOBODY else "so far", "bold"), align="left")
    print_drawing(out, text.table(replay.state))


def print_step(record: Journal, step: Step, sentences: list[str], out: Console) -> None:
    """One action and what followed from it."""
    style = "dim" if step.mover == CHANCE else ""
    named = [with_names(sentence, record.names) for sentence in sentences]
    print_wrapped(f"{step.ply + 1:>4}  ", named[0], style, out)
    for consequence in named[1:]:
        print_wrapped("      → ", consequence, "italic", out)


def print_wrapped(mark: str, sentence: str, style: str, out: Console) -> None:
    """A sentence beside its mark, in as many lines as it needs."""
    lines = fill(sentence, out.width, initial_indent=mark, subsequent_indent=" " * len(mark))
    out.print(Text(lines, style=style))


def with_names(sentence: str, names: tuple[str, ...]) -> str:
    """A sentence with the players' own names."""
    return re.sub(r"\bP([1-9])\b", lambda seat: names[int(seat[1]) - 1] if names else seat[0], sentence)
