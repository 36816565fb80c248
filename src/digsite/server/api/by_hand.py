"""Following a game at a real table: all that happens there, the draws too, is entered by hand."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import Field

from digsite.server import deeds
from digsite.server.api import models
from digsite.server.api.answers import problems
from digsite.server.api.models import Ply, Strict
from digsite.server.api.tables import TableId, answered
from digsite.server.api.visitors import Somebody, TheHall
from digsite.server.problems import conflict
from digsite.server.table import Table
from digsite.study.entering import EntryError, entered

ROUTER = APIRouter(prefix="/api", tags=["tables"])


class Entry(Strict):
    """What happened at a real table."""

    text: Annotated[str, Field(min_length=1, max_length=10_000, pattern=models.NOT_BLANK)] = Field(
        description="notations, one after the other with semicolons or line breaks between; they may be shortened",
        examples=["5; 17; 40; 8", "chance: draw greece 2 paris"],
    )
    ply: Ply


@ROUTER.post("/tables/{table_id}/entries", response_model=models.TableView, responses=problems(401, 403, 404, 409))
async def enter(table_id: TableId, wish: Entry, who: Somebody, hall: TheHall) -> Response:
    """Enter what happened at a real table, several actions at a time. If one does not fit, none is played."""

    def deed(table: Table) -> None:
        if table.chance != "by_hand":
            raise conflict("not-by-hand", "here chance draws by itself; play one action at a time")
        deeds.check_turn(table, who.id, wish.ply)
        try:
            numbers = entered(table.position.copy(), wish.text, table.seats_of(who.id))
        except EntryError as error:
            raise conflict("illegal-action", str(error), entry=error.entry, refusal=error.refusal) from None
        for number in numbers:
            deeds.play(table, number)

    return answered(await hall.change(table_id, deed), who, wish.ply)
