"""The facts of a position of Thebes: what ``thebes_state`` makes a position of."""

from __future__ import annotations

from typing import Any

from digsite.core.bits import each
from digsite.core.game import NOBODY
from digsite.core.record import Ints
from digsite.games.thebes.actions import SPACE_NAMES, TOKEN_NAMES, card_name
from digsite.games.thebes.components import (
    BOOKS,
    DISPLAY,
    FIRST_YEAR,
    NEXT_CARDS,
    NO_CARD,
    RESEARCHERS,
    SET,
    TOKEN_KIND,
    WEEKS_A_YEAR,
    Area,
    Place,
)
from digsite.games.thebes.state import Pile, State
from digsite.study.setups.files import PositionFiles
from digsite.study.setups.thebes_state import state

REMARKS = {
    "stack": "the first or second stack, or 3 once all was shuffled together",
    "map": "areas whose first artefact still lies on the map",
    "display": "the researcher cards",
    "showing": "exhibitions",
    "arrival": "of two markers on one space the one with the higher number is on top",
    "place": "a city or an area",
    "used": "permissions on their used side",
    "finds": "artefacts by their value, book, general book",
}


def facts(s: State) -> dict[str, Any]:
    """What lies on the table when somebody decides."""
    showing = {
        name: card_name(SET[RESEARCHERS + s.showing[space]])
        for space, name in enumerate(SPACE_NAMES)
        if s.showing[space] != NO_CARD
    }
    upcoming = _open_cards(s.upcoming, NEXT_CARDS)
    exchanges = {"player": s.exchanger + 1, "times": s.exchanges} if s.exchanger != NOBODY else None
    return {
        "stack": s.stack,
        "map": [area.name.lower() for area in Area if s.bonus >> area & 1],
        "display": _open_cards(s.display, DISPLAY),
        **({"upcoming": upcoming} if upcoming else {}),
        **({"showing": showing} if showing else {}),
        "discards": _cards(s, Pile.DISCARDS),
        **({"exchanges": exchanges} if exchanges else {}),
        "players": [_desk(s, p) for p in range(s.players)],
    }


def _desk(s: State, p: int) -> dict[str, Any]:
    year = max(0, s.week[p] - 1) // WEEKS_A_YEAR
    return {
        "year": FIRST_YEAR[s.players] + year,
        "week": s.week[p] - year * WEEKS_A_YEAR,
        "arrival": s.arrival[p],
        "place": Place(s.place[p]).name.lower(),
        "used": [area.name.lower() for area in Area if s.used[p] >> area & 1],
        "cards": _cards(s, p),
        "finds": {area.name.lower(): found for area in Area if (found := _finds(s, p, area))},
    }


def _finds(s: State, p: int, area: Area) -> list[int | str]:
    """Tokens found in an area: artefacts by their value."""
    names = [TOKEN_NAMES[TOKEN_KIND[area, token]] for token in each(s.found[p, area])]
    return [int(name) if name.isdigit() else name for name in names]


def _open_cards(row: Ints, length: int) -> list[str]:
    return [card_name(SET[row[space]]) for space in range(length) if row[space] != NO_CARD]


def _cards(s: State, pile: int) -> list[str]:
    books, helpers = each(s.books[pile]), (BOOKS + card for card in each(s.helpers[pile]))
    shown = (RESEARCHERS + card for card in each(s.exhibitions[pile]))
    return [card_name(SET[card]) for card in (*books, *helpers, *shown)]


POSITIONS = PositionFiles(state, facts, REMARKS)
