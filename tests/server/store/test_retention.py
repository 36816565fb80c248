"""What is too old is removed, with all that belongs to it, and nothing else; from both databases, by itself too."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, insert, select, update

from digsite.cli.admin import OLD
from digsite.server.settings import Retention
from digsite.server.store import accounts, admin, retention, schema
from digsite.server.store import tables as store
from digsite.server.store.database import Database
from digsite.server.store.tables import StoredTable
from digsite.server.store.times import DAY_MILLISECONDS, now
from tests.server.serving import TWO_HERE, at, eventually, serving
from tests.server.tables.making import ADA, AT, NAMES, device

OLD_ONE, NEW_ONE, IMPORT = "aaaa", "bbbb", "cccc"
LATER = AT + 10
COUNTED = {
    "tables": schema.TABLES,
    "messages": schema.MESSAGES,
    "analyses": schema.ANALYSES,
    "guests": schema.ACCOUNTS,
    "log": schema.AUDIT,
}


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    opened = Database(database_url)
    opened.migrate()
    try:
        yield opened
    finally:
        opened.close()


def fill(database: Database) -> None:
    """Of everything something old and something new; nothing refers to Cy."""
    for name in NAMES.values():
        database.run_sync(accounts.add, name, name.lower(), "guest", AT)
    database.run_sync(accounts.add, "New", "new", "guest", LATER)
    for table_id, moved, origin in (
        (OLD_ONE, AT, None),
        (NEW_ONE, LATER, None),
        (IMPORT, AT, {"file": True, "ply": 9}),
    ):
        table = device(id=table_id, origin=origin)
        stored = StoredTable(replace(table.record, moved=moved), table.seats, [])
        database.run_sync(store.add, stored)
    for table_id, when in ((OLD_ONE, AT), (NEW_ONE, LATER)):
        database.run_sync(store.add_message, table_id, ADA, "Ada", "Hello", when)
        database.run_sync(admin.note, when, "host", "notice", None)
    for table_id, status, when in ((OLD_ONE, "done", AT), (NEW_ONE, "done", LATER), (IMPORT, "running", AT)):
        database.run_sync(_add_analysis, table_id, status, when)


def _add_analysis(connection: Connection, table_id: str, status: str, asked: int) -> None:
    usual = {"plies": 1, "depth": 10, "version": "1", "done": 1}
    connection.execute(insert(schema.ANALYSES).values(table_id=table_id, status=status, asked=asked, **usual))
    connection.execute(insert(schema.ANALYSIS_PARTS).values(table_id=table_id, ply=0, part=b""))


def counts(database: Database) -> dict[str, int]:
    with database.engine.connect() as connection:
        return {
            name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for name, table in COUNTED.items()
        }


@pytest.mark.parametrize(
    ("kind", "gone"),
    [
        ("tables", {"tables": 2, "messages": 1, "analyses": 2}),
        ("imports", {"tables": 1, "analyses": 1}),
        ("messages", {"messages": 1}),
        ("analyses", {"analyses": 1}),
        ("guests", {"guests": 2}),
        ("log", {"log": 1}),
    ],
)
def test_what_is_old_goes_with_all_that_belongs_to_it(
    database: Database, kind: str, gone: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 1)
    fill(database)
    before = counts(database)
    assert database.run_sync(retention.prune, kind, LATER) == gone[kind if kind in gone else "tables"]
    assert counts(database) == {name: count - gone.get(name, 0) for name, count in before.items()}
    assert database.run_sync(retention.prune, kind, LATER) == 0


def test_settings_command_and_database_know_the_same_kinds() -> None:
    assert Retention().days.keys() == retention.KINDS.keys() == OLD.keys()
    assert not any(Retention().days.values()), "everything is kept unless the host says otherwise"


def test_a_server_removes_by_itself_what_its_host_does_not_keep(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        table = first.guest().open(seats=TWO_HERE)
        long_ago = now() - 31 * DAY_MILLISECONDS
        make_old = update(schema.TABLES).values(moved=long_ago)
        first.app.state.database.run_sync(lambda connection: connection.execute(make_old))
    with serving(tmp_path, retention=Retention(keep_tables=30)) as second:
        visitor = second.nobody()
        eventually(lambda: visitor.http.get(at(table)).status_code == 404)
        [line] = eventually(lambda: second.app.state.database.run_sync(admin.log))
        assert (line.host, line.action, line.detail) == ("server", "prune", "1 tables")
