"""``digsite verify``: whether a recorded game was played by the rules, with the result it states."""

from __future__ import annotations

import argparse
from typing import Any

from digsite.arena.match import follows_seed
from digsite.core import journal
from digsite.core.game import NOBODY


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("verify", help="check that a recorded game is legal and its result true")
    command.add_argument("file", metavar="FILE", nargs="+", help=".dig files")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Check every file; the first that is wrong ends the command."""
    for name in chosen.file:
        record = journal.read(name)
        replay = record.replay()
        for action in record.actions:
            replay.play(action)
        end = replay.rules.text.result(replay.state) if replay.mover == NOBODY else "The game is not finished."
        draws = ""
        if record.seed is not None:
            draws = f" The draws {'follow' if follows_seed(record) else 'do NOT follow'} from seed {record.seed}."
        print(f"{name}: {len(record.actions)} actions, all legal. {end}{draws}")
    return 0
