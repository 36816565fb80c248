"""Hints for whoever is to move, and the agreement to have them."""

from __future__ import annotations

from fastapi import APIRouter, Response

from digsite.server.api import models
from digsite.server.api.dependencies import CurrentAccount, TheBots, TheGuard, TheTables
from digsite.server.api.openapi import problems
from digsite.server.api.responses import JSON, TableId
from digsite.server.commands.hints import AnswerHints, AskForHints, check_hint
from digsite.server.services.bots import seed_of_bot
from digsite.server.services.tables import TableService
from digsite.server.tables.shapes import TableView
from digsite.server.tables.table import Table
from digsite.study.described import described
from digsite.study.findings import Hint

ROUTER = APIRouter(prefix="/api", tags=["study"])
PRIVATE = {"Cache-Control": "no-store"}


@described
class HintAt(Hint):
    """What the player to move might do, the best first."""

    ply: int
    """that it is about"""


@ROUTER.post("/tables/{table_id}/hint", responses=problems(401, 403, 404, 409))
async def hint(
    table_id: TableId, who: CurrentAccount, tables: TheTables, bots: TheBots, guard: TheGuard, response: Response
) -> HintAt:
    """Two or three good actions, what they promise and why: for whoever is to move, where hints are allowed."""
    table = await tables.find(table_id)
    check_hint(table, who.id)
    found = await bots.executor.hint(table.game.position.copy(), seed_of_bot(table), guard.person(who.id))
    response.headers.update(PRIVATE)
    return {"ply": table.record.ply, **found}


@ROUTER.post("/tables/{table_id}/hints", response_model=TableView, responses=problems(401, 403, 404, 409))
async def ask_for_hints(table_id: TableId, who: CurrentAccount, tables: TheTables) -> Response:
    """Ask the others at the table to allow hints; alone or with bots they always are, in rated games never."""
    return _answer(tables, await tables.execute(table_id, AskForHints(who.id)), who.id)


@ROUTER.post("/tables/{table_id}/hints/answer", response_model=TableView, responses=problems(401, 403, 404, 409))
async def answer_hints(table_id: TableId, body: models.Answer, who: CurrentAccount, tables: TheTables) -> Response:
    """Agree to hints at this table, or not; whoever says no later ends them for everybody."""
    return _answer(tables, await tables.execute(table_id, AnswerHints(who.id, body.agree)), who.id)


def _answer(tables: TableService, table: Table, account: int) -> Response:
    return Response(tables.serializer.table(table, account, None), headers=PRIVATE, media_type=JSON)
