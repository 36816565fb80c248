"""The shape of a view: the table as a client draws it. Cards are numbers: ``tables`` tells what they show."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from digsite.games.thebes.shapes.pieces import (
    AreaName,
    Bag,
    BookName,
    HelpName,
    PhaseName,
    PlaceName,
    Spot,
)


class ThebesOptions(TypedDict):
    """The options of the table."""

    strict_knowledge: bool
    next_cards: bool
    first_player: int | None


class Showing(TypedDict):
    """The cards on the three exhibition spaces."""

    a: int | None
    b: int | None
    c: int | None


class Exhibitors(TypedDict):
    """Who has the artefacts for the exhibition on each space."""

    a: list[int]
    b: list[int]
    c: list[int]


class Supply(TypedDict):
    """The stacks of cards."""

    stack: int  # 1, 2, or 3 once everything was shuffled together
    left: int
    second_stack: int  # cards under the first stack
    third_stack: int  # cards put aside
    discards: int


class Site(TypedDict):
    """A site and its bag."""

    area: AreaName
    has_bonus: bool  # the first artefact still lies on the map
    bag: Bag


class Dig(TypedDict):
    """The dig under way."""

    player: int
    area: AreaName
    draws_due: int
    debris: int  # drawn so far
    help: list[HelpName]
    by_special_permission: bool


class AreaDesk(TypedDict):
    """What a player has of one area."""

    area: AreaName
    permission: bool  # on its valid side
    knowledge: int  # in books: what counts for the majority
    majority: int  # points for it now
    artefacts: list[int]
    books: list[BookName]
    special: int  # knowledge for a dig without any help declared: books and assistants
    usable_general: int  # general knowledge that counts with it
    total: int  # what the wheel is set to then


class Points(TypedDict):
    """A score by its sources."""

    artefacts: int
    exhibitions: int
    congresses: int
    majorities: int


class ThebesDesk(Spot):
    """What lies before a player, and where their marker and archaeologist are."""

    player: int
    arrival: int  # of two markers on one space the later is on top
    weeks_left: int
    weeks_to_new_year: int
    finished: bool
    place: PlaceName
    cards: list[int]
    exhibitions: list[int]
    congresses: int
    general_knowledge: int
    shovels: int  # tokens more in every dig, without any help declared
    areas: list[AreaDesk]
    score: int
    points: Points


class ThebesView(TypedDict):
    """The table."""

    game: Literal["thebes"]
    players: int
    options: ThebesOptions
    year: int
    phase: PhaseName
    mover: int  # a seat, -1 chance, -2 nobody
    order: list[int]  # of play: the hindmost marker first
    display: list[int | None]
    next_cards: list[int]
    exhibitions: Showing
    exhibitors: Exhibitors
    supply: Supply
    exchange_price: int  # weeks, for the mover
    sites: list[Site]
    dig: Dig | None
    desks: list[ThebesDesk]
    scores: list[int]
    places: list[int]  # now or at the end; equals share a place
    winners: list[int]  # none before the end
