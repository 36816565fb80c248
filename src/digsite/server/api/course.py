"""The course of a game: how everybody's points stood from part to part, by source."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Literal

import orjson
from fastapi import APIRouter
from pydantic import BaseModel, Field

from digsite.core.game import Standing as Counted
from digsite.server.api.dependencies import TheTables
from digsite.server.api.openapi import problems
from digsite.server.api.responses import TableId
from digsite.server.problems import Refused
from digsite.server.tables.game import LiveGame, Played

ROUTER = APIRouter(prefix="/api", tags=["tables"])


class Standing(BaseModel):
    """How the points stood."""

    after: Literal["round", "quarter", "year", "end"] = Field(description="the part of the game that had just ended")
    number: int = Field(description="of the round, the quarter or the year; 0 at the end")
    ply: int = Field(description="of the first decision in that part of the game")
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
    game = table.game
    played = [game.played(ply) for ply in range(table.record.ply)]
    happened, standings = await asyncio.to_thread(_course, game, played)
    for one, described in zip(played, happened, strict=True):
        game.keep(one, described)
    return Course(course=standings)


def _course(game: LiveGame, played: Sequence[Played]) -> tuple[list[bytes], list[Standing]]:
    """What was played, described, and how the points stood from part to part."""
    happened = [game.describe(one) for one in played]
    return happened, _standings(game.position.rules.show, game.position.players, happened)


def _standings(show: Any, players: int, happened: Sequence[bytes]) -> list[Standing]:
    plies = [orjson.loads(one) for one in happened]
    counted: list[Counted] = show.course(players, [event for ply in plies for event in ply["events"]])
    return [
        Standing(after=one["after"], number=one["number"], points=one["points"], ply=_decision(plies, one["since"]))
        for one in counted
    ]


def _decision(plies: Sequence[Any], since: int) -> int:
    """The first decision of a player when so many events had happened; the last ply if there was none."""
    before = accumulate((len(ply["events"]) for ply in plies), initial=0)
    later = (number for number, (ply, count) in enumerate(zip(plies, before, strict=False)) if count >= since)
    return next((number for number in later if plies[number]["mover"] >= 0), len(plies))
