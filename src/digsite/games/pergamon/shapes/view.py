"""The shape of a view: the table as one person may see it."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from digsite.games.pergamon.shapes.names import BackName, Figure, MedalName, PhaseName, ThingName

# The pieces


class Tile(TypedDict):
    """A find tile: the number and the century are printed on its halves."""

    tile: int
    left: ThingName
    number: int
    right: ThingName
    century: int


class Object(TypedDict):
    """An object that two joined tiles form."""

    thing: ThingName
    year: int


class Collection(TypedDict):
    """A collection on show: its marker's museum space and what that is worth, its tiles from left to right."""

    marker: int
    space: int
    points: int
    tiles: list[Tile]
    objects: list[Object]


# The board


class ResearchSpace(TypedDict):
    """A research space: the coins it asks for, the deepest gallery, and for which backs the raider stands there."""

    space: int
    coins: int
    deepest: int
    figure: Figure | None
    raider_for_chests: int | None


class CalendarEntry(TypedDict):
    """A round: what its evaluation awards, if it has one, and by how many spaces markers then go down."""

    round: int
    prize: ThingName | None
    prize_points: int
    oldest_points: list[int]
    shift: int


class Card(TypedDict):
    """A funds card of the round; no value while it lies face down."""

    card: int
    back: BackName
    value: int | None


class SeenCards(TypedDict):
    """How many of the cards of one value have been turned over so far, on the table and out of the game."""

    value: int
    back: BackName
    seen: int
    copies: int


class CardsLeft(TypedDict):
    """Cards in the deck, by their backs."""

    bag: int
    chest: int


class Funds(TypedDict):
    """The cards of the round with the least and the most they can bring together, and the cards seen and left."""

    cards: list[Card]
    lowest: int
    highest: int
    pot: int
    seen: list[SeenCards]
    left: CardsLeft


class Marker(TypedDict):
    """A player's marker in the museum."""

    player: int
    marker: int


class MuseumSpace(TypedDict):
    """A museum space, its points and the marker on it."""

    space: int
    points: int
    marker: Marker | None


class Raider(TypedDict):
    """The tomb raider; ``loots`` is the gallery he would loot now, None if there is none or his turn is not ahead."""

    coins: int
    space: int | None
    loots: int | None


# The players


class Row(TypedDict):
    """The row that the mover is piecing together, and the museum space of its value; None before the first object."""

    tiles: list[Tile]
    value: int
    space: int | None


class SuggestedRow(TypedDict):
    """A row worth piecing together: all its tiles from left to right, those that lie there already first."""

    tiles: list[int]
    value: int
    space: int


class Desk(TypedDict):
    """What lies before a player; tickets are None where they are kept secret, the fee is for storing all finds."""

    player: int
    space: int | None
    coins: int
    tickets: int | None
    finds: list[Tile]
    storage_fee: int
    collections: list[Collection]


class PointsBySource(TypedDict):
    """A player's points for exhibiting, for markers in evaluations, for prizes and for the oldest objects."""

    exhibiting: int
    evaluations: int
    prizes: int
    oldest: int


# The table


class Options(TypedDict):
    """The options of the table; no first player means that chance chose."""

    variant_order: bool
    variant_sorting: bool
    secret_tickets: bool
    first_player: int | None


class View(TypedDict):
    """The table. ``mover`` is a seat, -1 for chance, -2 at the end; ``acting`` the research space that has its turn."""

    game: Literal["pergamon"]
    players: int
    options: Options
    round: int
    phase: PhaseName
    mover: int
    acting: int | None
    order: list[int]
    research: list[ResearchSpace]
    galleries: list[list[Tile]]
    fresh: list[Tile]
    calendar: list[CalendarEntry]
    funds: Funds
    museum: list[MuseumSpace]
    desks: list[Desk]
    row: Row | None
    suggestions: list[SuggestedRow]
    raider: Raider | None
    scores: list[int | None]
    places: list[int] | None
    winners: list[int]
    medal: MedalName | None
