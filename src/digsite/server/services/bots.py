"""Bots: when one is to move it thinks, and its action is played like anybody's."""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from cachetools import TTLCache

from digsite.server.commands.play import PlayBot
from digsite.server.problems import Refused
from digsite.server.services.background import Background
from digsite.server.services.bot_executor import BotExecutor
from digsite.server.services.fair import Person
from digsite.server.services.quarantine import Quarantine
from digsite.server.services.tables import TableService
from digsite.server.services.updates import UpdateBroker
from digsite.server.settings import Settings
from digsite.server.store import tables as store
from digsite.server.store.database import UNAVAILABLE, Database
from digsite.server.tables.table import Table

SIGNS_PER_LEASE = 3  # so that one may be late
MOST_ELSEWHERE = 10_000  # tables that other processes think about
LOG = logging.getLogger("digsite.bots")


class BotService:
    """Looks after every table where a bot is to move."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        tables: TableService,
        updates: UpdateBroker,
        quarantine: Quarantine,
        person: Callable[[int], Person],
    ) -> None:
        self.executor = BotExecutor(settings.thinking_threads, settings.hint_seconds)
        self._settings = settings
        self._database = database
        self._tables = tables
        self._updates = updates
        self._quarantine = quarantine
        self._person = person  # somebody by their account
        self._background = Background()
        self._thinking_about: set[str] = set()
        self._lease = 0  # milliseconds; none at first, and when the database was away
        self._elsewhere: TTLCache[str, None] = TTLCache(
            MOST_ELSEWHERE, settings.bot_lease_seconds, timer=time.monotonic
        )
        tables.subscribe(self._schedule_bot)
        updates.on_change("thinking", self._hear_of_thinking)

    def start(self) -> None:
        """Begin, first with the bots that an earlier process left behind."""
        self._background.spawn(self._warm_up())
        self._background.repeat("bots", self._settings.sweep_seconds, self._sweep)
        self._background.repeat("leases", self._settings.bot_lease_seconds / SIGNS_PER_LEASE, self._renew)

    async def stop(self) -> None:
        """Let go; bots are asked again after the next start."""
        self.executor.close()
        await self._background.stop()

    async def _warm_up(self) -> None:
        """Compile what is missing, and tell everybody who sees a bot warm up until then."""
        await self.executor.prepare()
        self._updates.tell_all()

    async def _renew(self) -> None:
        """Tell the other processes that they need not think about the same."""
        await self._updates.announce_all("thinking", self._thinking_about)

    async def _hear_of_thinking(self, tables: str) -> None:
        self._elsewhere.update(dict.fromkeys(tables.split(",")))

    async def _sweep(self) -> None:
        """Think for bots that nobody thinks for: their process may be gone. Twice is harmless, since only one moves."""
        since = self._tables.now() - self._lease
        self._lease = int(self._settings.bot_lease_seconds * 1000)
        try:
            waiting = await self._database.run(store.waiting_for_bots, since)
            alone = [table_id for table_id in waiting if table_id not in self._elsewhere]
            for table_id in self._quarantine.healthy(alone):
                with self._quarantine.guard(table_id, "could not look after a bot"), suppress(Refused):
                    self._schedule_bot(await self._tables.find(table_id))
        except UNAVAILABLE:
            self._lease = 0
            raise

    def _schedule_bot(self, table: Table) -> None:
        """Let a bot think, if it is to move; forget what bots thought about a game that is over."""
        if table.record.status != "playing":
            self.executor.forget(table.id)
        elif table.record.waits_for == "bot" and table.id not in self._thinking_about:
            self._thinking_about.add(table.id)
            self._background.spawn(self._play(table.id))

    async def _play(self, table_id: str) -> None:
        """Bots' moves, one after the other, until a person is to move."""
        try:
            with self._quarantine.guard(table_id, "a bot could not play"):
                while await self._play_once(table_id):
                    pass
        except UNAVAILABLE as error:  # it is asked again when the database is back
            LOG.warning("a bot waits for the database", extra={"table": table_id, "reason": str(error)})
            self._lease = 0
        finally:
            self._thinking_about.discard(table_id)

    async def _play_once(self, table_id: str) -> bool:
        """One move of a bot; False if none is due any more."""
        table = await self._tables.find(table_id)
        mover = table.record.mover
        if table.record.waits_for != "bot" or mover is None:
            return False
        played, choice = tuple(table.game.actions), table.scripted
        if choice is None:
            level = table.seats[mover].playing_level
            assert level is not None
            who, is_watched = self._person(table.record.host), partial(self._updates.is_watched, table_id)
            position, seed = table.game.position.copy(), seed_of_bot(table)
            choice = await self.executor.choose(table_id, position, level, seed, who, is_watched)
        try:
            await self._tables.execute(table_id, PlayBot(mover, choice, played))
        except Refused as refused:
            if refused.kind != "another-ply":
                raise
        return True


def seed_of_bot(table: Table) -> int:
    """The seed of a bot's own dice: nobody can know it before the end, and it says nothing about chance's draws."""
    known = f"{table.record.secret or table.id} {table.record.ply}"
    return int.from_bytes(hashlib.sha256(known.encode()).digest()[:4], "big")
