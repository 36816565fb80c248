"""The crowd: tables with two guests each, who listen, and answer with an action chosen at random from their offers.

Moves are offered at a steady rate, whether the server keeps up or not; a table waits until its mover has heard of the
last move.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from digsite.server.loadtest.figures import SEATS, Plan, Tally
from digsite.server.loadtest.wire import Answer, Wire, Wires, lifetime

WIRES = 64  # connections that moves are posted on
AT_ONCE = 16  # tables that are opened at the same time
TOO_MUCH_TO_DO = 503
PATIENCE = 30.0  # seconds to wait for answers and messages after the last move; a busy machine needs some

Report = Callable[[str, int, int], None]


@dataclass
class Table:
    """One table as its players know it."""

    id: str
    game: str
    cookies: list[str]
    ply: int = -1  # the last one that somebody was asked to answer
    mover: int = 0
    actions: list[int] = field(default_factory=list)  # what the mover may do
    unheard: list[tuple[int, int, float]] = field(default_factory=list)  # of the other's moves: ply, seat, when sent
    sockets: set[ClientConnection] = field(default_factory=set)
    is_over: bool = False


class Crowd:
    """All players and listeners."""

    def __init__(self, plan: Plan, port: int) -> None:
        self.plan = plan
        self.port = port
        self.tally = Tally()
        self._wires = Wires(plan.host, port, WIRES, plan.renew)
        self._rng = random.Random(plan.seed)
        self._ready: deque[Table] = deque()
        self._tables: list[Table] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._listeners: set[asyncio.Task[None]] = set()
        self._openings: set[asyncio.Task[None]] = set()
        self._names = 0

    # 1. Sitting down

    async def gather(self, report: Report) -> None:
        """Open all tables and let everybody listen."""
        room = asyncio.Semaphore(AT_ONCE)
        extra = self.plan.listeners - SEATS * self.plan.tables
        done = 0

        async def open_one(number: int) -> None:
            nonlocal done
            async with room:
                watchers = extra // self.plan.tables + (number < extra % self.plan.tables)
                await self._open(self.plan.games[number % len(self.plan.games)], watchers)
            done += 1
            report("Opening tables", done, self.plan.tables)

        await asyncio.gather(*(open_one(number) for number in range(self.plan.tables)))

    async def _open(self, game: str, watchers: int) -> None:
        cookies = [await self.new_guest() for _ in range(SEATS)]
        seats = [{"kind": "me"}, *({"kind": "anyone"} for _ in cookies[1:])]
        opened = await self._asked("/api/tables", cookies[0], {"game": game, "seats": seats})
        table = Table(opened["id"], game, cookies)
        for cookie in cookies[1:]:
            await self._asked(f"/api/tables/{table.id}/join", cookie, {})
        await self._asked(f"/api/tables/{table.id}/start", cookies[0], {})
        self._tables.append(table)
        for seat in (*range(SEATS), *(None for _ in range(watchers))):
            await self._listen(table, seat)

    async def new_guest(self) -> str:
        """Somebody comes in; their cookie."""
        self._names += 1
        answer = await self._patiently("/api/me", "", {"name": f"Guest {self._names}"})
        if answer.status != 201:
            raise ValueError(f"no guest could come in: {answer.body.decode(errors='replace')[:200]}")
        return answer.header(b"set-cookie").split(b";")[0].decode()

    async def _asked(self, path: str, cookie: str, body: Any) -> Any:
        answer = await self._patiently(path, cookie, body)
        if answer.status >= 300:
            raise ValueError(f"POST {path}: {answer.body.decode(errors='replace')[:200]}")
        return answer.json()

    async def _patiently(self, path: str, cookie: str, body: Any) -> Answer:
        """The answer of a server that may have too much to do at first."""
        while (answer := await self._wires.ask("POST", path, cookie, body)).status == TOO_MUCH_TO_DO:
            await asyncio.sleep(float(answer.header(b"retry-after")))
        return answer

    # 2. Listening

    async def _listen(self, table: Table, seat: int | None) -> None:
        """Listen, and come back as people do whose connection breaks or whose browser sleeps."""
        self._spawn(self._listeners, self._hear(await self._socket(table, seat), table, seat))

    async def _socket(self, table: Table, seat: int | None) -> ClientConnection:
        host = f"[{self.plan.host}]" if ":" in self.plan.host else self.plan.host
        socket = await connect(
            f"ws://{host}:{self.port}/api/tables/{table.id}/live",
            additional_headers={} if seat is None else {"Cookie": table.cookies[seat]},
            compression=None,
            ping_interval=None,
            max_size=None,
            proxy=None,
        )
        table.sockets.add(socket)
        return socket

    async def _hear(self, socket: ClientConnection, table: Table, seat: int | None) -> None:
        while True:
            try:
                async with asyncio.timeout(lifetime(self.plan.renew) if self.plan.renew else None):
                    await self._hear_until_the_end(socket, table, seat)
            except TimeoutError:
                pass
            except WebSocketException as error:
                self.tally.errors[f"listening: {type(error).__name__}"] += 1
            table.sockets.discard(socket)
            await socket.close()
            if table.is_over:
                return
            try:
                socket = await self._socket(table, seat)
            except (OSError, WebSocketException) as error:
                self.tally.errors[f"listening again: {type(error).__name__}"] += 1
                return
            self.tally.renewed += 1

    async def _hear_until_the_end(self, socket: ClientConnection, table: Table, seat: int | None) -> None:
        async for said in socket:
            at = time.perf_counter()
            message = orjson.loads(said)
            if message["kind"] == "table":
                self.tally.messages += 1
                if seat is not None:
                    self._heard(table, seat, message, at)

    def _heard(self, table: Table, seat: int, message: dict[str, Any], at: float) -> None:
        """A seated player hears: of the other's moves, and perhaps that it is their own turn."""
        ply = message["ply"]
        for move in [move for move in table.unheard if move[0] < ply and move[1] != seat]:
            table.unheard.remove(move)
            self.tally.heard.append(at - move[2])
        if message["status"] == "finished" and not table.is_over:
            table.is_over = True
            self.tally.finished += 1
            self._spawn(self._openings, self._replace(table))
        actions = [action["action"] for offer in message["offers"] for action in offer["actions"]]
        if actions and ply > table.ply:
            table.ply, table.mover, table.actions = ply, seat, actions
            self._ready.append(table)

    async def _replace(self, table: Table) -> None:
        """Open another table where a game has ended."""
        await asyncio.sleep(1.0)  # everybody has heard of the end
        watchers = len(table.sockets) - SEATS
        for socket in list(table.sockets):
            await socket.close()
        self._tables.remove(table)
        try:
            await self._open(table.game, watchers)
        except (ValueError, OSError, WebSocketException) as error:
            self.tally.errors[f"opening another table: {type(error).__name__}"] += 1

    # 3. Playing

    async def play(self, report: Report) -> None:
        """Offer moves at the rate of the plan until its time is over."""
        start = time.perf_counter()
        offered = 0
        while (gone := time.perf_counter() - start) < self.plan.seconds:
            while offered < gone * self.plan.rate:
                offered += 1
                if self._ready:
                    self._spawn(self._tasks, self._move(self._ready.popleft()))
                else:
                    self.tally.not_offered += 1  # everybody still waits for an answer or a message
            report("Playing", int(gone), int(self.plan.seconds))
            await asyncio.sleep(max(0.001, offered / self.plan.rate - gone))
        self.tally.in_time = self.tally.moves
        await self._wait_for_the_last()
        self.tally.renewed += self._wires.renewed

    async def _wait_for_the_last(self) -> None:
        """Give the last moves time to be answered and heard of; those that are not are errors."""
        end = time.perf_counter() + PATIENCE
        while time.perf_counter() < end and (self._tasks or any(table.unheard for table in self._tables)):
            await asyncio.sleep(0.02)
        for table in self._tables:
            if table.unheard:
                self.tally.errors["moves the other player did not hear of"] += len(table.unheard)
        if self._tasks:
            self.tally.errors["moves without an answer"] += len(self._tasks)

    async def _move(self, table: Table) -> None:
        """Post one move and wait for its acknowledgement."""
        request = {"action": self._rng.choice(table.actions), "ply": table.ply}
        cookie = table.cookies[table.mover]
        sent = time.perf_counter()
        table.unheard.append((table.ply, table.mover, sent))
        try:
            answer = await self._wires.ask("POST", f"/api/tables/{table.id}/actions", cookie, request)
        except OSError as error:
            self.tally.errors[type(error).__name__] += 1
            return
        if answer.status == 200:
            self.tally.answers.append(time.perf_counter() - sent)
        else:
            self.tally.errors[f"status {answer.status}"] += 1
            table.unheard.remove((request["ply"], table.mover, sent))

    def paths(self) -> list[str]:
        """The addresses of all tables."""
        return [f"/api/tables/{table.id}" for table in self._tables]

    # 4. Going home

    async def leave(self) -> None:
        """Hang up everywhere."""
        for tasks in (self._openings, self._tasks, self._listeners):
            for task in list(tasks):
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for table in self._tables:
            for socket in table.sockets:
                socket.transport.abort()
        self._wires.close()
        await asyncio.sleep(0)

    def _spawn(self, tasks: set[asyncio.Task[None]], work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)


async def use_of_the_server(host: str, port: int) -> tuple[float, float]:
    """Processor seconds and bytes of memory that the server has used, as it tells Prometheus; 0 where it cannot."""
    wire = await Wire.to(host, port)
    try:
        told = (await wire.ask("GET", "/metrics")).body.decode()
    finally:
        wire.close()
    figures = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    return float(figures.get("process_cpu_seconds_total", 0)), float(figures.get("process_resident_memory_bytes", 0))
