"""``digsite demo``: a first look. Thousands of games of each kind in a few seconds, then one move by move."""

from __future__ import annotations

import argparse
from typing import Any

from digsite.bots.bot import bot
from digsite.bots.levels import LEVELS
from digsite.cli.console import console
from digsite.cli.replay import print_game
from digsite.cli.simulate import print_result, with_progress
from digsite.core import engine
from digsite.match import Match

GAMES = 100_000
PLAIN_GAMES = 100
SHARE_OF_THEBES = 5  # one game of Thebes for so many of Pergamon
SEED = 1878  # the year the excavations at Pergamon began


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("demo", help="simulate both games, then show one move by move")
    command.add_argument(
        "--games", type=int, metavar="N", help=f"how many games of Pergamon (default {GAMES}); of Thebes a fifth"
    )
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Simulate both games, then play and print one game."""
    out = console()
    if chosen.games is not None and chosen.games < 1:
        raise ValueError(f"--games must be at least 1, not {chosen.games}")
    games = chosen.games or (PLAIN_GAMES if engine.in_plain_mode() else GAMES)
    out.print("digsite: Pergamon and Thebes, each with three players who choose at random.\n")
    for name, count in (("pergamon", games), ("thebes", max(1, games // SHARE_OF_THEBES))):
        print_result(with_progress(name, 3, count, ("uniform",), SEED, None, {}), out)
        out.print()
    out.print("And one game of Pergamon between three who know the game, move by move:\n")
    match = Match("pergamon", 3, seed=SEED, names=[level.name for level in LEVELS[:3]])
    bots = [bot(f"level{level.number}", seed=SEED + level.number) for level in LEVELS[:3]]
    while not match.over:
        match.play(bots[match.mover].choose(match))
    print_game(match.journal, out)
    out.print("Read on in README.md; your own first game is five lines of Python away.")
    return 0
