"""The shapes of offers: pieces that can be touched, the actions on each, and what each action would do."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from digsite.core.offers import Asking
from digsite.games.pergamon.shapes.names import ActName, BackName, Move, Share

# Pieces


class SeatPiece(TypedDict):
    """A player who could go first."""

    kind: Literal["seat"]
    player: int


class TilePiece(TypedDict):
    """A find tile: unseen, turned up and not laid out, or among the mover's finds."""

    kind: Literal["tile"]
    tile: int
    where: Literal["unseen", "fresh", "finds"]


class DeckPiece(TypedDict):
    """The funds cards with one back that nobody has drawn."""

    kind: Literal["deck"]
    back: BackName


class CardPiece(TypedDict):
    """A funds card of the round."""

    kind: Literal["card"]
    card: int


class ResearchSpacePiece(TypedDict):
    """A free research space."""

    kind: Literal["research_space"]
    space: int


class GalleryPiece(TypedDict):
    """A gallery of the excavation site."""

    kind: Literal["gallery"]
    gallery: int


class RowPiece(TypedDict):
    """The row that the mover is piecing together."""

    kind: Literal["row"]


class CollectionPiece(TypedDict):
    """A collection of the mover that can be broken up to make room for the row."""

    kind: Literal["collection"]
    player: int
    marker: int


class StoragePiece(TypedDict):
    """The mover's storage."""

    kind: Literal["storage"]


class TurnPiece(TypedDict):
    """The mover's turn, of which a part is left out or which ends."""

    kind: Literal["turn"]


Piece = (
    SeatPiece
    | TilePiece
    | DeckPiece
    | CardPiece
    | ResearchSpacePiece
    | GalleryPiece
    | RowPiece
    | CollectionPiece
    | StoragePiece
    | TurnPiece
)

# Previews


PlainName = Literal["first", "find", "back", "no_dig", "finish"]


class PlainPreview(TypedDict):
    """An action that shows its effect by itself, or whose effect is not known before."""

    kind: PlainName


class RevealPreview(TypedDict):
    """The coins on the card that chance may turn over."""

    kind: Literal["reveal"]
    coins: int


class LayPreview(TypedDict):
    """The gallery that the tile goes into."""

    kind: Literal["lay"]
    gallery: int


class PlacePreview(TypedDict):
    """The coins asked for, the deepest gallery, and everybody's shares in the order of turns if this space is taken."""

    kind: Literal["place"]
    coins: int
    deepest: int
    shares: list[Share]


class PergamonDigPreview(TypedDict):
    """The price, the coins left after it, and the finds."""

    kind: Literal["dig"]
    coins: int
    coins_left: int
    tiles: list[int]


class JoinPreview(TypedDict):
    """The tile's place in the row, the row's value then, and the museum space that it would reach without polish."""

    kind: Literal["join"]
    place: int
    value: int
    space: int | None


class PergamonExhibitPreview(TypedDict):
    """What exhibiting would do: see the event ``exhibit``; ``points`` are those of the museum space."""

    kind: Literal["exhibit"]
    marker: int
    value: int
    polish: int
    coins_left: int
    space: int
    points: int
    pushed: list[Move]
    broken_up: int | None


class DiscardPreview(TypedDict):
    """The finds left, and what storing all of them costs."""

    kind: Literal["discard"]
    finds_left: int
    storage_fee: int


class StorePreview(TypedDict):
    """The finds stored, the fee, and the coins left after it."""

    kind: Literal["store"]
    finds: int
    coins: int
    coins_left: int


Preview = (
    PlainPreview
    | RevealPreview
    | LayPreview
    | PlacePreview
    | PergamonDigPreview
    | JoinPreview
    | PergamonExhibitPreview
    | DiscardPreview
    | StorePreview
)

# Offers


class PergamonOfferedAction(Asking):
    """A legal action."""

    action: int
    notation: str
    kind: ActName
    preview: Preview


class PergamonOffer(TypedDict):
    """A piece with all that can be done with it."""

    piece: Piece
    actions: list[PergamonOfferedAction]
