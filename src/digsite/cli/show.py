"""``digsite show``: the printed pieces of a game, and where each fact comes from."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from digsite.cli.console import console, fitted, printable
from digsite.cli.options import add_game
from digsite.core import registry


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("show", help="print the components of a game and where each comes from")
    add_game(command)
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print them."""
    game = registry.game(chosen.game)
    out = console()
    about = [f"{game.about.title} ({game.about.credit})"]
    tables = game.about.components
    if tables is not None and not tables.are_shipped:
        about.append(f"With the printed tables {tables.fingerprint} of {printable(tables.file.name)}")
    out.print(Text(fitted("\n\n".join([*about, game.text.components()]), out.width)))
    return 0
