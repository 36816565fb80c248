"""The types of what is sent of a table: serializers return them, routes declare them, OpenAPI describes them."""

from __future__ import annotations

from typing import Annotated, Any, Generic

from pydantic import Field
from typing_extensions import TypedDict

from digsite.server.store.records import Clock, SeatKind, Status
from digsite.server.tables.dice import Chance
from digsite.study.boards import BlockedT, BoardT, DrawnOn, GameName, HappeningT, OfferT, ViewT, on_any_board

ChanceSource = Annotated[
    Chance, Field(description="draws from the server's secret, or entered by hand, as they fall at a real table")
]
Level = Annotated[int | None, Field(description="of a bot")]
StandIn = Annotated[int | None, Field(description="the level of the bot that plays for a person who is away")]
Bank = Annotated[int | None, Field(description="milliseconds left at the beginning of the move, with a bank of time")]
AtTheEnd = Annotated[int | None, Field(description="at the end")]


# 1. Parts of a table


class Seat(TypedDict):
    """A seat and who sits there."""

    seat: int
    kind: SeatKind
    name: str
    level: Level
    stand_in: StandIn
    has_left: bool
    bank: Bank
    score: AtTheEnd
    place: AtTheEnd
    is_you: bool


class Takeback(TypedDict):
    """A request to undo the last move."""

    by: str
    ply: int
    waits_for: list[str]
    waits_for_you: bool


class Hints(TypedDict):
    """Whether hints are allowed here; among people only if all agree."""

    are_allowed: Annotated[bool, Field(description="at this table, for whoever is to move; never in rated games")]
    by: Annotated[str, Field(description="who has asked for them; empty if nobody has")]
    waits_for: Annotated[list[str], Field(description="whose agreement is missing")]
    waits_for_you: bool


# 2. Tables


class TableFacts(TypedDict):
    """What is told of a table wherever it is named."""

    id: str
    game: GameName
    players: int
    options: dict[str, bool | int | None]
    status: Status
    is_private: bool
    is_rated: bool
    clock: Clock
    ply: int
    deadline: Annotated[int | None, Field(description="of the mover, in milliseconds since 1970")]
    created: int
    moved: int


class TableHead(TableFacts):
    """What is the same for everybody."""

    version: Annotated[int, Field(description="rises with every change")]
    mover: Annotated[int | None, Field(description="the seat to move; -1 while a draw is to be entered by hand")]
    rematch: Annotated[str | None, Field(description="the id of the table that follows")]
    origin: Annotated[dict[str, Any] | None, Field(description="where it was cloned or imported from, or its lesson")]
    chance: ChanceSource


class TableViewOn(TableHead, Generic[BoardT, ViewT, OfferT, BlockedT, HappeningT]):
    """A table as one person sees it: everything needed to draw it and to act."""

    board: DrawnOn[BoardT]
    seats: list[Seat]
    you: Annotated[list[int], Field(description="one's own seats")]
    warming_up: Annotated[
        list[int], Field(description="the seats of bots that think less deeply until the engine is compiled")
    ]
    is_host: bool
    commitment: Annotated[
        str | None, Field(description="the SHA-256 of chance's secret; none where draws are entered by hand")
    ]
    secret: Annotated[str | None, Field(description="chance's secret, when the game is over")]
    may_take_back: bool
    no_take_back: Annotated[
        str | None, Field(description="the kind of the problem that keeps one from taking back, such as seen-already")
    ]
    takeback: Takeback | None
    hints: Hints
    view: Annotated[ViewT | None, Field(description="the pieces on the table")]
    hidden: Annotated[list[str], Field(description="kinds of pieces that only their owners see, such as ``tickets``")]
    offers: Annotated[
        list[OfferT],
        Field(description="one's own legal actions, grouped by the piece they touch, with a preview of the effect"),
    ]
    blocked: Annotated[list[BlockedT], Field(description="pieces that one cannot choose now, and why")]
    since: Annotated[
        int | None,
        Field(description="the ply from which ``happened`` tells; what was known of later ones was taken back"),
    ]
    happened: Annotated[list[HappeningT], Field(description="what was played from ply ``since`` on")]


class PlyViewOn(TypedDict, Generic[BoardT, ViewT, OfferT, HappeningT]):
    """A table as it stood at a ply."""

    board: DrawnOn[BoardT]
    ply: int
    plies: int
    mover: int
    view: ViewT
    offers: Annotated[
        list[OfferT],
        Field(description="what the mover could do, if asked for with ?offers=true"),
    ]
    happened: Annotated[list[HappeningT], Field(description="the action before it, and chance's that followed")]


class FrameOn(TypedDict, Generic[BoardT, ViewT, OfferT, HappeningT]):
    """A game as it stood after some plies."""

    board: DrawnOn[BoardT]
    ply: int
    mover: Annotated[int, Field(description="a seat, -1 for chance, -2 when the game is over")]
    view: Annotated[ViewT, Field(description="the pieces on the table")]
    happened: Annotated[list[HappeningT], Field(description="the action that led here; none before the first")]


TableView = on_any_board(TableViewOn)
PlyView = on_any_board(PlyViewOn)
Frame = on_any_board(FrameOn)


# 3. Lists


class Listed(TableFacts):
    """A table in a list."""

    seats: list[Seat]
    waits_for_you: bool


class Tables(TypedDict):
    """Tables, those that changed last first."""

    tables: list[Listed]
    next: Annotated[str | None, Field(description="ask with ?before= this for more")]


# 4. Positions


class PositionViewOn(TypedDict, Generic[BoardT, ViewT, OfferT, HappeningT]):
    """A moment of a game, as whoever is to move sees it."""

    game: GameName
    board: DrawnOn[BoardT]
    players: int
    names: list[str]
    mover: Annotated[int, Field(description="the seat to move; -1 while a draw is due, -2 at the end")]
    view: Annotated[ViewT, Field(description="the pieces on the table")]
    offers: Annotated[
        list[OfferT],
        Field(description="what may be done or drawn now"),
    ]
    happened: Annotated[list[HappeningT], Field(description="what was played since the position that was set up")]


PositionView = on_any_board(PositionViewOn)
