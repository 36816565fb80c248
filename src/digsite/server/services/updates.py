"""Live updates: wakes everyone watching a table when it changes, in whichever process.

With PostgreSQL a change is announced to the other processes by NOTIFY, as a part of the transaction that makes it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable

from cachetools import TTLCache

from digsite.server.services.background import Background
from digsite.server.store.announcing import CHANNEL, Changed, announce
from digsite.server.store.database import Database

Hear = Callable[[str], Awaitable[None]]
EVERY = "every"
RETRY_SECONDS = 1.0
LOOK_SECONDS = 30.0  # after which somebody who does not listen is taken for gone
MOST_LOOKED_AT = 10_000
MOST_WATCHED = 100_000  # at other processes
ANNOUNCE_SECONDS = 3.0  # between two words of what is watched here
MOST_NAMED = 400  # tables in one announcement, which PostgreSQL limits to 8,000 bytes
LOG = logging.getLogger("digsite.updates")


class Listener:
    """One open connection to a table, woken when there is something new."""

    def __init__(self, account: int | None = None, name: str = "") -> None:
        self.account = account
        self.name = name
        self.wake = asyncio.Event()
        self.has_chat = True  # something may have been said that was not sent yet
        self.is_closing = False
        self.is_in_doubt = False  # the session or token may be void


class UpdateBroker:
    """Publishes changes to this process's listeners, and to and from the other processes."""

    def __init__(self, database: Database) -> None:
        self.process = secrets.token_hex(4)
        self._database = database
        self._hearing: defaultdict[str, list[Hear]] = defaultdict(list)  # by what was changed
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._looked_at: TTLCache[str, None] = TTLCache(MOST_LOOKED_AT, LOOK_SECONDS, timer=time.monotonic)
        self._watched_elsewhere: TTLCache[str, None] = TTLCache(MOST_WATCHED, LOOK_SECONDS, timer=time.monotonic)
        self._task: asyncio.Task[None] | None = None
        self._background = Background()
        self.count = 0
        self.comings = 0  # and goings, at all tables
        self.on_change("watched", self._hear_of_watching)

    def on_change(self, changed: Changed, hear: Hear) -> None:
        """Call something with the name of whatever of a kind another process has changed."""
        self._hearing[changed].append(hear)

    def add(self, table_id: str, account: int | None = None, name: str = "") -> Listener:
        """Begin to listen; the others hear of it."""
        listener = Listener(account, name)
        self._listeners[table_id].add(listener)
        self.count += 1
        self.comings += 1
        self.tell(table_id)
        return listener

    def remove(self, table_id: str, listener: Listener) -> None:
        """Listen no more; the others hear of it."""
        self._listeners[table_id].discard(listener)
        if not self._listeners[table_id]:
            del self._listeners[table_id]
        self.count -= 1
        self.comings += 1
        self.tell(table_id)

    def listeners(self, table_id: str) -> Collection[Listener] | None:
        """Those who look at a table; None where other processes have listeners too, of whom nothing is known here."""
        return None if self._database.is_shared else self._listeners.get(table_id, ())

    def look(self, table_id: str) -> None:
        """Somebody looks at a table without listening; they will look again soon."""
        self._looked_at[table_id] = None

    def is_watched(self, table_id: str) -> bool:
        """Whether anybody looks at a table, here or at another process."""
        return any(table_id in known for known in (self._listeners, self._looked_at, self._watched_elsewhere))

    def tell(self, table_id: str, is_chat: bool = False) -> None:
        """Wake everybody who looks at a table."""
        for listener in self._listeners.get(table_id, ()):
            listener.has_chat |= is_chat
            listener.wake.set()

    def tell_all(self) -> None:
        """Wake everybody: something has changed that concerns all tables."""
        for table_id in self._listeners:
            self.tell(table_id)

    def check_again(self, account: int | None) -> None:
        """Somebody's sessions have changed, or everybody's: whoever listens has to show again who they are."""
        for listeners in self._listeners.values():
            for listener in listeners:
                if listener.account is not None and account in (listener.account, None):
                    listener.is_in_doubt = True
                    listener.wake.set()

    def announcement(self, changed: Changed, which: str) -> str:
        """What the other processes are told."""
        return f"{self.process} {changed} {which}"

    async def announce_all(self, changed: Changed, tables: Iterable[str]) -> None:
        """Tell the other processes the same of many tables, if there are other processes."""
        ids = sorted(tables) if self._database.is_shared else []
        for first in range(0, len(ids), MOST_NAMED):
            named = ",".join(ids[first : first + MOST_NAMED])
            await self._database.run(announce, self.announcement(changed, named))

    async def _announce_watched(self) -> None:
        await self.announce_all("watched", {*self._listeners, *self._looked_at})

    # Announcements of other processes

    async def _hear_of_watching(self, tables: str) -> None:
        self._watched_elsewhere.update(dict.fromkeys(tables.split(",")))

    async def _changed_elsewhere(self, changed: str, which: str) -> None:
        for hear in self._hearing[changed]:
            await hear(which)
        if changed in ("table", "chat"):
            self.tell(which, is_chat=changed == "chat")

    def start(self) -> None:
        """Begin to hear the other processes."""
        if self._database.is_shared:
            self._task = asyncio.create_task(self._hear_for_ever())
            self._background.repeat("announcements", ANNOUNCE_SECONDS, self._announce_watched)

    async def stop(self) -> None:
        """Wake everybody for the last time."""
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.is_closing = True
                listener.wake.set()
        await self._background.stop()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _hear_for_ever(self) -> None:
        while True:
            try:
                await self._hear()
            except Exception as error:  # the database went away: listeners look again when it is back
                LOG.warning("lost the announcements of other processes, trying again", extra={"reason": str(error)})
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self) -> None:
        import psycopg

        address = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self._changed_elsewhere("account", EVERY)  # what was missed while nobody heard
            for table_id in list(self._listeners):
                await self._changed_elsewhere("table", table_id)
                await self._changed_elsewhere("chat", table_id)
            async for notice in connection.notifies():
                process, changed, which = notice.payload.split(" ")
                if process != self.process:
                    await self._changed_elsewhere(changed, which)
