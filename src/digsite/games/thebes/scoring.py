"""Final scoring: artefacts, exhibitions, congresses and the most special knowledge of each area. [rulebook]"""

from __future__ import annotations

from digsite.core.bits import size_of
from digsite.core.rule import rule
from digsite.games.thebes.components import (
    AREAS,
    CONGRESS_POINTS,
    CONGRESSES,
    EXHIBITION_POINTS,
    EXHIBITIONS,
    MAJORITY,
    SHARED_MAJORITY,
    TOKEN_SET,
    TOP_VALUE,
)
from digsite.games.thebes.rules.desk import book_knowledge, helpers_owned
from digsite.games.thebes.state import State


@rule
def score(s: State, p: int) -> int:
    """All victory points, as if the game ended now."""
    return artefact_points(s, p) + exhibition_points(s, p) + congress_points(s, p) + majority_points(s, p)


@rule
def artefact_points(s: State, p: int) -> int:
    """Each artefact scores the value it shows."""
    points = 0
    for area in range(AREAS):
        for value in range(1, TOP_VALUE + 1):
            points += value * size_of(s.found[p, area] & TOKEN_SET[area, value - 1])
    return points


@rule
def exhibition_points(s: State, p: int) -> int:
    """Each exhibition scores what its card shows."""
    points = 0
    for exhibition in range(EXHIBITIONS):
        points += EXHIBITION_POINTS[exhibition] * (s.exhibitions[p] >> exhibition & 1)
    return points


@rule
def congress_points(s: State, p: int) -> int:
    """The more congresses, the more each is worth; seven or more score 28. Ruling T-35."""
    return CONGRESS_POINTS[helpers_owned(s, p, CONGRESSES)]


@rule
def majority_points(s: State, p: int) -> int:
    """Points for the most special knowledge of each area."""
    points = 0
    for area in range(AREAS):
        points += majority_of(s, p, area)
    return points


@rule
def majority_of(s: State, p: int, area: int) -> int:
    """Points for the most special knowledge of one area."""
    own = book_knowledge(s, p, area)
    if own == 0:
        return 0
    most = 0
    for q in range(s.players):
        if q != p:
            other = book_knowledge(s, q, area)
            if other > own:
                return 0  # nobody else need be asked: a tenth more random games a second
            most = max(most, other)
    return majority(own, most)


@rule
def majority(own: int, most: int) -> int:
    """More books than the most of the others score 5, as many 3 for each; none score nothing. Ruling T-34."""
    if own == 0 or own < most:
        return 0
    return SHARED_MAJORITY if own == most else MAJORITY


@rule
def tie_break(s: State, p: int) -> int:
    """Ruling T-36: equal points share the victory."""
    return 0
