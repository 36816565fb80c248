"""``digsite arena``: a tournament between bots, and a table of who is how strong."""

from __future__ import annotations

import argparse
import json
import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from contextlib import closing, contextmanager
from typing import Any

from rich.console import Console

from digsite.arena import parquet, plots
from digsite.arena.checkpoint import Checkpoint
from digsite.arena.outcome import Outcome, Result
from digsite.arena.plan import MOST_GAMES, Plan
from digsite.arena.results import Standing, Summary, as_json, labels, shortened_name, summary
from digsite.arena.tournament import bot_workers_for, prepare
from digsite.arena.tournament import run as play
from digsite.bots.external import STARTING_LIMIT
from digsite.cli.console import console, print_table, printable
from digsite.cli.main import STOPPED
from digsite.cli.options import (
    add_luck_and_threads,
    add_table_options,
    bot_names,
    check_threads,
    pool_of,
    seconds,
    table_options,
)
from digsite.cli.progress import bar, compile_bar, errors

BOTS = """the bots, with commas between them: ours by name (uniform, greedy, …), your own as ./mybot.py:MyBot or
package.module:MyBot. Fewer than players: the last one named takes all seats that are left. More: all combinations meet.
Results are counted for each name"""
PATIENCE = 3.0  # seconds without a word
NAME_WIDTH = 18  # so that a table for four fits into 80 columns
LEADERS_WIDTH = 36
MOST_COLUMNS = 8  # of the table of pairs


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("arena", help="let bots play a tournament and compare their strength")
    add_table_options(command, players=2)
    command.add_argument("--bots", required=True, metavar="A,B,…", help=" ".join(BOTS.split()))
    command.add_argument(
        "--games", type=int, default=100, metavar="N", help="how many games (default 100); rounded up to whole rounds"
    )
    command.add_argument(
        "--time", default="10s", metavar="LIMIT", help="longest time for a decision of your own bots (default 10s)"
    )
    add_luck_and_threads(command)
    command.add_argument("--out", metavar="FILE", help="write one row for each game to a .parquet file")
    command.add_argument(
        "--plot", action="append", default=[], metavar="FILE", help="draw the results: .html or .svg; may be repeated"
    )
    command.add_argument("--fresh", action="store_true", help="ignore saved progress and start over")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play the tournament, print what came of it and write the files."""
    plan, pictures = checked(chosen)
    games = plan.whole_rounds(chosen.games)
    if games != chosen.games:
        say(f"Playing {games:,} games instead of {chosen.games:,}: whole rounds, with every bot on every seat.")

    def tell(outcome: Outcome) -> None:
        found = summary(outcome)
        if chosen.out and not outcome.was_interrupted:
            parquet.save_tournament(outcome, chosen.out)
        for picture in pictures if not outcome.was_interrupted else []:
            plots.save(found, picture)
        if chosen.json:
            print(json.dumps(as_json(found), indent=2))
        elif outcome.results:
            print_summary(found, console())

    with pool_of(chosen) as pool:
        outcome = played(plan, games, chosen.threads, fresh=chosen.fresh, tell=tell, pool=pool)
    return STOPPED if outcome.was_interrupted else 0


def checked(chosen: argparse.Namespace) -> tuple[Plan, list[str]]:
    """The tournament that is asked for and the plots' files, if all of it can be done."""
    check_threads(chosen)
    limit = seconds(chosen.time, "--time")
    plan = Plan(chosen.game, chosen.players, bot_names(chosen), chosen.seed, table_options(chosen), limit)
    plan.check()
    if not 1 <= chosen.games <= MOST_GAMES:
        raise ValueError(f"--games: a tournament has 1 to {MOST_GAMES:,} games, not {chosen.games:,}")
    if chosen.out:
        parquet.check_path("--out", chosen.out)
    pictures = [part.strip() for named in chosen.plot for part in named.split(",")]
    for picture in pictures:
        plots.check_path("--plot", picture)
    return plan, pictures


def played(
    plan: Plan,
    games: int,
    threads: int | None,
    *,
    fresh: bool,
    tell: Callable[[Outcome], None] | None = None,
    pool: Executor | None = None,
) -> Outcome:
    """Play the games that an earlier run has not kept, with a bar; every game is kept as soon as it is over.

    The games are kept until ``tell`` has told of them, so that none is lost if a file cannot be written.
    """
    with closing(bot_workers_for(plan)) as bot_workers:
        with compile_bar() as compiling:
            sources = prepare(plan, bot_workers, compiling, loading)
        checkpoint = Checkpoint(plan, sources, fresh=fresh)
        told_of = None
        try:
            known = [result for result in checkpoint.results if result.number < games]
            if known:
                say(f"Resuming after {len(known):,} games; --fresh starts over.")
            with standing_bar(plan, games, known) as show:

                def told(result: Result) -> None:
                    checkpoint.add(result)
                    show(result)

                outcome = play(plan, games, threads, known, told, sources, pool)
            if tell is not None:
                tell(outcome)
            told_of = None if outcome.was_interrupted else games
        finally:
            checkpoint.close(needed=told_of)
    if outcome.was_interrupted:
        say(f"Stopped: {len(outcome.results):,} of {games:,} games are kept, and the same command resumes from there.")
    return outcome


@contextmanager
def loading(name: str) -> Iterator[None]:
    """Say so if the import of a user's bot takes long."""
    timer = threading.Timer(
        PATIENCE, say, [f"{name} is still being loaded, for {STARTING_LIMIT:g} s at most. Ctrl-C stops."]
    )
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def say(line: str) -> None:
    """Tell something that is not a result."""
    errors.print(printable(line), soft_wrap=True)


@contextmanager
def standing_bar(plan: Plan, games: int, known: list[Result]) -> Iterator[Callable[[Result], None]]:
    """A bar with the games played and the share of victories of each bot so far."""
    won: defaultdict[str, float] = defaultdict(float)
    sat: Counter[str] = Counter()

    def count(result: Result) -> None:
        for name, share in zip(result.bots, result.shares, strict=True):
            won[name] += share
            sat[name] += 1

    for result in known:
        count(result)
    with bar() as progress:
        task = progress.add_task(leaders(won, sat) or f"Playing {plan.game}", total=games, completed=len(known))

        def show(result: Result) -> None:
            count(result)
            progress.update(task, advance=1, description=leaders(won, sat))

        yield show


def leaders(won: Mapping[str, float], sat: Mapping[str, int]) -> str:
    """The best bots so far and their shares of victories, as many as fit beside a bar."""
    rates = sorted(((won[name] / sat[name], name) for name in sat), reverse=True)
    told = ""
    for rate, name in rates:
        more = f"{', ' if told else ''}{printable(shortened_name(name, 14))} {rate:.0%}"
        if len(told) + len(more) > LEADERS_WIDTH:
            return f"{told}, …"
        told += more
    return told


# The result as tables


def print_summary(found: Summary, out: Console) -> None:
    """The result for people."""
    plan = found.plan
    if found.was_interrupted:
        out.print(f"Interrupted: this is what {found.games:,} games gave.")
    print_strengths(found, out)
    print_seats(found, out)
    if len(found.standings) > 2:
        print_pairs(found, out)
    out.print(f"A fair share of victories is {1 / plan.players:.1%}. Intervals hold with 95 %.")
    print_forfeits(found, out)


def print_strengths(found: Summary, out: Console) -> None:
    """Who is how strong."""
    plan = found.plan
    rows = []
    for one, name in _named(found):
        low, high = one.wins.interval
        rows.append(
            (
                name,
                f"{one.games:,}",
                f"{one.wins.rate:.1%}",
                f"{100 * low:.1f}–{high:.1%}",
                f"{one.rating.mu:.1f}",
                f"{one.rating.interval[1] - one.rating.mu:.1f}",
                f"{one.scores.mean:.1f}" if one.scores.games else "–",
                f"{one.scores.deviation:.1f}" if one.scores.games else "–",
            )
        )
    title = f"{plan.game}: {found.games:,} games, {plan.players} players, seed {plan.seed}"
    print_table(out, ("bot", "games", "won", "interval", "rating", "±", "score", "spread"), rows, title)


def print_seats(found: Summary, out: Console) -> None:
    """What is won on each seat, and how long was thought about a decision."""
    seats = [f"P{seat + 1}" for seat in range(found.plan.players)]
    rows = []
    for one, name in _named(found):
        rates = [f"{rate.rate:.0%}" if rate.of else "–" for rate in one.by_seat]
        clock = one.clock
        times = [told_time(each) if clock.count else "–" for each in (clock.mean, clock.quantile(0.95), clock.longest)]
        rows.append([name, *rates, f"{clock.count:,}", *times])
    rows.append(["all", *(f"{seat.rate:.1%}" for seat in found.seats)])
    halves = [(high - low) / 2 for low, high in (seat.interval for seat in found.seats)]
    rows.append(["  ±", *(f"{half:.1%}" for half in halves)])
    title = "victories by seat, and time for a decision"
    print_table(out, ("bot", *seats, "decisions", "mean", "95%", "longest"), rows, title)


def print_pairs(found: Summary, out: Console) -> None:
    """How often the bot of a row had a better place than the bot of a column."""
    shown = _named(found)[:MOST_COLUMNS]
    left_out = len(found.standings) - len(shown)
    title = "better placed than" + (f" (the {left_out} weakest bots left out)" if left_out else "")
    rows = []
    for index, (one, name) in enumerate(shown):
        rates = [found.pairs.get((one.bot, other.bot)) for other, _ in shown]
        rows.append([f"{index + 1} {name}", *(f"{rate.rate:.0%}" if rate else "·" for rate in rates)])
    print_table(out, ("bot", *(str(index + 1) for index in range(len(shown)))), rows, title)


def print_forfeits(found: Summary, out: Console) -> None:
    """Which games were lost without being played to the end: how many, and the first of each kind."""
    for one, name in _named(found):
        if not one.forfeits:
            continue
        kinds = Counter(forfeit.kind for _, forfeit in one.forfeits)
        counts = ", ".join(f"{count:,} {kind}" for kind, count in kinds.most_common())
        out.print(f"\n{name} forfeited {len(one.forfeits):,} of its {one.games:,} games: {counts}. The first of each:")
        for kind in kinds:
            game, forfeit = next((game, forfeit) for game, forfeit in one.forfeits if forfeit.kind == kind)
            where = f"game {game.number}, seed {game.seed}, seat P{forfeit.seat + 1}, ply {forfeit.ply}"
            out.print(f"  {kind} ({where}): {printable(forfeit.message)}", soft_wrap=True)


def told_time(seconds: float) -> str:
    """A time in three figures at most."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.0f} µs"


def _named(found: Summary) -> list[tuple[Standing, str]]:
    names = labels(found, NAME_WIDTH)
    return [(one, printable(names[one.bot])) for one in found.standings]
