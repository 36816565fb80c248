"""Playing a move: most of what is asked for."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import orjson
from fastapi import APIRouter, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import TypeAdapter, ValidationError

from digsite.server.api import models
from digsite.server.api.dependencies import CurrentAccount, TheTables, current_account
from digsite.server.api.openapi import problems
from digsite.server.api.problems import CONFLICT, status_of
from digsite.server.api.responses import JSON, TableId, answered
from digsite.server.commands.play import Play
from digsite.server.problems import Refused
from digsite.server.tables.shapes import TableView

TABLE_ID: TypeAdapter[str] = TypeAdapter(TableId)


class PlayRoute(APIRoute):
    """Reads the parameters of a move itself: FastAPI resolves them anew for each request, which takes longer.

    This is the framework's own hook. Matching, middleware, errors and the description of the API stay as everywhere.
    """

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """What answers a request."""

        async def answer(request: Request) -> Response:
            who, sent = await current_account(request), await _json(request)
            with _told("path", "table_id"):
                table_id = TABLE_ID.validate_python(request.path_params["table_id"])
            with _told("body"):
                body = models.Act.model_validate_json(sent)
            return await act(table_id, body, who, request.app.state.tables)

        return answer


async def _json(request: Request) -> bytes:
    sent = await request.body()
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise RequestValidationError([{"type": "model_attributes_type", "loc": ("body",), "input": sent}])
    return sent


@contextmanager
def _told(*where: str) -> Iterator[None]:
    """Tell what is wrong with a part of a request as FastAPI does."""
    try:
        yield
    except ValidationError as error:
        raise RequestValidationError([{**one, "loc": (*where, *one["loc"])} for one in error.errors()]) from None


ROUTER = APIRouter(prefix="/api", tags=["tables"], route_class=PlayRoute)


@ROUTER.post("/tables/{table_id}/actions", response_model=TableView, responses=problems(401, 403, 404, 409))
async def act(table_id: TableId, body: models.Act, who: CurrentAccount, tables: TheTables) -> Response:
    """Play a legal action in answer to a ply. Of two answers to one ply one is stored; the other gets 409."""
    try:
        table = await tables.execute(table_id, Play(who.id, body.action, body.ply))
    except Refused as refused:
        if status_of(refused.kind) == CONFLICT:
            now_there = await tables.find(table_id)
            refused.beside["table"] = orjson.Fragment(tables.serializer.table(now_there, who.id, None))
        raise
    return answered(tables, table, who, since=body.ply)
