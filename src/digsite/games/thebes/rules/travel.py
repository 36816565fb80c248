"""Travelling: an archaeologist goes by the shortest route, a week for each part of it. [rulebook, "Player order"]"""

from __future__ import annotations

from digsite.core.bits import lowest
from digsite.core.rule import rule
from digsite.games.thebes.components import CAR_JOURNEY, CARS, DISTANCE, ZEPPELINS
from digsite.games.thebes.rules.desk import discard_helper, has_helper
from digsite.games.thebes.rules.year import spend_weeks
from digsite.games.thebes.state import Help, State


@rule
def may_fly(s: State, p: int, place: int) -> bool:
    """A zeppelin takes its owner anywhere else. Ruling T-44: not to where they are."""
    return has_helper(s, p, ZEPPELINS) and DISTANCE[s.place[p], place] > 0


@rule
def may_drive(s: State, p: int, place: int) -> bool:
    """A car serves on journeys of three weeks or more, and its owner may go without it. Rulings T-06, T-43."""
    return has_helper(s, p, CARS) and DISTANCE[s.place[p], place] >= CAR_JOURNEY


@rule
def travel_weeks(s: State, p: int, place: int, way: int) -> int:
    """A zeppelin makes it nothing; a car saves a week, unless one goes without it. Rulings T-05, T-06, T-07, T-43."""
    if way == Help.ZEPPELIN:
        return 0
    steps = DISTANCE[s.place[p], place]
    return steps - 1 if may_drive(s, p, place) and way != Help.WITHOUT_CAR else steps


@rule
def travel(s: State, p: int, place: int, way: int) -> None:
    """Go there; a used zeppelin is discarded with the move. Rulings T-29, T-44, T-45."""
    spend_weeks(s, p, travel_weeks(s, p, place, way))
    s.place[p] = place
    if way == Help.ZEPPELIN:
        discard_helper(s, p, lowest(s.helpers[p] & ZEPPELINS))
