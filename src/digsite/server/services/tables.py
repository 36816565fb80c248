"""Tables in use. Every change of a table goes this way:

1. One command at a time for each table: its table is found in memory or loaded, and the command decides what changes.
2. That is stored in one transaction, guarded by the table's version. Whoever comes second starts over.
3. Only then is it applied to the table in memory, and everybody who looks is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from weakref import WeakValueDictionary

from cachetools import LRUCache
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from digsite.core import registry
from digsite.server.commands.change import Change
from digsite.server.commands.decide import Command, decide
from digsite.server.metrics import MOVES
from digsite.server.problems import Refused
from digsite.server.services.updates import UpdateBroker
from digsite.server.settings import Settings
from digsite.server.store import ratings
from digsite.server.store import tables as store
from digsite.server.store.database import Database
from digsite.server.store.records import TableRecord
from digsite.server.store.tables import StoredTable
from digsite.server.store.times import STEADY
from digsite.server.tables.serialize import Serializer
from digsite.server.tables.table import Table, game_of

TRIES = 5  # at a change that others keep overtaking
BYTES_OF_STORED_PLY = 50  # about: a row, and its place in the index
MOST_BYTES = 256 << 20  # of tables in memory; those that were not used for longest are loaded when needed


class TableService:
    """Finds tables, opens them and changes them."""

    def __init__(
        self, settings: Settings, database: Database, updates: UpdateBroker, most_bytes: int = MOST_BYTES
    ) -> None:
        self._settings = settings
        self._database = database
        self._updates = updates
        self._tables: LRUCache[str, Table] = LRUCache(most_bytes, getsizeof=lambda table: table.size)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # gone when nobody holds them
        self._under_way: set[asyncio.Future[Table]] = set()
        self._subscribers: list[Callable[[Table], None]] = []
        self.serializer = Serializer()
        self.before_change: Callable[[], None] = lambda: None
        updates.on_change("table", self.forget)

    def subscribe(self, hear: Callable[[Table], None]) -> None:
        """Tell somebody in this process of every table that is opened or changed here."""
        self._subscribers.append(hear)

    def now(self) -> int:
        """The time that goes for tables."""
        return STEADY.now()

    @property
    def count(self) -> int:
        """Tables in memory."""
        return len(self._tables)

    # 1. Finding

    async def find(self, table_id: str, is_listening: bool = False) -> Table:
        """A table as it is now; for a listener as this process last heard of it, since it is woken at every change."""
        async with self._lock_of(table_id):
            return await self._current(table_id, is_newest=is_listening or not self._database.is_shared)

    async def look_at(self, table_id: str) -> Table:
        """A table for somebody who asks now and then."""
        self._updates.look(table_id)
        return await self.find(table_id)

    async def _current(self, table_id: str, is_newest: bool = True) -> Table:
        """A table from memory or the database; ``is_newest`` if nobody else can have changed it."""
        known = self._tables.get(table_id)
        if known is not None and not known.game.is_outdated:
            if is_newest or not await self._is_old(known):
                return known
        stored = await self._database.run(store.load, table_id)
        if stored is None:
            raise Refused("not-found", what="such table")
        return self._keep(await asyncio.to_thread(loaded, stored))

    async def _is_old(self, table: Table) -> bool:
        """Whether another process has changed a table."""
        return await self._database.run(store.version_of, table.id) != table.record.version

    def _keep(self, table: Table) -> Table:
        """Keep a table in memory, if there is room for it at all."""
        if table.size <= self._tables.maxsize:
            self._tables[table.id] = table
        else:
            self._tables.pop(table.id, None)
        return table

    def measure(self, table_id: str) -> None:
        """Find out anew how large a table is that is kept: more of it was made ready to be sent."""
        if (kept := self._tables.get(table_id)) is not None:
            self._keep(kept)

    def _lock_of(self, table_id: str) -> asyncio.Lock:
        """What keeps two commands at one table apart."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def forget(self, table_id: str) -> None:
        """Load a table again when it is asked for, since another process has changed it."""
        if table_id in self._tables:
            async with self._lock_of(table_id):
                self._tables.pop(table_id, None)

    def forget_all(self) -> None:
        """Load all tables again when they are asked for."""
        self._tables.clear()
        self.serializer.cache.clear()

    # 2. Opening

    async def add(self, table: Table) -> Table:
        """Store a new table, or raise ``Refused`` if its host has too many."""
        await self._database.run(self._store_new, table)
        self._publish(self._keep(table))
        return table

    def _store_new(self, connection: Connection, table: Table) -> None:
        most, record = self._settings.limits.open_tables, table.record
        if most and record.status != "finished" and store.unfinished_of(connection, record.host) >= most:
            raise Refused("too-many-tables", most=most)
        if record.origin is not None and "ply" in record.origin:
            self._check_copies(connection, record)
        store.add(connection, StoredTable(record, table.seats, table.game.actions))

    def _check_copies(self, connection: Connection, new: TableRecord) -> None:
        """Complain if somebody has imported or cloned as much as is kept for one person."""
        limits = self._settings.limits
        tables, plies = store.copies_of(connection, new.host)
        most_plies = limits.copied_bytes_per_visitor // BYTES_OF_STORED_PLY
        if (limits.copies_per_visitor and tables >= limits.copies_per_visitor) or (
            most_plies and plies + new.ply > most_plies
        ):
            raise Refused("too-many-copies", most=limits.copies_per_visitor or tables)

    # 3. Changing

    async def execute(self, table_id: str, command: Command) -> Table:
        """Carry out a command, or raise ``Refused``; it comes to its end even if whoever sent it has gone."""
        working = asyncio.ensure_future(self._execute(table_id, command))
        self._under_way.add(working)
        answer = asyncio.shield(working)
        working.add_done_callback(
            self._publish_changed
        )  # called after the shield's, so whoever acted is answered first
        return await answer

    async def stop(self) -> None:
        """Let the commands under way come to their end."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def _execute(self, table_id: str, command: Command) -> Table:
        self.before_change()
        async with self._lock_of(table_id):
            for _ in range(TRIES):
                table = await self._current(table_id)
                try:
                    change = decide(command, table, self.now())
                except Refused:
                    if not (self._database.is_shared and await self._is_old(table)):
                        raise
                else:
                    if await self._store(table, change):
                        return self._apply(table, change)
                self._tables.pop(table_id, None)  # another process was quicker
            raise Refused("busy")

    async def _store(self, table: Table, change: Change) -> bool:
        """Whether a change could be stored."""
        told = self._updates.announcement("table", table.id)

        def store_all(connection: Connection) -> bool:
            if not store.save(connection, table.record, change.record, told):
                return False
            store.save_seats(connection, table.seats, change.seats)
            if change.keep < table.record.ply:
                store.take_back(connection, table.id, change.keep)
            store.add_actions(connection, change.record, change.keep, [ply.action for ply in change.plies])
            if table.record.status == "playing" and change.record.status == "finished":
                ratings.note(connection, change.record, change.seats)
            if change.beside is not None:
                self._store_new(connection, change.beside)
            return True

        try:
            return await self._database.change(table.id, store_all)
        except IntegrityError:  # the key (table, ply) is the last word
            return False

    def _apply(self, table: Table, change: Change) -> Table:
        """Let a change that is stored happen."""
        table.game.apply(change.keep, change.plies)
        MOVES.labels(change.record.game).inc(len(change.plies))
        if change.beside is not None:
            self._publish(self._keep(change.beside))
        return self._keep(Table(change.record, change.seats, table.game))

    def _publish_changed(self, working: asyncio.Future[Table]) -> None:
        self._under_way.discard(working)
        if not working.cancelled() and working.exception() is None:
            self._publish(working.result())

    def _publish(self, table: Table) -> None:
        """Tell everybody who looks."""
        self._updates.tell(table.id)
        for hear in self._subscribers:
            hear(table)


def loaded(stored: StoredTable) -> Table:
    """A table as it was stored, if it was played by the rules and the printed tables of this server."""
    about = registry.game(stored.record.game).about
    if stored.record.rules_version != about.rules_version:
        raise Refused("other-rules")
    if stored.record.components != about.components_id:
        raise Refused("other-components")
    return Table(stored.record, stored.seats, game_of(stored.record, stored.actions))
