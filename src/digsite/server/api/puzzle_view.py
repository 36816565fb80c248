"""A puzzle as its mover sees it."""

from __future__ import annotations

from typing import Annotated, Any, Generic

import orjson
from pydantic import Field

from digsite.bots.levels import LEVELS
from digsite.core.offers import blocked_of, offers_of
from digsite.server.store.records import BY_HAND
from digsite.server.tables.game import LiveGame
from digsite.study.boards import BlockedT, BoardT, DrawnOn, HappeningT, OfferT, ViewT, on_any_board
from digsite.study.puzzles import Puzzle
from digsite.study.puzzles.answers import PuzzleHead, head

NAMES = [level.name for level in LEVELS]


class PuzzleViewOn(PuzzleHead, Generic[BoardT, ViewT, OfferT, BlockedT, HappeningT]):
    """A position in which one action is clearly best, as its mover sees it."""

    board: DrawnOn[BoardT]
    ply: int
    mover: Annotated[int, Field(description="the seat that one plays")]
    names: Annotated[list[str], Field(description="of the seats")]
    view: Annotated[ViewT, Field(description="the pieces on the table")]
    offers: Annotated[list[OfferT], Field(description="the legal actions, as at a table")]
    blocked: Annotated[list[BlockedT], Field(description="pieces that cannot be chosen, and why")]
    happened: Annotated[list[HappeningT], Field(description="what was played since the mover's turn before this one")]


PuzzleView = on_any_board(PuzzleViewOn)


def view_of(of: Puzzle) -> PuzzleViewOn[str, Any, Any, Any, Any]:
    """A puzzle as it is sent."""
    plies = len(of.actions)
    game = LiveGame(of.game, of.players, {}, BY_HAND, (), of.actions)
    position, state, show = game.position, game.state, game.position.rules.show
    return {
        **head(of),
        "board": show.board,
        "ply": plies,
        "mover": position.mover,
        "names": NAMES[: of.players],
        "view": show.view(state, position.mover),
        "offers": offers_of(show, state, position.legal_numbers()),
        "blocked": blocked_of(show, state),
        "happened": [orjson.Fragment(game.described(ply)) for ply in range(plies - of.recent_plies, plies)],
    }


def picture_of(of: Puzzle) -> str:
    """A puzzle's board as its mover sees it, as a small SVG."""
    position = of.position()
    drawn: str = position.rules.show.thumbnail(position.view(position.mover))
    return drawn
