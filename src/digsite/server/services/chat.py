"""What people say at a table. It is read once for all who listen."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import orjson
from cachetools import LRUCache
from sqlalchemy import Connection, Row

from digsite.server.problems import Refused
from digsite.server.services.updates import UpdateBroker
from digsite.server.settings import Limits
from digsite.server.store import tables as store
from digsite.server.store.accounts import Account
from digsite.server.store.database import Database
from digsite.server.tables.table import Table

INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn")  # Unicode's categories of signs that cannot be seen
MOST_LINES = 200  # of a table that a new listener is sent
MOST_BYTES = 16 << 20  # of what was said, in memory
BYTES_OF_LINE = 150  # about, beside its text

Line = tuple[int, bytes]  # a message's number, and how it is sent


class ChatLog:
    """The last that was said at a table, as far as it was read."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.is_newest = False

    @property
    def last(self) -> int:
        """The number of the last message."""
        return self.lines[-1][0] if self.lines else 0

    @property
    def size(self) -> int:
        """About so many bytes."""
        return BYTES_OF_LINE + sum(BYTES_OF_LINE + len(line) for _, line in self.lines)


class ChatService:
    """Stores messages and tells everybody."""

    def __init__(self, database: Database, updates: UpdateBroker, limits: Limits) -> None:
        self._database = database
        self._updates = updates
        self._limits = limits
        self._logs: LRUCache[str, ChatLog] = LRUCache(MOST_BYTES, getsizeof=lambda log: log.size)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        updates.on_change("chat", self._outdate)

    # Reading

    async def since(self, table_id: str, message: int) -> Sequence[Row[Any]]:
        """What was said at a table after a message."""
        return await self._database.run(store.messages, table_id, message)

    async def lines(self, table_id: str, after: int) -> list[Line]:
        """The same for listeners; the first of many reads it for all of them."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            log = self._logs.get(table_id)
            if log is None or not log.is_newest:
                log = await self._read_on(table_id, log or ChatLog())
        return [line for line in log.lines if line[0] > after]

    async def _read_on(self, table_id: str, log: ChatLog) -> ChatLog:
        log.is_newest = True  # unless somebody speaks meanwhile
        self._logs[table_id] = log
        try:
            rows = await self.since(table_id, log.last)
        except BaseException:
            self._logs.pop(table_id, None)
            raise
        log.lines = [*log.lines, *((row.id, _line(row)) for row in rows)][-MOST_LINES:]
        self._logs[table_id] = log
        return log

    async def _outdate(self, table_id: str) -> None:
        """Somebody has spoken, here or in another process."""
        log = self._logs.get(table_id)
        if log is not None:
            log.is_newest = False

    # Speaking

    async def say(self, table: Table, who: Account, text: str, at: int) -> tuple[int, str]:
        """Say something at a table where one sits; returns the message's number and what can be read of it."""
        if who.id not in [seat.account for seat in table.seats]:
            raise Refused("not-seated")
        said = visible(text)
        if not said:
            raise Refused("nothing-said")
        told = self._updates.announcement("chat", table.id)

        def store_it(connection: Connection) -> int:
            self._check_room(connection, table.id)
            return store.add_message(connection, table.id, who.id, who.name, said, at, told)

        number = await self._database.run(store_it)
        await self._outdate(table.id)
        self._updates.tell(table.id, is_chat=True)
        return number, said

    def _check_room(self, connection: Connection, table_id: str) -> None:
        """Complain if as much was said at a table as is kept."""
        messages, letters = store.said_at(connection, table_id)
        most, most_letters = self._limits.messages_per_table, self._limits.letters_per_table
        if (most and messages >= most) or (most_letters and letters >= most_letters):
            raise Refused("chat-full")


def _line(row: Row[Any]) -> bytes:
    return orjson.dumps({"kind": "message", "id": row.id, "name": row.name, "text": row.text, "at": row.at})


def visible(said: str) -> str:
    """A message without signs that cannot be seen; line breaks remain."""
    shown = "".join(
        letter if letter == "\n" or unicodedata.category(letter) not in INVISIBLE else " "
        for letter in unicodedata.normalize("NFC", said)
    )
    return "\n".join(" ".join(line.split()) for line in shown.splitlines()).strip()
