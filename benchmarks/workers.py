"""``python -m benchmarks.workers``: how much work a core gets done for 1, 2 and 4 workers, here and on a cluster.

Measured in processor time, so that other programs matter little: the games themselves, and what handing out units takes
beside them. ``--write`` renews the last section of docs/howto/cluster.md: the result, and what follows for more
machines.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from benchmarks.pages import renewed
from digsite.arena.simulate import Chunk, play_chunk
from digsite.bots.bot import policy
from digsite.core import engine
from digsite.work import Cluster, Threads, spread

WORKERS = (1, 2, 4)
GAMES = ("pergamon", "thebes")
UNITS, GAMES_A_UNIT = 8, 20_000
WARM_UP = 3  # units for each worker: one is not enough, the second still costs a second beside its work
PAGE = Path(__file__).parent.parent / "docs" / "howto" / "cluster.md"
HEADING = "## How much it brings\n"


@dataclass(frozen=True)
class Row:
    """One measurement."""

    where: str
    game: str
    workers: int
    units: int
    games: int
    seconds: float  # of processor time, in the units
    beside: float  # of the workers' processor time, outside of the units
    handing: float  # of the processor time of the process that hands out units, and of the scheduler

    @property
    def rate(self) -> float:
        """Games a second and core."""
        return self.games / (self.seconds + self.beside)


def measure(where: str, game: str, workers: int) -> Row:
    """Simulate games for three by chance, on threads or on a cluster of this machine."""
    options = (0,) * len(engine.best(game).game.about.options)
    policies = (policy("uniform"),) * 3
    units = [Chunk(game, 3, options, policies, 1, GAMES_A_UNIT * unit, GAMES_A_UNIT) for unit in range(UNITS)]
    with places(where, workers) as (pool, cpu):
        list(spread(pool, play_chunk, WARM_UP * units[:workers]))  # everybody has loaded compiled code, and more
        own, theirs = cpu()
        seconds = sum(played.cpu_seconds for _, played in spread(pool, play_chunk, units))
        own_after, theirs_after = cpu()
    if where == "threads":  # all is done by one process
        return Row(where, game, workers, UNITS, UNITS * GAMES_A_UNIT, seconds, own_after - own - seconds, 0.0)
    beside = theirs_after - theirs - seconds
    return Row(where, game, workers, UNITS, UNITS * GAMES_A_UNIT, seconds, beside, own_after - own)


@contextmanager
def places(where: str, workers: int) -> Iterator[tuple[Executor, Any]]:
    """Where units run, and a function that tells the processor time of all processes that take part."""
    if where == "threads":
        with Threads(workers) as pool:
            yield pool, lambda: (time.process_time(), 0.0)
        return
    from distributed import Client, LocalCluster

    with (
        LocalCluster(
            workers, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=logging.CRITICAL
        ) as cluster,
        Client(cluster) as client,
    ):
        yield Cluster(client), lambda: (time.process_time(), sum(client.run(time.process_time).values()))


def table(rows: list[Row]) -> str:
    """The measurements as Markdown; speeds also as parts of the first row of each game."""
    head = ("where", "game", "workers", "games/s and core", "of one thread", "beside a unit", "handing out a unit")
    lines = [f"| {' | '.join(head)} |", "|---|---|--:|--:|--:|--:|--:|"]
    for row in rows:
        [first, *_] = [one for one in rows if one.game == row.game]
        beside, handing = (f"{1000 * seconds / row.units:.0f} ms" for seconds in (row.beside, row.handing))
        times = (beside, "" if row.where == "threads" else handing)
        cells = (row.where, row.game, row.workers, f"{row.rate:,.0f}", f"{row.rate / first.rate:.2f}", *times)
        lines.append(f"| {' | '.join(map(str, cells))} |".replace("|  |", "| |"))
    return "\n".join(lines)


# The page


def section(rows: list[Row], when: str, load: float) -> str:
    """The last section of the page: the table, the model, and what it gives with the worst of these figures."""
    cluster = [row for row in rows if row.where == "cluster" and row.workers == max(WORKERS)]
    beside = max(row.beside / row.units for row in cluster)
    handing = max(row.handing / row.units for row in cluster)
    short, long = (model(work, beside, handing) for work in (1.0, 5.0))
    return f"""{HEADING}
Random games for three in units of {GAMES_A_UNIT:,}, in processor time, so that other programs matter little. Measured
on {when} on {os.cpu_count()} cores at a load of {load:.0f}; `python -m benchmarks.workers --write` measures again and
renews this section. *Beside a unit* is what a worker spends around it; *handing out* is what your process and the
scheduler spend.

{table(rows)}

On one machine a core gets the same done however many workers there are. On a cluster each unit costs something beside
its work: heartbeats, and what it takes to send it. For **N machines of c cores** we reckon with

- a unit of *w* seconds of work, *b* seconds beside it and *h* seconds to hand it out: **N · c · w / (w + b)** times one
  core,
- as long as one process can hand out units that fast: at most **(w + b) / h** workers.

With the worst figures for {max(WORKERS)} workers above (b = {beside:.2f} s, h = {handing:.2f} s): units of a second, as
in a long simulation or an analysis, give {short[0]:.2f} of each core, for up to {short[1]} workers; units of five
seconds, a game between strong bots, {long[0]:.2f} of each core for up to {long[1]}. This is a model: more than one
machine was not measured.
"""


def model(work: float, beside: float, handing: float) -> tuple[float, int]:
    """What a unit of so many seconds leaves of a core on a cluster, and for how many workers."""
    return work / (work + beside), int((work + beside) / handing)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.workers", description="Measure work on 1, 2, 4 workers."
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the measurements to a file")
    parser.add_argument("--write", action="store_true", help="renew the section of docs/howto/cluster.md")
    chosen = parser.parse_args()
    rows = [measure(where, game, workers) for game in GAMES for where in ("threads", "cluster") for workers in WORKERS]
    print(table(rows))
    if chosen.write:
        page = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(
            renewed(page, HEADING, section(rows, date.today().isoformat(), os.getloadavg()[0])), encoding="utf-8"
        )
    if chosen.json is not None:
        chosen.json.write_text(json.dumps([vars(row) for row in rows], indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
