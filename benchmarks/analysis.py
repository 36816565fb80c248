"""``python -m benchmarks.analysis``: how long an analysis takes, how sure its grades are, and whether it finds skill.

Every figure on the page ``docs/analysis.md`` is measured here. ``kept`` knows which results are still true.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean, quantiles, stdev
from typing import Any

from benchmarks import analysis_page
from benchmarks.kept import PACKAGE, Results, Table, Task, by_processor_time, key_of, run
from benchmarks.pages import renewed
from digsite.arena.results import Rate
from digsite.bots.bot import bot
from digsite.bots.mcts.budget import Budget
from digsite.cli.progress import bar
from digsite.core.journal import Journal
from digsite.match import Match
from digsite.study.analysis import DEPTH, Settings, analyse
from digsite.study.decisions import DecisionPoint, compute_all, judge, read_record
from digsite.study.findings import PlayerAnalysed
from digsite.study.grades import grade
from digsite.study.values import candidates, error_between
from digsite.work import executor

PAGE = Path(__file__).parent.parent / "docs" / "analysis.md"
FIGURES = PAGE.with_suffix(".json")
SEED = 1907
GAMES = ("pergamon", "thebes")


def played(game: str, bots: Sequence[str], seed: int) -> Journal:
    """A game between bots."""
    match = Match(game, len(bots), seed=seed)
    players = [bot(by_processor_time(name, game), seed * len(bots) + seat) for seat, name in enumerate(bots)]
    while not match.over:
        match.play(players[match.mover].choose(match))
    return match.journal


def each(title: str, count: int) -> Any:
    """The numbers of some games, with a bar."""
    with bar() as progress:
        yield from progress.track(range(count), description=title)


# 1. Time

TABLE = ("level4", "level3", "level2")


def times(game: str) -> dict[str, Any]:
    """How long an analysis of a game for three takes on all cores of this machine."""
    record = played(game, TABLE, SEED)
    analyse(record, Settings(depth=100))  # whatever must be compiled or loaded
    start, cpu = time.perf_counter(), time.process_time()
    found = analyse(record)
    return {
        "seconds": time.perf_counter() - start,
        "cpu_seconds": time.process_time() - cpu,
        "cores": os.cpu_count(),
        "decisions": len(found["decisions"]),
    }


# 2. Agreement with a deeper search

DEEPER = 10
AGREEMENT_GAMES = 2
CLEAR = 0.05  # the best action is clear if every other one costs so much of the chance to win, beyond doubt
BEYOND_DOUBT = 2.0  # standard errors


def agreement(game: str) -> dict[str, Any]:
    """How often a search that is ten times as deep gives the same grade."""
    pairs: list[tuple[bool, str, str]] = []
    for number in each(f"Grading {game} twice", AGREEMENT_GAMES):
        record = read_record(played(game, TABLE, SEED + number))
        with executor() as pool:
            pairs += compute_all(pool, graded_twice, record.decisions)
    clear = [(one, other) for is_clear, one, other in pairs if is_clear]
    every = [(one, other) for _, one, other in pairs]
    return {name: Rate(same(found), len(found)).as_json() for name, found in (("clear", clear), ("all", every))}


def graded_twice(point: DecisionPoint) -> tuple[bool, str, str]:
    """Whether the best action is clear, and the two grades of what was chosen."""
    shallow = judge(point, Budget(iterations=DEPTH), SEED)
    deep = judge(point, Budget(iterations=DEEPER * DEPTH), SEED + 1)
    return is_clear(point), grade(shallow.cost, shallow.stakes), grade(deep.cost, deep.stakes)


def is_clear(point: DecisionPoint) -> bool:
    """Whether a deep search is sure of one best action."""
    mover = point.position.mover
    best, *others = candidates(point.position, Budget(iterations=DEEPER * DEPTH // 2), 3, SEED + 2)
    return all(
        best.wins[mover] - other.wins[mover] > max(CLEAR, BEYOND_DOUBT * error_between(best, other, mover))
        for other in others
    )


def same(pairs: Sequence[tuple[str, str]]) -> int:
    return sum(one == other for one, other in pairs)


# 3. Luck and skill

UNEQUAL = {"pergamon": ("level4", "level3"), "thebes": ("level3", "level2")}
SKILL_GAMES = 200
SKILL_DEPTH = 4000
SIGNS: dict[str, Callable[[PlayerAnalysed], float]] = {
    "skill_points": lambda player: player["scores"]["own"],
    "skill_wins": lambda player: player["wins"]["own"],
    "accuracy": lambda player: player["accuracy"],
    "luck_points": lambda player: player["scores"]["luck"],
}


def skill(game: str) -> dict[str, Any]:
    """How often the final score, and how often the skill in it, tells which bot is the stronger one.

    Two games with the same draws, each bot once on each seat. Equal numbers count a half.
    """
    right = dict.fromkeys(["score", *SIGNS], 0.0)
    for number in each(f"Luck and skill in {game}", SKILL_GAMES):
        strong = number % 2
        bots = UNEQUAL[game] if strong == 0 else UNEQUAL[game][::-1]
        found = analyse(played(game, bots, SEED + number // 2), Settings(SKILL_DEPTH, with_reasons=False))
        right["score"] += is_above(found["final_scores"][strong], found["final_scores"][1 - strong])
        for name, sign in SIGNS.items():
            right[name] += is_above(sign(found["players"][strong]), sign(found["players"][1 - strong]))
    return {name: Rate(won, SKILL_GAMES).as_json() for name, won in right.items()}


def is_above(one: float, other: float) -> float:
    return 0.5 if one == other else float(one > other)


# 4. Accuracy of bots

LADDER = ("uniform", "level1", "level3", "level5")
OPPONENT = "level3"
LADDER_GAMES = 50  # of each bot
LADDER_DEPTH = 2000


def ladder(game: str) -> dict[str, Any]:
    """The accuracy of bots of known strength against the same opponent, on each seat in half of the games."""
    found: dict[str, list[float]] = {name: [] for name in LADDER}
    for number in each(f"Accuracy in {game}", LADDER_GAMES):
        seat = number % 2
        for name, accuracies in found.items():
            bots = (name, OPPONENT) if seat == 0 else (OPPONENT, name)
            analysis = analyse(played(game, bots, SEED + number // 2), Settings(LADDER_DEPTH, with_reasons=False))
            accuracies.append(analysis["players"][seat]["accuracy"])
    return {name: spread_of(accuracies) for name, accuracies in found.items()}


def spread_of(accuracies: Sequence[float]) -> dict[str, float]:
    """The mean with its standard error, and the quartiles."""
    low, median, high = quantiles(accuracies, n=4)
    return {
        "mean": fmean(accuracies),
        "error": stdev(accuracies) / len(accuracies) ** 0.5,
        "low": low,
        "median": median,
        "high": high,
        "games": len(accuracies),
    }


# 5. The command

SETTINGS: dict[str, dict[str, Any]] = {
    "times": {"depth": DEPTH, "bots": list(TABLE), "seed": SEED},
    "agreement": {"depth": DEPTH, "deeper": DEEPER, "games": AGREEMENT_GAMES, "clear": CLEAR, "seed": SEED},
    "skill": {"depth": SKILL_DEPTH, "games": SKILL_GAMES, "seed": SEED},
    "accuracy": {
        "depth": LADDER_DEPTH,
        "games": LADDER_GAMES,
        "bots": list(LADDER),
        "opponent": OPPONENT,
        "seed": SEED,
    },
}
MEASURED: dict[str, Callable[[str], dict[str, Any]]] = {
    "times": times,
    "accuracy": ladder,
    "agreement": agreement,
    "skill": skill,
}
ANALYSING = tuple(PACKAGE / "study" / f"{name}.py" for name in ("analysis", "decisions", "grades", "luck", "values"))
SAMPLE_BOTS = ("mcts:300", "level4", "level3")
SAMPLE_SEEDS = range(SEED, SEED + 2)
SAMPLE_DEPTH = 400


def tasks() -> dict[str, Task]:
    """All that is measured, by name."""
    return {f"{kind}.{game}": task(kind, game) for kind in MEASURED for game in GAMES}


def task(kind: str, game: str) -> Task:
    """One of them. How it is measured belongs to the settings; times have no sample."""
    settings = SETTINGS[kind] | ({"unequal": list(UNEQUAL[game])} if kind == "skill" else {})
    sample = tuple(Table(game, SAMPLE_BOTS, seed) for seed in SAMPLE_SEEDS) if kind != "times" else ()
    how = {**settings, "how": key_of([Path(__file__)])}
    return Task(how, (game,), sample, partial(MEASURED[kind], game), ANALYSING, findings)


def findings(game: Journal) -> str:
    """All that an analysis says of a game in figures, to the last digit."""
    found = analyse(game, Settings(SAMPLE_DEPTH, with_reasons=False))
    return json.dumps({name: found[name] for name in ("players", "decisions", "values")}, sort_keys=True)


def results() -> Results:
    """What is known by now."""
    return Results(FIGURES, tasks())


def page(known: Results) -> str:
    """The page with its measured part renewed."""
    figures = {name: {**found, "settings": known.tasks[name].settings} for name, found in known.fresh().items()}
    return renewed(PAGE.read_text(encoding="utf-8"), analysis_page.HEADING, analysis_page.measured(figures))


def write_page() -> None:
    PAGE.write_text(page(results()), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(run("analysis", results(), write_page))
