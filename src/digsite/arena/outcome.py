"""What came of a tournament: one result for each game, as it is logged, written to files and summed up."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from digsite.arena.plan import Plan

BINS_PER_DECADE = 100  # of thinking times; neighbours differ by a fortieth


@dataclass
class Clock:
    """How long a bot thought over its decisions: count, sum and longest exactly, the others in narrow bins."""

    count: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    bins: dict[int, int] = field(default_factory=dict)

    def add(self, seconds: float) -> None:
        """One more decision."""
        self.count += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        at = round(BINS_PER_DECADE * math.log10(max(seconds, 1e-6)))
        self.bins[at] = self.bins.get(at, 0) + 1

    def merge(self, other: Clock) -> None:
        """All decisions of another clock too."""
        self.count += other.count
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        for at, count in other.bins.items():
            self.bins[at] = self.bins.get(at, 0) + count

    @property
    def mean(self) -> float:
        return self.seconds / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        """The time that this part of all decisions did not exceed, to within a fortieth."""
        so_far = 0
        for at in sorted(self.bins):
            so_far += self.bins[at]
            if so_far >= part * self.count:
                return min(math.pow(10, at / BINS_PER_DECADE), self.longest)
        return 0.0


@dataclass(frozen=True)
class Forfeit:
    """How a bot lost a game without playing it to the end."""

    seat: int
    kind: str  # "crashed", "too slow" or "illegal"
    ply: int  # how many actions had been played
    message: str


@dataclass(frozen=True)
class Result:
    """One game: who sat where, and how it ended."""

    number: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]  # after a forfeit, as they stood
    places: tuple[int, ...]
    plies: int
    decisions: int
    clocks: tuple[Clock, ...] = field(compare=False)  # of the decisions that were any
    forfeit: Forfeit | None = None

    @property
    def shares(self) -> tuple[float, ...]:
        """The part of the victory that each seat has: 1 for a winner alone, a half for each of two."""
        winners = self.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)

    def as_json(self) -> dict[str, Any]:
        """The result as JSON, for a checkpoint."""
        return {
            **vars(self),
            "clocks": [vars(clock) for clock in self.clocks],
            "forfeit": None if self.forfeit is None else vars(self.forfeit),
        }


def result_from(read: Mapping[str, Any]) -> Result:
    """A result as it was before ``as_json``."""
    clocks = [{**clock, "bins": {int(at): count for at, count in clock["bins"].items()}} for clock in read["clocks"]]
    rows = {name: tuple(read[name]) for name in ("bots", "scores", "places")}
    forfeit = None if read["forfeit"] is None else Forfeit(**read["forfeit"])
    return Result(**{**read, **rows, "clocks": tuple(Clock(**clock) for clock in clocks), "forfeit": forfeit})


@dataclass(frozen=True)
class Outcome:
    """A tournament and the games that were played, in their order."""

    plan: Plan
    results: tuple[Result, ...]
    was_interrupted: bool

    def _repr_html_(self) -> str:
        """What notebooks show: the standings."""
        from digsite.arena.results import summary

        return summary(self)._repr_html_()
