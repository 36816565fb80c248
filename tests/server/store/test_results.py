"""What counts as somebody's result, on both databases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from uuid import uuid4

import pytest

from digsite.server.store import accounts, results
from digsite.server.store import tables as store
from digsite.server.store.database import Database
from digsite.server.store.records import SeatRecord
from digsite.server.store.tables import StoredTable
from digsite.server.tables.factory import new_record


@pytest.fixture(scope="module")
def database(module_database_url: str) -> Iterator[Database]:
    database = Database(module_database_url)
    database.migrate()
    yield database
    database.close()


@pytest.fixture
def people(database: Database) -> list[int]:
    """Two people of each test's own."""
    found = [database.run_sync(accounts.add, name, f"{name} {uuid4()}", "guest", 1) for name in ("Ada", "Bo")]
    return [account.id for account in found if account]


def finish(database: Database, people: list[int], scores: list[int], at: int, **more: Any) -> str:
    """Store a finished game of some people, who have their scores in the order of their places."""
    kind = more.pop("kind", "person")
    record = new_record(more.pop("game", "thebes"), len(scores), {}, people[0], at, secret="7-salt", **more)
    seats = tuple(
        SeatRecord(record.id, seat, kind, people[seat], "Somebody", score=score, place=seat + 1)
        for seat, score in enumerate(scores)
    )
    database.run_sync(store.add, StoredTable(replace(record, status="finished"), seats, []))
    return record.id


def recorded(database: Database, account: int, viewer: int | None = None) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in database.run_sync(results.records, account, viewer)]


def newest(database: Database, account: int, viewer: int | None = None) -> list[Any]:
    return [row.table for row in database.run_sync(results.newest, account, viewer)]


def test_games_wins_and_the_most_points_are_counted_by_game(database: Database, people: list[int]) -> None:
    finish(database, people, [50, 40], 1)
    finish(database, people[::-1], [60, 55], 2)
    finish(database, people, [30], 3, game="pergamon")  # alone: neither won nor lost
    assert recorded(database, people[0]) == [("pergamon", 1, 0, 0, 30), ("thebes", 2, 2, 1, 55)]
    assert recorded(database, people[1]) == [("thebes", 2, 2, 1, 60)]


def test_the_newest_come_first_and_no_more_than_asked_for(database: Database, people: list[int]) -> None:
    played = [finish(database, people, [50, 40], at) for at in (1, 2, 3)]
    assert newest(database, people[1]) == played[::-1]
    [last] = database.run_sync(results.newest, people[1], None, limit=1)
    assert last._asdict() == {
        "table": played[-1],
        "at": 3,
        "game": "thebes",
        "players": 2,
        "is_rated": False,
        "score": 40,
        "place": 2,
    }


def test_a_private_game_is_told_only_to_those_who_sat_there(database: Database, people: list[int]) -> None:
    table = finish(database, people, [50, 40], 1, is_private=True)
    assert newest(database, people[0]) == []
    assert newest(database, people[0], viewer=people[1]) == [table]
    assert recorded(database, people[0], viewer=people[0]) == [("thebes", 1, 1, 1, 50)]


@pytest.mark.parametrize("origin", [{"lesson": "thebes"}, {"table": "abc", "ply": 3}, {"file": True}])
def test_a_game_that_was_not_played_from_the_beginning_is_no_result(
    database: Database, people: list[int], origin: dict[str, Any]
) -> None:
    finish(database, people, [50, 40], 1, origin=origin)
    assert recorded(database, people[0]) == newest(database, people[0]) == []


def test_a_seat_on_somebodys_device_is_not_their_own(database: Database, people: list[int]) -> None:
    finish(database, people, [50, 40], 1, kind="hotseat")
    assert recorded(database, people[0]) == newest(database, people[0]) == []
