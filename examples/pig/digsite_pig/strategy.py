"""Strategy for Pig: keep pace with the leader, and near the end roll until it is won.

Neller and Presser (2010) found this rule by comparing many with the best play there is.
"""

from __future__ import annotations

from digsite.bots.greedy import Strategy
from digsite.bots.policy import POINT, Survey
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite_pig.actions import HOLD
from digsite_pig.state import GOAL, SIDES, State

USUAL = 21  # points at stake at which one holds
PACE = 8  # for each so many points behind one holds a point later
RACE = 71  # from so many points on somebody may win in this turn


@rule
def score_actions(s: State, actions: Ints, count: int, worths: Ints, survey: Survey) -> None:
    """What each action is worth to the mover: another roll as much as the points that are still wanted."""
    for index in range(count):
        wanted = hold_at(s) - s.at_stake
        worths[index] = 0 if actions[index] == HOLD else wanted * POINT // SIDES


@rule
def hold_at(s: State) -> int:
    """The points at stake at which to hold."""
    own = s.points[s.turn]
    best_other = 0
    for p in range(s.players):
        if p != s.turn:
            best_other = max(best_other, s.points[p])
    if max(own, best_other) >= RACE:
        return GOAL - own
    return min(USUAL + (best_other - own) // PACE, GOAL - own)


STRATEGY = Strategy(score_actions=score_actions)
