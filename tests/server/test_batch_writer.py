"""Work that waits is done in one transaction; it is answered after that, and fails for itself alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from digsite.server.store.database import Database


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with closing(Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")) as made:
        made.run_sync(lambda connection: connection.exec_driver_sql("CREATE TABLE notes (number INTEGER PRIMARY KEY)"))
        yield made


def note(connection: Connection, number: int) -> int:
    connection.exec_driver_sql(f"INSERT INTO notes VALUES ({number})")
    return number


def notes(database: Database) -> list[int]:
    rows = database.run_sync(lambda connection: connection.exec_driver_sql("SELECT number FROM notes").all())
    return sorted(number for (number,) in rows)


def done(database: Database, *numbers: int) -> list[Any]:
    async def all_at_once() -> list[Any]:
        return await asyncio.gather(*(database.run(note, number) for number in numbers), return_exceptions=True)

    return asyncio.run(all_at_once())


def test_work_that_waits_shares_a_commit(database: Database) -> None:
    commits: list[Connection] = []
    event.listen(database.engine, "commit", commits.append)
    assert done(database, *range(50)) == list(range(50))
    assert len(commits) == 2  # the first did not wait for the others
    assert notes(database) == list(range(50))


def test_work_that_fails_fails_alone(database: Database) -> None:
    results = done(database, 1, 2, 3, 3, 4, 5)
    assert results[:3] + results[4:] == [1, 2, 3, 4, 5]
    assert isinstance(results[3], Exception)
    assert notes(database) == [1, 2, 3, 4, 5]


def test_work_that_nobody_waits_for_any_more_is_done_all_the_same(database: Database) -> None:
    async def lose_patience() -> None:
        waiting = [asyncio.create_task(database.run(note, number)) for number in range(3)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(lose_patience())
    assert notes(database) == [0, 1, 2]


def test_nobody_is_answered_when_the_commit_fails(database: Database) -> None:
    def refuse(_: Connection) -> None:
        raise OSError("the disk is full")

    event.listen(database.engine, "commit", refuse)
    assert [type(result) for result in done(database, 1, 2, 3)] == [OSError] * 3
    event.remove(database.engine, "commit", refuse)
    assert notes(database) == []


def test_tables_are_changed_in_the_order_of_their_ids(database: Database) -> None:
    changed: list[str] = []

    async def change(table_id: str) -> None:
        await database.change(table_id, lambda _: changed.append(table_id))

    async def change_many() -> None:
        await asyncio.gather(*map(change, ("c", "b", "d", "a")))

    asyncio.run(change_many())
    assert changed == ["c", "a", "b", "d"]  # the first did not wait for the others
