"""``python -m benchmarks.strength``: how strong the bots are, and what they teach about the games.

Everything on the page ``docs/strength.md`` is measured here and in ``lessons``: the contests by the arena, which goes
on where it was stopped, the lessons by simulations and searches. ``kept`` knows which results are still true.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks import lessons, strength_page
from benchmarks.kept import Results, Table, Task, by_processor_time, run, time_of
from digsite.arena.plan import Plan
from digsite.arena.results import as_json, summary
from digsite.bots.bot import POLICIES
from digsite.cli.arena import played

PAGE = Path(__file__).parent.parent / "docs" / "strength.md"
FIGURES = PAGE.with_suffix(".json")
SEED = 1903
GAMES = ("pergamon", "thebes")

# 1. Contests


@dataclass(frozen=True)
class Contest:
    """One bot against another, which takes all other seats; and how often it should win."""

    game: str
    players: int
    bots: tuple[str, str]
    games: int
    bar: float

    @property
    def entrants(self) -> tuple[str, ...]:
        """The bots as they play here."""
        return tuple(by_processor_time(name, self.game) for name in self.bots)

    def settings(self) -> dict[str, Any]:
        """What a result depends on, beside the code."""
        return {
            "game": self.game,
            "players": self.players,
            "bots": list(self.entrants),
            "games": self.games,
            "seed": SEED,
        }

    def sample(self) -> tuple[Table, ...]:
        """The first games of the contest, with counted iterations where it allows time."""
        bots = tuple(f"mcts:{SAMPLE_ITERATIONS}" if time_of(name, self.game) else name for name in self.bots)
        plan = Plan(self.game, self.players, bots, SEED)
        games = plan.whole_rounds(SAMPLE_AT_ONCE if set(bots) <= set(POLICIES) else SAMPLE_THINKING)
        return tuple(Table(self.game, pairing.bots, pairing.seed) for pairing in map(plan.pairing, range(games)))

    def measure(self) -> dict[str, Any]:
        """Play the contest, or what is missing of it."""
        plan = Plan(self.game, self.players, self.entrants, SEED)
        plan.check()
        outcome = played(plan, plan.whole_rounds(self.games), None, fresh=False)
        if outcome.was_interrupted:
            raise KeyboardInterrupt
        return as_json(summary(outcome))


# Games of a sample: enough to notice a changed rule, strategy or search within a minute
SAMPLE_AT_ONCE = 400
SAMPLE_THINKING = 12
SAMPLE_ITERATIONS = 1000

GREEDY_BAR, GREEDY_GAMES = 0.99, 2000
STEP_BAR = {"pergamon": 0.65, "thebes": 0.60}  # how often a level should beat the one below it
STEP_GAMES = {
    2: {"pergamon": 2000, "thebes": 2000},
    3: {"pergamon": 2000, "thebes": 2000},
    4: {"pergamon": 400, "thebes": 400},
    5: {"pergamon": 90, "thebes": 36},
}
# How often level 5 should beat greedy players, and in how many games. A game of level 5 costs 13 to 21 s of processor
# time, so there are about as many as it takes to clear the bar at the rates of earlier contests.
STRONG = {
    ("pergamon", 2): (0.90, 120),
    ("pergamon", 3): (0.75, 30),
    ("pergamon", 4): (0.65, 52),
    ("thebes", 2): (0.80, 140),
    ("thebes", 3): (0.65, 60),
    ("thebes", 4): (0.55, 300),
}


def contests() -> dict[str, Contest]:
    """All contests by name."""
    found = {f"{game}.greedy": Contest(game, 2, ("greedy", "uniform"), GREEDY_GAMES, GREEDY_BAR) for game in GAMES}
    for (game, players), (bar, games) in STRONG.items():
        found[f"{game}.strong{players}"] = Contest(game, players, ("level5", "greedy"), games, bar)
    for level, games_of in STEP_GAMES.items():
        for game, games in games_of.items():
            bots = (f"level{level}", f"level{level - 1}")
            found[f"{game}.level{level}"] = Contest(game, 2, bots, games, STEP_BAR[game])
    return found


# 2. The command


def tasks() -> dict[str, Task]:
    """All that is measured, by name; level 5 takes hours and comes last."""
    found = {
        name: Task(contest.settings(), (contest.game,), contest.sample(), contest.measure)
        for name, contest in contests().items()
    }
    slow = {name for name, contest in contests().items() if contest.entrants != contest.bots}
    return dict(sorted({**found, **lessons.tasks()}.items(), key=lambda item: item[0] in slow))


def results() -> Results:
    """What is known by now."""
    return Results(FIGURES, tasks())


def write_page() -> None:
    PAGE.write_text(strength_page.page(results().fresh(), contests()), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(run("strength", results(), write_page))
