"""Counting: what rows and objects are worth, which objects are the oldest, and who stands where. [end of the game]"""

from __future__ import annotations

from digsite.core.bits import each
from digsite.core.rule import rule
from digsite.games.pergamon.components import CENTURY, MARKERS, NO_TILE, RIGHT, year
from digsite.games.pergamon.state import State

# 1. Objects: two joined tiles form one, shown by the left tile's right half
#
# Ruling P-07: one rulebook calls both of them finds; values and years are those of objects.


@rule
def is_object(s: State, tile: int) -> bool:
    """Whether a tile and the one joined to its right form an object."""
    return s.joined[tile] != NO_TILE


@rule
def row_value(s: State, tiles: int) -> int:
    """A row is worth the centuries of its complete objects; the loose right end counts for nothing. Ruling P-61."""
    value = 0
    for t in each(tiles):
        if is_object(s, t):
            value += CENTURY[t]
    return value


@rule
def oldest_of(s: State, tiles: int, thing: int) -> int:
    """The year of the oldest object of a kind in a collection, 0 if it has none."""
    oldest = 0
    for t in each(tiles):
        if RIGHT[t] == thing and is_object(s, t):
            oldest = max(oldest, year(t, s.joined[t]))
    return oldest


@rule
def oldest_before(s: State, tiles: int, limit: int) -> int:
    """The year of the oldest object of any kind that is younger than a limit, 0 if there is none."""
    oldest = 0
    for t in each(tiles):
        if is_object(s, t) and year(t, s.joined[t]) < limit:
            oldest = max(oldest, year(t, s.joined[t]))
    return oldest


# 2. What a player shows in the museum

FAR_PAST = 1000  # before every object of the game


@rule
def on_show(s: State, p: int) -> int:
    """All tiles a player has on show."""
    tiles = 0
    for m in range(MARKERS):
        tiles |= s.collection[p, m]
    return tiles


@rule
def oldest_thing(s: State, p: int, thing: int) -> int:
    """The year of a player's oldest object of a kind on show, 0 if there is none."""
    return oldest_of(s, on_show(s, p), thing)


@rule
def oldest_object_before(s: State, p: int, limit: int) -> int:
    """The year of a player's oldest object on show that is younger than a limit, 0 if there is none."""
    return oldest_before(s, on_show(s, p), limit)


# 3. Who stands where


@rule
def score(s: State, p: int) -> int:
    """Victory points so far."""
    return s.tickets[p]


@rule
def tie_break(s: State, p: int) -> int:
    """Between equals the older object on show decides. Rulings P-09, P-53; coins count for nothing (P-45)."""
    return oldest_object_before(s, p, FAR_PAST)


def places(s: State) -> list[int]:
    """The place of every player now; equals share a place, as in 1, 1, 3."""
    standing = [(score(s, p), tie_break(s, p)) for p in range(s.players)]
    return [1 + sum(other > own for other in standing) for own in standing]


def winners(s: State) -> list[int]:
    """The players on the first place; all who share it. A solo game is played for a medal, and nobody wins it."""
    return [p for p, place in enumerate(places(s)) if place == 1 and s.players > 1]
