"""The WebSocket of a table: it sends the table as the listener sees it when it changes, what is said, and who is there.

A listener that reconnects names the ply it knows (``?since=``) and gets what happened from there on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import Field, TypeAdapter
from starlette.websockets import WebSocketState
from typing_extensions import TypedDict

from digsite import __version__
from digsite.server.api.dependencies import account_of
from digsite.server.api.problems import status_of
from digsite.server.metrics import LISTENERS
from digsite.server.problems import Refused
from digsite.server.services.chat import ChatService
from digsite.server.services.presence import Presence, presence
from digsite.server.services.tables import TableService
from digsite.server.services.updates import Listener, UpdateBroker
from digsite.server.store.database import UNAVAILABLE
from digsite.server.store.times import STEADY
from digsite.server.tables.serialize import warming_up
from digsite.server.tables.table import Table
from digsite.server.web.guard import is_own_origin, network_of_client, without_database
from digsite.study.boards import BOARDS

ROUTER = APIRouter()
GOING_AWAY = 1012  # the server restarts: come back
TRY_AGAIN_LATER = 1013
OTHER_ORIGIN = 4403
TOO_MANY = 4429
MOST_SAID = 100  # messages of a listener
LONGEST_SINCE = 9  # digits
LOG = logging.getLogger("digsite.socket")


class Hello(TypedDict):
    """The first that a listener hears."""

    now: Annotated[int, Field(description="by the server's clock, in milliseconds since 1970")]
    server: Annotated[str, Field(description="its version")]


TABLES = [f"{board.name.title()}TableView" for board in BOARDS]
SAYS = {"hello": ["Hello"], "table": TABLES, "message": ["Message"], "present": ["Presence"]}  # by ``kind``


def live_schemas() -> dict[str, Any]:
    """What listeners hear, for the description of the API, which has no place for WebSockets among its paths."""
    said = [
        {
            "allOf": [
                {"$ref": f"#/components/schemas/{name}"},
                {"type": "object", "properties": {"kind": {"type": "string", "const": kind}}, "required": ["kind"]},
            ]
        }
        for kind, names in SAYS.items()
        for name in names
    ]
    return {
        "Hello": TypeAdapter(Hello).json_schema(),
        "Presence": TypeAdapter(Presence).json_schema(),
        "LiveMessage": {"description": "What the WebSocket of a table says.", "oneOf": said},
    }


@ROUTER.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """Listen to a table."""
    updates: UpdateBroker = socket.app.state.updates
    tables: TableService = socket.app.state.tables
    guard = socket.app.state.guard
    network = network_of_client(socket.scope)
    await socket.accept()
    if not is_own_origin(socket.headers):
        await socket.close(OTHER_ORIGIN, "this page may not listen here")
        return
    if not guard.let_listen(network):
        await socket.close(TOO_MANY, "too many listeners")
        return
    LISTENERS.inc()
    try:
        who = await account_of(socket)
        since = _since(socket.query_params.get("since"))
        if not table_id.isalnum():
            raise Refused("not-found", what="such table")
        await tables.find(table_id)
        listener = updates.add(table_id) if who is None else updates.add(table_id, who.id, who.name)
        try:
            await _Conversation(socket, tables, table_id, listener, since).go()
        finally:
            updates.remove(table_id, listener)
    except Refused as refused:
        await socket.close(4000 + status_of(refused.kind), refused.detail[:120])
    except UNAVAILABLE as error:
        LOG.warning("a listener is sent away: the database fails", extra={"table": table_id, "reason": str(error)})
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it may be gone already
            await socket.close(TRY_AGAIN_LATER, without_database(error).detail)
    finally:
        LISTENERS.dec()
        guard.listened(network)


def _since(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > LONGEST_SINCE:
        raise Refused("bad-since")
    return int(text)


def kept(known: Sequence[int], now: Sequence[int]) -> int:
    """How many of the actions that somebody knows of were not taken back."""
    if now[: len(known)] == known:
        return len(known)
    return next((ply for ply, (one, other) in enumerate(zip(known, now, strict=False)) if one != other), len(now))


class _Conversation:
    """One listener's connection: sends on one side, and on the other only waits for the end."""

    def __init__(
        self,
        socket: WebSocket,
        tables: TableService,
        table_id: str,
        listener: Listener,
        since: int | None,
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.chat: ChatService = socket.app.state.chat
        self.table_id = table_id
        self.updates: UpdateBroker = socket.app.state.updates
        self.listener = listener
        self.since = since
        self.actions: list[int] | None = None  # that the listener knows of, since the first message
        self.known: tuple[int, list[int]] | None = None  # the table's version, and which of its bots warm up
        self.last_message = 0
        self.present: Presence | None = None  # as it was told
        self.seen = (-1, -1)  # how many had come and gone, and the table's version, when it was told

    async def go(self) -> None:
        waiting = asyncio.create_task(self._wait_for_end())
        try:
            await self.socket.send_bytes(orjson.dumps({"kind": "hello", "now": STEADY.now(), "server": __version__}))
            self.listener.wake.set()
            while not waiting.done():
                await self._woken(waiting)
                if self.listener.is_closing or waiting.done():
                    break
                if self.listener.is_in_doubt:
                    await self._check_again()
                await self._send_what_is_new()
            if self.listener.is_closing:
                await self.socket.close(GOING_AWAY, "the server restarts; come back in a moment")
        except (WebSocketDisconnect, RuntimeError):
            if self.socket.application_state is WebSocketState.CONNECTED and not waiting.done():
                raise
        finally:
            waiting.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await waiting

    async def _check_again(self) -> None:
        """Let nobody listen whose session has ended, or whose token is void."""
        self.listener.is_in_doubt = False
        who = await account_of(self.socket)
        if who is None or who.id != self.listener.account:
            raise Refused("no-name")

    async def _wait_for_end(self) -> None:
        """Listeners have nothing to say here; actions are posted. Who talks on and on is sent away."""
        for _ in range(MOST_SAID):
            if (await self.socket.receive())["type"] == "websocket.disconnect":
                break
        else:
            await self.socket.close(TOO_MANY, "there is nothing to say here")
        self.listener.wake.set()

    async def _woken(self, waiting: asyncio.Task[None]) -> None:
        await self.listener.wake.wait()
        self.listener.wake.clear()

    async def _send_what_is_new(self) -> None:
        table = await self.tables.find(self.table_id, is_listening=True)
        current = (table.record.version, warming_up(table))
        if current != self.known:
            actions = list(table.game.actions)
            since = self.since if self.actions is None else kept(self.actions, actions)
            self.known, self.actions = current, actions
            body = self.tables.serializer.table(table, self.listener.account, since)
            await self.socket.send_bytes(b'{"kind":"table",' + body[1:])
        if self.listener.has_chat:
            self.listener.has_chat = False
            await self._send_messages()
        await self._send_presence(table)

    async def _send_presence(self, table: Table) -> None:
        seen = (self.updates.comings, table.record.version)
        if seen == self.seen:  # to look through all listeners for each of them takes long
            return
        self.seen = seen
        listeners = self.updates.listeners(self.table_id)
        present = None if listeners is None else presence(listeners, table.seats)
        if present is not None and present != self.present:
            self.present = present
            await self.socket.send_bytes(orjson.dumps({"kind": "present", **present}))

    async def _send_messages(self) -> None:
        for number, line in await self.chat.lines(self.table_id, self.last_message):
            self.last_message = number
            await self.socket.send_bytes(line)
