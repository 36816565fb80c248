"""Retention: what the host does not want to keep is removed while the server runs, a little at a time."""

from __future__ import annotations

import asyncio
import logging

from digsite.server.services.background import Background
from digsite.server.settings import Settings
from digsite.server.store import admin
from digsite.server.store.database import Database
from digsite.server.store.retention import prune_some
from digsite.server.store.times import DAY_MILLISECONDS, now

LOG = logging.getLogger("digsite.retention")
SECONDS_BETWEEN = 3600.0
PAUSE_SECONDS = 0.1  # after each transaction: moves go first
BY_ITSELF = "server"  # who has done it, in the host's log


class RetentionService:
    """Looks for what is too old, once an hour."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._days = {kind: days for kind, days in settings.retention.days.items() if days}
        self._database = database
        self._background = Background()

    def start(self) -> None:
        """Begin; where everything is kept there is nothing to do."""
        if self._days:
            self._background.repeat("old data", SECONDS_BETWEEN, self._prune)

    async def stop(self) -> None:
        """Look no more."""
        await self._background.stop()

    async def _prune(self) -> None:
        for kind, days in self._days.items():
            count, before = 0, now() - days * DAY_MILLISECONDS
            while some := await self._database.run(prune_some, kind, before):
                count += some
                await asyncio.sleep(PAUSE_SECONDS)
            if count:  # written down, so that every process forgets what it had at hand
                await self._database.run(admin.note, now(), BY_ITSELF, "prune", None, f"{count} {kind}")
                LOG.info("removed what was old", extra={"kind": kind, "count": count, "days": days})
