"""``digsite best``: the best moves in a position: of a game at a real table, of a recorded one, or set up by hand."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from digsite.bots import measures
from digsite.bots.mcts.search import entry_points
from digsite.cli.console import console, fitted, printable
from digsite.cli.progress import compile_bar
from digsite.cli.replay import print_wrapped
from digsite.core import engine, journal
from digsite.core.game import CHANCE
from digsite.study import setups
from digsite.study.entering import parse_entry
from digsite.study.findings import Hint, rounded
from digsite.study.hints import BUDGET, hint
from digsite.study.setups import Setup
from digsite.study.words import sentence


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("best", help="show the best moves in a position")
    command.add_argument("file", metavar="FILE", help="a position (.toml) or an unfinished game (.dig)")
    command.add_argument(
        "--then", default="", metavar="ACTIONS", help="what happened after it, such as 'find 5; find 17; place 8'"
    )
    command.add_argument("--time", default=BUDGET, metavar="T", help=f"how long to think (default {BUDGET})")
    command.add_argument("--seed", type=int, default=0, metavar="N", help="of the search (default 0)")
    command.add_argument("--json", action="store_true", help="print the result as JSON")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Read the position, think about it and print what was found."""
    found = read(chosen.file)
    position = found.position
    parse_entry(position, chosen.then)
    if position.mover == CHANCE:
        likely = position.legal[0].notation
        raise ValueError(f"a draw is due here: say what was drawn, as in --then {likely!r}")
    with compile_bar() as compiling:
        quickest = engine.best(position.game, compiling)
        entry_points(quickest, compiling)
        measures.entry_point(quickest, compiling)
    answer = hint(position, chosen.time, chosen.seed)
    if chosen.json:
        print(json.dumps(rounded(answer), indent=1))
    else:
        out = console()
        out.print(Text(fitted(str(position), out.width)))
        print_hint(found.position.game, answer, found.names, out)
    return 0


def read(name: str) -> Setup:
    """The position in a file, of whichever kind it is."""
    if Path(name).suffix != ".dig":
        return setups.read(name)
    record = journal.read(name)
    replay = record.replay()
    for action in record.actions:
        replay.play(action)
    names = record.names or tuple(f"P{seat + 1}" for seat in range(record.players))
    return Setup(replay, tuple(names))


def print_hint(game: str, found: Hint, names: tuple[str, ...], out: Console) -> None:
    """The moves, the best first, and what speaks for each; who plays alone cannot win, but score."""
    out.print(f"\n{printable(names[found['player']])} is to move. Best moves:")
    for one in found["suggestions"]:
        chance = f"{one['win_chance']:.0%} to win (± {one['error']:.0%}), " if len(names) > 1 else ""
        told = f"{one['notation']}: {chance}{one['score']:.1f} points expected."
        print_wrapped("  ", f"{told} {sentence(game, one['reasons'])}".strip(), "", out)
