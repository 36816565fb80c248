"""The shapes of events: the deed of an action, and what followed from it without anybody's decision.

Every piece that moves says where from and where to, or its kind does: a ``card_laid_out`` goes to the display. Cards
are numbers: ``tables`` tells what they show.
"""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from digsite.games.thebes.shapes.pieces import (
    AreaName,
    Journey,
    Knowledge,
    SpaceName,
    Spot,
    TokenName,
)

# 1. Chance's deeds


class First(TypedDict):
    """The first player is chosen; the markers are stacked in the order of play."""

    kind: Literal["first"]
    player: int
    order: list[int]  # from the top of the stack


class Draw(TypedDict):
    """A card is turned over from the supply; it lies last among the next cards until it is laid out."""

    kind: Literal["draw"]
    card: int
    left: int  # in the stack


class TokenDrawn(TypedDict):
    """A token comes from a bag: debris is laid aside, all else goes to the desk."""

    kind: Literal["token"]
    player: int
    area: AreaName
    token: TokenName
    value: int  # of an artefact, else 0
    book_about: AreaName | None  # of a book of special knowledge
    draws_due: int  # after this one


# 2. The players' deeds

MarkerMove = TypedDict("MarkerMove", {"from": Spot, "to": Spot, "arrival": int})


class Deed(TypedDict):
    """What all actions of players have in common: the archaeologist travels, the marker moves."""

    player: int
    journey: Journey | None  # None: the archaeologist stays
    marker: MarkerMove
    weeks: int  # without the journey


class Take(Deed):
    """A card goes from the display to the desk."""

    kind: Literal["take"]
    card: int
    space: int  # 0..3


class Exchange(Deed):
    """The face-up cards are exchanged; each that goes is a ``card_discarded``."""

    kind: Literal["exchange"]


class DigBegun(Deed):
    """A dig begins; what was declared is used up at its end."""

    kind: Literal["dig"]
    area: AreaName
    knowledge: Knowledge
    tokens: int
    by_special_permission: bool


class Exhibit(Deed):
    """An exhibition goes from its space to the desk."""

    kind: Literal["exhibit"]
    card: int
    space: SpaceName


class Pass(Deed):
    """A player gives up the weeks that are left."""

    kind: Literal["pass"]


# 3. What follows


class CardUsedUp(TypedDict):
    """A card goes from a desk to the discards: zeppelin, special permission, rumour, lone assistant or shovel."""

    kind: Literal["card_used_up"]
    player: int
    card: int


class NewYear(TypedDict):
    """A new year begins for a player: used permissions are valid again."""

    kind: Literal["new_year"]
    player: int
    year: int
    areas: list[AreaName]  # whose permission is turned back


class YearMarker(TypedDict):
    """The year on the board changes, with the hindmost player."""

    kind: Literal["year_marker"]
    year: int


class Congress(TypedDict):
    """A player has one congress more."""

    kind: Literal["congress"]
    player: int
    congresses: int
    points: int  # for all of them


class CardDiscarded(TypedDict):
    """A card goes from the display to the discards."""

    kind: Literal["card_discarded"]
    card: int
    space: int  # 0..3


# A card is drawn just now, or was one of the next cards that lay open
Origin = Literal["supply", "next_cards"]
_ToDisplay = TypedDict("_ToDisplay", {"from": Origin, "to": int})
_ToSpaceA = TypedDict("_ToSpaceA", {"from": Origin, "to": Literal["a"]})
_Onward = TypedDict("_Onward", {"from": SpaceName, "to": SpaceName})
_FromSpaceC = TypedDict("_FromSpaceC", {"from": Literal["c"]})


class CardLaidOut(_ToDisplay):
    """A researcher card goes to a space of the display, 0..3."""

    kind: Literal["card_laid_out"]
    card: int


class ExhibitionAnnounced(_ToSpaceA):
    """An exhibition was among the cards and goes to its own spaces."""

    kind: Literal["exhibition_announced"]
    card: int


class ExhibitionMoved(_Onward):
    """An exhibition makes way."""

    kind: Literal["exhibition_moved"]
    card: int


class ExhibitionOver(_FromSpaceC):
    """An exhibition goes to the discards."""

    kind: Literal["exhibition_over"]
    card: int


class NextStack(TypedDict):
    """The second stack begins."""

    kind: Literal["next_stack"]
    left: int


class NewSupply(TypedDict):
    """All discards are shuffled into a new supply, the first time with the third stack."""

    kind: Literal["new_supply"]
    with_third_stack: bool
    left: int


class DebrisReturned(TypedDict):
    """The dig is over, and its debris goes back into the bag."""

    kind: Literal["debris_returned"]
    player: int
    area: AreaName
    debris: int  # may be 0


class FirstArtefact(TypedDict):
    """The first to dig in an area gets the artefact from the map."""

    kind: Literal["first_artefact"]
    player: int
    area: AreaName
    value: int


class PermissionUsed(TypedDict):
    """A permission is turned to its used side."""

    kind: Literal["permission_used"]
    player: int
    area: AreaName


class Finished(TypedDict):
    """A player has reached the end of 1903."""

    kind: Literal["finished"]
    player: int
    areas: list[AreaName]  # whose permission is turned back with it


class GameOver(TypedDict):
    """All are finished."""

    kind: Literal["game_over"]
    scores: list[int]
    places: list[int]
    winners: list[int]


PlayerDeed = Take | Exchange | DigBegun | Exhibit | Pass
Event = (
    First
    | Draw
    | TokenDrawn
    | PlayerDeed
    | CardUsedUp
    | NewYear
    | YearMarker
    | Congress
    | CardDiscarded
    | CardLaidOut
    | ExhibitionAnnounced
    | ExhibitionMoved
    | ExhibitionOver
    | NextStack
    | NewSupply
    | DebrisReturned
    | FirstArtefact
    | PermissionUsed
    | Finished
    | GameOver
)
