"""Following a game at a real table: all that happens there, the draws too, is entered by hand."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import Field

from digsite.server.api import models
from digsite.server.api.dependencies import CurrentAccount, TheTables
from digsite.server.api.models import Ply, Strict
from digsite.server.api.openapi import problems
from digsite.server.api.responses import TableId, answered
from digsite.server.commands.play import Enter
from digsite.server.tables.shapes import TableView

ROUTER = APIRouter(prefix="/api", tags=["tables"])


class Entry(Strict):
    """What happened at a real table."""

    text: Annotated[str, Field(min_length=1, max_length=10_000, pattern=models.NOT_BLANK)] = Field(
        description="notations, one after the other with semicolons or line breaks between; they may be shortened",
        examples=["5; 17; 40; 8", "chance: draw greece 2 paris"],
    )
    ply: Ply


@ROUTER.post("/tables/{table_id}/entries", response_model=TableView, responses=problems(401, 403, 404, 409))
async def enter(table_id: TableId, body: Entry, who: CurrentAccount, tables: TheTables) -> Response:
    """Enter what happened at a real table, several actions at a time. If one does not fit, none is played."""
    table = await tables.execute(table_id, Enter(who.id, body.text, body.ply))
    return answered(tables, table, who, body.ply)
