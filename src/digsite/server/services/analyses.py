"""The analyst: analyses of games, each in a process of its own that lets everything else go first and rests at moves.

1. Whoever asks gets into a queue; whose analyses have waited longest since the last one comes first.
2. A process of its own analyses the game and tells how far it is.
3. The result is stored, or the reason why there is none.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import orjson

from digsite import __version__
from digsite.core.game import CHANCE
from digsite.server.problems import Refused
from digsite.server.services.background import Background
from digsite.server.services.pause import Resting
from digsite.server.settings import Settings
from digsite.server.store import analyses as store
from digsite.server.store.analyses import Analysis, Status, Wish
from digsite.server.store.database import UNAVAILABLE, Database
from digsite.server.store.times import now
from digsite.server.tables.table import Table

LOG = logging.getLogger("digsite.analyst")
REPORT_SECONDS = 2.0
NICEST = 19
END_SECONDS = 5.0  # for a process that is asked to end
PROGRESS = re.compile(rb"(\d+) of (\d+)\s*")


class Failed(Exception):
    """An analysis that came to nothing; the text says why."""


@dataclass
class Job:
    """An analysis that waits or runs."""

    wish: Wish
    account: int  # who asked for it
    journal: str
    status: Status = "waiting"
    done: int = 0
    total: int | None = None


class Analyst:
    """A queue of analyses, of which a few run at the same time."""

    def __init__(self, settings: Settings, database: Database, process: str) -> None:
        self.settings = settings
        self.database = database
        self.process = process
        self._jobs: dict[str, Job] = {}  # by table, in the order in which they came
        self._turns: dict[int, int] = {}  # for each person the turn that they had last
        self._turn = 0
        self._background = Background()
        self.resting = Resting()

    async def start(self) -> None:
        """Begin; with a database of its own, nobody looks after what an earlier process left behind."""
        if not self.database.is_shared:
            await self.database.run(store.stop)
        self._background.spawn(self._report_for_ever())

    async def stop(self) -> None:
        """End what runs; whoever asks again after the next start gets it anew."""
        await self._background.stop()
        with contextlib.suppress(*UNAVAILABLE):
            await self.database.run(store.stop, self.process)

    # 1. The queue

    def wish_for(self, table: Table) -> Wish:
        """What an analysis of a table would be now."""
        return Wish(table.id, table.record.ply, self.settings.analysis_depth, __version__)

    async def find(self, table_id: str) -> Analysis | None:
        """What is known of a table's analysis."""
        return await self.database.run(store.find, table_id)

    async def ask(self, table: Table, account: int) -> None:
        """Have a table analysed, unless it is or will be."""
        if table.id in self._jobs:
            return
        if all(table.game.mover_at(ply) == CHANCE for ply in range(table.record.ply)):
            raise Refused("nothing-to-analyse")
        most = self.settings.limits.analyses_of_one
        if most and sum(job.account == account for job in self._jobs.values()) >= most:
            raise Refused("too-many-analyses", most=most)
        job = self._jobs[table.id] = Job(self.wish_for(table), account, str(table.journal()))
        is_claimed = False
        try:
            is_claimed = await self.database.run(store.claim, job.wish, self.process, now())
        finally:
            if not is_claimed:
                del self._jobs[table.id]
        self._go_on()

    def job(self, table_id: str) -> Job | None:
        """An analysis that waits or runs in this process."""
        return self._jobs.get(table_id)

    def before(self, job: Job) -> int:
        """How many analyses of this process come before one."""
        return 0 if job.status == "running" else 1 + self._in_order().index(job)

    def _in_order(self) -> list[Job]:
        """Those that wait, as they come next: everybody in turn, whoever has asked for many."""
        waiting = [job for job in self._jobs.values() if job.status == "waiting"]
        ahead: dict[int, int] = {}
        ranked = []
        for place, job in enumerate(waiting):
            ahead[job.account] = ahead.get(job.account, -1) + 1
            ranked.append((ahead[job.account], self._turns.get(job.account, 0), place, job))
        return [job for *_, job in sorted(ranked, key=lambda one: one[:3])]

    def _go_on(self) -> None:
        running = sum(job.status == "running" for job in self._jobs.values())
        for job in self._in_order()[: max(0, self.settings.analyses - running)]:
            self._turn += 1
            self._turns[job.account] = self._turn
            job.status = "running"
            self._background.spawn(self._do(job))

    # 2. The process

    async def _do(self, job: Job) -> None:
        """Analyse a game and store what was found."""
        table_id = job.wish.table_id
        try:
            try:
                found = await self._analysed(job)
            except Exception as error:
                reason = str(error) or "it took too long"
                LOG.error("an analysis failed", exc_info=error, extra={"table": table_id})
                await self._store(lambda connection: store.fail(connection, table_id, self.process, now(), reason))
            else:
                await self._store(lambda connection: store.finish(connection, table_id, self.process, now(), found))
        except Exception:
            LOG.exception("an analysis could not be stored", extra={"table": table_id})
        finally:
            self._jobs.pop(table_id, None)
        if not self._jobs:
            self._turns.clear()
        self._go_on()

    async def _analysed(self, job: Job) -> Any:
        command = [sys.executable, "-m", "digsite", "analyse", "-", "--json", "--progress"]
        command += ["--threads", "1", "--depth", str(job.wish.depth)]
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe)
        try:
            self._let_others_go_first(process.pid)
            self.resting.add(process)
            async with asyncio.timeout(self.settings.analysis_seconds):
                _, found, complaint, code = await asyncio.gather(
                    _told(process, job.journal), _read(process), self._heard(process, job), process.wait()
                )
        finally:
            self.resting.remove(process)
            await _ended(process)
        if code:
            raise Failed(complaint or f"its process ended with {code}")
        try:
            return orjson.loads(found)
        except orjson.JSONDecodeError:
            raise Failed("its process gave no result") from None

    def _let_others_go_first(self, process: int) -> None:
        """Make a process nice; the nicest on Linux are only run where nothing else wants to, and step back at once."""
        niceness = self.settings.analysis_niceness
        with contextlib.suppress(ProcessLookupError):  # it may have ended already
            if niceness >= NICEST and hasattr(os, "SCHED_IDLE"):
                os.sched_setscheduler(process, os.SCHED_IDLE, os.sched_param(0))
            if hasattr(os, "setpriority"):
                already = os.getpriority(os.PRIO_PROCESS, process)
                os.setpriority(os.PRIO_PROCESS, process, max(already, niceness))

    async def _heard(self, process: asyncio.subprocess.Process, job: Job) -> str:
        """Note how far a process is; returns the last other thing that it said."""
        complaint = ""
        assert process.stderr is not None
        async for line in process.stderr:
            if told := PROGRESS.fullmatch(line):
                job.done, job.total = int(told[1]), int(told[2])
            elif line.strip():
                complaint = line.decode(errors="replace").strip().removeprefix("digsite: ")[:500]
        return complaint

    # 3. The store

    async def _store(self, work: Callable[..., None]) -> None:
        """Store something, as soon as the database lets it."""
        while True:
            try:
                return await self.database.run(work)
            except UNAVAILABLE as error:
                LOG.warning("an analysis waits for the database", extra={"reason": str(error)})
                await asyncio.sleep(REPORT_SECONDS)

    async def _report_for_ever(self) -> None:
        """Say steadily how far everything is, so that other processes know and do not begin the same."""
        while True:
            await asyncio.sleep(REPORT_SECONDS)
            jobs = [(job.wish.table_id, job.status, job.done, job.total) for job in self._jobs.values()]
            if jobs:
                await self._store(partial(store.note, process=self.process, at=now(), jobs=jobs))


async def _told(process: asyncio.subprocess.Process, journal: str) -> None:
    """Give a process the record of a game; if it does not read on, its end says why."""
    assert process.stdin is not None
    with contextlib.suppress(OSError, RuntimeError):  # uvloop raises the latter
        process.stdin.write(journal.encode())
        await process.stdin.drain()
    process.stdin.close()


async def _read(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    return await process.stdout.read()


async def _ended(process: asyncio.subprocess.Process) -> None:
    """Wait for the end of a process, which may need a push."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), END_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()
