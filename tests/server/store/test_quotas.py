"""How much somebody has stored, counted by both databases."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from digsite.server.store import accounts
from digsite.server.store import tables as store
from digsite.server.store.database import Database
from digsite.server.store.tables import StoredTable
from tests.server.tables.making import ADA, AT, BO, NAMES, device, online

ORIGINS: list[dict[str, Any] | None] = [
    {"file": True, "ply": 30},
    {"table": "abc", "ply": 12},
    {"lesson": "pergamon", "edition": "1"},
    None,
]


@pytest.fixture
def database(database_url: str) -> Database:
    opened = Database(database_url)
    opened.migrate()
    for name in NAMES.values():
        opened.run_sync(accounts.add, name, name.lower(), "guest", AT)
    return opened


def test_copies_and_messages_are_counted(database: Database) -> None:
    try:
        for origin in ORIGINS:
            table = device(origin=origin)
            record = replace(table.record, ply=(origin or {}).get("ply", 7))
            database.run_sync(store.add, StoredTable(record, table.seats, []))
        assert database.run_sync(store.copies_of, ADA) == (2, 42)
        assert database.run_sync(store.copies_of, BO) == (0, 0)
        table = online()
        database.run_sync(store.add, StoredTable(table.record, table.seats, []))
        assert database.run_sync(store.said_at, table.id) == (0, 0)
        for said in ("Hello", "Grüße"):
            database.run_sync(store.add_message, table.id, ADA, "Ada", said, AT)
        assert database.run_sync(store.said_at, table.id) == (2, 10)
        assert database.run_sync(store.unfinished_of, ADA) == len(ORIGINS) + 1
    finally:
        database.close()
