"""Hints for whoever is to move, and the agreement to have them."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Response

from digsite.server import hints, shown
from digsite.server.api import models
from digsite.server.api.answers import problems
from digsite.server.api.tables import JSON, TableId
from digsite.server.api.visitors import Somebody, TheHall
from digsite.server.hall import Hall, seed_of_bot
from digsite.server.store.accounts import Account
from digsite.server.table import Table
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
async def hint(table_id: TableId, who: Somebody, hall: TheHall, response: Response) -> HintAt:
    """Two or three good actions, what they promise and why: for whoever is to move, where hints are allowed."""
    table = await hall.table(table_id)
    hints.check(table, who.id)
    ply = len(table.actions)
    found = await hall.thinking.hint(table.position.copy(), seed_of_bot(table))
    response.headers.update(PRIVATE)
    return {"ply": ply, **found}


@ROUTER.post("/tables/{table_id}/hints", response_model=models.TableView, responses=problems(401, 403, 404, 409))
async def ask_for_hints(table_id: TableId, who: Somebody, hall: TheHall) -> Response:
    """Ask the others at the table to allow hints; alone or with bots they always are, in rated games never."""
    return await _done(hall, who, table_id, lambda table: hints.ask(table, who.id))


@ROUTER.post("/tables/{table_id}/hints/answer", response_model=models.TableView, responses=problems(401, 403, 404, 409))
async def answer_hints(table_id: TableId, wish: models.Answer, who: Somebody, hall: TheHall) -> Response:
    """Agree to hints at this table, or not; whoever says no later ends them for everybody."""
    return await _done(hall, who, table_id, lambda table: hints.answer(table, who.id, wish.agree))


async def _done(hall: Hall, who: Account, table_id: str, deed: Callable[[Table], None]) -> Response:
    table = await hall.change(table_id, deed)
    return Response(shown.message(table, who.id, None), headers=PRIVATE, media_type=JSON)
