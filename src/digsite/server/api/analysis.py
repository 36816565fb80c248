"""Analyses of games: who played how well, what turned the game, and who had luck."""

from __future__ import annotations

import orjson
from fastapi import APIRouter, Response

from digsite.server.api import coach_models
from digsite.server.api.answers import RETRY_AFTER, problems
from digsite.server.api.tables import JSON, TableId
from digsite.server.api.visitors import Somebody, TheAnalyst, TheTables
from digsite.server.problems import conflict
from digsite.server.services.analyses import Analyst
from digsite.server.store.analyses import UNDER_WAY, Status
from digsite.server.store.times import now
from digsite.server.tables.table import Table

ROUTER = APIRouter(prefix="/api", tags=["study"])
LOOK_AGAIN = "2"  # seconds
PRIVATE = {"Cache-Control": "no-cache, private"}
NONE = {
    "status": "none",
    "plies": 0,
    "is_newest": False,
    "before": 0,
    "done": 0,
    "total": None,
    "reason": None,
    "result": None,
}


@ROUTER.post(
    "/tables/{table_id}/analysis",
    response_model=coach_models.Analysis,
    responses={200: {"headers": RETRY_AFTER}, **problems(401, 404, 409)},
)
async def analyse(table_id: TableId, who: Somebody, tables: TheTables, analyst: TheAnalyst) -> Response:
    """Have a game analysed, unless it is already: one that is over, or one's own without other people."""
    table = await tables.find(table_id)
    check(table, who.id)
    await analyst.ask(table, who.id)
    return await _answer(table, analyst)


def check(table: Table, account: int) -> None:
    """Complain if somebody may not have a game analysed yet."""
    if not table.has_begun:
        raise conflict("not-begun", "the game has not begun; there is nothing to analyse")
    if table.record.status != "finished" and (table.record.is_rated or table.others(account)):
        raise conflict("not-finished", "the game is not over; it can be analysed when it is over")


@ROUTER.get(
    "/tables/{table_id}/analysis",
    response_model=coach_models.Analysis,
    responses={200: {"headers": RETRY_AFTER}, **problems(404)},
)
async def analysis(table_id: TableId, tables: TheTables, analyst: TheAnalyst) -> Response:
    """How far the analysis of a game is, and what it has found; ask again as Retry-After says."""
    return await _answer(await tables.find(table_id), analyst)


async def _answer(table: Table, analyst: Analyst) -> Response:
    found = await analyst.find(table.id)
    if found is None:
        return Response(orjson.dumps(NONE), headers=PRIVATE, media_type=JSON)
    job = analyst.job(table.id)
    of = job or found
    status: Status = of.status
    if status in UNDER_WAY and job is None and not found.is_under_way(now()):
        status = "stopped"
    body = {
        "status": status,
        "plies": found.plies,
        "is_newest": found.is_of(analyst.wish_for(table)),
        "before": 0 if job is None else analyst.before(job),
        "done": of.done,
        "total": of.total,
        "reason": found.reason,
        "result": found.found,
    }
    headers = {**PRIVATE, "Retry-After": LOOK_AGAIN} if status in UNDER_WAY else PRIVATE
    return Response(orjson.dumps(body), headers=headers, media_type=JSON)
