"""Grades of single decisions, and the accuracy of a player: both from the chance to win that was given away."""

from __future__ import annotations

import math
from collections.abc import Sequence

from digsite.study.findings import Grade

# Each grade with the chance to win from which on the next one begins
GRADES: dict[Grade, float] = {"best": 0.0, "good": 0.04, "inaccuracy": 0.08, "mistake": 0.16, "blunder": math.inf}
HALF_LOST = 0.12  # giving this much away makes a decision worth half
POINT_ALONE = 0.025  # in a game for one, where nobody wins or loses, a point counts as much as this chance


def grade(given_away: float) -> Grade:
    """The grade of a decision; nothing given away, as far as can be measured, is best."""
    return next(name for name, limit in GRADES.items() if given_away < limit or given_away <= 0)


def accuracy(given_away: Sequence[float]) -> float:
    """0 to 100: the mean over all decisions, each worth 100 without a loss and half with every HALF_LOST given away."""
    if not given_away:
        return 100.0
    return 100 * sum(math.pow(0.5, lost / HALF_LOST) for lost in given_away) / len(given_away)
