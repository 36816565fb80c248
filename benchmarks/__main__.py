"""``python -m benchmarks``: measure everything, or what ``--only`` names, and print tables.

It fails if a ratio has fallen far below the one that was last recorded.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from benchmarks import environments, figures, pages, peers, ratios, report
from benchmarks.race import MeasurementError, MissingPeerError, Racer, Turn, best_of, race
from benchmarks.report import Figure, Target
from digsite.bots.policy import GREEDY, UNIFORM


@dataclass(frozen=True)
class Effort:
    """How long to measure."""

    turns: int  # of each racer
    seconds: float  # of each turn
    copies: int
    cold: int  # cold compiles
    warm: int  # warm starts
    thread_games: int
    repetitions: int


FULL = Effort(turns=9, seconds=0.6, copies=2_000_000, cold=2, warm=7, thread_games=60_000, repetitions=9)
QUICK = Effort(turns=3, seconds=0.2, copies=500_000, cold=1, warm=3, thread_games=20_000, repetitions=5)

Say = Callable[[str], None]  # what is being measured now


# 1. The race: decisions a second, ours and the peers'

WAYS = {"compiled": figures.compiled, "python": figures.stepped, "match": figures.match}
OURS = {f"{game}.{way}": partial(prepare, game) for game in figures.GAMES for way, prepare in WAYS.items()}
PEERS = {"catanatron": peers.catanatron, "hearts": peers.hearts, "backgammon": peers.backgammon}
POLICIES = {"search": UNIFORM, "guided": GREEDY}
SEARCHES = {
    f"{game}.{name}": partial(figures.search, game, policy)
    for game in figures.GAMES
    for name, policy in POLICIES.items()
}
SEARCH_PEERS = {"mcts": peers.mcts_backgammon, "ismcts": peers.ismcts_gin_rummy}
TOOLS = {  # ours in a tool, the peer there, and how many times as fast ours should be
    "pettingzoo": (environments.pettingzoo, peers.tictactoe, "tictactoe", (2.0, 1.7)),
    "gymnasium": (environments.gymnasium, peers.catanatron_gym, "catanatron_gym", (25.0, 25.0)),
    "openspiel": (environments.openspiel, peers.block_dominoes, "block_dominoes", (1.5, 1.2)),
}
ENVIRONMENTS = {f"{game}.{tool}": partial(TOOLS[tool][0], game) for tool in TOOLS for game in figures.GAMES}
TOOL_PEERS = {name: prepare for _, prepare, name, _ in TOOLS.values()}
BATCHES = {f"{game}.batch": partial(environments.batch, game, figures.PLAYERS) for game in figures.GAMES}
ENGINES = {f"{game}.engine": partial(figures.compiled, game) for game in figures.GAMES}
WAY_TITLES = {"compiled": "inside compiled code", "python": "stepped from Python", "match": "through Match"}
TITLES = {f"{game}.{way}": f"{game}, decisions {WAY_TITLES[way]}" for game in figures.GAMES for way in WAYS} | {
    "catanatron": "catanatron, random game for four",
    "hearts": "OpenSpiel hearts, from Python",
    "backgammon": "OpenSpiel backgammon, from Python",
    "pergamon.search": "pergamon, search, uniform playouts",
    "pergamon.guided": "pergamon, search, guided playouts",
    "thebes.search": "thebes, search, uniform playouts",
    "thebes.guided": "thebes, search, guided playouts",
    "mcts": "OpenSpiel MCTS on backgammon, C++",
    "ismcts": "OpenSpiel ISMCTS on gin rummy, C++",
    "tictactoe": "PettingZoo tictactoe, raw",
    "catanatron_gym": "catanatron_gym against its random player",
    "block_dominoes": "OpenSpiel block dominoes in Python, plies",
    **{f"{game}.pettingzoo": f"{game}, PettingZoo steps" for game in figures.GAMES},
    **{f"{game}.gymnasium": f"{game}, Gymnasium steps against uniform" for game in figures.GAMES},
    **{f"{game}.openspiel": f"{game}, OpenSpiel plies" for game in figures.GAMES},
    **{f"{game}.batch": f"{game}, batch with observations and masks" for game in figures.GAMES},
    **{f"{game}.engine": f"{game}, the engine in the same race as the batch" for game in figures.GAMES},
}
TARGETS = {
    "pergamon.compiled": Target(8_000_000),
    "pergamon.python": Target(250_000),
    "pergamon.match": Target(50_000),
    "thebes.compiled": Target(4_000_000),
    "thebes.python": Target(200_000),
    "thebes.match": Target(50_000),
    "pergamon.search": Target(60_000, ratios={"mcts": 50, "ismcts": 20}),
    "pergamon.guided": Target(25_000),
    "thebes.search": Target(30_000, ratios={"mcts": 50, "ismcts": 20}),
    "thebes.guided": Target(12_000),
    "pergamon.batch": Target(ratios={"pergamon.engine": 0.10}),
    "thebes.batch": Target(ratios={"thebes.engine": 0.14}),
    **{
        f"{game}.{tool}": Target(ratios={peer: least})
        for tool, (_, _, peer, wanted) in TOOLS.items()
        for game, least in zip(figures.GAMES, wanted, strict=True)
    },
}


Racers = Mapping[str, Callable[[], Racer]]


def race_figures(ours: Racers, theirs: Racers, wanted: Sequence[str], effort: Effort, say: Say) -> list[Figure]:
    """The figures of all racers that are wanted, with their ratios."""
    racers: dict[str, Racer] = {}
    missing: dict[str, str] = {}
    for name, prepare in {**ours, **theirs}.items():
        if name in wanted:
            say(f"{TITLES[name]}: preparing")
            try:
                racers[name] = prepare()
            except MissingPeerError as error:
                missing[name] = str(error)
    turns: dict[str, list[Turn]] = {name: [] for name in racers}
    say("the race: everybody warms up")
    for name, turn in race(racers, effort.turns, effort.seconds):
        turns[name].append(turn)
        say(f"the race, turn {len(turns[name])} of {effort.turns}: {TITLES[name]}")
    best = {name: best_of(taken) for name, taken in turns.items()}
    return [
        _race_figure(name, theirs, best)
        if name in best
        else Figure(name, TITLES[name], "/s", None, TARGETS.get(name), missing[name])
        for name in (*ours, *theirs)
        if name in wanted
    ]


def _race_figure(name: str, theirs: Racers, best: dict[str, Turn]) -> Figure:
    turn = best[name]
    is_search = name in SEARCHES or name in SEARCH_PEERS
    beside = "iterations" if is_search else f"{report.number(turn.games_per_second, 'games/s')}"
    if turn.played.draws:
        beside += f", {report.number(turn.actions_per_second, 'actions/s')} with chance's"
    figure = Figure(name, TITLES[name], "/s", turn.decisions_per_second, TARGETS.get(name), beside)
    if name in theirs:
        return figure
    ratios = {peer: turn.decisions_per_second / best[peer].decisions_per_second for peer in theirs if peer in best}
    return replace(figure, ratios=ratios)


# 2. The others: one at a time


def copy_figure(game: str, effort: Effort, say: Say) -> Figure:
    """A state copy."""
    say(f"{game}: copies of a state")
    seconds = figures.seconds_a_copy(game, effort.copies, effort.repetitions)
    target = Target(0.2, more_is_better=False)
    return Figure(f"{game}.copy", f"{game}, state copy, compiled", "µs", seconds * 1e6, target)


def threads_figure(game: str, effort: Effort, say: Say) -> Figure:
    """Two threads against one."""
    say(f"{game}: two threads against one")
    measured = figures.threads(game, effort.thread_games, effort.repetitions)
    rate = report.number(effort.thread_games / measured.two.wall_seconds, "games/s")
    beside = f"{rate} by the clock, results identical; {measured.speedup_undisturbed:.2f} × by CPU time"
    return Figure(f"{game}.threads", f"{game}, two threads against one", "", measured.speedup, Target(1.8), beside)


def warm_figure(game: str, effort: Effort, say: Say) -> Figure:
    """The warm start."""
    say(f"{game}: warm start")
    start = figures.warm_start(game, effort.warm)
    beside = f"by the clock, import digsite to first legal actions; {start.cpu:.2f} s of CPU time"
    target = Target(1.2, more_is_better=False)
    return Figure(f"{game}.warm", f"{game}, warm start", "s", start.wall, target, beside)


COLD = {"pergamon.cold": (("pergamon",), Target(20, more_is_better=False)), "cold": (figures.GAMES, Target(30, False))}


def cold_figure(name: str, effort: Effort, say: Say) -> Figure:
    """All that is compiled on a new machine, of one game or of both side by side."""
    games, target = COLD[name]
    runs = []
    for turn in range(effort.cold):
        say(f"{' and '.join(games)}: cold compile, turn {turn + 1} of {effort.cold}")
        runs.append(figures.cold_compile(*games))
    best = min(runs, key=lambda run: run.cpu)
    beside = f"all of digsite compile; {best.wall:.1f} s by the clock"
    return Figure(name, f"{' and '.join(games)}, cold compile", "s", best.cpu, target, beside)


SINGLES = {"copy": copy_figure, "threads": threads_figure, "warm": warm_figure}
SINGLE = {
    f"{game}.{name}": partial(figure_of, game) for game in figures.GAMES for name, figure_of in SINGLES.items()
} | {name: partial(cold_figure, name) for name in COLD}
RACED_PEERS = (*PEERS, *SEARCH_PEERS, *TOOL_PEERS, *ENGINES)
NAMES = (*OURS, *SEARCHES, *ENVIRONMENTS, *BATCHES, *SINGLE, *RACED_PEERS)


def measure(wanted: Sequence[str], effort: Effort, say: Say) -> Iterator[Figure]:
    """All wanted figures, in the order of the table."""
    raced = race_figures(OURS, PEERS, wanted, effort, say)
    raced += race_figures(SEARCHES, SEARCH_PEERS, wanted, effort, say)
    for tool, (_, prepare, peer, _) in TOOLS.items():
        ours = {name: racer for name, racer in ENVIRONMENTS.items() if name.endswith(tool)}
        raced += race_figures(ours, {peer: prepare}, wanted, effort, say)
    for game in figures.GAMES:
        batch, own = f"{game}.batch", f"{game}.engine"
        raced += race_figures({batch: BATCHES[batch]}, {own: ENGINES[own]}, wanted, effort, say)
    yield from (figure for figure in raced if figure.name not in RACED_PEERS)
    for name, figure_of in SINGLE.items():
        if name in wanted:
            yield figure_of(effort, say)
    yield from (figure for figure in raced if figure.name in RACED_PEERS)


def steps(wanted: Sequence[str], effort: Effort) -> int:
    """How many things ``measure`` says it is doing."""
    racers = sum(name not in SINGLE for name in wanted)
    singles = sum(name in SINGLE and name not in COLD for name in wanted)
    races = 2 + len(TOOLS) + len(BATCHES)
    return racers * (effort.turns + 1) + races + singles + sum(name in COLD for name in wanted) * effort.cold


# 3. The command


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report; 1 if a ratio has fallen too far or, with ``--strict``, a target is missed."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description="Measure digsite's speed beside its peers."
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to a file")
    parser.add_argument("--quick", action="store_true", help="shorter turns and fewer of them: about two minutes")
    parser.add_argument(
        "--only",
        action="append",
        choices=NAMES,
        metavar="NAME",
        help=f"one figure; may be repeated: {', '.join(NAMES)}",
    )
    parser.add_argument("--markdown", action="store_true", help="print the tables of README and docs as Markdown")
    parser.add_argument("--record", action="store_true", help="keep the ratios as those to compare with from now on")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a target is missed")
    chosen = parser.parse_args(arguments)
    effort = QUICK if chosen.quick else FULL
    wanted = chosen.only or NAMES
    measured: list[Figure] = []
    # The display is drawn between measurements only: one that refreshes itself would use up CPU time of this process.
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True) as progress:
        task = progress.add_task("starting", total=steps(wanted, effort))

        def say(what: str) -> None:
            progress.update(task, description=what, advance=1, refresh=True)

        try:
            measured.extend(measure(wanted, effort, say))
        except MeasurementError as error:
            progress.stop()
            print(f"benchmarks: {error}", file=sys.stderr)
            return 2
    if chosen.markdown:
        print(f"{pages.readme(measured)}\n\n{pages.docs(measured, RACED_PEERS)}".strip())
    else:
        console = Console()
        report.show(measured, RACED_PEERS, console if console.is_terminal else Console(width=160))
    if chosen.json is not None:
        report.write(measured, chosen.json)
    fallen = [] if chosen.record else ratios.falls(measured, ratios.recorded())
    for line in fallen:
        print(f"benchmarks: fallen by more than {ratios.MOST_OF_A_FALL:.0%}: {line}", file=sys.stderr)
    if chosen.record:
        ratios.record(measured)
    missed = [figure.name for figure in measured if figure.is_met is False]
    return 1 if fallen or (chosen.strict and missed) else 0


if __name__ == "__main__":
    sys.exit(main())
