"""An evaluation as events: points of the markers, prizes, the oldest objects, and interest that falls."""

from __future__ import annotations

from digsite.core.bits import each
from digsite.core.record import copy_of
from digsite.games.pergamon.components import MARKERS, OLDEST_PRIZES, POINTS, PRIZE_FOR, RIGHT, ROUNDS, SHIFT, year
from digsite.games.pergamon.exhibited import leavings, moves
from digsite.games.pergamon.rules.evaluation import OLDEST_RANKS, award_prize, is_evaluation_due
from digsite.games.pergamon.scoring import FAR_PAST, is_object, oldest_object_before, oldest_thing
from digsite.games.pergamon.shapes.events import (
    EvaluationEvent,
    Event,
    InterestFallsEvent,
    MarkerPoints,
    NoPrizeEvent,
    OldestEvent,
    PrizeEvent,
)
from digsite.games.pergamon.shapes.names import THING_NAMES
from digsite.games.pergamon.state import State


def evaluation(s: State, after: State) -> list[Event]:
    """All that an evaluation brought to the museum as it was before it; nothing where the calendar shows none."""
    if not is_evaluation_due(s):
        return []
    evaluated = marker_points(s)
    given = prizes(s, PRIZE_FOR[s.calendar])
    oldest = oldest_objects(s) if s.calendar == ROUNDS else []
    for award in (*evaluated["markers"], *given, *oldest):
        evaluated["gains"][award["player"]] += award["points"]
        award["so_far"] = evaluated["gains"][award["player"]]
    prize_giving: list[Event] = [*given] or [no_prize(PRIZE_FOR[s.calendar])]
    return [evaluated, *prize_giving, *oldest, *fall(s, after)]


def marker_points(s: State) -> EvaluationEvent:
    """What every marker earns."""
    markers: list[MarkerPoints] = [
        {"player": p, "marker": m + 1, "space": s.space[p, m], "points": POINTS[s.space[p, m]], "so_far": 0}
        for p in range(s.players)
        for m in range(MARKERS)
        if s.space[p, m] > 0
    ]
    markers.sort(key=lambda marker: marker["space"])
    return {"kind": "evaluation", "round": s.calendar, "markers": markers, "gains": [0] * s.players}


def prizes(s: State, thing: int) -> list[PrizeEvent]:
    """Who wins the prize of the evaluation, if anybody does."""
    awarded = copy_of(s)
    award_prize(awarded, thing)
    won = [p for p in range(s.players) if awarded.tickets[p] > s.tickets[p]]
    return [prize(s, p, thing, awarded.tickets[p] - s.tickets[p]) for p in won]


def no_prize(thing: int) -> NoPrizeEvent:
    """Nobody shows what the prize is for."""
    return {"kind": "no_prize", "thing": THING_NAMES[thing]}


def prize(s: State, p: int, thing: int, points: int) -> PrizeEvent:
    """A player's prize for the oldest object of a kind."""
    oldest = oldest_thing(s, p, thing)
    marker, tiles = object_of(s, p, oldest)
    return {
        "kind": "prize",
        "player": p,
        "points": points,
        "so_far": 0,
        "thing": THING_NAMES[thing],
        "year": oldest,
        "marker": marker,
        "tiles": tiles,
    }


def oldest_objects(s: State) -> list[OldestEvent]:
    """The oldest objects of all, whoever owns them."""
    told: list[OldestEvent] = []
    oldest = FAR_PAST
    for rank in range(OLDEST_RANKS):
        years = [oldest_object_before(s, p, oldest) for p in range(s.players)]
        oldest = max(years)
        if oldest > 0:
            told.append(ranked(s, years.index(oldest), oldest, rank))
    return told


def ranked(s: State, p: int, oldest: int, rank: int) -> OldestEvent:
    """One of the oldest objects of all."""
    marker, tiles = object_of(s, p, oldest)
    return {
        "kind": "oldest",
        "rank": rank + 1,
        "player": p,
        "points": OLDEST_PRIZES[rank],
        "so_far": 0,
        "thing": THING_NAMES[RIGHT[tiles[0] - 1]],
        "year": oldest,
        "marker": marker,
        "tiles": tiles,
    }


def object_of(s: State, p: int, wanted: int) -> tuple[int, list[int]]:
    """The marker and the two tiles of the object of a year that a player shows; no two objects share a year."""
    for m in range(MARKERS):
        for t in each(s.collection[p, m]):
            if is_object(s, t) and year(t, s.joined[t]) == wanted:
                return m + 1, [t + 1, s.joined[t] + 1]
    raise LookupError(f"player {p} shows no object of {wanted}")


def fall(s: State, after: State) -> list[Event]:
    """Interest falls, and collections leave."""
    if not SHIFT[s.calendar]:
        return []
    fallen = moves(s, after)
    return [
        InterestFallsEvent(kind="interest_falls", spaces=SHIFT[s.calendar], markers=fallen),
        *leavings(s, fallen),
    ]
