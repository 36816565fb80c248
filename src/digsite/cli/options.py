"""What several commands ask for: which game, how many players, which options of the table."""

from __future__ import annotations

import argparse

from digsite.core import registry


def add_game(command: argparse.ArgumentParser) -> None:
    """The game, by name."""
    command.add_argument("game", metavar="GAME", help=f"which game: {', '.join(registry.names())}")


def add_table_options(command: argparse.ArgumentParser) -> None:
    """The game, the number of players and the options of the table."""
    add_game(command)
    command.add_argument("--players", type=int, default=3, metavar="N", help="how many play (default 3)")
    command.add_argument(
        "--options", default="", metavar="NAME,…", help="options of the table, such as variant_order or first_player=1"
    )


def table_options(chosen: argparse.Namespace) -> dict[str, object]:
    """The options of the table as ``Match`` takes them; seats are counted from 1 on the command line."""
    options: dict[str, object] = {}
    for part in (part.strip() for part in chosen.options.split(",") if part.strip()):
        name, equals, value = part.partition("=")
        if not equals:
            options[name] = True
        elif value in [str(seat + 1) for seat in range(chosen.players)]:
            options[name] = int(value) - 1
        else:
            raise ValueError(f"--options: {name} needs a seat from {name}=1 to {name}={chosen.players}, not {value!r}")
    return options
