"""Clocks: seats whose time has run out are handed to bots."""

from __future__ import annotations

from contextlib import suppress

from digsite.server.commands.clocks import RunOut
from digsite.server.metrics import TAKEOVERS
from digsite.server.problems import Refused
from digsite.server.services.background import Background
from digsite.server.services.quarantine import Quarantine
from digsite.server.services.tables import TableService
from digsite.server.settings import Settings
from digsite.server.store import tables as store
from digsite.server.store.database import Database


class ClockService:
    """Looks at all clocks again and again."""

    def __init__(self, settings: Settings, database: Database, tables: TableService, quarantine: Quarantine) -> None:
        self._settings = settings
        self._database = database
        self._tables = tables
        self._quarantine = quarantine
        self._background = Background()

    def start(self) -> None:
        """Begin, first with those that ran out while no server was running."""
        self._background.repeat("clocks", self._settings.sweep_seconds, self._sweep)

    async def stop(self) -> None:
        """Look no more."""
        await self._background.stop()

    async def _sweep(self) -> None:
        late = await self._database.run(store.run_out, self._tables.now())
        for table_id in self._quarantine.healthy(late):
            # A problem is no fault: somebody has moved in the last moment, or the rules have changed since.
            with self._quarantine.guard(table_id, "could not look after a clock"), suppress(Refused):
                await self._tables.execute(table_id, RunOut())
                TAKEOVERS.inc()
