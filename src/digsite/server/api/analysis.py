"""Analyses of games: who played how well, what turned the game, and who had luck."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Response
from typing_extensions import TypedDict

from digsite.server.api.dependencies import CurrentAccount, TheAnalyses, TheGuard, TheParsing, TheTables
from digsite.server.api.openapi import RETRY_AFTER, problems
from digsite.server.api.responses import TableId
from digsite.server.problems import Refused
from digsite.server.services.analyses import AnalysisService
from digsite.server.store.analyses import Status
from digsite.server.tables.table import Table
from digsite.study.described import described
from digsite.study.findings import GameAnalysed

ROUTER = APIRouter(prefix="/api", tags=["study"])
LOOK_AGAIN = "2"  # seconds
PRIVATE = {"Cache-Control": "no-cache, private"}


@described
class Analysis(TypedDict):
    """An analysis of a game: how far it is, and at last what it has found."""

    status: Status | Literal["none"]
    plies: int
    """up to which the game is analysed"""
    is_newest: bool
    """false if the game or digsite has gone on since"""
    before: int
    """how many analyses come first"""
    done: int
    """decisions judged"""
    total: int | None
    """decisions, once they are counted"""
    reason: str | None
    """why it failed"""
    result: GameAnalysed | None


NONE: Analysis = {
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
    responses={200: {"headers": RETRY_AFTER}, **problems(401, 404, 409)},
)
async def analyse(
    table_id: TableId,
    who: CurrentAccount,
    tables: TheTables,
    analyses: TheAnalyses,
    guard: TheGuard,
    parsing: TheParsing,
    response: Response,
) -> Analysis:
    """Have a game analysed, unless it is already: one that is over, or one's own without other people."""
    table = await tables.find(table_id)
    check(table, who.id)
    await analyses.ask(table, guard.person(who.id), parsing)
    return await _answer(table, analyses, response)


def check(table: Table, account: int) -> None:
    """Complain if somebody may not have a game analysed yet."""
    if not table.has_begun:
        raise Refused("not-begun")
    if table.record.status != "finished" and (table.record.is_rated or table.others(account)):
        raise Refused("not-finished")


@ROUTER.get(
    "/tables/{table_id}/analysis",
    responses={200: {"headers": RETRY_AFTER}, **problems(404)},
)
async def analysis(table_id: TableId, tables: TheTables, analyses: TheAnalyses, response: Response) -> Analysis:
    """How far the analysis of a game is, and what it has found; ask again as Retry-After says."""
    return await _answer(await tables.find(table_id), analyses, response)


async def _answer(table: Table, analyses: AnalysisService, response: Response) -> Analysis:
    response.headers.update(PRIVATE)
    found, before = await analyses.find(table.id)
    if found is None:
        return NONE
    if found.is_under_way:
        response.headers["Retry-After"] = LOOK_AGAIN
    return {
        "status": found.status,
        "plies": found.plies,
        "is_newest": found.is_of(analyses.request_for(table)),
        "before": before,
        "done": found.done,
        "total": found.total,
        "reason": found.reason,
        "result": found.found,
    }
