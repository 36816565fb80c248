"""Frames of a table: what those need who watch what happened, ply by ply."""

from __future__ import annotations

from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Response
from pydantic import BaseModel

from digsite.server.api.dependencies import OptionalAccount, TheTables
from digsite.server.api.openapi import ANYBODY, problems
from digsite.server.api.responses import JSON, TableId
from digsite.server.problems import Refused
from digsite.server.services.frames import MOST_PLIES, frames
from digsite.server.tables.serialize import viewer
from digsite.server.tables.shapes import Frame

ROUTER = APIRouter(prefix="/api", tags=["tables"])
LAST_PLY = 100_000


class Frames(BaseModel):
    """Frames in the order of the game."""

    frames: list[Frame]


@ROUTER.get(
    "/tables/{table_id}/frames", response_model=Frames, responses=problems(401, 404, 409), openapi_extra=ANYBODY
)
async def table_frames(
    table_id: TableId,
    tables: TheTables,
    visitor: OptionalAccount,
    first: Annotated[int, Query(alias="from", ge=0, le=LAST_PLY, description="the first ply")],
    last: Annotated[int, Query(alias="to", ge=0, le=LAST_PLY, description=f"the last, {MOST_PLIES} in all at most")],
) -> Response:
    """A table as it stood at each of some plies, both ends included."""
    if not first <= last < first + MOST_PLIES:
        raise Refused("too-many-plies", first=first, last=first + MOST_PLIES - 1)
    table = await tables.find(table_id)
    if not table.has_begun or last > table.record.ply:
        raise Refused("not-found", what=f"ply {last} at this table yet")
    looking = viewer(table, table.seats_of(None if visitor is None else visitor.id))
    body = {"frames": await frames(table.game, first, last, looking)}
    tables.measure(table_id)
    return Response(orjson.dumps(body), media_type=JSON)
