"""What a decision cost, its grade, and the accuracy of a player.

A decision costs the chance to win that it gave away. Where the game is as good as won or lost, no decision can give
chances away, so points count there, the more the surer the result is. How much a decision could cost at all is its
stakes: what a choice by lot would have cost on average. Where nothing is at stake, nobody can choose well or badly.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from digsite.study.findings import Decision, Grade

# Each grade with the cost from which on the next one begins
LIMITS: dict[Grade, float] = {"good": 0.04, "inaccuracy": 0.08, "mistake": 0.16, "blunder": math.inf}
GRADES: tuple[Grade, ...] = ("even", "best", *LIMITS)
LEAST_STAKES = 0.01  # below it nearly all choices are equally good
POINT = 0.025  # a point counts as much as this chance where nobody's chances can change
OPEN = 3 / 16  # a chance p leaves a game wholly open from p (1 - p) on: between a quarter and three quarters


def openness(win_chance: float) -> float:
    """How far a game is open to a player, from 0, as good as won or lost, to 1."""
    return min(1.0, max(0.0, win_chance * (1 - win_chance)) / OPEN)


def cost(win_chance: float, given_away: float, points_given_away: float) -> float:
    """What giving away some chance and some points costs a player who would have had this chance to win."""
    return max(given_away, (1 - openness(win_chance)) * POINT * points_given_away, 0.0)


def grade(costs: float, stakes: float) -> Grade:
    """The grade of a decision; one that cost nothing, as far as can be measured, is best if anything was at stake."""
    if costs <= 0:
        return "best" if stakes >= LEAST_STAKES else "even"
    return next(name for name, limit in LIMITS.items() if costs < limit)


def accuracy(decisions: Iterable[Decision]) -> float:
    """0 to 100: the share of all stakes that was not given away. Whoever decides by lot has about 0."""
    costs = stakes = 0.0
    for one in decisions:
        costs, stakes = costs + one["cost"], stakes + one["stakes"]
    if costs <= 0:
        return 100.0
    return 100 * max(0.0, 1 - costs / stakes) if stakes > 0 else 0.0
