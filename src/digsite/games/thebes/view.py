"""A view: the table as one person sees it, as JSON. In Thebes nothing is hidden from anybody. Ruling T-37."""

from __future__ import annotations

from typing import Any

from digsite.core.bits import each, has, size_of
from digsite.core.game import NOBODY
from digsite.games.thebes.actions import SPACE_NAMES, TOKEN_NAMES, card_name
from digsite.games.thebes.components import (
    ARTEFACTS,
    BOOKS,
    CARD_AREA,
    CITY,
    EXHIBITION_POINTS,
    NEEDS,
    NO_AREA,
    NO_CARD,
    POINTS,
    RESEARCHERS,
    SET,
    TOKEN_KIND,
    TOKEN_SET,
    WEEKS,
    WEEKS_A_YEAR,
    Area,
    Place,
)
from digsite.games.thebes.rules.cards import exchange_price
from digsite.games.thebes.rules.desk import book_knowledge, general_knowledge
from digsite.games.thebes.rules.year import weeks_left
from digsite.games.thebes.scoring import artefact_points, congress_points, exhibition_points, majority_points, score
from digsite.games.thebes.state import Option, Phase, Pile, State
from digsite.games.thebes.words import space_and_year, year_on_the_marker


def view(s: State, viewer: int | None) -> dict[str, Any]:
    """The table; it looks the same to everybody."""
    return {
        "game": "thebes",
        "players": s.players,
        "options": options(s),
        "year": year_on_the_marker(s),
        "phase": Phase(s.phase).name.lower(),
        "mover": s.mover,
        "display": [None if card == NO_CARD else researcher(card) for card in list_of(s.display, 4)],
        "next_cards": [named(card) for card in list_of(s.upcoming, 2) if card != NO_CARD],
        "exhibitions": {
            name: None if s.showing[space] == NO_CARD else exhibition(s.showing[space])
            for space, name in enumerate(SPACE_NAMES)
        },
        "supply": {"stack": s.stack, "left": s.stack_left, "discards": discards(s)},
        "exchange_price": exchange_price(s, s.mover),
        "sites": [site(s, area) for area in Area],
        "dig": dig(s) if s.digger != NOBODY else None,
        "desks": [desk(s, p) for p in range(s.players)],
    }


def options(s: State) -> dict[str, Any]:
    """The options of the table; no first player means that chance chose."""
    flags = {option.name.lower(): s.options[option] == 1 for option in Option if option != Option.FIRST_PLAYER}
    first = s.options[Option.FIRST_PLAYER]
    return flags | {"first_player": first - 1 if first else None}


def list_of(numbers: Any, count: int) -> list[int]:
    """A field as a list."""
    return [numbers[index] for index in range(count)]


def named(card: int) -> dict[str, Any]:
    """A researcher card or an exhibition."""
    return researcher(card) if card < RESEARCHERS else exhibition(card - RESEARCHERS)


def researcher(card: int) -> dict[str, Any]:
    """A researcher card."""
    area = CARD_AREA[card]
    return {
        "card": card,
        "name": card_name(SET[card]),
        "area": None if area == NO_AREA else Area(area).name.lower(),
        "points": POINTS[card],
        "city": Place(CITY[card]).name.lower(),
        "weeks": WEEKS[card],
    }


def exhibition(number: int) -> dict[str, Any]:
    """An exhibition card and the artefacts it needs."""
    card = RESEARCHERS + number
    return {
        "exhibition": number,
        "name": card_name(SET[card]),
        "city": Place(CITY[card]).name.lower(),
        "weeks": WEEKS[card],
        "points": EXHIBITION_POINTS[number],
        "needs": {area.name.lower(): NEEDS[number, area] for area in Area if NEEDS[number, area]},
    }


def discards(s: State) -> int:
    """How many cards have been discarded."""
    piles = (s.books, s.helpers, s.exhibitions)
    return sum(size_of(pile[Pile.DISCARDS]) for pile in piles)


def site(s: State, area: Area) -> dict[str, Any]:
    """A site: what is left in its bag, and whether its first artefact still lies on the map."""
    return {
        "area": area.name.lower(),
        "has_bonus": has(s.bonus, area),
        "bag": {name: size_of(s.bag[area] & TOKEN_SET[area, kind]) for kind, name in enumerate(TOKEN_NAMES)},
    }


def dig(s: State) -> dict[str, Any]:
    """The dig under way."""
    return {
        "player": s.digger,
        "area": Area(s.site).name.lower(),
        "draws_due": s.draws_due,
        "debris": size_of(s.debris),
        "declared": s.help,
        "by_special_permission": s.is_special == 1,
    }


def desk(s: State, p: int) -> dict[str, Any]:
    """What lies before a player, and where their marker and archaeologist stand."""
    space, year = space_and_year(s, p)
    cards = [*each(s.books[p]), *(BOOKS + helper for helper in each(s.helpers[p]))]
    return {
        "player": p,
        "week": s.week[p],
        "space": space,
        "year": year,
        "arrival": s.arrival[p],
        "weeks_left": weeks_left(s, p),
        "weeks_to_new_year": WEEKS_A_YEAR - space + 1 if s.week[p] else WEEKS_A_YEAR + 1,
        "place": Place(s.place[p]).name.lower(),
        "cards": [researcher(card) for card in cards],
        "exhibitions": [exhibition(number) for number in each(s.exhibitions[p])],
        "general_knowledge": general_knowledge(s, p),
        "areas": [area_desk(s, p, area) for area in Area],
        "score": score(s, p),
        "points": {
            "artefacts": artefact_points(s, p),
            "exhibitions": exhibition_points(s, p),
            "congresses": congress_points(s, p),
            "majorities": majority_points(s, p),
        },
    }


def area_desk(s: State, p: int, area: Area) -> dict[str, Any]:
    """What a player has of one area."""
    found = list(each(s.found[p, area]))
    return {
        "area": area.name.lower(),
        "permission": not has(s.used[p], area),
        "knowledge": book_knowledge(s, p, area),
        "artefacts": [TOKEN_KIND[area, token] + 1 for token in found if token < ARTEFACTS],
        "books": [TOKEN_NAMES[TOKEN_KIND[area, token]] for token in found if token >= ARTEFACTS],
    }
