"""What is said is read once for all who listen, and only so much is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import orjson
import pytest

from digsite.server.problems import Refused
from digsite.server.services.chat import MOST_LINES, ChatService
from digsite.server.services.updates import UpdateBroker
from digsite.server.settings import Limits
from digsite.server.store import accounts
from digsite.server.store import tables as store
from digsite.server.store.accounts import Account
from digsite.server.store.database import Database
from digsite.server.store.tables import StoredTable
from digsite.server.tables.table import Table
from tests.server.tables.making import ADA, AT, NAMES, online

Test = Callable[[ChatService, Table, Account], Awaitable[None]]


def run(folder: Path, test: Test, **limits: int) -> None:
    """Run a test with a table where Ada sits."""

    async def prepare() -> None:
        database = Database(f"sqlite:///{folder / 'tables.sqlite3'}")
        try:
            database.migrate()
            people = [database.run_sync(accounts.add, name, name.lower(), "guest", AT) for name in NAMES.values()]
            table = online()
            database.run_sync(store.add, StoredTable(table.record, table.seats, table.game.actions))
            ada = people[ADA - 1]
            assert ada is not None
            await test(ChatService(database, UpdateBroker(database), Limits(**limits)), table, ada)
        finally:
            database.close()

    asyncio.run(prepare())


def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """After which message the database was read, each time that it was."""
    found: list[int] = []
    read = store.messages

    def noted(connection: Any, table_id: str, after: int = 0, limit: int = 200) -> Any:
        found.append(after)
        return read(connection, table_id, after, limit)

    monkeypatch.setattr(store, "messages", noted)
    return found


def test_a_message_is_read_once_however_many_listen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = reads(monkeypatch)

    async def test(chat: ChatService, table: Table, ada: Account) -> None:
        await asyncio.gather(*(chat.lines(table.id, 0) for _ in range(100)))
        for number in (1, 2):
            await chat.say(table, ada, f"Hello {number}", AT)
            heard = await asyncio.gather(*(chat.lines(table.id, number - 1) for _ in range(100)))
            assert {tuple(lines) for lines in heard} == {tuple(heard[0])}
            [(said, line)] = heard[0]
            assert (said, orjson.loads(line)["text"]) == (number, f"Hello {number}")
        assert [number for number, _ in await chat.lines(table.id, 0)] == [1, 2]

    run(tmp_path, test)
    assert found == [0, 0, 1]  # what was read is not read again


def test_what_another_process_has_stored_is_read(tmp_path: Path) -> None:
    async def test(chat: ChatService, table: Table, ada: Account) -> None:
        assert await chat.lines(table.id, 0) == []
        await chat._database.run(store.add_message, table.id, ada.id, ada.name, "From elsewhere", AT)
        assert await chat.lines(table.id, 0) == []
        await chat._updates._changed_elsewhere("chat", table.id)
        assert [number for number, _ in await chat.lines(table.id, 0)] == [1]

    run(tmp_path, test)


def test_only_the_last_lines_are_kept_in_memory(tmp_path: Path) -> None:
    async def test(chat: ChatService, table: Table, ada: Account) -> None:
        for number in range(MOST_LINES + 5):
            await chat._database.run(store.add_message, table.id, ada.id, ada.name, f"Line {number}", AT)
        lines = await chat.lines(table.id, 0)
        assert [number for number, _ in lines] == list(range(6, MOST_LINES + 6))
        await chat.say(table, ada, "One more", AT)
        assert [number for number, _ in await chat.lines(table.id, 0)] == list(range(7, MOST_LINES + 7))

    run(tmp_path, test)


@pytest.mark.parametrize("limits", [{"messages_per_table": 3}, {"letters_per_table": 15}])
def test_a_table_has_room_for_only_so_much(limits: dict[str, int], tmp_path: Path) -> None:
    async def test(chat: ChatService, table: Table, ada: Account) -> None:
        for _ in range(3):
            await chat.say(table, ada, "Hello", AT)
        with pytest.raises(Refused, match="chat of this table is full"):
            await chat.say(table, ada, "Hello", AT)
        assert len(await chat.lines(table.id, 0)) == 3

    run(tmp_path, test, **limits)
