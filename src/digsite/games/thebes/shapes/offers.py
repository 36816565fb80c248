"""The shapes of offers: legal actions by the piece they touch, each with a preview."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from digsite.core.offers import Asking
from digsite.games.thebes.shapes.pieces import (
    ActName,
    AreaName,
    Journey,
    Knowledge,
    Need,
    SpaceName,
    Spot,
    TokenName,
)

GainName = Literal[
    "special_knowledge",
    "majority_points",
    "general_knowledge",
    "rumours",
    "assistants",
    "assistant_bonus",
    "shovels",
    "shovel_bonus",
    "congresses",
    "congress_points",
    "cars",
    "zeppelins",
    "special_permissions",
]


class Arrival(Spot):
    """Where the marker will stand."""

    on_top_of: list[int]  # the markers already there, the upper ones first
    new_year: bool  # all permissions become valid again
    finished: bool
    next_player: int  # who has the turn then; -2 nobody


class Stay(TypedDict):
    """The time that any action takes."""

    journey: Journey | None  # None: the archaeologist stays
    work_weeks: int
    total_weeks: int
    marker: Arrival


class Gain(TypedDict):
    """A count that a card raises."""

    what: GainName
    before: int
    after: int


class TakePreview(Stay):
    """Taking a card."""

    kind: Literal["take"]
    card: int
    gains: list[Gain]


class ExchangePreview(Stay):
    """Exchanging the cards."""

    kind: Literal["exchange"]
    discards: int


class Odds(TypedDict):
    """What a dig is worth on average."""

    expected_points: float  # of artefacts, the one on the map included
    artefact_chance: float  # of at least one among the tokens drawn
    bonus: int  # points of the artefact on the map


class ThebesDigPreview(Stay, Odds):
    """Digging."""

    kind: Literal["dig"]
    area: AreaName
    knowledge: Knowledge
    tokens: int
    by_special_permission: bool


class Requirement(Need):
    """What an exhibition asks for, and what there is of it."""

    owned: int


class ThebesExhibitPreview(Stay):
    """Holding an exhibition."""

    kind: Literal["exhibit"]
    card: int
    points: int
    needs: list[Requirement]
    met: bool


class PassPreview(Stay):
    """Passing."""

    kind: Literal["pass"]


class ChancePreview(TypedDict):
    """What all that chance may do has in common."""

    weight: int  # how likely, among all that chance may do now


class FirstPreview(ChancePreview):
    """A player goes first."""

    kind: Literal["first"]
    player: int


class DrawPreview(ChancePreview):
    """A card is turned over from the supply; of several copies the first."""

    kind: Literal["draw"]
    card: int


class TokenPreview(ChancePreview):
    """A token comes from the bag."""

    kind: Literal["token"]
    token: TokenName
    value: int  # of an artefact, else 0
    book_about: AreaName | None  # of a book of special knowledge


Preview = (
    TakePreview
    | ExchangePreview
    | ThebesDigPreview
    | ThebesExhibitPreview
    | PassPreview
    | FirstPreview
    | DrawPreview
    | TokenPreview
)


class DisplayPiece(TypedDict):
    """A card of the display."""

    kind: Literal["display_card"]
    space: int  # 0..3


class ExhibitionPiece(TypedDict):
    """An exhibition."""

    kind: Literal["exhibition"]
    space: SpaceName


class AreaPiece(TypedDict):
    """A site on the map, or for chance its bag."""

    kind: Literal["site", "bag"]
    area: AreaName


class TablePiece(TypedDict):
    """Something there is only one of: the exchange in Warsaw, passing; for chance the supply and the first player."""

    kind: Literal["exchange", "pass", "supply", "first_player"]


Piece = DisplayPiece | ExhibitionPiece | AreaPiece | TablePiece


class ThebesOfferedAction(Asking):
    """A legal action, and what it would do."""

    action: int
    notation: str
    kind: ActName
    preview: Preview


class ThebesOffer(TypedDict):
    """The legal actions that touch one piece."""

    piece: Piece
    actions: list[ThebesOfferedAction]
