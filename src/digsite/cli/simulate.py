"""``digsite simulate``: games between bots by the thousand, and a table of what came of them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from digsite.arena import parquet
from digsite.arena.parquet import GameFiles
from digsite.arena.simulate import RowWriter, Simulation, SimulationLost, check_simulation, simulate
from digsite.arena.stats import QUANTILES, as_json, lengths_of, scores_of
from digsite.cli.console import console, print_table
from digsite.cli.main import STOPPED
from digsite.cli.options import (
    add_luck_and_threads,
    add_table_options,
    bot_names,
    check_threads,
    pool_of,
    table_options,
)
from digsite.cli.progress import bar, compile_bar


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("simulate", help="play many games between bots and count the results")
    add_table_options(command)
    command.add_argument("--games", type=int, default=10_000, metavar="N", help="how many games (default 10000)")
    command.add_argument("--bots", default="uniform", metavar="A,B,…", help="one bot for all seats, or one per seat")
    add_luck_and_threads(command)
    command.add_argument("--out", metavar="FILE", help="write one row for each game to a .parquet file")
    command.add_argument("--decisions", metavar="FILE", help="write one row for each decision to a .parquet file")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Simulate and print."""
    check_threads(chosen)
    lost = None
    with files_of(chosen) as writer, pool_of(chosen) as pool:
        try:
            done = with_progress(
                chosen.game,
                chosen.players,
                chosen.games,
                bot_names(chosen),
                chosen.seed,
                chosen.threads,
                table_options(chosen),
                writer,
                pool,
            )
        except SimulationLost as error:
            done, lost = error.partial, error
    if not done.tally.games:
        raise lost or KeyboardInterrupt
    if chosen.json:
        print(json.dumps(as_json(done), indent=2))
    else:
        print_result(done, console())
    if lost is not None:
        raise lost
    return STOPPED if done.was_interrupted else 0


@contextmanager
def files_of(chosen: argparse.Namespace) -> Iterator[GameFiles | None]:
    """The files that were asked for, if any; they can be read even if the simulation is interrupted."""
    for option, path in (("--out", chosen.out), ("--decisions", chosen.decisions)):
        if path:
            parquet.check_path(option, path)
    if not chosen.out and not chosen.decisions:
        yield None
        return
    if chosen.out and chosen.decisions and Path(chosen.out).resolve() == Path(chosen.decisions).resolve():
        raise ValueError("--out and --decisions need two files, not twice the same")
    options = table_options(chosen)
    check_simulation(chosen.game, chosen.players, chosen.games, bot_names(chosen), chosen.seed, options)
    facts = {"options": options, "bots": list(bot_names(chosen)), "seed": chosen.seed}
    with closing(GameFiles(chosen.game, chosen.players, facts, chosen.out, chosen.decisions)) as files:
        yield files


def with_progress(
    game: str,
    players: int,
    games: int,
    bots: tuple[str, ...],
    seed: int,
    threads: int | None,
    options: dict[str, object],
    writer: RowWriter | None = None,
    pool: Executor | None = None,
) -> Simulation:
    """Simulate with a bar for compiling, if that is due, and one for the games."""
    with compile_bar() as compiling, bar() as progress:
        task = progress.add_task(f"Playing {game}", total=games, start=False)

        def report(tally: Any) -> None:
            progress.start_task(task)
            progress.update(task, completed=tally.games)

        return simulate(game, players, games, bots, seed, threads, options, report, compiling, writer, pool)


def print_result(done: Simulation, out: Console) -> None:
    """The result as tables."""
    tally = done.tally
    if done.was_interrupted:
        out.print(f"Interrupted: this is what the first {tally.games:,} games gave.")
    title = f"{done.game}: {tally.games:,} games, {done.players} players, seed {done.seed}"
    results = ("won", "shared") if done.players > 1 else ()  # who plays alone scores, and wins nothing
    columns = ("seat", "bot", "score", "spread", *(f"{quantile:.0%}" for quantile in QUANTILES), *results)
    rows = []
    for seat in range(done.players):
        score = scores_of(tally, seat)
        shares = (f"{count / tally.games:.1%}" for count in (tally.wins[seat], tally.shared_wins[seat]))
        rows.append(
            (
                f"P{seat + 1}",
                done.bots[seat],
                f"{score.mean:.2f}",
                f"{score.deviation:.2f}",
                *(str(quantile) for quantile in score.quantiles),
                *(shares if results else ()),
            )
        )
    print_table(out, columns, rows, title, names=2)
    length = lengths_of(tally)
    out.print(
        f"A game takes {length.mean:.1f} decisions (spread {length.deviation:.1f}, {length.least} to {length.most}) "
        f"and {tally.plies / tally.games - length.mean:.1f} draws."
    )
    rate = tally.decisions / done.cpu_seconds if done.cpu_seconds else float("inf")
    out.print(
        f"{tally.decisions:,} decisions in {done.cpu_seconds:.2f} s of processor time: {rate:,.0f} a second "
        f"({done.wall_seconds:.2f} s by the clock)."
    )
