"""The shape of a view: the table as one person may see it. Tiles are numbers: ``tables`` tells what they show."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from digsite.games.pergamon.shapes.names import BackName, MedalName, PhaseName, Share, ThingName

# The pieces


class Object(TypedDict):
    """An object that two joined tiles form."""

    thing: ThingName
    year: int


class Collection(TypedDict):
    """A collection on show: its marker's museum space, its tiles from left to right."""

    marker: int
    space: int
    tiles: list[int]
    objects: list[Object]


# The board


class Card(TypedDict):
    """A funds card of the round; no value while it lies face down."""

    card: int
    back: BackName
    value: int | None


class CardsLeft(TypedDict):
    """Cards in the deck, by their backs."""

    bag: int
    chest: int


class Funds(TypedDict):
    """The cards of the round with the least and the most they can bring together, and the cards seen and left.

    ``shares`` are those of the figures that stand on the track, in the order of their turns.
    """

    cards: list[Card]
    lowest: int
    highest: int
    shares: list[Share]
    pot: int
    seen: list[int]  # turned over so far, on the table and out of the game: of each value from 1 to 8
    left: CardsLeft


class Raider(TypedDict):
    """The tomb raider; ``loots`` is the gallery he would loot now, None if there is none or his turn is not ahead."""

    coins: int
    space: int | None
    loots: int | None


# The players


class Row(TypedDict):
    """The row that the mover is piecing together, and the museum space of its value; None before the first object."""

    tiles: list[int]
    value: int
    space: int | None


class SuggestedRow(TypedDict):
    """A row worth piecing together: all its tiles from left to right, those that lie there already first."""

    tiles: list[int]
    value: int
    space: int


class PergamonDesk(TypedDict):
    """What lies before a player; tickets are None where they are kept secret, the fee is for storing all finds."""

    player: int
    space: int | None
    coins: int
    tickets: int | None
    finds: list[int]
    storage_fee: int
    collections: list[Collection]


# The table


class PergamonOptions(TypedDict):
    """The options of the table; no first player means that chance chose."""

    variant_order: bool
    variant_sorting: bool
    secret_tickets: bool
    first_player: int | None


class PergamonView(TypedDict):
    """The table. ``mover`` is a seat, -1 for chance, -2 at the end; ``acting`` the research space that has its turn."""

    game: Literal["pergamon"]
    players: int
    options: PergamonOptions
    round: int
    phase: PhaseName
    mover: int
    acting: int | None
    order: list[int]
    galleries: list[list[int]]
    fresh: list[int]
    funds: Funds
    desks: list[PergamonDesk]
    row: Row | None
    suggestions: list[SuggestedRow]
    raider: Raider | None
    scores: list[int | None]
    places: list[int] | None
    winners: list[int]
    medal: MedalName | None
