"""Why one choice is better than another: measured differences, or nothing.

Both choices are played on many times by the game's strategy, with the same luck sample for sample. A difference counts
only where it is clearly beyond its standard error and large enough to be worth a word.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from digsite.bots.measures import Measure, measures, samples_of
from digsite.core import engine
from digsite.core.engine import Engine
from digsite.core.position import Position
from digsite.study.findings import GameAnalysed, Reason

SAMPLES = 1000
PLAIN_SAMPLES = 8
CLEARLY = 3.0  # standard errors
MOST_FOR = 2  # reasons for a choice, and against it
MOST_AGAINST = 1


class Weighing:
    """The choices of one position, each played on once and compared as often as anybody likes."""

    def __init__(self, position: Position, seed: int = 0, samples: int | None = None, on: Engine | None = None) -> None:
        self.engine = on or engine.best(position.game)
        self.state = position.state
        self.seed = seed
        self.samples = samples or (SAMPLES if self.engine.is_compiled else PLAIN_SAMPLES)
        self.kinds = measures(position.game).kinds
        self._known: dict[int, list[list[float]]] = {}

    def reasons(self, action: int, other: int) -> list[Reason]:
        """What speaks for an action against another, the weightiest first, and then what speaks against it."""
        found = []
        for place, kind in enumerate(self.kinds):
            pairs = zip(self._samples(action), self._samples(other), strict=True)
            reason = compared(kind, [(one[place], two[place]) for one, two in pairs])
            if reason is not None:
                weight = abs(reason["value"] - reason["other"]) * kind.worth
                found.append((weight, reason))
        found.sort(key=lambda pair: -pair[0])
        favourable = [reason for _, reason in found if reason["favours"]][:MOST_FOR]
        return favourable + [reason for _, reason in found if not reason["favours"]][:MOST_AGAINST]

    def _samples(self, action: int) -> list[list[float]]:
        if action not in self._known:
            self._known[action] = samples_of(self.engine, self.state, action, self.samples, self.seed)
        return self._known[action]


def compared(kind: Measure, pairs: Sequence[tuple[float, float]]) -> Reason | None:
    """A difference that is clear and large enough, if it is."""
    count = len(pairs)
    value, other = (sum(pair[side] for pair in pairs) / count for side in (0, 1))
    difference = value - other
    squares = sum((one - two - difference) ** 2 for one, two in pairs)
    error = math.sqrt(squares / max(1, count - 1) / count)
    if abs(difference) < kind.least or abs(difference) < CLEARLY * error:
        return None
    favours = (difference > 0) == kind.is_good
    return {
        "kind": kind.kind,
        "is_chance": is_chance(kind),
        "value": value,
        "other": other,
        "error": error,
        "favours": favours,
    }


def is_chance(kind: Measure) -> bool:
    """Whether a measure is a chance, of which there are not several."""
    return not kind.several


def with_chances(found: GameAnalysed) -> GameAnalysed:
    """An analysis whose reasons say what is a chance: one that was stored by digsite 0.1 does not."""
    chances = {kind.kind for kind in measures(found["game"]).kinds if is_chance(kind)}
    for player in found["players"]:
        for reason in (reason for point in player["turning_points"] for reason in point["reasons"]):
            reason.setdefault("is_chance", reason["kind"] in chances)
    return found
