"""Clocks: seats whose time has run out are handed to bots, and nobody loses the time in which no server runs."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from digsite.server.commands.clocks import RunOut
from digsite.server.metrics import TAKEOVERS
from digsite.server.problems import Refused
from digsite.server.services.background import Background
from digsite.server.services.quarantine import Quarantine
from digsite.server.services.tables import TableService
from digsite.server.settings import Settings
from digsite.server.store import heartbeat
from digsite.server.store import tables as store
from digsite.server.store.database import UNAVAILABLE, Database
from digsite.server.store.times import STEADY

BEAT_SECONDS = 2.0  # between two signs that a server runs
MOST_APART = 5_000  # milliseconds that clocks of processes that run side by side may differ


class ClockService:
    """Looks at all clocks again and again."""

    def __init__(self, settings: Settings, database: Database, tables: TableService, quarantine: Quarantine) -> None:
        self._settings = settings
        self._database = database
        self._tables = tables
        self._quarantine = quarantine
        self._background = Background()
        self._short_gap: tuple[int, int] | None = None  # since when until when perhaps no server ran

    async def resume(self) -> None:
        """Give back the time in which no server ran, before anybody is answered."""
        seen, at = await self._database.run(heartbeat.last_seen), STEADY.now()
        if seen is not None and self._database.is_shared and abs(at - seen) < MOST_APART:
            self._short_gap = (seen, at)  # nobody need wait until it is clear whether another process runs
            return
        if seen is not None:
            if self._database.is_shared:  # another process may run, by a clock that was right when it began
                await asyncio.sleep(2 * BEAT_SECONDS)
            if not await self._database.run(heartbeat.extend_deadlines, seen, STEADY.now()):
                other = await self._database.run(heartbeat.last_seen)
                STEADY.set(seen if other is None else other)
        await self._beat()

    def start(self) -> None:
        """Begin."""
        self._background.repeat("clocks", self._settings.sweep_seconds, self._sweep)
        if self._short_gap is None:
            self._background.repeat("heartbeat", BEAT_SECONDS, self._beat)
        else:
            self._background.spawn(self._extend_deadlines_later(*self._short_gap))

    async def stop(self) -> None:
        """Look no more."""
        await self._background.stop()
        with suppress(*UNAVAILABLE):
            await self._beat()

    async def _extend_deadlines_later(self, seen: int, at: int) -> None:
        """If no other process gives a sign for a while, none ran; then this one gives its own."""
        await asyncio.sleep(2 * BEAT_SECONDS)
        with suppress(*UNAVAILABLE):
            if await self._database.run(heartbeat.extend_deadlines, seen, at, while_running=True):
                self._tables.forget_all()  # their clocks stand otherwise now
        self._background.repeat("heartbeat", BEAT_SECONDS, self._beat)

    async def _beat(self) -> None:
        """Note that a server runs; a disk is left to sleep while no clock does."""
        await self._database.run(heartbeat.beat, STEADY.now(), if_clocks_run=not self._database.is_shared)

    async def _sweep(self) -> None:
        late = await self._database.run(store.out_of_time, self._tables.now())
        for table_id in self._quarantine.healthy(late):
            # A problem is no fault: somebody has moved in the last moment, or the rules have changed since.
            with self._quarantine.guard(table_id, "could not look after a clock"), suppress(Refused):
                await self._tables.execute(table_id, RunOut())
                TAKEOVERS.inc()
