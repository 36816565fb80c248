"""Answers with a game in them: a shape for each board that clients can draw, told apart by ``board``.

A game without a board of its own is drawn on the plain one, whose shapes say as much as all games have in common.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Generic, Literal, NamedTuple, TypeVar, get_type_hints

from pydantic import ConfigDict, Field, RootModel, create_model, with_config
from typing_extensions import TypedDict

from digsite.core import registry
from digsite.core.game import PlainMessage, PlainSection
from digsite.core.offers import Asking

BoardT = TypeVar("BoardT")
ViewT = TypeVar("ViewT")
OfferT = TypeVar("OfferT")
EventT = TypeVar("EventT")
HappeningT = TypeVar("HappeningT")
PieceT = TypeVar("PieceT")
BlockedT = TypeVar("BlockedT")
if TYPE_CHECKING:
    GameName = str
else:
    GameName = Literal[*registry.names()]
DrawnOn = Annotated[BoardT, Field(description="how it is drawn")]


# 1. The plain board

PLAIN = "plain"


@with_config(extra="allow")
class PlainView(TypedDict):
    """The table; its other fields are the game's."""

    game: str
    players: int
    mover: int
    scores: list[int | None]
    stage: Annotated[PlainMessage | None, Field(description="how far the game is")]
    prompt: Annotated[PlainMessage, Field(description="what is expected of whom")]
    sections: Annotated[list[PlainSection], Field(description="the table, part by part")]


class PlainAction(Asking):
    """A legal action."""

    action: int
    notation: str
    kind: str
    preview: dict[str, Any]


@with_config(extra="allow")
class PlainPiece(TypedDict):
    """A piece that can be touched; its other fields are the game's."""

    kind: str


class PlainOffer(TypedDict):
    """A piece with all that can be done with it."""

    piece: PlainPiece
    actions: list[PlainAction]


@with_config(extra="allow")
class PlainEvent(TypedDict):
    """Something that happened; its other fields are the game's."""

    kind: str


# 2. All boards


class HappeningOn(TypedDict, Generic[EventT]):
    """One action that was played, and all that came of it."""

    ply: int
    mover: Annotated[int, Field(description="a seat, or -1 for chance")]
    action: int
    notation: str
    events: list[EventT]


class RefusedAction(TypedDict):
    """Why the rules do not allow an action, or why a position cannot be."""

    kind: Annotated[str, Field(examples=["too-dear"])]
    arguments: Annotated[
        dict[str, int | str | list[dict[str, int | str]]],
        Field(
            description="what the reason speaks of; `player` is a seat",
            examples=[{"gallery": 4, "coins": 4, "had": 2}],
        ),
    ]
    pieces: Annotated[list[dict[str, Any]], Field(description="that the action would touch, as offers name them")]
    section: Annotated[str | None, Field(description="of the rules that say so", examples=["dig"])]


class BlockedOn(TypedDict, Generic[PieceT]):
    """A piece that cannot be chosen, and why the rules do not allow it."""

    piece: PieceT
    refusal: RefusedAction


class Board(NamedTuple):
    """A board, and the types of what is shown on it."""

    name: str
    view: Any
    offer: Any
    blocked: Any
    happening: Any


def boards() -> list[Board]:
    """The boards of the games, and the plain one."""
    shows = [registry.game(name).show for name in registry.names()]
    own = [_board(show.board, show.View, show.Offer, show.Event) for show in shows if show.board != PLAIN]
    return [*own, _board(PLAIN, PlainView, PlainOffer, PlainEvent)]


def _board(name: str, view: Any, offer: Any, event: Any) -> Board:
    blocked = _filled(name, BlockedOn, {PieceT: get_type_hints(offer)["piece"]})
    return Board(name, view, offer, blocked, _filled(name, HappeningOn, {EventT: event}))


class OnAnyBoard(RootModel[ViewT]):
    # Many routes answer with one: its schema is built once, and only for those who ask for the API's description.
    model_config = ConfigDict(defer_build=True)


def on_any_board(shape: Any) -> Any:
    """A union of one shape for each board, told apart by ``board``."""
    members = [
        _filled(
            board.name,
            shape,
            {
                BoardT: Literal[board.name],
                ViewT: board.view,
                OfferT: board.offer,
                BlockedT: board.blocked,
                HappeningT: board.happening,
            },
        )
        for board in BOARDS
    ]
    union: Any = Annotated[reduce(or_, members), Field(discriminator="board")]
    return create_model(_name(shape), __base__=OnAnyBoard[union], __module__=shape.__module__)


def _filled(board: str, shape: Any, types: dict[Any, Any]) -> Any:
    """``PergamonTableView``, made of ``TableViewOn``."""
    fields = {name: _with(types, hint) for name, hint in get_type_hints(shape, include_extras=True).items()}
    made: Any = TypedDict(f"{board.title()}{_name(shape)}", fields)  # type: ignore[misc]
    made.__doc__ = shape.__doc__
    return made


def _with(types: dict[Any, Any], hint: Any) -> Any:
    """A type with others in the place of its variables."""
    if isinstance(hint, TypeVar):
        return types[hint]
    variables = getattr(hint, "__parameters__", ())
    return hint[tuple(types[variable] for variable in variables)] if variables else hint


def _name(shape: Any) -> str:
    name: str = shape.__name__
    return name.removesuffix("On")


BOARDS = boards()
