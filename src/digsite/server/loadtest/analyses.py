"""Analyses beside the moves: as many as the plan says, all the time. Where one ends, another begins."""

from __future__ import annotations

import asyncio
import random
from collections import Counter

from digsite.match import Match
from digsite.server.loadtest.figures import SEATS, Plan
from digsite.server.loadtest.wire import Wires

EVERY_SECONDS = 1.0
START_SECONDS = 300  # until all of them have judged a decision


class Analyses:
    """Somebody for each of them, who has one game after the other analysed."""

    def __init__(self, plan: Plan, port: int, errors: Counter[str]) -> None:
        self.plan = plan
        self.done = 0
        self._errors = errors
        self._wires = Wires(plan.host, port, 1)
        self._games = random.Random(plan.seed)
        self._started: set[int] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Begin all of them, and wait until they are under way."""
        self._tasks = [asyncio.create_task(self._have_analysed(number)) for number in range(self.plan.analyses)]
        async with asyncio.timeout(START_SECONDS):
            while len(self._started) < self.plan.analyses:
                await asyncio.sleep(EVERY_SECONDS / 10)
                for broken in [task for task in self._tasks if task.done()]:
                    broken.result()

    async def leave(self) -> None:
        """Care no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._wires.close()

    async def _have_analysed(self, number: int) -> None:
        answer = await self._wires.ask("POST", "/api/me", body={"name": f"Student {number}"})
        cookie = answer.header(b"set-cookie").split(b";")[0].decode()
        while True:
            imported = await self._wires.ask("POST", "/api/journals", cookie, self._journal(number))
            path = f"/api/tables/{imported.json()['id']}/analysis"
            found = (await self._wires.ask("POST", path, cookie, {})).json()
            while found["status"] in ("waiting", "running"):
                await asyncio.sleep(EVERY_SECONDS)
                found = (await self._wires.ask("GET", path, cookie)).json()
                if found["done"]:
                    self._started.add(number)
            if found["status"] == "done":
                self.done += 1
            else:
                self._errors[f"analysis {found['status']}"] += 1

    def _journal(self, number: int) -> str:
        """The record of a game that was played at random."""
        match = Match(self.plan.games[number % len(self.plan.games)], SEATS, seed=self._games.getrandbits(32))
        while not match.over:
            match.play(self._games.choice(match.legal_numbers()))
        return str(match.journal)
