"""Travelling: an archaeologist goes by the shortest route, a week for each part of it. [rulebook, "Player order"]"""

from __future__ import annotations

from digsite.core.bits import lowest
from digsite.core.rule import rule
from digsite.games.thebes.components import CAR_JOURNEY, CARS, DISTANCE, ZEPPELINS
from digsite.games.thebes.rules.desk import discard_helper, has_helper
from digsite.games.thebes.rules.year import spend_weeks, weeks_left
from digsite.games.thebes.state import Help, State
from digsite.games.thebes.why import Why


@rule
def why_not_travel(s: State, p: int, place: int, way: int, stay: int) -> int:
    """The weeks for the journey and for the stay must be left, and what takes one there. Rulings T-01, T-30."""
    way_closed = why_not_way(s, p, place, way)
    if way_closed != Why.ALLOWED:
        return way_closed
    return Why.ALLOWED if travel_weeks(s, p, place, way) + stay <= weeks_left(s, p) else Why.TOO_FEW_WEEKS


@rule
def why_not_way(s: State, p: int, place: int, way: int) -> int:
    """Anybody may go the usual way."""
    if way == Help.ZEPPELIN:
        return why_not_fly(s, p, place)
    return why_not_drive(s, p, place) if way == Help.WITHOUT_CAR else Why.ALLOWED


@rule
def why_not_fly(s: State, p: int, place: int) -> int:
    """A zeppelin takes its owner anywhere else. Ruling T-44: not to where they are."""
    if DISTANCE[s.place[p], place] == 0:
        return Why.THERE_ALREADY
    return Why.ALLOWED if has_helper(s, p, ZEPPELINS) else Why.NO_ZEPPELIN


@rule
def may_fly(s: State, p: int, place: int) -> bool:
    """Whether nothing is against it."""
    return why_not_fly(s, p, place) == Why.ALLOWED


@rule
def why_not_drive(s: State, p: int, place: int) -> int:
    """A car serves on journeys of three weeks or more, and its owner may go without it. Rulings T-06, T-43."""
    if not has_helper(s, p, CARS):
        return Why.NO_CAR
    return Why.ALLOWED if DISTANCE[s.place[p], place] >= CAR_JOURNEY else Why.TOO_NEAR_FOR_CAR


@rule
def may_drive(s: State, p: int, place: int) -> bool:
    """Whether nothing is against it."""
    return why_not_drive(s, p, place) == Why.ALLOWED


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
