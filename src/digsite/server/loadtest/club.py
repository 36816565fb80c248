"""A club beside the moves: people who play against bots that think, and people who ask instead of listening."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from typing import Any

from digsite.server.loadtest.crowd import Crowd
from digsite.server.loadtest.figures import Plan, Tally
from digsite.server.loadtest.wire import Answer, Wires

WIRES = 32
LEVEL = 4  # of the bots: they search
POLL_SECONDS = 2.0  # as the web client does where WebSockets do not pass
UNCHANGED = 304


class Club:
    """Some tables with a bot each, and somebody who looks at one of the crowd's tables again and again."""

    def __init__(self, plan: Plan, port: int, crowd: Crowd) -> None:
        self.plan = plan
        self._tally: Tally = crowd.tally
        self._crowd = crowd
        self._wires = Wires(plan.host, port, WIRES, plan.renew)
        self._rng = random.Random(plan.seed)
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Let them play and ask."""
        for number in range(self.plan.bots):
            self._spawn("against a bot", self._play_against_bots(number))
        for _ in range(self.plan.pollers):
            self._spawn("asking", self._ask_for_ever())

    async def leave(self) -> None:
        """Let everybody go home."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._wires.close()

    def _spawn(self, what: str, work: Coroutine[Any, Any, None]) -> None:
        async def counted() -> None:
            try:
                await work
            except (OSError, ValueError) as error:
                self._tally.errors[f"{what}: {error}"] += 1

        self._tasks.append(asyncio.create_task(counted()))

    async def _play_against_bots(self, number: int) -> None:
        cookie = await self._crowd.new_guest()
        game = self.plan.games[number % len(self.plan.games)]
        while True:
            seats = [{"kind": "me"}, {"kind": "bot", "level": LEVEL}]
            table = (await self._checked("POST", "/api/tables", cookie, {"game": game, "seats": seats})).json()
            while table["status"] != "finished":
                table = await self._turn(f"/api/tables/{table['id']}", cookie, table)

    async def _turn(self, path: str, cookie: str, table: Any) -> Any:
        """One move, if it is ours; then wait for the bot, as somebody does who asks now and then."""
        actions = [action["action"] for offer in table["offers"] for action in offer["actions"]]
        if actions:
            wish = {"action": self._rng.choice(actions), "ply": table["ply"]}
            table = (await self._checked("POST", f"{path}/actions", cookie, wish)).json()
        began = time.perf_counter()
        is_waiting = False
        while table["status"] == "playing" and not table["offers"]:
            is_waiting = True
            await asyncio.sleep(POLL_SECONDS / 20)
            table = (await self._checked("GET", path, cookie)).json()
        if is_waiting:
            self._tally.thought.append(time.perf_counter() - began)
        return table

    async def _ask_for_ever(self) -> None:
        etag, path = "", ""
        await asyncio.sleep(self._rng.uniform(0, POLL_SECONDS))  # not all at the same moment
        while True:
            if path not in (paths := self._crowd.paths()):
                etag, path = "", self._rng.choice(paths)
            began = time.perf_counter()
            answer = await self._wires.ask("GET", path, known=etag)
            self._tally.polls.append(time.perf_counter() - began)
            if answer.status not in (200, UNCHANGED):
                self._tally.errors[f"asking: status {answer.status}"] += 1
            etag = answer.header(b"etag").decode()
            await asyncio.sleep(POLL_SECONDS)

    async def _checked(self, method: str, path: str, cookie: str, body: Any = None) -> Answer:
        answer = await self._wires.ask(method, path, cookie, body)
        if answer.status >= 300:
            raise ValueError(f"status {answer.status}")
        return answer
