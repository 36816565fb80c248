"""Travelling: an archaeologist goes by the shortest route, a week for each part of it. [rulebook, "Player order"]"""

from __future__ import annotations

from digsite.core.bits import lowest
from digsite.core.rule import rule
from digsite.games.thebes.components import CAR_JOURNEY, CARS, DISTANCE, ZEPPELINS
from digsite.games.thebes.rules.desk import discard_helper, has_helper
from digsite.games.thebes.rules.year import spend_weeks
from digsite.games.thebes.state import State


@rule
def may_fly(s: State, p: int, place: int) -> bool:
    """A zeppelin takes its owner anywhere else. Ruling T-44: not to where they are."""
    return has_helper(s, p, ZEPPELINS) and DISTANCE[s.place[p], place] > 0


@rule
def travel_weeks(s: State, p: int, place: int, by_zeppelin: int) -> int:
    """A zeppelin makes it nothing; a car saves a week of a journey of three or more. Rulings T-05, T-06, T-07, T-43."""
    steps = DISTANCE[s.place[p], place]
    if by_zeppelin:
        return 0
    return steps - 1 if steps >= CAR_JOURNEY and has_helper(s, p, CARS) else steps


@rule
def travel(s: State, p: int, place: int, by_zeppelin: int) -> None:
    """Go there; a used zeppelin is discarded with the move. Rulings T-29, T-44, T-45."""
    spend_weeks(s, p, travel_weeks(s, p, place, by_zeppelin))
    s.place[p] = place
    if by_zeppelin:
        discard_helper(s, p, lowest(s.helpers[p] & ZEPPELINS))
