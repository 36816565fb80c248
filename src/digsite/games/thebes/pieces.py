"""The pieces of Thebes as clients get them: cards, tokens, markers, journeys, and the time wheel.

Cards look the same wherever they lie, so each is made once and shared: whoever gets one must not change it. Views,
offers and events name them by their numbers only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import get_args

from digsite.core.bits import each, size_of
from digsite.core.game import NOBODY
from digsite.games.thebes.actions import card_name
from digsite.games.thebes.components import (
    ALL_ARTEFACTS,
    BAGS,
    BOOKS,
    CARD_AREA,
    CITY,
    EXHIBITION_POINTS,
    GENERAL_BOOK,
    MOST_WEEKS,
    NEEDS,
    NO_AREA,
    POINTS,
    RESEARCHER_CARDS,
    RESEARCHERS,
    SET,
    SMALL_EXHIBITIONS,
    SPECIAL_BOOK,
    TOKEN_KIND,
    TOKEN_SET,
    WEEKS,
    Area,
    Token,
)
from digsite.games.thebes.rules.dig import (
    shovel_bonus,
    special_knowledge,
    tokens_with,
    usable_general,
    usable_knowledge,
)
from digsite.games.thebes.rules.travel import travel_weeks
from digsite.games.thebes.shapes.pieces import (
    ActName,
    AreaName,
    Bag,
    BookName,
    Card,
    CardKind,
    Exhibition,
    HelpName,
    Journey,
    Knowledge,
    PhaseName,
    PlaceName,
    Researcher,
    SpaceName,
    Spot,
)
from digsite.games.thebes.state import Help, State
from digsite.games.thebes.words import space_and_year

# Names, by the numbers of the enumerations
AREA_NAMES: tuple[AreaName, ...] = get_args(AreaName)
PLACE_NAMES: tuple[PlaceName, ...] = get_args(PlaceName)
CARD_KINDS: tuple[CardKind, ...] = get_args(CardKind)
SPACE_NAMES: tuple[SpaceName, ...] = get_args(SpaceName)
PHASE_NAMES: tuple[PhaseName, ...] = get_args(PhaseName)
ACT_NAMES: tuple[ActName, ...] = get_args(ActName)
MOST_KEPT = 1 << 14  # lists of artefacts, and odds; a bag has more subsets than a server has memory
BOOK_ABOUT = [AREA_NAMES[BAGS[area][0]] for area in Area]  # BOOK_ABOUT[area whose bag holds the book]

# 1. Cards


@cache
def card(number: int) -> Card:
    """A researcher card, or an exhibition by its number among all cards."""
    return researcher(number) if number < RESEARCHERS else exhibition(number - RESEARCHERS)


@cache
def researcher(number: int) -> Researcher:
    """A researcher card."""
    area = CARD_AREA[number]
    return {
        "kind": CARD_KINDS[RESEARCHER_CARDS[SET[number]][0]],
        "card": number,
        "name": card_name(SET[number]),
        "area": None if area == NO_AREA else AREA_NAMES[area],
        "points": POINTS[number],
        "city": PLACE_NAMES[CITY[number]],
        "weeks": WEEKS[number],
    }


@cache
def exhibition(number: int) -> Exhibition:
    """An exhibition card and the artefacts it needs."""
    return {
        "kind": "exhibition",
        "card": RESEARCHERS + number,
        "name": card_name(SET[RESEARCHERS + number]),
        "size": "small" if number < SMALL_EXHIBITIONS else "large",
        "city": PLACE_NAMES[CITY[RESEARCHERS + number]],
        "weeks": WEEKS[RESEARCHERS + number],
        "points": EXHIBITION_POINTS[number],
        "needs": [{"area": AREA_NAMES[area], "artefacts": NEEDS[number, area]} for area in Area if NEEDS[number, area]],
    }


def researchers(s: State, p: int) -> list[int]:
    """The researcher cards on a desk by their numbers: the books come first."""
    return list(each(s.books[p] | s.helpers[p] << BOOKS))


# 2. Tokens


@cache
def artefact_value(area: int, token: int) -> int:
    """What an artefact is worth."""
    return TOKEN_KIND[area, token] + 1


@lru_cache(MOST_KEPT)
def artefact_values(area: int, tokens: int) -> list[int]:
    """The values of the artefacts among tokens of an area, the smallest first."""
    return [artefact_value(area, token) for token in each(tokens & ALL_ARTEFACTS)]


def book_names(tokens: int) -> list[BookName]:
    """The books among tokens."""
    names: list[BookName] = ["book"] if tokens & SPECIAL_BOOK else []
    return [*names, "general_book"] if tokens & GENERAL_BOOK else names


def tokens_left(area: int, tokens: int) -> Bag:
    """What is in a bag of an area that holds these tokens."""
    return {
        "artefacts": artefact_values(area, tokens),
        "books": book_names(tokens),
        "debris": size_of(tokens & TOKEN_SET[area, Token.DEBRIS]),
    }


# 3. Markers and archaeologists


def spot(s: State, p: int) -> Spot:
    """Where a marker stands."""
    space, year = space_and_year(s, p)
    return {"week": s.week[p], "space": space, "year": year}


def journey(s: State, p: int, goal: int, way: int) -> Journey | None:
    """The way to a place, if it is a journey at all."""
    if s.place[p] == goal:
        return None
    return {
        "from": PLACE_NAMES[s.place[p]],
        "to": PLACE_NAMES[goal],
        "weeks": travel_weeks(s, p, goal, way),
        "by_zeppelin": way == Help.ZEPPELIN,
        "without_car": way == Help.WITHOUT_CAR,
    }


# 4. Knowledge and the wheel


@cache
def help_names(declared: int) -> list[HelpName]:
    """What is declared for a dig and used up by it; a zeppelin is part of the journey."""
    names: tuple[tuple[Help, HelpName], ...] = (
        (Help.RUMOUR, "rumour"),
        (Help.ASSISTANT, "assistant"),
        (Help.SHOVEL, "shovel"),
    )
    return [name for help_, name in names if declared & help_]


def dig_knowledge(s: State, p: int, area: int, declared: int, general: int) -> Knowledge:
    """What a player would know for a dig; general knowledge is the same everywhere and given."""
    special = special_knowledge(s, p, area, declared)
    return {
        "help": help_names(declared),
        "special": special,
        "general": general,
        "usable_general": usable_general(special, general),
        "total": usable_knowledge(special, general),
        "shovels": shovel_bonus(s, p, declared),
    }


@cache
def wheel_row(knowledge: int, shovels: int) -> list[int]:
    """Tokens for 1 to 12 weeks."""
    return [tokens_with(knowledge, weeks, shovels) for weeks in range(1, MOST_WEEKS + 1)]


# 5. The standing


def places_by(scores: Sequence[int]) -> list[int]:
    """The place of each score; equals share a place. Ruling T-36."""
    return [1 + sum(other > own for other in scores) for own in scores]


def winners(s: State, scores: Sequence[int]) -> list[int]:
    """The seats that have won; none before the end."""
    return [p for p, place in enumerate(places_by(scores)) if place == 1] if s.mover == NOBODY else []
