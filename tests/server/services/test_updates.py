"""What processes tell each other, on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import pytest

from digsite.server.services import updates
from digsite.server.services.updates import MOST_NAMED, UpdateBroker
from digsite.server.store.database import Database
from tests.server.databases import Postgres

TABLE = "abcdefghijkl"
Test = Callable[[UpdateBroker, UpdateBroker], Awaitable[None]]


def two_processes(postgres: Postgres, test: Test) -> None:
    """Try something with two brokers on one database, as two processes have them."""

    async def go() -> None:
        async with AsyncExitStack() as ends:
            brokers = []
            for _ in range(2):
                database = Database(url)
                ends.callback(database.close)
                broker = UpdateBroker(database)
                broker.start()
                ends.push_async_callback(broker.stop)
                brokers.append(broker)
            await test(*brokers)

    with postgres.fresh_database() as url:
        asyncio.run(go())


async def eventually(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.02)


def test_a_table_is_watched_if_somebody_at_another_process_looks_and_not_for_long_afterwards(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(updates, "ANNOUNCE_SECONDS", 0.05)
    monkeypatch.setattr(updates, "LOOK_SECONDS", 1.0)

    async def test(here: UpdateBroker, there: UpdateBroker) -> None:
        assert not here.is_watched(TABLE)
        listener = there.add(TABLE)
        await eventually(lambda: here.is_watched(TABLE))
        assert not here.is_watched("another")
        there.remove(TABLE, listener)
        await eventually(lambda: not here.is_watched(TABLE))
        there.look(TABLE)  # by asking now and then
        await eventually(lambda: here.is_watched(TABLE))

    two_processes(postgres, test)


def test_more_tables_than_an_announcement_holds_are_told_in_several(postgres: Postgres) -> None:
    many = {f"table{number:07}" for number in range(2 * MOST_NAMED + 1)}
    heard: set[str] = set()

    async def hear(tables: str) -> None:
        heard.update(tables.split(","))

    async def test(here: UpdateBroker, there: UpdateBroker) -> None:
        here.on_change("thinking", hear)
        while heard != many:
            await there.announce_all("thinking", many)
            await asyncio.sleep(0.05)

    two_processes(postgres, test)
