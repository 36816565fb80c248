"""A desk: the cards and tokens that lie before a player, and the knowledge in them. [rulebook, "Knowledge points"]"""

from __future__ import annotations

from digsite.core.bits import bit, size_of
from digsite.core.rule import rule
from digsite.games.thebes.components import (
    ALL_ARTEFACTS,
    AREAS,
    BOOK_IN,
    BOOKS_OF,
    GENERAL_BOOK,
    LARGE_GENERAL,
    SMALL_GENERAL,
    SPECIAL_BOOK,
)
from digsite.games.thebes.state import Pile, State

# 1. Cards


@rule
def has_helper(s: State, p: int, kind: int) -> bool:
    """Whether a player owns a card of some kind, given as the set of all such cards."""
    return s.helpers[p] & kind != 0


@rule
def helpers_owned(s: State, p: int, kind: int) -> int:
    """How many cards of some kind a player owns."""
    return size_of(s.helpers[p] & kind)


@rule
def discard_helper(s: State, p: int, helper: int) -> None:
    """A card is used up; it may come back with a reshuffle. Ruling T-29."""
    s.helpers[p] ^= bit(helper)
    s.helpers[Pile.DISCARDS] |= bit(helper)


# 2. Knowledge


@rule
def book_knowledge(s: State, p: int, area: int) -> int:
    """Points of special knowledge in books about an area: researcher cards, and the book found in another area."""
    books = s.books[p]
    points = size_of(books & BOOKS_OF[area, 1])
    points += 2 * size_of(books & BOOKS_OF[area, 2])
    points += 3 * size_of(books & BOOKS_OF[area, 3])
    return points + (s.found[p, BOOK_IN[area]] & SPECIAL_BOOK != 0)


@rule
def general_knowledge(s: State, p: int) -> int:
    """Points of general knowledge, good for every area: opened books, on cards and found."""
    points = helpers_owned(s, p, SMALL_GENERAL) + 2 * helpers_owned(s, p, LARGE_GENERAL)
    for area in range(AREAS):
        points += s.found[p, area] & GENERAL_BOOK != 0
    return points


# 3. Artefacts


@rule
def artefacts(s: State, p: int, area: int) -> int:
    """How many artefacts of an area a player has; books are none. Ruling T-20."""
    return size_of(s.found[p, area] & ALL_ARTEFACTS)
