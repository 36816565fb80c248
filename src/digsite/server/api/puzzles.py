"""Puzzles: positions in which one action is clearly best. Anybody may try, as often as they like."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Response

from digsite.core import registry
from digsite.server.api.answers import problems
from digsite.server.api.models import GameName
from digsite.server.api.puzzle_answers import as_json, head, solution
from digsite.server.api.puzzle_models import Puzzles, PuzzlesOfTheDay, PuzzleView, Solution, Solve
from digsite.server.problems import not_found, only_as_shipped
from digsite.study import puzzles as study
from digsite.study.puzzles import Puzzle

ROUTER = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
PuzzleId = Annotated[str, Path(pattern="^[0-9a-f]{8}$", examples=["3fa91c02"])]
KEPT_READY = 50  # puzzles that were asked for last


@ROUTER.get("/today", responses=problems())
async def today() -> PuzzlesOfTheDay:
    """The puzzles of the day, one of each game that is played with the printed tables as shipped."""
    day = datetime.now(UTC).date()
    games = [game for game in registry.names() if study.are_available(game)]
    chosen = [study.of_the_day(study.shipped(game).puzzles, day.toordinal()) for game in games]
    return PuzzlesOfTheDay(date=day.isoformat(), puzzles=[head(puzzle) for puzzle in chosen])


@ROUTER.get("/{game}", responses=problems(409))
async def puzzles(game: GameName) -> Puzzles:
    """All puzzles of a game."""
    _check(game)
    return Puzzles(puzzles=[head(puzzle) for puzzle in study.shipped(game).puzzles])


@ROUTER.get("/{game}/{puzzle_id}", response_model=PuzzleView, responses=problems(404, 409))
async def puzzle(game: GameName, puzzle_id: PuzzleId) -> Response:
    """A puzzle, without its solution."""
    found = _found(game, puzzle_id)
    return Response(await asyncio.to_thread(_body, found), media_type="application/json")


@ROUTER.post("/{game}/{puzzle_id}", responses=problems(404, 409))
async def solve(game: GameName, puzzle_id: PuzzleId, wish: Solve) -> Solution:
    """Try an action: whether it is the best one, what it is worth, and the solution."""
    found = _found(game, puzzle_id)
    return await asyncio.to_thread(solution, found, wish.action)


def _check(game: str) -> None:
    if not study.are_available(game):
        raise only_as_shipped(game, "puzzles")


def _found(game: str, puzzle_id: str) -> Puzzle:
    _check(game)
    found = study.find(game, puzzle_id)
    if found is None:
        raise not_found("such puzzle")
    return found


@lru_cache(maxsize=KEPT_READY)
def _body(of: Puzzle) -> bytes:
    return orjson.dumps(as_json(of))
