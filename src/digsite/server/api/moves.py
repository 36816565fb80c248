"""The way of a move past FastAPI, where all is in order: FastAPI's own way takes longer than the move itself."""

from __future__ import annotations

import re

from pydantic import ValidationError
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.server.api import models, tables
from digsite.server.api.visitors import somebody

MOVE = re.compile(rf"/api/tables/({tables.TABLE_ID.strip('^$')})/actions")
ROUTE = next(route for route in tables.ROUTER.routes if getattr(route, "endpoint", None) is tables.act)
JSON = (b"content-type", b"application/json")


class QuickMoves:
    """Inside the gate and before the app. Whatever is not in order goes on to the app, and is refused there."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, or hand it on."""
        move = MOVE.fullmatch(scope["path"]) if scope.get("method") == "POST" else None
        if move is None:
            await self.app(scope, receive, send)
            return
        first = await receive()
        wish = _wish(scope, first)
        if wish is None:
            await self.app(scope, _from(first, receive), send)
            return
        scope["route"], scope["path_params"] = ROUTE, {"table_id": move[1]}
        answer = await tables.act(move[1], wish, await somebody(Request(scope)), scope["app"].state.hall)
        await answer(scope, receive, send)


def _wish(scope: Scope, message: Message) -> models.Act | None:
    """What somebody wants to play, if it came in one piece and in order."""
    if message["type"] != "http.request" or message.get("more_body") or JSON not in scope["headers"]:
        return None
    try:
        return models.Act.model_validate_json(message["body"])
    except ValidationError:
        return None


def _from(first: Message, receive: Receive) -> Receive:
    """A request from its beginning, of which the first message was read."""
    unread = [first]

    async def receiving() -> Message:
        return unread.pop() if unread else await receive()

    return receiving
