"""Names, and the pieces that views, offers and events speak of."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

# Names

AreaName = Literal["greece", "crete", "egypt", "palestine", "mesopotamia"]
PlaceName = Literal[
    "london",
    "paris",
    "berlin",
    "vienna",
    "rome",
    "warsaw",
    "moscow",
    "greece",
    "crete",
    "egypt",
    "palestine",
    "mesopotamia",
]
CardKind = Literal[
    "special_knowledge",
    "general_knowledge",
    "rumour",
    "assistant",
    "shovel",
    "congress",
    "car",
    "zeppelin",
    "special_permission",
]
SpaceName = Literal["a", "b", "c"]
BookName = Literal["book", "general_book"]
TokenName = Literal["artefact", "book", "general_book", "debris"]
HelpName = Literal["rumour", "assistant", "shovel"]
PhaseName = Literal["start", "refill", "turn", "drawing", "dig_end", "over"]
ActName = Literal["first", "draw", "token", "take", "exchange", "dig", "exhibit", "pass"]


# Pieces


class Researcher(TypedDict):
    """A researcher card."""

    kind: CardKind
    card: int  # 0..84; copies differ
    name: str  # as in the notation
    area: AreaName | None
    points: int  # of knowledge
    city: PlaceName
    weeks: int


class Need(TypedDict):
    """So many artefacts of one area."""

    area: AreaName
    artefacts: int


class Exhibition(TypedDict):
    """An exhibition card."""

    kind: Literal["exhibition"]
    card: int  # 85..94
    name: str
    size: Literal["small", "large"]
    city: PlaceName
    weeks: int
    points: int
    needs: list[Need]


Card = Researcher | Exhibition


class Bag(TypedDict):
    """What is in a bag."""

    artefacts: list[int]  # their values, the smallest first
    books: list[BookName]
    debris: int


class Spot(TypedDict):
    """A place on the time track."""

    week: int  # since the first year began; 0 is the space before week 1
    space: int  # 0..52
    year: int


class Knowledge(TypedDict):
    """What a player would know for a dig in one area."""

    help: list[HelpName]  # what is declared, and used up
    special: int  # books, rumour and assistants
    general: int
    usable_general: int  # counts for as much as there is special knowledge, as far as the wheel goes
    total: int  # what the wheel is set to
    shovels: int  # tokens more


Journey = TypedDict(
    "Journey",
    {
        "from": PlaceName,
        "to": PlaceName,
        "weeks": int,
        "by_zeppelin": bool,
        "without_car": bool,  # the longer way, though there is a car
    },
)
