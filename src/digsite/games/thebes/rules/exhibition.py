"""Exhibitions: showing artefacts in a city that asks for them. [rulebook, "Execute an exhibition"]"""

from __future__ import annotations

from digsite.core.bits import bit
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.thebes.actions import EXHIBIT
from digsite.games.thebes.components import AREAS, CITY, EXHIBITION_SPACES, NEEDS, NO_CARD, RESEARCHERS, WEEKS
from digsite.games.thebes.rules.cards import end_exchanges
from digsite.games.thebes.rules.desk import artefacts
from digsite.games.thebes.rules.travel import may_fly, travel, travel_weeks
from digsite.games.thebes.rules.year import spend_weeks, weeks_left
from digsite.games.thebes.state import Phase, State


@rule
def has_artefacts_for(s: State, p: int, exhibition: int) -> bool:
    """As many artefacts of each area as the card asks for, whatever they are worth. Ruling T-20."""
    for area in range(AREAS):
        if artefacts(s, p, area) < NEEDS[exhibition, area]:
            return False
    return True


@rule
def may_exhibit(s: State, p: int, space: int, by_zeppelin: int) -> bool:
    """The artefacts must be there, and the weeks for the journey and the exhibition left."""
    exhibition = s.showing[space]
    if exhibition == NO_CARD or not has_artefacts_for(s, p, exhibition):
        return False
    card = RESEARCHERS + exhibition
    return travel_weeks(s, p, CITY[card], by_zeppelin) + WEEKS[card] <= weeks_left(s, p)


@rule
def offer_exhibitions(s: State, p: int, out: Ints, n: int) -> int:
    """Any exhibition on show within reach, also by zeppelin."""
    for space in range(EXHIBITION_SPACES):
        if may_exhibit(s, p, space, 0):
            out[n] = EXHIBIT + space
            n += 1
        if s.showing[space] != NO_CARD and may_fly(s, p, CITY[RESEARCHERS + s.showing[space]]):
            if may_exhibit(s, p, space, 1):
                out[n] = EXHIBIT + EXHIBITION_SPACES + space
                n += 1
    return n


@rule
def exhibit(s: State, p: int, space: int, by_zeppelin: int) -> None:
    """Go there, spend the weeks and take the card; the artefacts stay."""
    exhibition = s.showing[space]
    travel(s, p, CITY[RESEARCHERS + exhibition], by_zeppelin)
    spend_weeks(s, p, WEEKS[RESEARCHERS + exhibition])
    s.exhibitions[p] |= bit(exhibition)
    s.showing[space] = NO_CARD
    end_exchanges(s)
    s.phase = Phase.TURN
