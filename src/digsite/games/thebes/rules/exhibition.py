"""Exhibitions: showing artefacts in a city that asks for them. [rulebook, "Execute an exhibition"]"""

from __future__ import annotations

from digsite.core.bits import bit
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.thebes.actions import EXHIBIT, EXHIBIT_WITHOUT_CAR
from digsite.games.thebes.components import (
    AREAS,
    CITY,
    EXHIBITION_SPACES,
    NEEDS,
    NO_CARD,
    RESEARCHERS,
    WEEKS,
    ZEPPELINS,
)
from digsite.games.thebes.rules.cards import end_exchanges
from digsite.games.thebes.rules.desk import artefacts, has_helper
from digsite.games.thebes.rules.travel import travel, why_not_travel
from digsite.games.thebes.rules.year import spend_weeks
from digsite.games.thebes.state import Help, Phase, State
from digsite.games.thebes.why import Why


@rule
def has_artefacts_for(s: State, p: int, exhibition: int) -> bool:
    """As many artefacts of each area as the card asks for, whatever they are worth. Ruling T-20."""
    areas_short = 0
    for area in range(AREAS):
        areas_short += artefacts(s, p, area) < NEEDS[exhibition, area]
    return areas_short == 0


@rule
def why_not_exhibit(s: State, p: int, space: int, way: int) -> int:
    """An exhibition on show is held in its city, for its weeks, by whoever has the artefacts."""
    exhibition = s.showing[space]
    if exhibition == NO_CARD:
        return Why.NO_EXHIBITION
    if not has_artefacts_for(s, p, exhibition):
        return Why.TOO_FEW_ARTEFACTS
    return why_not_travel(s, p, CITY[RESEARCHERS + exhibition], way, WEEKS[RESEARCHERS + exhibition])


@rule
def may_exhibit(s: State, p: int, space: int, way: int) -> bool:
    """Whether nothing is against it."""
    return why_not_exhibit(s, p, space, way) == Why.ALLOWED


@rule
def offer_exhibitions(s: State, p: int, out: Ints, n: int) -> int:
    """Any exhibition on show within reach, also by zeppelin."""
    may_fly = has_helper(s, p, ZEPPELINS)
    for space in range(EXHIBITION_SPACES):
        if may_exhibit(s, p, space, 0):
            out[n] = EXHIBIT + space
            n += 1
        if may_fly and may_exhibit(s, p, space, Help.ZEPPELIN):
            out[n] = EXHIBIT + EXHIBITION_SPACES + space
            n += 1
    return n


@rule
def offer_exhibitions_without_car(s: State, p: int, out: Ints, n: int) -> int:
    """Any exhibition on show to which one could drive, the longer way. Ruling T-43."""
    for space in range(EXHIBITION_SPACES):
        if may_exhibit(s, p, space, Help.WITHOUT_CAR):
            out[n] = EXHIBIT_WITHOUT_CAR + space
            n += 1
    return n


@rule
def exhibit(s: State, p: int, space: int, way: int) -> None:
    """Go there, spend the weeks and take the card; the artefacts stay."""
    exhibition = s.showing[space]
    travel(s, p, CITY[RESEARCHERS + exhibition], way)
    spend_weeks(s, p, WEEKS[RESEARCHERS + exhibition])
    s.exhibitions[p] |= bit(exhibition)
    s.showing[space] = NO_CARD
    end_exchanges(s)
    s.phase = Phase.TURN
