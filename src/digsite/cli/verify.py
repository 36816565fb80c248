"""``digsite verify``: whether a recorded game was played by the rules, with the result it states."""

from __future__ import annotations

import argparse
import hashlib
from typing import Any

from digsite.cli.console import printable
from digsite.core import journal
from digsite.core.game import NOBODY
from digsite.core.journal import Journal
from digsite.match import draws_follow


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("verify", help="check that a recorded game is legal and its result is right")
    command.add_argument("file", metavar="FILE", nargs="+", help=".dig files")
    command.add_argument(
        "--secret", help="as the page of a finished game on a server shows it; needed if it has a seed"
    )
    command.add_argument("--commitment", help="the SHA-256 that the server showed before the first move")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Check every file; the first that is wrong ends the command."""
    for name in chosen.file:
        record = journal.read(name)
        told = check_secret(name, record, chosen.secret, chosen.commitment)
        replay = record.replay()
        for action in record.actions:
            replay.play(action)
        end = replay.rules.text.result(replay.state) if replay.mover == NOBODY else "The game is not finished."
        draws = ""
        if record.seed is not None or record.secret is not None:
            follows = draws_follow(record)
            source = "the secret" if record.seed is None else f"seed {record.seed}"
            draws = f" The draws {'follow' if follows else 'do NOT follow'} from {source}."
            if not follows and (record.secret is not None or chosen.secret is not None):
                raise ValueError(f"{name}: the draws do not follow from the secret")
        print(f"{printable(name)}: {len(record.actions)} actions, all legal. {end}{draws}{told}")
    return 0


def check_secret(name: str, record: Journal, secret: str | None, commitment: str | None) -> str:
    """Whether a server's secret is that of a game, or holds its seed, and is what the server had committed to."""
    told = ""
    if record.secret is not None:
        if secret not in (None, record.secret):
            raise ValueError(f"{name}: the secret is not that of this game")
        secret = record.secret
    elif secret is not None:
        if record.seed is None:
            raise ValueError(f"{name}: has no seed, so its draws follow from no secret")
        if str(record.seed) != secret.partition("-")[0]:
            raise ValueError(f"{name}: the secret is not that of this game, whose seed is {record.seed}")
        told = " The secret holds this seed."
    if commitment is not None:
        if secret is None:
            raise ValueError("a commitment is checked against a secret; give --secret too")
        if hashlib.sha256(secret.encode()).hexdigest() != commitment.strip().lower():
            raise ValueError("the secret is not the one the server committed to: its SHA-256 is another")
        told += " It is what the server committed to before the first move."
    return told
