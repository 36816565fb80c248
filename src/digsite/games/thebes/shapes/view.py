"""The shape of a view: the table as a client draws it."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from digsite.games.thebes.shapes.pieces import (
    AreaName,
    Bag,
    BookName,
    Card,
    Exhibition,
    HelpName,
    PhaseName,
    PlaceName,
    Researcher,
    Spot,
    Wheel,
)


class Options(TypedDict):
    """The options of the table."""

    strict_knowledge: bool
    next_cards: bool
    first_player: int | None


class Showing(TypedDict):
    """The three exhibition spaces."""

    a: Exhibition | None
    b: Exhibition | None
    c: Exhibition | None


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
    """A site, its bag, and the wheel for the mover with each help there is."""

    area: AreaName
    has_bonus: bool  # the first artefact still lies on the map
    book_about: AreaName  # what the book in the bag is about
    bag: Bag
    wheels: list[Wheel]  # empty while no player is to move


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
    wheel: Wheel  # without any help declared


class Points(TypedDict):
    """A score by its sources."""

    artefacts: int
    exhibitions: int
    congresses: int
    majorities: int


class Desk(Spot):
    """What lies before a player, and where their marker and archaeologist are."""

    player: int
    arrival: int  # of two markers on one space the later is on top
    weeks_left: int
    weeks_to_new_year: int
    finished: bool
    place: PlaceName
    cards: list[Researcher]
    exhibitions: list[Exhibition]
    congresses: int
    general_knowledge: int
    areas: list[AreaDesk]
    score: int
    points: Points


class Printed(TypedDict):
    """What is printed on the board and the wheel, alike in every game."""

    routes: list[list[PlaceName]]  # two ends each, one week
    wheel: list[list[int]]  # by knowledge 0..12 and weeks 0..12
    congress_points: list[int]  # by congresses 0..9


class View(TypedDict):
    """The table."""

    game: Literal["thebes"]
    players: int
    options: Options
    year: int
    phase: PhaseName
    mover: int  # a seat, -1 chance, -2 nobody
    order: list[int]  # of play: the hindmost marker first
    display: list[Researcher | None]
    next_cards: list[Card]
    exhibitions: Showing
    exhibitors: Exhibitors
    supply: Supply
    exchange_price: int  # weeks, for the mover
    sites: list[Site]
    dig: Dig | None
    desks: list[Desk]
    scores: list[int]
    places: list[int]  # now or at the end; equals share a place
    winners: list[int]  # none before the end
    printed: Printed
