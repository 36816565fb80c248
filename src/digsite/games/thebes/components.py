"""The printed pieces of Thebes: map, time wheel, researcher cards, exhibitions, tokens and time track.

All figures are read off the printed game; ``SOURCES`` says how sure each table is.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum

from digsite.core.record import grid, table
from digsite.core.rule import rule

MAX_PLAYERS = 4


# The map


class Place(IntEnum):
    """Seven cities, then the five sites in the order of ``Area``."""

    LONDON = 0
    PARIS = 1
    BERLIN = 2
    VIENNA = 3
    ROME = 4
    WARSAW = 5
    MOSCOW = 6
    GREECE = 7
    CRETE = 8
    EGYPT = 9
    PALESTINE = 10
    MESOPOTAMIA = 11


class Area(IntEnum):
    """The five areas: their sites, bags and colours."""

    GREECE = 0
    CRETE = 1
    EGYPT = 2
    PALESTINE = 3
    MESOPOTAMIA = 4


PLACES = len(Place)
AREAS = len(Area)
ALL_AREAS = (1 << AREAS) - 1
FIRST_SITE = Place.GREECE
ROUTES = (
    (Place.LONDON, Place.PARIS),
    (Place.LONDON, Place.BERLIN),
    (Place.PARIS, Place.BERLIN),
    (Place.PARIS, Place.VIENNA),
    (Place.PARIS, Place.ROME),
    (Place.VIENNA, Place.ROME),
    (Place.VIENNA, Place.WARSAW),
    (Place.BERLIN, Place.WARSAW),
    (Place.WARSAW, Place.MOSCOW),
    (Place.WARSAW, Place.GREECE),
    (Place.ROME, Place.GREECE),
    (Place.ROME, Place.CRETE),
    (Place.GREECE, Place.CRETE),
    (Place.GREECE, Place.MESOPOTAMIA),
    (Place.CRETE, Place.EGYPT),
    (Place.CRETE, Place.PALESTINE),
    (Place.EGYPT, Place.PALESTINE),
    (Place.PALESTINE, Place.MESOPOTAMIA),
)


def _distances() -> list[list[int]]:
    """Weeks between all places by the shortest routes, each part of a route one week."""
    weeks = [[0 if a == b else PLACES for b in Place] for a in Place]
    for a, b in ROUTES:
        weeks[a][b] = weeks[b][a] = 1
    for middle in Place:
        for a in Place:
            for b in Place:
                weeks[a][b] = min(weeks[a][b], weeks[a][middle] + weeks[middle][b])
    return weeks


DISTANCE = grid(_distances())  # DISTANCE[place, place], weeks
LONGEST_JOURNEY = max(DISTANCE[a, b] for a in Place for b in Place)  # weeks
CAR_JOURNEY = 3  # steps from which on a car saves a week


@rule
def site_of(area: int) -> int:
    """The place where an area's bag is dug."""
    return FIRST_SITE + area


# The time wheel


MOST_KNOWLEDGE = 12
MOST_WEEKS = 12
WHEEL = grid(  # WHEEL[knowledge, weeks], tokens drawn
    [
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2],
        [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2],
        [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4],
        [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5],
        [0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8],
        [0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 7, 8],
        [0, 1, 2, 4, 4, 5, 5, 6, 6, 7, 8, 8, 9],
        [0, 1, 3, 4, 5, 5, 6, 6, 7, 8, 9, 9, 10],
        [0, 2, 3, 5, 5, 6, 6, 7, 8, 9, 9, 10, 10],
        [0, 2, 3, 5, 5, 6, 7, 8, 9, 9, 10, 10, 10],
        [0, 2, 4, 5, 6, 6, 7, 8, 9, 10, 10, 10, 10],
        [0, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10],
    ]
)
FEWEST_WEEKS = table(  # FEWEST_WEEKS[knowledge], the shortest dig that the wheel allows; beyond the wheel if none
    next((weeks for weeks in range(MOST_WEEKS + 1) if WHEEL[knowledge, weeks] > 0), MOST_WEEKS + 1)
    for knowledge in range(MOST_KNOWLEDGE + 1)
)


# The researcher cards


class Card(IntEnum):
    """The kinds of researcher card."""

    SPECIAL = 0  # books of one area: special knowledge
    GENERAL = 1  # opened books: general knowledge
    RUMOUR = 2
    ASSISTANT = 3
    SHOVEL = 4
    CONGRESS = 5
    CAR = 6
    ZEPPELIN = 7
    PERMISSION = 8  # a special permission


NO_AREA = -1
NO_CARD = -1
RESEARCHER_CARDS = (
    # kind, area, points of knowledge, city, weeks, copies; within a kind cities come in the order of their names:
    # ruling T-45 discards the first of two
    (Card.SPECIAL, Area.GREECE, 1, Place.BERLIN, 1, 1),
    (Card.SPECIAL, Area.GREECE, 1, Place.MOSCOW, 1, 1),
    (Card.SPECIAL, Area.GREECE, 1, Place.ROME, 1, 1),
    (Card.SPECIAL, Area.GREECE, 1, Place.VIENNA, 1, 1),
    (Card.SPECIAL, Area.GREECE, 2, Place.LONDON, 2, 1),
    (Card.SPECIAL, Area.GREECE, 2, Place.ROME, 2, 2),
    (Card.SPECIAL, Area.GREECE, 3, Place.BERLIN, 4, 1),
    (Card.SPECIAL, Area.GREECE, 3, Place.LONDON, 4, 1),
    (Card.SPECIAL, Area.CRETE, 1, Place.BERLIN, 1, 2),
    (Card.SPECIAL, Area.CRETE, 1, Place.PARIS, 1, 1),
    (Card.SPECIAL, Area.CRETE, 1, Place.VIENNA, 1, 1),
    (Card.SPECIAL, Area.CRETE, 2, Place.PARIS, 2, 1),
    (Card.SPECIAL, Area.CRETE, 2, Place.ROME, 2, 1),
    (Card.SPECIAL, Area.CRETE, 2, Place.VIENNA, 2, 1),
    (Card.SPECIAL, Area.CRETE, 3, Place.MOSCOW, 4, 2),
    (Card.SPECIAL, Area.EGYPT, 1, Place.MOSCOW, 1, 1),
    (Card.SPECIAL, Area.EGYPT, 1, Place.PARIS, 1, 2),
    (Card.SPECIAL, Area.EGYPT, 1, Place.ROME, 1, 1),
    (Card.SPECIAL, Area.EGYPT, 2, Place.BERLIN, 2, 2),
    (Card.SPECIAL, Area.EGYPT, 2, Place.LONDON, 2, 1),
    (Card.SPECIAL, Area.EGYPT, 3, Place.LONDON, 4, 1),
    (Card.SPECIAL, Area.EGYPT, 3, Place.MOSCOW, 4, 1),
    (Card.SPECIAL, Area.PALESTINE, 1, Place.ROME, 1, 1),
    (Card.SPECIAL, Area.PALESTINE, 1, Place.VIENNA, 1, 3),
    (Card.SPECIAL, Area.PALESTINE, 2, Place.BERLIN, 2, 1),
    (Card.SPECIAL, Area.PALESTINE, 2, Place.LONDON, 2, 1),
    (Card.SPECIAL, Area.PALESTINE, 2, Place.PARIS, 2, 1),
    (Card.SPECIAL, Area.PALESTINE, 3, Place.LONDON, 4, 1),
    (Card.SPECIAL, Area.PALESTINE, 3, Place.PARIS, 4, 1),
    (Card.SPECIAL, Area.MESOPOTAMIA, 1, Place.MOSCOW, 1, 2),
    (Card.SPECIAL, Area.MESOPOTAMIA, 1, Place.PARIS, 1, 1),
    (Card.SPECIAL, Area.MESOPOTAMIA, 1, Place.ROME, 1, 1),
    (Card.SPECIAL, Area.MESOPOTAMIA, 2, Place.LONDON, 2, 1),
    (Card.SPECIAL, Area.MESOPOTAMIA, 2, Place.VIENNA, 2, 2),
    (Card.SPECIAL, Area.MESOPOTAMIA, 3, Place.LONDON, 4, 1),
    (Card.SPECIAL, Area.MESOPOTAMIA, 3, Place.MOSCOW, 4, 1),
    (Card.GENERAL, NO_AREA, 1, Place.BERLIN, 3, 1),
    (Card.GENERAL, NO_AREA, 1, Place.PARIS, 3, 1),
    (Card.GENERAL, NO_AREA, 1, Place.ROME, 3, 1),
    (Card.GENERAL, NO_AREA, 1, Place.VIENNA, 3, 1),
    (Card.GENERAL, NO_AREA, 2, Place.BERLIN, 6, 1),
    (Card.GENERAL, NO_AREA, 2, Place.LONDON, 6, 1),
    (Card.GENERAL, NO_AREA, 2, Place.MOSCOW, 6, 1),
    (Card.GENERAL, NO_AREA, 2, Place.PARIS, 6, 1),
    (Card.RUMOUR, Area.GREECE, 2, Place.MOSCOW, 1, 1),
    (Card.RUMOUR, Area.CRETE, 2, Place.PARIS, 1, 1),
    (Card.RUMOUR, Area.EGYPT, 2, Place.ROME, 1, 1),
    (Card.RUMOUR, Area.PALESTINE, 2, Place.VIENNA, 1, 1),
    (Card.RUMOUR, Area.MESOPOTAMIA, 2, Place.BERLIN, 1, 1),
    (Card.ASSISTANT, NO_AREA, 0, Place.BERLIN, 2, 1),
    (Card.ASSISTANT, NO_AREA, 0, Place.PARIS, 2, 2),
    (Card.ASSISTANT, NO_AREA, 0, Place.ROME, 2, 1),
    (Card.ASSISTANT, NO_AREA, 0, Place.VIENNA, 2, 2),
    (Card.SHOVEL, NO_AREA, 0, Place.LONDON, 3, 2),
    (Card.SHOVEL, NO_AREA, 0, Place.MOSCOW, 3, 2),
    (Card.SHOVEL, NO_AREA, 0, Place.ROME, 3, 2),
    (Card.CONGRESS, NO_AREA, 0, Place.BERLIN, 2, 2),
    (Card.CONGRESS, NO_AREA, 0, Place.LONDON, 2, 1),
    (Card.CONGRESS, NO_AREA, 0, Place.MOSCOW, 2, 2),
    (Card.CONGRESS, NO_AREA, 0, Place.PARIS, 2, 2),
    (Card.CONGRESS, NO_AREA, 0, Place.VIENNA, 2, 2),
    (Card.CAR, NO_AREA, 0, Place.MOSCOW, 1, 1),
    (Card.CAR, NO_AREA, 0, Place.ROME, 1, 1),
    (Card.ZEPPELIN, NO_AREA, 0, Place.ROME, 1, 1),
    (Card.ZEPPELIN, NO_AREA, 0, Place.VIENNA, 1, 1),
    (Card.PERMISSION, NO_AREA, 0, Place.LONDON, 3, 1),
    (Card.PERMISSION, NO_AREA, 0, Place.MOSCOW, 3, 1),
)
EXHIBITION_CARDS = (
    # city, weeks, points, artefacts needed from each area; the small ones first
    (Place.LONDON, 3, 4, (1, 0, 2, 0, 0)),
    (Place.PARIS, 3, 4, (0, 0, 0, 1, 2)),
    (Place.BERLIN, 3, 4, (2, 1, 0, 0, 0)),
    (Place.VIENNA, 3, 4, (0, 0, 1, 2, 0)),
    (Place.MOSCOW, 3, 4, (0, 2, 0, 0, 1)),
    (Place.LONDON, 4, 5, (2, 1, 3, 0, 0)),
    (Place.PARIS, 4, 5, (1, 0, 2, 3, 0)),
    (Place.BERLIN, 4, 5, (0, 3, 0, 1, 2)),
    (Place.VIENNA, 4, 5, (3, 2, 0, 0, 1)),
    (Place.MOSCOW, 4, 5, (0, 0, 1, 2, 3)),
)
RESEARCHERS = 85
EXHIBITIONS = len(EXHIBITION_CARDS)
SMALL_EXHIBITIONS = 5
ALL_CARDS = RESEARCHERS + EXHIBITIONS  # exhibitions are numbered after the researcher cards
SETS = len(RESEARCHER_CARDS)  # sets of identical researcher cards
CARD_SETS = SETS + EXHIBITIONS  # every exhibition is a set of its own

# One row for each of the 95 cards
_ROWS = [(number, *row[:5]) for number, row in enumerate(RESEARCHER_CARDS) for _ in range(row[5])]
SET = table([*(row[0] for row in _ROWS), *range(SETS, CARD_SETS)])  # SET[card]
CITY = table([*(row[4] for row in _ROWS), *(city for city, *_ in EXHIBITION_CARDS)])  # CITY[card], a Place
CARD_AREA = table([row[2] for row in _ROWS])  # CARD_AREA[researcher card], an Area or NO_AREA
POINTS = table([row[3] for row in _ROWS])  # POINTS[researcher card], knowledge
WEEKS = table([*(row[5] for row in _ROWS), *(weeks for _, weeks, *_ in EXHIBITION_CARDS)])  # WEEKS[card]

# Cards as bits: books of special knowledge are one set, all other researcher cards (helpers) another
BOOKS = 45
HELPERS = RESEARCHERS - BOOKS


def _cards_where(test: Callable[[int, int, int], bool]) -> int:
    """The researcher cards of some kind, area and points, as bits of one long number."""
    return sum(1 << card for card, (_, kind, area, points, *_) in enumerate(_ROWS) if test(kind, area, points))


def _helpers(kind: int, points: int = 0) -> int:
    return _cards_where(lambda k, _, n: k == kind and points in (0, n)) >> BOOKS


BOOKS_OF = grid(  # BOOKS_OF[area, points], books
    [
        [_cards_where(lambda k, a, n, area=area, p=p: (k, a, n) == (Card.SPECIAL, area, p)) for p in range(4)]  # type: ignore[misc]
        for area in Area
    ]
)
BOOKS_ABOUT = table(BOOKS_OF[area, 1] | BOOKS_OF[area, 2] | BOOKS_OF[area, 3] for area in Area)  # BOOKS_ABOUT[area]
SET_BOOKS = table(  # SET_BOOKS[set], the books among its copies
    sum(1 << card for card in range(BOOKS) if SET[card] == number) for number in range(CARD_SETS)
)
SET_HELPERS = table(  # SET_HELPERS[set], the helpers among its copies
    sum(1 << card - BOOKS for card in range(BOOKS, RESEARCHERS) if SET[card] == number) for number in range(CARD_SETS)
)
ALL_BOOKS = (1 << BOOKS) - 1
ALL_HELPERS = (1 << HELPERS) - 1
ALL_EXHIBITIONS = (1 << EXHIBITIONS) - 1
SMALL = (1 << SMALL_EXHIBITIONS) - 1  # the small exhibitions
SMALL_GENERAL = _helpers(Card.GENERAL, 1)
LARGE_GENERAL = _helpers(Card.GENERAL, 2)
RUMOURS = table(  # RUMOURS[area], helpers
    _cards_where(lambda k, a, _, area=area: (k, a) == (Card.RUMOUR, area)) >> BOOKS  # type: ignore[misc]
    for area in Area
)
ASSISTANTS = _helpers(Card.ASSISTANT)
SHOVELS = _helpers(Card.SHOVEL)
CONGRESSES = _helpers(Card.CONGRESS)
CARS = _helpers(Card.CAR)
ZEPPELINS = _helpers(Card.ZEPPELIN)
PERMISSIONS = _helpers(Card.PERMISSION)
RUMOUR_POINTS = 2
TEAM_BONUS = table([0, 0, 1, 2, 2, 2, 2])  # TEAM_BONUS[assistants or shovels owned]; more than 3 as 3: ruling T-12

DISPLAY = 4  # researcher cards face up
EXHIBITION_SPACES = 3  # a, b, c
STACK = 27  # researcher cards in each of the three stacks
NEXT_CARDS = 2  # cards shown in advance, by table option

# The exhibitions
EXHIBITION_POINTS = table([points for _, _, points, _ in EXHIBITION_CARDS])  # EXHIBITION_POINTS[exhibition]
NEEDS = grid([needs for *_, needs in EXHIBITION_CARDS])  # NEEDS[exhibition, area], artefacts


# The tokens


class Token(IntEnum):
    """What a token shows; artefacts of value 1 to 7 come first."""

    SPECIAL_BOOK = 7
    GENERAL_BOOK = 8
    DEBRIS = 9


TOP_VALUE = 7
TOKEN_KINDS = 10
TOKENS = 31  # in each area
ARTEFACTS = 13  # in each area
ALL_ARTEFACTS = (1 << ARTEFACTS) - 1  # tokens are numbered: artefacts by value, the two books, debris
SPECIAL_BOOK = 1 << ARTEFACTS
GENERAL_BOOK = 2 << ARTEFACTS
ALL_TOKENS = (1 << TOKENS) - 1
BONUS = 1  # the token of value 1 that lies on the map for the first to dig
BAGS = {
    # area: the area its book is about, and the values of its artefacts
    Area.GREECE: (Area.CRETE, (1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 5, 6)),
    Area.CRETE: (Area.GREECE, (1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5)),
    Area.EGYPT: (Area.MESOPOTAMIA, (1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6)),
    Area.PALESTINE: (Area.EGYPT, (1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 7)),
    Area.MESOPOTAMIA: (Area.PALESTINE, (1, 1, 1, 1, 1, 3, 3, 3, 4, 4, 4, 5, 5)),
}
TOKEN_SET = grid(  # TOKEN_SET[area, kind of token], tokens
    [
        [
            *(sum(1 << t for t, value in enumerate(BAGS[area][1]) if value == v) for v in range(1, TOP_VALUE + 1)),
            SPECIAL_BOOK,
            GENERAL_BOOK,
            ALL_TOKENS ^ ALL_ARTEFACTS ^ SPECIAL_BOOK ^ GENERAL_BOOK,
        ]
        for area in Area
    ]
)
TOKEN_KIND = grid(  # TOKEN_KIND[area, token], an artefact's value less 1, or a Token
    [
        [next(kind for kind in range(TOKEN_KINDS) if TOKEN_SET[area, kind] >> token & 1) for token in range(TOKENS)]
        for area in Area
    ]
)
BOOK_IN = table(  # BOOK_IN[area], the bag that holds the book about an area
    next(bag for bag in Area if BAGS[bag][0] == area) for area in Area
)


# The time track


WEEKS_A_YEAR = 52
LAST_YEAR = 1903
START_WEEK = table([0, 0, 0, 16, 0])  # START_WEEK[players]; 0 is the space before week 1
FIRST_YEAR = table([0, 0, 1901, 1901, 1902])  # FIRST_YEAR[players]
END_WEEK = table([0, 0, 157, 157, 105])  # END_WEEK[players], space 1 of 1904


# The score


CONGRESS_POINTS = table([0, 1, 3, 6, 10, 15, 21, 28, 28, 28])  # CONGRESS_POINTS[cards]
MAJORITY = 5  # for most special knowledge of an area
SHARED_MAJORITY = 3  # for each who shares it
