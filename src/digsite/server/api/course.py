"""The course of a game: how everybody's points stood from part to part, by source."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Literal

import orjson
from fastapi import APIRouter
from pydantic import BaseModel, Field

from digsite.core.game import Standing as Counted
from digsite.server.api.answers import problems
from digsite.server.api.responses import TableId
from digsite.server.api.visitors import TheTables
from digsite.server.problems import Refused

ROUTER = APIRouter(prefix="/api", tags=["tables"])


class Standing(BaseModel):
    """How the points stood."""

    after: Literal["round", "quarter", "year", "end"] = Field(description="the part of the game that had just ended")
    number: int = Field(description="of the round, the quarter or the year; 0 at the end")
    points: dict[str, list[int]] = Field(description="by source, in the order of the score sheet, and by seat")


class Course(BaseModel):
    """The parts of a game that are over, in their order."""

    course: list[Standing]


@ROUTER.get("/tables/{table_id}/course", responses=problems(404, 409))
async def course(table_id: TableId, tables: TheTables) -> Course:
    """Everybody's points by source after each round, or quarter of a year, that is over."""
    table = await tables.find(table_id)
    if not table.has_begun:
        raise Refused("not-begun")
    happened = [table.game.described(ply) for ply in range(table.record.ply)]
    counted = await asyncio.to_thread(_counted, table.rules.show, table.record.players, happened)
    return Course(course=[Standing(**one) for one in counted])


def _counted(show: Any, players: int, happened: Sequence[bytes]) -> list[Counted]:
    counted: list[Counted] = show.course(players, [event for one in happened for event in orjson.loads(one)["events"]])
    return counted
