"""What people say at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row

from digsite.server.problems import Refused
from digsite.server.services.live import Live
from digsite.server.store import tables as store
from digsite.server.store.accounts import Account
from digsite.server.store.database import Database
from digsite.server.tables.table import Table

INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn")  # Unicode's categories of signs that cannot be seen


class ChatService:
    """Stores messages and tells everybody."""

    def __init__(self, database: Database, live: Live) -> None:
        self._database = database
        self._live = live

    async def since(self, table_id: str, message: int) -> Sequence[Row[Any]]:
        """What was said at a table after a message."""
        return await self._database.run(store.messages, table_id, message)

    async def say(self, table: Table, who: Account, text: str, at: int) -> tuple[int, str]:
        """Say something at a table where one sits; returns the message's number and what can be read of it."""
        if who.id not in [seat.account for seat in table.seats]:
            raise Refused("not-seated")
        said = visible(text)
        if not said:
            raise Refused("nothing-said")
        told = self._live.announcement("chat", table.id)
        number = await self._database.run(store.add_message, table.id, who.id, who.name, said, at, told)
        self._live.tell(table.id, is_chat=True)
        return number, said


def visible(said: str) -> str:
    """A message without signs that cannot be seen; line breaks remain."""
    shown = "".join(
        letter if letter == "\n" or unicodedata.category(letter) not in INVISIBLE else " "
        for letter in unicodedata.normalize("NFC", said)
    )
    return "\n".join(" ".join(line.split()) for line in shown.splitlines()).strip()
