"""Lessons: a guided first game for each game, and what its steps say."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from digsite.server.api import models
from digsite.server.api.dependencies import CurrentAccount, TheAccounts, TheDatabase, TheTables
from digsite.server.api.openapi import problems
from digsite.server.problems import Refused
from digsite.server.services.tables import TableService
from digsite.server.store import tables as store
from digsite.server.store.database import Database
from digsite.server.tables.factory import TableFactory
from digsite.server.tables.shapes import TableView
from digsite.server.tables.table import Table
from digsite.study.lessons import LESSONS
from digsite.study.lessons.texts import LessonText, text_of
from digsite.study.prose import Language

ROUTER = APIRouter(prefix="/api", tags=["lessons"])


@ROUTER.get("/lessons/{game}", responses=problems(404, 409))
async def lesson(game: models.GameName, language: Annotated[Language, Query()] = "en") -> LessonText:
    """What a lesson says, step by step. A table with ``origin.lesson`` follows it."""
    _check(game)
    return text_of(LESSONS[game], language)


def _check(game: str) -> None:
    if game not in LESSONS:
        raise Refused("no-such-part", game=game, part="lesson")
    if not LESSONS[game].is_available:
        raise Refused("only-as-shipped", game=game)


@ROUTER.post(
    "/lessons/{game}",
    status_code=201,
    response_model=TableView,
    responses={200: {"model": TableView, "description": "Go on where you left."}, **problems(401, 404, 409)},
)
async def begin_lesson(
    game: models.GameName,
    who: CurrentAccount,
    tables: TheTables,
    database: TheDatabase,
    accounts: TheAccounts,
) -> Response:
    """Begin a lesson, or go on with the one you left: a table with a bot, where you play what the steps ask for."""
    _check(game)
    table = await _left(tables, database, who.id, game)
    status = 200
    if table is None:
        table = await tables.add(TableFactory(accounts.levels, who, tables.now()).lesson(LESSONS[game]))
        status = 201
    return Response(tables.serializer.table(table, who.id, 0), status, media_type="application/json")


async def _left(tables: TableService, database: Database, account: int, game: str) -> Table | None:
    """The lesson that somebody has begun and not ended."""
    for table_id in await database.run(store.lessons_of, account, game):
        table = await tables.find(table_id)
        if table.scripted is not None and table.seats_of(account):
            return table
    return None
