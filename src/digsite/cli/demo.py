"""``digsite demo``: a first look. Thousands of games in a few seconds, then one of them move by move."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console

from digsite.arena.match import Match
from digsite.cli.replay import print_game
from digsite.cli.simulate import print_result, with_progress
from digsite.core import engine
from digsite.core.rng import Rng, below, seed_rng

GAMES = 100_000
PLAIN_GAMES = 200
SEED = 1878  # the year the excavations at Pergamon began


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("demo", help="simulate games, then show one move by move")
    command.add_argument("--games", type=int, metavar="N", help=f"how many games to simulate (default {GAMES})")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Simulate, then play and print one game."""
    console = Console(highlight=False)
    console.print("[bold]digsite[/]: Pergamon, three players who choose at random.\n")
    games = chosen.games or (PLAIN_GAMES if engine.in_plain_mode() else GAMES)
    print_result(with_progress("pergamon", 3, games, ("uniform",), SEED, None, {}), console)
    console.print("\nAnd one game between three students in their first season, move by move:\n")
    match = Match("pergamon", 3, seed=SEED, names=("Alexander", "Carl", "Otto"))
    rng = Rng()
    seed_rng(rng, SEED, 1)
    while not match.over:
        match.play(match.legal[below(rng, len(match.legal))])
    print_game(match.journal, console)
    console.print("Read on in README.md; your own first game is five lines of Python away.")
    return 0
