"""Hears of what ``digsite admin`` has done beside a running server, by the log of that command, and acts on it."""

from __future__ import annotations

from contextlib import suppress

from digsite.server.commands.leaving import Leave
from digsite.server.problems import Refused
from digsite.server.services.accounts import Accounts
from digsite.server.services.background import Background
from digsite.server.services.tables import TableService
from digsite.server.settings import Settings
from digsite.server.store import admin
from digsite.server.store.database import Database


class AdminWatcher:
    """Reads the audit log again and again: forgets what has changed, and has removed people leave their tables."""

    def __init__(self, settings: Settings, database: Database, accounts: Accounts, tables: TableService) -> None:
        self._settings = settings
        self._database = database
        self._accounts = accounts
        self._tables = tables
        self._background = Background()
        self._known = -1
        self.notice = ""

    def start(self) -> None:
        """Begin, first with what was done while no server ran."""
        self._background.repeat("the host's commands", self._settings.sweep_seconds, self._look)

    async def stop(self) -> None:
        """Look no more."""
        await self._background.stop()

    async def _look(self) -> None:
        newest = await self._database.run(admin.newest)
        if newest == self._known:
            return
        self.notice = await self._database.run(admin.notice)
        if self._known < 0:  # what was removed since this process began may already have been at hand
            self._tables.forget_all()
        for line in await self._database.run(admin.log, max(self._known, 0)) if self._known >= 0 else ():
            await self._accounts.forget("" if line.account is None else str(line.account))
            if line.action in ("delete", "prune"):
                self._tables.forget_all()
        for table_id, account in await self._database.run(admin.away):
            with suppress(Refused):  # it is of other rules, or another process was quicker
                await self._tables.execute(table_id, Leave(account))
        self._known = newest
