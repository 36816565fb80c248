"""``digsite simulate``: games between bots by the thousand, and a table of what came of them."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from digsite.arena.simulate import Simulation, simulate
from digsite.arena.stats import QUANTILES, as_json, lengths_of, scores_of
from digsite.cli.options import add_table_options, table_options
from digsite.cli.progress import bar, compile_bar


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("simulate", help="play many games between bots and count the results")
    add_table_options(command)
    command.add_argument("--games", type=int, default=10_000, metavar="N", help="how many games (default 10000)")
    command.add_argument("--bots", default="uniform", metavar="A,B,…", help="one bot for all seats, or one for each")
    command.add_argument("--seed", type=int, default=0, metavar="N", help="equal seeds give equal results (default 0)")
    command.add_argument("--threads", type=int, metavar="N", help="how many threads (default: one for each core)")
    command.add_argument("--json", action="store_true", help="print the result as JSON")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Simulate and print."""
    if chosen.threads is not None and chosen.threads < 1:
        raise ValueError(f"--threads must be at least 1, not {chosen.threads}")
    done = with_progress(
        chosen.game,
        chosen.players,
        chosen.games,
        tuple(name.strip() for name in chosen.bots.split(",")),
        chosen.seed,
        chosen.threads,
        table_options(chosen),
    )
    if done.was_interrupted and not done.tally.games:
        raise KeyboardInterrupt
    if chosen.json:
        print(json.dumps(as_json(done), indent=2))
    else:
        print_result(done, Console())
    return 0


def with_progress(
    game: str,
    players: int,
    games: int,
    bots: tuple[str, ...],
    seed: int,
    threads: int | None,
    options: dict[str, object],
) -> Simulation:
    """Simulate with a bar for compiling, if that is due, and one for the games."""
    with compile_bar() as compiling, bar() as progress:
        task = progress.add_task(f"Playing {game}", total=games, start=False)

        def report(tally: Any) -> None:
            progress.start_task(task)
            progress.update(task, completed=tally.games)

        return simulate(game, players, games, bots, seed, threads, options, report, compiling)


def print_result(done: Simulation, console: Console) -> None:
    """The result as tables."""
    tally = done.tally
    if done.was_interrupted:
        console.print(f"Interrupted: this is what the first {tally.games:,} games gave.")
    title = f"{done.game}: {tally.games:,} games, {done.players} players, seed {done.seed}"
    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    quantiles = (f"{quantile:.0%}" for quantile in QUANTILES)
    for name in ("seat", "bot", "score", "spread", *quantiles, "won", "shared"):
        table.add_column(name, justify="left" if name in ("seat", "bot") else "right", no_wrap=True)
    for seat in range(done.players):
        score = scores_of(tally, seat)
        wins, shared = tally.wins[seat], tally.shared_wins[seat]
        table.add_row(
            f"P{seat + 1}",
            done.bots[seat],
            f"{score.mean:.2f}",
            f"{score.deviation:.2f}",
            *(str(quantile) for quantile in score.quantiles),
            f"{wins / tally.games:.1%}",
            f"{shared / tally.games:.1%}",
        )
    console.print(table)
    length = lengths_of(tally)
    console.print(
        f"A game takes {length.mean:.1f} decisions (spread {length.deviation:.1f}, {length.least} to {length.most}) "
        f"and {tally.plies / tally.games - length.mean:.1f} draws."
    )
    rate = tally.decisions / done.cpu_seconds if done.cpu_seconds else float("inf")
    console.print(
        f"{tally.decisions:,} decisions in {done.cpu_seconds:.2f} s of processor time: {rate:,.0f} a second "
        f"({done.wall_seconds:.2f} s by the clock)."
    )
