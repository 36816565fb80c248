"""Phase 3 b, exhibiting finds. [rulebook, "Exhibiting finds"]

1. Finds are pieced together from left to right into one row, in which halves of the same kind meet.
2. The row, polished with coins, is exhibited; older exhibitions of the same or a lower value lose interest.
3. A collection that leaves the museum is broken up.
"""

from __future__ import annotations

from digsite.core.bits import bit, each, has
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.pergamon.actions import EXHIBIT, JOIN, POLISHES
from digsite.games.pergamon.components import (
    BEGINNING_WITH,
    ENDING_WITH,
    MARKERS,
    NO_TILE,
    POINTS_FOR_EXHIBITING,
    POLISH_LIMIT,
    RIGHT,
    ROUNDS,
    THINGS,
    TOP_SPACE,
)
from digsite.games.pergamon.scoring import row_value
from digsite.games.pergamon.state import State
from digsite.games.pergamon.why import Why

NO_MARKER = -1


# 1. Piecing together


@rule
def fitting(s: State, p: int, tile: int) -> int:
    """The finds whose left half completes a tile's right half. Ruling P-33: tiles are never turned round."""
    return s.finds[p] & BEGINNING_WITH[RIGHT[tile]]


@rule
def joinable(s: State, p: int) -> int:
    """The finds that may be joined now: any that goes on from the row, or any that some other find goes on from."""
    if s.row != 0:
        return fitting(s, p, s.row_end)
    tiles = 0
    for thing in range(THINGS):
        if s.finds[p] & BEGINNING_WITH[thing]:
            tiles |= s.finds[p] & ENDING_WITH[thing]
    return tiles


@rule
def offer_joins(s: State, p: int, out: Ints, n: int) -> int:
    """Begin a row or go on with it."""
    for t in each(joinable(s, p)):
        out[n] = JOIN + t
        n += 1
    return n


@rule
def why_not_join(s: State, p: int, tile: int) -> int:
    """Halves that meet show the same kind of object; a row begins with a find that another one goes on from."""
    if has(s.row, tile):
        return Why.IN_THE_ROW
    if not has(s.finds[p], tile):
        return Why.NOT_A_FIND
    if has(joinable(s, p), tile):
        return Why.ALLOWED
    return Why.NOTHING_FITS if s.row == 0 else Why.DOES_NOT_FIT


@rule
def join(s: State, p: int, tile: int) -> None:
    """A find is joined to the right end of the row, or begins it."""
    s.finds[p] ^= bit(tile)
    if s.row != 0:
        s.joined[s.row_end] = tile
    s.row |= bit(tile)
    s.row_end = tile


# 2. Exhibiting


@rule
def has_object(s: State) -> bool:
    """A collection has one complete object at least. Rulings P-16, P-22."""
    return s.row != 0 and s.row != bit(s.row_end)


@rule
def why_not_exhibit(s: State, p: int, polish: int, broken_up: int) -> int:
    """A row with an object, a free marker or else a collection that makes room, and not too much polish."""
    if not has_object(s):
        return Why.NO_OBJECT
    if broken_up > 0 and free_marker(s, p) != NO_MARKER:
        return Why.ROOM_LEFT
    if broken_up == 0 and free_marker(s, p) == NO_MARKER:
        return Why.NO_ROOM
    return why_not_polish(s, p, polish)


@rule
def why_not_polish(s: State, p: int, polish: int) -> int:
    """Whatever limits the polish most."""
    limit = polish_limit(s, p)
    if polish <= limit:
        return Why.ALLOWED
    if limit == s.coins[p]:
        return Why.POLISH_TOO_DEAR
    return Why.ABOVE_TOP_SPACE if limit == useful_polish(s) else Why.POLISH_LIMITED


@rule
def polish_limit(s: State, p: int) -> int:
    """Coins of polish at most: three but in the last round, never beyond the top space. Rulings P-32, P-48."""
    limit = useful_polish(s) if s.calendar == ROUNDS else min(useful_polish(s), POLISH_LIMIT)
    return min(limit, s.coins[p])


@rule
def useful_polish(s: State) -> int:
    """Coins that raise the row to the top space."""
    return max(0, TOP_SPACE - row_value(s, s.row))


@rule
def exhibition_space(value: int) -> int:
    """The space of a collection of some value: the top space takes all that is worth more."""
    return min(value, TOP_SPACE)


@rule
def offer_exhibitions(s: State, p: int, out: Ints, n: int) -> int:
    """Each possible polish; with three collections on show, each of them may make room. Rulings P-30, P-46, P-47."""
    if not has_object(s):
        return n
    limit = polish_limit(s, p)
    if free_marker(s, p) != NO_MARKER:
        return offer_polish(EXHIBIT, limit, out, n)
    for m in range(MARKERS):
        n = offer_polish(EXHIBIT + (m + 1) * POLISHES, limit, out, n)
    return n


@rule
def offer_polish(action: int, limit: int, out: Ints, n: int) -> int:
    """From no polish to the limit."""
    for polish in range(limit + 1):
        out[n] = action + polish
        n += 1
    return n


@rule
def exhibit(s: State, p: int, polish: int, broken_up: int) -> None:
    """Show the row as a new collection; ``broken_up`` is 0, or the own collection 1..3 that makes room for it.

    Rulings P-28 (any number in a turn), P-31 (never changed later), P-15 (polish adds to the value, not to the points).
    """
    if broken_up > 0:
        break_up(s, p, broken_up - 1)
    s.coins[p] -= polish
    s.bank += polish
    m = free_marker(s, p)
    space = exhibition_space(row_value(s, s.row) + polish)
    push_down(s, space)
    s.collection[p, m] = s.row
    s.space[p, m] = space
    s.row = 0
    s.row_end = NO_TILE
    s.tickets[p] += POINTS_FOR_EXHIBITING


@rule
def free_marker(s: State, p: int) -> int:
    """The first marker not on show, or NO_MARKER."""
    for m in range(MARKERS):
        if s.space[p, m] == 0:
            return m
    return NO_MARKER


@rule
def push_down(s: State, space: int) -> None:
    """Every marker on this space or a lower one goes down by one, own ones too. Rulings P-29, P-52."""
    for q in range(s.players):
        for m in range(MARKERS):
            if 0 < s.space[q, m] <= space:
                lower(s, q, m, 1)


# 3. Leaving the museum


@rule
def lower(s: State, p: int, m: int, spaces: int) -> None:
    """A marker goes down; from below space 1 it leaves the museum."""
    s.space[p, m] -= spaces
    if s.space[p, m] <= 0:
        break_up(s, p, m)


@rule
def break_up(s: State, p: int, m: int) -> None:
    """The marker comes back, the finds leave the game. Ruling P-30."""
    for t in each(s.collection[p, m]):
        s.joined[t] = NO_TILE
    s.box |= s.collection[p, m]
    s.collection[p, m] = 0
    s.space[p, m] = 0
