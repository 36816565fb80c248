"""What is acknowledged is on the disk: by synchronous=FULL in SQLite, by fsync in PostgreSQL. A crash loses nothing.

The other tests run PostgreSQL without fsync, which is quicker; here it runs as hosts run it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from digsite.cli.commands import run
from digsite.server.store import durability
from digsite.server.store.database import Database
from tests.server.databases import OwnPostgres, Postgres, own_postgres
from tests.server.processes import guest, opened, serving, stored_actions


@pytest.fixture(scope="module")
def durable() -> Iterator[OwnPostgres]:
    """A PostgreSQL with its usual settings, which only these tests kill."""
    with own_postgres(fsync="on") as server:
        yield server


def lacking(url: str) -> list[list[str]]:
    """Of each connection that works on the database; there are as many as these."""
    database = Database(url)
    try:
        with database.engine.connect() as one, database.engine.connect() as other:
            return [durability.lacking(connection) for connection in (one, other)]
    finally:
        database.close()


def test_every_connection_to_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    assert lacking(f"sqlite:///{tmp_path / 'tables.sqlite3'}") == [[], []]


def test_every_connection_to_postgresql_waits_for_the_disk(durable: OwnPostgres) -> None:
    assert durable.run("SHOW fsync") == [("on",)]
    assert lacking(durable.url) == [[], []]


def test_a_postgresql_that_may_lose_moves_is_told_by_log_and_doctor(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    if postgres.run("SHOW fsync") != [("off",)]:
        pytest.skip("the PostgreSQL of this run waits for the disk")
    with postgres.fresh_database() as url:
        assert lacking(url) == [["fsync"], ["fsync"]]
        with serving(url) as (server,):
            assert '"settings": ["fsync"]' in server.log or '"settings":["fsync"]' in server.log
        assert run(["doctor", "--database-url", url]) == 1
        assert "fsync" in capsys.readouterr().out


def test_a_postgresql_that_is_killed_has_kept_every_acknowledged_move(durable: OwnPostgres) -> None:
    with serving(durable.url) as (server,):
        player = guest(server.port)
        tables = [player.open_table() for _ in range(4)]
        for _ in range(10):
            tables = [player.play(table) for table in tables]
        durable.kill()
        durable.start()
    with opened(durable.url) as database:
        for table in tables:
            assert len(stored_actions(database, table["id"])) == table["ply"]
