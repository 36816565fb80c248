"""Positions that somebody has set up: what lies there, and what may be done. Nothing of it is stored."""

from __future__ import annotations

from typing import Annotated

import orjson
from fastapi import APIRouter, Response
from pydantic import Field

from digsite.server.api.answers import problems
from digsite.server.api.models import Strict
from digsite.server.api.responses import JSON
from digsite.server.problems import Refused
from digsite.server.tables import serialize
from digsite.server.tables.shapes import PositionView
from digsite.study import setups

ROUTER = APIRouter(prefix="/api", tags=["games"])


class NewPosition(Strict):
    """A moment of a game, set up by hand."""

    text: Annotated[str, Field(min_length=1, max_length=setups.LARGEST)] = Field(description="a position file, in TOML")


@ROUTER.post("/positions", response_model=PositionView, responses=problems(409))
async def position(wish: NewPosition) -> Response:
    """Look at a position that is set up from a position file: a moment of a game without the moves before it."""
    try:
        found = setups.parse(wish.text)
    except setups.PositionError as error:
        raise Refused("bad-position", why=str(error)) from None
    return Response(orjson.dumps(serialize.position(found)), media_type=JSON)
