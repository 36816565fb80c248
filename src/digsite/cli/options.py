"""What several commands ask for: which game, how many players, which options of the table."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from digsite.core import registry
from digsite.work import WorkLost, executor

SEAT = re.compile(r"[1-9][0-9]?")


def add_game(command: argparse.ArgumentParser) -> None:
    """The game, by name."""
    command.add_argument("game", metavar="GAME", help=f"which game: {', '.join(registry.names())}")


def add_table_options(command: argparse.ArgumentParser, players: int = 3) -> None:
    """The game, the number of players and the options of the table."""
    add_game(command)
    command.add_argument("--players", type=int, default=players, metavar="N", help=f"how many play (default {players})")
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
        elif SEAT.fullmatch(value) and int(value) <= chosen.players:
            options[name] = int(value) - 1
        else:
            raise ValueError(f"--options: {name} needs a seat from {name}=1 to {name}={chosen.players}, not {value!r}")
    return options


def add_luck_and_threads(command: argparse.ArgumentParser) -> None:
    """The seed, where it runs, and JSON instead of tables."""
    command.add_argument("--seed", type=int, default=0, metavar="N", help="equal seeds give equal results (default 0)")
    command.add_argument("--threads", type=int, metavar="N", help="how many threads (default: one for each core)")
    add_dask(command)
    command.add_argument("--json", action="store_true", help="print the result as JSON")


def add_dask(command: argparse.ArgumentParser) -> None:
    """The cluster that long work may be sent to."""
    command.add_argument(
        "--dask", metavar="ADDRESS", help="compute on the Dask cluster at this address, such as tcp://10.0.0.1:8786"
    )


@contextmanager
def pool_of(chosen: argparse.Namespace, kept: str = "what was finished is kept") -> Iterator[Executor | None]:
    """The cluster that was asked for; None for threads of this process. If it goes, ``kept`` is what one is told."""
    if chosen.dask is None:
        yield None
        return
    with executor(chosen.dask) as cluster:
        try:
            yield cluster
        except WorkLost as error:
            raise WorkLost(f"{error}; {kept}") from error


def check_threads(chosen: argparse.Namespace) -> None:
    """Complain of a number of threads that does nothing."""
    if chosen.dask is not None and chosen.threads is not None:
        raise ValueError("--threads is for this machine and --dask for a cluster: choose one of them")
    if chosen.threads is not None and chosen.threads < 1:
        raise ValueError(f"--threads must be at least 1, not {chosen.threads}")


def bot_names(chosen: argparse.Namespace) -> tuple[str, ...]:
    """The bots, as they are named with commas between them."""
    return tuple(name.strip() for name in chosen.bots.split(","))


def seconds(text: str, option: str) -> float:
    """A time such as ``200ms``, ``10s`` or ``2m``, in seconds."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*(ms|s|m)", text.strip())
    if found is None or float(found[1]) == 0:
        raise ValueError(f"{option} is a time such as 200ms, 10s or 2m, not {text!r}")
    return float(found[1]) * {"ms": 0.001, "s": 1.0, "m": 60.0}[found[2]]
