"""Newcomers beside the moves: each takes a name and opens a table. A server that has too much to do sends them away."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Coroutine
from typing import Any

from digsite.server.loadtest.figures import Plan
from digsite.server.loadtest.wire import Wires

WIRES = 64
SENT_AWAY = 503
MADE = 201


class Newcomers:
    """So many in a second, whether the server keeps up or not."""

    def __init__(self, plan: Plan, port: int, errors: Counter[str]) -> None:
        self.plan = plan
        self.welcome = 0
        self.sent_away = 0
        self._errors = errors
        self._wires = Wires(plan.host, port, WIRES)
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """Let them come."""
        if self.plan.newcomers:
            self._spawn(self._come_for_ever())

    async def leave(self) -> None:
        """Let nobody come any more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._wires.close()

    async def _come_for_ever(self) -> None:
        begin, come = time.perf_counter(), 0
        while True:
            while come < (time.perf_counter() - begin) * self.plan.newcomers:
                come += 1
                self._spawn(self._come(come))
            await asyncio.sleep(1 / self.plan.newcomers)

    async def _come(self, number: int) -> None:
        answer = await self._ask("/api/me", "", {"name": f"Newcomer {number}"})
        if answer == MADE:
            self.welcome += 1
        elif answer == SENT_AWAY:
            self.sent_away += 1
        else:
            self._errors[f"newcomer: {answer}"] += 1

    async def _ask(self, path: str, cookie: str, body: object) -> int | str:
        try:
            answer = await self._wires.ask("POST", path, cookie, body)
        except OSError as error:
            return type(error).__name__
        if answer.status == MADE and not cookie:
            seats = [{"kind": "me"}, {"kind": "anyone"}]
            opened = {"game": self.plan.games[0], "seats": seats}
            return await self._ask("/api/tables", answer.header(b"set-cookie").split(b";")[0].decode(), opened)
        return answer.status

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
