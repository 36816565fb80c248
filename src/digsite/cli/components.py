"""``digsite components``: the printed tables of a game as a file to correct, with a check sheet for the real board."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from digsite.cli.options import add_game
from digsite.core import components, registry
from digsite.core.components import Components


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser(
        "components",
        help="write the printed tables of a game to a file, to correct them from your own copy",
        description="Writes the printed tables that a game is played with as a TOML file. Correct it by your own copy "
        "of the game, check it, and play with it: digsite --components FILE play.",
    )
    add_game(command)
    command.add_argument("--out", metavar="FILE", help="a new file for the tables (default: print them)")
    command.add_argument("--sheet", metavar="FILE", help="also write a check sheet to hold beside the board, as HTML")
    command.add_argument("--check", metavar="FILE", help="only check a corrected file for errors and doubts")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Write or check."""
    game = registry.game(chosen.game)
    if game.about.components is None:
        name = game.about.name
        why = f"{game.about.title} has no tables to correct, since all are known; 'digsite show {name}' prints them."
        if chosen.check or chosen.out or chosen.sheet:
            raise ValueError(why)
        print(why)
        return 0
    if chosen.check:
        print(checked(game.about.components, chosen.check))
        return 0
    if chosen.out and Path(chosen.out).is_file():
        raise ValueError(f"{chosen.out} exists and may hold your corrections: name another file")
    if chosen.sheet:
        Path(chosen.sheet).write_text(game.about.components.sheet(), encoding="utf-8", newline="\n")
    if chosen.out:
        Path(chosen.out).write_text(game.about.components.file.text, encoding="utf-8", newline="\n")
    elif not chosen.sheet:
        print(game.about.components.file.text, end="")
    for written in filter(None, (chosen.out, chosen.sheet)):
        print(f"wrote {written}")
    return 0


def checked(known: Components, path: str) -> str:
    """What is doubtful in a file that is possible; one that is not raises ``ComponentsError``."""
    fingerprint, doubtful = known.check(components.read(path))
    head = f"{path}: tables {fingerprint}, all possible."
    if not doubtful:
        return f"{head} They agree with everything that rulebooks and reviews state."
    head += " These stated facts do not hold any more; look again, then trust your own box:"
    return "\n  ".join([head, *doubtful])
