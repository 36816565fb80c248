"""The shape of the printed tables: what is the same in every game, so that views need not say it."""

from __future__ import annotations

from typing_extensions import TypedDict

from digsite.games.pergamon.shapes.names import BackName, ThingName


class ResearchSpace(TypedDict):
    """A research space: the coins it asks for, and the deepest gallery that its figure may dig in."""

    space: int
    coins: int
    deepest: int


class Tile(TypedDict):
    """A find tile: the number and the century are printed on its halves."""

    tile: int
    left: ThingName
    number: int
    right: ThingName
    century: int


class CalendarEntry(TypedDict):
    """A round: what its evaluation awards, if it has one, and by how many spaces markers then go down."""

    round: int
    prize: ThingName | None
    prize_points: int
    oldest_points: list[int]
    shift: int


class FundsCard(TypedDict):
    """The funds cards of one value."""

    value: int
    back: BackName
    copies: int


class Storage(TypedDict):
    """How many finds are stored for nothing, and how many more for each coin."""

    free: int
    block: int


class PergamonTables(TypedDict):
    """Everything that is printed on the board, the cards and the tiles."""

    research_spaces: list[ResearchSpace]  # from 1 to 13
    raider_spaces: list[int]  # where the tomb raider stands, by the number of chests among the two backs
    museum: list[int]  # points of the spaces from 1 to 24
    find_tiles: list[Tile]  # from 1, the youngest, to 60
    calendar: list[CalendarEntry]  # from round 1 to 12
    funds_cards: list[FundsCard]  # from value 1 to 8
    gallery_prices: list[int]  # coins, from gallery I to V
    gallery_room: int  # tiles side by side in one gallery
    markers: int  # collections that a player can show at a time
    exhibiting_points: int
    polish_limit: int  # coins, but in the last round
    storage: Storage
