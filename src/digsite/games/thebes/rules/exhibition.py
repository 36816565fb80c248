"""Exhibitions: showing artefacts in a city that asks for them. [rulebook, "Execute an exhibition"]"""

from __future__ import annotations

from digsite.core.bits import bit
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.thebes.actions import EXHIBIT, EXHIBIT_WITHOUT_CAR
from digsite.games.thebes.components import AREAS, CITY, EXHIBITION_SPACES, NEEDS, NO_CARD, RESEARCHERS, WEEKS
from digsite.games.thebes.rules.cards import end_exchanges, has_time_for
from digsite.games.thebes.rules.desk import artefacts
from digsite.games.thebes.rules.travel import may_drive, may_fly, travel
from digsite.games.thebes.rules.year import spend_weeks
from digsite.games.thebes.state import Help, Phase, State


@rule
def has_artefacts_for(s: State, p: int, exhibition: int) -> bool:
    """As many artefacts of each area as the card asks for, whatever they are worth. Ruling T-20."""
    areas_short = 0
    for area in range(AREAS):
        areas_short += artefacts(s, p, area) < NEEDS[exhibition, area]
    return areas_short == 0


@rule
def offer_exhibitions(s: State, p: int, out: Ints, n: int) -> int:
    """Any exhibition on show within reach, also by zeppelin."""
    for space in range(EXHIBITION_SPACES):
        exhibition = s.showing[space]
        if exhibition != NO_CARD and has_artefacts_for(s, p, exhibition):
            card = RESEARCHERS + exhibition
            if has_time_for(s, p, card, 0):
                out[n] = EXHIBIT + space
                n += 1
            if may_fly(s, p, CITY[card]) and has_time_for(s, p, card, Help.ZEPPELIN):
                out[n] = EXHIBIT + EXHIBITION_SPACES + space
                n += 1
    return n


@rule
def offer_exhibitions_without_car(s: State, p: int, out: Ints, n: int) -> int:
    """Any exhibition on show to which one could drive, the longer way. Ruling T-43."""
    for space in range(EXHIBITION_SPACES):
        exhibition = s.showing[space]
        if exhibition != NO_CARD and has_artefacts_for(s, p, exhibition):
            card = RESEARCHERS + exhibition
            if may_drive(s, p, CITY[card]) and has_time_for(s, p, card, Help.WITHOUT_CAR):
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
