"""The actions of Thebes and their notation. The numbers are part of every record: add at the end, never change."""

from __future__ import annotations

from enum import IntEnum

from digsite.core.actions import ActionSpace
from digsite.games.thebes.components import (
    DISPLAY,
    EXHIBITION_CARDS,
    EXHIBITION_SPACES,
    MAX_PLAYERS,
    MOST_WEEKS,
    NO_AREA,
    RESEARCHER_CARDS,
    SMALL_EXHIBITIONS,
    TOP_VALUE,
    Area,
    Card,
    Place,
)
from digsite.games.thebes.state import Help


class Act(IntEnum):
    """The kinds of action."""

    # Chance's
    FIRST = 0  # choice: the seat that goes first
    DRAW = 1  # choice: the set of identical cards that the card belongs to
    TOKEN = 2  # choice: the kind of token
    # The players'
    TAKE = 3  # choice: the display space; extra: the way, one bit of Help
    EXCHANGE = 4  # extra: the way
    DIG = 5  # choice: the area and the weeks; extra: bits of Help
    EXHIBIT = 6  # choice: the exhibition space; extra: the way
    PASS = 7


def card_name(number: int) -> str:
    """A set of identical cards as a person would call it, by what it shows and its city."""
    if number >= len(RESEARCHER_CARDS):
        size = "small" if number - len(RESEARCHER_CARDS) < SMALL_EXHIBITIONS else "large"
        city = EXHIBITION_CARDS[number - len(RESEARCHER_CARDS)][0]
        return f"{size} exhibition {Place(city).name.lower()}"
    kind, area, points, city, *_ = RESEARCHER_CARDS[number]
    words = [] if kind == Card.SPECIAL else [CARD_NAMES[Card(kind)]]
    if area != NO_AREA:
        words.append(Area(area).name.lower())
    if kind in (Card.SPECIAL, Card.GENERAL):
        words.append(str(points))
    return " ".join([*words, Place(city).name.lower()])


CARD_NAMES = {card: card.name.lower() for card in Card} | {Card.PERMISSION: "special permission"}
TOKEN_NAMES = (*map(str, range(1, TOP_VALUE + 1)), "book", "general book", "debris")
SPACE_NAMES = ("a", "b", "c")
HELPS = 16  # combinations of declarations
GROUND_HELPS = 8  # those of them on the ground
_WAYS = {0: "", Help.ZEPPELIN: " by zeppelin"}
_WITHOUT_CAR = " without the car"


def _with(declared: int) -> str:
    named = [help_.name.lower() for help_ in (Help.RUMOUR, Help.ASSISTANT, Help.SHOVEL) if declared & help_]
    return (f" with {' and '.join(named)}" if named else "") + _WAYS[declared & Help.ZEPPELIN]


def _weeks(count: int) -> str:
    return "1 week" if count == 1 else f"{count} weeks"


SPACE = ActionSpace()
FIRST = SPACE.add(Act.FIRST, [f"first P{seat + 1}" for seat in range(MAX_PLAYERS)])
DRAW = SPACE.add(
    Act.DRAW, [f"draw {card_name(number)}" for number in range(len(RESEARCHER_CARDS) + len(EXHIBITION_CARDS))]
)
TOKEN = SPACE.add(Act.TOKEN, [f"find {name}" for name in TOKEN_NAMES])
TAKE = SPACE.add(
    Act.TAKE,
    [f"take {space}{by}" for by in _WAYS.values() for space in range(1, DISPLAY + 1)],
    extras=[way for way in _WAYS for _ in range(DISPLAY)],
)
EXCHANGE = SPACE.add(Act.EXCHANGE, [f"exchange{by}" for by in _WAYS.values()], extras=list(_WAYS))
DIG = SPACE.add(
    Act.DIG,
    [
        f"dig {area.name.lower()} {_weeks(weeks)}{_with(declared)}"
        for area in Area
        for weeks in range(1, MOST_WEEKS + 1)
        for declared in range(HELPS)
    ],
    extras=[declared for _ in Area for _ in range(MOST_WEEKS) for declared in range(HELPS)],
)
EXHIBIT = SPACE.add(
    Act.EXHIBIT,
    [f"exhibit {space}{by}" for by in _WAYS.values() for space in SPACE_NAMES],
    extras=[way for way in _WAYS for _ in range(EXHIBITION_SPACES)],
)
PASS = SPACE.add(Act.PASS, ["pass"])

# Ruling T-43: the same journeys on the ground without the car, which came later
TAKE_WITHOUT_CAR = SPACE.add(
    Act.TAKE,
    [f"take {space}{_WITHOUT_CAR}" for space in range(1, DISPLAY + 1)],
    extras=[Help.WITHOUT_CAR] * DISPLAY,
)
EXCHANGE_WITHOUT_CAR = SPACE.add(Act.EXCHANGE, [f"exchange{_WITHOUT_CAR}"], extras=[Help.WITHOUT_CAR])
DIG_WITHOUT_CAR = SPACE.add(
    Act.DIG,
    [
        f"dig {area.name.lower()} {_weeks(weeks)}{_with(declared)}{_WITHOUT_CAR}"
        for area in Area
        for weeks in range(1, MOST_WEEKS + 1)
        for declared in range(GROUND_HELPS)
    ],
    extras=[declared | Help.WITHOUT_CAR for _ in Area for _ in range(MOST_WEEKS) for declared in range(GROUND_HELPS)],
)
EXHIBIT_WITHOUT_CAR = SPACE.add(
    Act.EXHIBIT,
    [f"exhibit {space}{_WITHOUT_CAR}" for space in SPACE_NAMES],
    extras=[Help.WITHOUT_CAR] * EXHIBITION_SPACES,
)

KIND = SPACE.kinds  # KIND[action], an Act
CHOICE = SPACE.choices  # CHOICE[action]
EXTRA = SPACE.extras  # EXTRA[action], bits of Help
