"""The shapes of events: what happened, and which pieces moved from where to where."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from digsite.games.pergamon.shapes.names import BackName, Figure, MedalName, Move, ThingName

# Finds and funds


class FirstPlayerEvent(TypedDict):
    """Chance chose who goes first."""

    kind: Literal["first_player"]
    player: int
    order: list[int]


class FindEvent(TypedDict):
    """A tile is turned up from the stack."""

    kind: Literal["find"]
    tile: int


class LayEvent(TypedDict):
    """A tile that was turned up goes into a gallery; the player is None where the rules put it there."""

    kind: Literal["lay"]
    player: int | None
    tile: int
    gallery: int


class DrawEvent(TypedDict):
    """A funds card is drawn from the deck and lies face down."""

    kind: Literal["draw"]
    card: int
    back: BackName


class RevealEvent(TypedDict):
    """A funds card is turned over; its coins come from the supply into the pot."""

    kind: Literal["reveal"]
    card: int
    coins: int


class PlaceEvent(TypedDict):
    """A figure comes from beside the board to a research space, which asks for coins and allows some galleries."""

    kind: Literal["place"]
    figure: Figure
    space: int
    coins: int
    deepest: int


class GrantEvent(TypedDict):
    """A figure takes coins from the pot."""

    kind: Literal["grant"]
    figure: Figure
    space: int
    coins: int


# A turn


class DigEvent(TypedDict):
    """A player pays and takes all tiles of a gallery to the finds."""

    kind: Literal["dig"]
    player: int
    gallery: int
    tiles: list[int]
    coins: int


class NoDigEvent(TypedDict):
    """A player does not dig."""

    kind: Literal["no_dig"]
    player: int


class CannotDigEvent(TypedDict):
    """A player's turn comes, but there is no gallery to dig in: its finds are too dear, or there are none that deep.

    ``gallery`` is the nearest with finds that the space allows, which costs ``price``; none where there is nothing.
    """

    kind: Literal["cannot_dig"]
    player: int
    coins: int
    deepest: int
    gallery: int | None
    price: int
    falls_out: bool  # the whole turn: there is nothing to exhibit or store either


class LootEvent(TypedDict):
    """The tomb raider pays, and all tiles of a gallery leave the game."""

    kind: Literal["loot"]
    gallery: int
    tiles: list[int]
    coins: int


class JoinEvent(TypedDict):
    """A find goes to the right end of the row; ``place`` 1 begins one. The value is the row's with it."""

    kind: Literal["join"]
    player: int
    tile: int
    place: int
    value: int


class BreakUpEvent(TypedDict):
    """A player breaks up a collection to make room: its marker comes back, its tiles leave the game."""

    kind: Literal["break_up"]
    player: int
    marker: int
    space: int
    tiles: list[int]


class ExhibitEvent(TypedDict):
    """The row becomes a collection, and its marker goes on a museum space; polish, in coins, adds to its value."""

    kind: Literal["exhibit"]
    player: int
    marker: int
    tiles: list[int]
    value: int
    polish: int
    space: int
    broken_up: int | None


class PushEvent(TypedDict):
    """Markers on the space of a new collection or a lower one go down."""

    kind: Literal["push"]
    markers: list[Move]


class LeaveEvent(TypedDict):
    """A collection has left the museum from a space: its marker comes back, its tiles leave the game."""

    kind: Literal["leave"]
    player: int
    marker: int
    space: int
    tiles: list[int]


class TicketEvent(TypedDict):
    """Points for exhibiting."""

    kind: Literal["ticket"]
    player: int
    points: int


class DiscardEvent(TypedDict):
    """A find leaves the game."""

    kind: Literal["discard"]
    player: int
    tile: int


class StoreEvent(TypedDict):
    """A player pays for storing a number of finds, and ends the turn."""

    kind: Literal["store"]
    player: int
    finds: int
    coins: int


class FinishEvent(TypedDict):
    """A player ends a turn of the last round."""

    kind: Literal["finish"]
    player: int


# Evaluations, and after


class MarkerPoints(TypedDict):
    """What a marker earns for its museum space."""

    player: int
    marker: int
    space: int
    points: int
    so_far: int  # all that its player has got in this evaluation by then


class EvaluationEvent(TypedDict):
    """The museum is evaluated after a round; the markers from the lowest space up."""

    kind: Literal["evaluation"]
    round: int
    markers: list[MarkerPoints]
    gains: list[int]  # in the end, prizes included, by seat


class PrizeEvent(TypedDict):
    """A player shows the oldest object of a kind; the two tiles are its halves."""

    kind: Literal["prize"]
    player: int
    points: int
    so_far: int
    thing: ThingName
    year: int
    marker: int
    tiles: list[int]


class NoPrizeEvent(TypedDict):
    """Nobody shows an object of the kind."""

    kind: Literal["no_prize"]
    thing: ThingName


class OldestEvent(TypedDict):
    """A player shows the oldest object of all, or the second or third oldest."""

    kind: Literal["oldest"]
    rank: int
    player: int
    points: int
    so_far: int
    thing: ThingName
    year: int
    marker: int
    tiles: list[int]


class InterestFallsEvent(TypedDict):
    """All markers in the museum go down after an evaluation."""

    kind: Literal["interest_falls"]
    spaces: int
    markers: list[Move]


class ReturningFigure(TypedDict):
    """A figure and the research space it leaves."""

    figure: Figure
    space: int


class NewRoundEvent(TypedDict):
    """A round begins: figures leave the track, the cards with these values the game, and players have a new order."""

    kind: Literal["new_round"]
    round: int
    order: list[int]
    figures: list[ReturningFigure]
    cards: list[int]


class GameOverEvent(TypedDict):
    """The end: points and places by seat, and in the solo game a medal."""

    kind: Literal["game_over"]
    scores: list[int]
    places: list[int]
    winners: list[int]
    medal: MedalName | None


Event = (
    FirstPlayerEvent
    | FindEvent
    | LayEvent
    | DrawEvent
    | RevealEvent
    | PlaceEvent
    | GrantEvent
    | DigEvent
    | NoDigEvent
    | CannotDigEvent
    | LootEvent
    | JoinEvent
    | BreakUpEvent
    | ExhibitEvent
    | PushEvent
    | LeaveEvent
    | TicketEvent
    | DiscardEvent
    | StoreEvent
    | FinishEvent
    | EvaluationEvent
    | PrizeEvent
    | NoPrizeEvent
    | OldestEvent
    | InterestFallsEvent
    | NewRoundEvent
    | GameOverEvent
)
