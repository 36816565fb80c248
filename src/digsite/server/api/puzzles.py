"""Puzzles: positions in which one action is clearly best. Anybody may try, as often as they like."""

from __future__ import annotations

import asyncio
import gzip
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Request, Response
from pydantic import Field
from typing_extensions import TypedDict

from digsite.core import registry
from digsite.core.actions import IllegalAction
from digsite.server.api.dependencies import OptionalAccount, TheBots, TheGuard
from digsite.server.api.models import WHOLE, GameName, Strict
from digsite.server.api.openapi import problems
from digsite.server.api.puzzle_view import PuzzleView, picture_of, view_of
from digsite.server.problems import Refused
from digsite.server.web.pages import Page
from digsite.study import puzzles as study
from digsite.study.described import described
from digsite.study.puzzles import Puzzle
from digsite.study.puzzles.answers import PuzzleHead, Solution, head

ROUTER = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
PuzzleId = Annotated[str, Path(pattern="^[0-9a-f]{8}$", examples=["3fa91c02"])]
KEPT_READY = 50  # puzzles that were asked for last: 70 kB each at most, so 4 MB
KEPT_PICTURES = 300  # as many as there are, 20 kB and 5 more when packed each, so 8 MB
SVG = "image/svg+xml"
A_WEEK = "public, max-age=604800"
DRAWN = {
    "content": {SVG: {"schema": {"type": "string"}, "example": '<svg xmlns="http://www.w3.org/2000/svg"/>'}},
    "headers": {"Cache-Control": {"description": "for a week", "schema": {"type": "string"}}},
}


class Solve(Strict):
    """An answer to a puzzle."""

    action: Annotated[int, WHOLE] | Annotated[str, Field(max_length=80)] = Field(
        description="the number of a legal action, or its notation", examples=[80, "place 5"]
    )


class Puzzles(TypedDict):
    """The puzzles of a game."""

    puzzles: list[PuzzleHead]


@described
class PuzzlesOfTheDay(TypedDict):
    """One puzzle of each game, the same for everybody on a day."""

    date: str
    """UTC"""
    puzzles: list[PuzzleHead]


@ROUTER.get("/today", responses=problems())
async def today() -> PuzzlesOfTheDay:
    """The puzzles of the day, one of each game that is played with the printed tables as shipped."""
    day = datetime.now(UTC).date()
    games = [game for game in registry.names() if study.are_available(game)]
    chosen = [study.of_the_day(study.shipped(game).puzzles, day.toordinal()) for game in games]
    return {"date": day.isoformat(), "puzzles": [head(puzzle) for puzzle in chosen]}


@ROUTER.get("/{game}", responses=problems(404, 409))
async def puzzles(game: GameName) -> Puzzles:
    """All puzzles of a game."""
    _check(game)
    return {"puzzles": [head(puzzle) for puzzle in study.shipped(game).puzzles]}


@ROUTER.get("/{game}/{puzzle_id}", response_model=PuzzleView, responses=problems(404, 409))
async def puzzle(game: GameName, puzzle_id: PuzzleId) -> Response:
    """A puzzle, without its solution."""
    found = _found(game, puzzle_id)
    return Response(await asyncio.to_thread(_body, found), media_type="application/json")


@ROUTER.get(
    "/{game}/{puzzle_id}/picture.svg", response_class=Response, responses={200: DRAWN, **problems(304, 404, 409)}
)
async def picture(request: Request, game: GameName, puzzle_id: PuzzleId) -> Response:
    """A puzzle's board as a small picture for lists: what its mover sees, without the solution."""
    drawn = await asyncio.to_thread(_picture, _found(game, puzzle_id))
    answer = drawn.answer(request.headers)
    answer.headers["Cache-Control"] = A_WEEK
    return answer


@ROUTER.post("/{game}/{puzzle_id}", responses=problems(404, 409))
async def solve(
    request: Request,
    game: GameName,
    puzzle_id: PuzzleId,
    body: Solve,
    bots: TheBots,
    guard: TheGuard,
    visitor: OptionalAccount,
) -> Solution:
    """Try an action: whether it is the best one, what it is worth, the solution, and why it is better."""
    found = _found(game, puzzle_id)
    try:
        who = guard.visitor(request.scope, None if visitor is None else visitor.id)
        return await bots.executor.solve(found, body.action, who)
    except IllegalAction as error:
        raise Refused("illegal-action", {"refusal": error.refusal}, why=str(error)) from None


def _check(game: str) -> None:
    if not study.has_puzzles(game):
        raise Refused("no-such-part", game=game, part="puzzles")
    if not study.are_available(game):
        raise Refused("only-as-shipped", game=game)


def _found(game: str, puzzle_id: str) -> Puzzle:
    _check(game)
    found = study.find(game, puzzle_id)
    if found is None:
        raise Refused("not-found", what="such puzzle")
    return found


@lru_cache(maxsize=KEPT_READY)
def _body(of: Puzzle) -> bytes:
    return orjson.dumps(view_of(of))


@lru_cache(maxsize=KEPT_PICTURES)
def _picture(of: Puzzle) -> Page:
    body = picture_of(of).encode()
    return Page(body, {"gzip": gzip.compress(body, mtime=0)}, SVG, is_for_ever=False)
