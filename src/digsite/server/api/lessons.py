"""Lessons: a guided first game for each game, and what its steps say."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from digsite.server import shown
from digsite.server.api import models
from digsite.server.api.answers import problems
from digsite.server.api.visitors import Somebody, TheAccounts, TheHall
from digsite.server.hall import Hall
from digsite.server.opening import Opening
from digsite.server.problems import only_as_shipped
from digsite.server.store import tables as store
from digsite.server.table import Table
from digsite.study.lessons import LESSONS
from digsite.study.lessons.texts import LessonText, text_of
from digsite.study.prose import Language

ROUTER = APIRouter(prefix="/api", tags=["lessons"])


@ROUTER.get("/lessons/{game}", responses=problems(409))
async def lesson(game: models.GameName, language: Annotated[Language, Query()] = "en") -> LessonText:
    """What a lesson says, step by step. A table with ``origin.lesson`` follows it."""
    _check(game)
    return text_of(LESSONS[game], language)


def _check(game: str) -> None:
    if not LESSONS[game].is_available:
        raise only_as_shipped(game, "lessons")


@ROUTER.post(
    "/lessons/{game}",
    status_code=201,
    response_model=models.TableView,
    responses={200: {"model": models.TableView, "description": "Go on where you left."}, **problems(401, 409)},
)
async def begin_lesson(game: models.GameName, who: Somebody, hall: TheHall, accounts: TheAccounts) -> Response:
    """Begin a lesson, or go on with the one you left: a table with a bot, where you play what the steps ask for."""
    _check(game)
    table = await _left(hall, who.id, game)
    status = 200
    if table is None:
        table = await hall.add(Opening(accounts.levels, who).lesson(LESSONS[game]))
        status = 201
    return Response(shown.message(table, who.id, 0), status, media_type="application/json")


async def _left(hall: Hall, account: int, game: str) -> Table | None:
    """The lesson that somebody has begun and not ended."""
    for table_id in await hall.database.run(store.lessons_of, account, game):
        table = await hall.table(table_id)
        if table.scripted is not None and table.seats_of(account):
            return table
    return None
