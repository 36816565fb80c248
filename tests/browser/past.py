"""Gives somebody a past: the recorded games, as if they had been played here against people and bots."""

from __future__ import annotations

from dataclasses import replace
from itertools import count, cycle
from typing import NamedTuple

from sqlalchemy import Connection, delete

from digsite.server.services.accounts import Accounts
from digsite.server.store import accounts, ratings
from digsite.server.store import tables as store
from digsite.server.store.accounts import Account
from digsite.server.store.database import Database
from digsite.server.store.records import SeatKind, SeatRecord
from digsite.server.store.schema import RATINGS
from digsite.server.store.tables import StoredTable
from digsite.server.tables.factory import TableFactory
from digsite.server.tables.names import comparison_key
from tests.browser.visitor import GOLDEN

RIVALS = ("Theresa Goell", "Flinders Petrie", "Jane Dieulafoy")
LEVELS = (2, 4)
GAMES = sorted(path for path in GOLDEN.glob("*.dig") if "unfinished" not in path.name)
ROUNDS = 2
FIRST_DAY, DAY = 1_767_225_600_000, 86_400_000  # the first of January 2026


def give_a_past(database: Database, known: Accounts, name: str) -> None:
    """Let somebody have played all recorded games twice; the leaderboard tells of nothing else."""
    database.run_sync(_play_all, known, name)


def _play_all(connection: Connection, known: Accounts, name: str) -> None:
    connection.execute(delete(RATINGS))
    me = accounts.by_key(connection, comparison_key(name))
    assert me is not None
    rivals = [_Sitter(_rival(connection, one)) for one in RIVALS]
    others = cycle([*rivals, *(_Sitter(known.levels[level], level) for level in LEVELS)])
    days = count(FIRST_DAY, DAY)
    for turn in range(ROUNDS):
        for path in GAMES:
            table = TableFactory(known.levels, me, next(days)).from_journal(path.read_text(encoding="utf-8"))
            mine = turn % len(table.seats)
            seats = tuple((_Sitter(me) if seat.seat == mine else next(others)).on(seat) for seat in table.seats)
            is_rated = len(seats) > 1
            record = replace(table.record, origin=None, is_private=False, is_rated=is_rated)
            store.add(connection, StoredTable(record, seats, table.game.actions))
            ratings.note(connection, record, seats)


def _rival(connection: Connection, name: str) -> Account:
    key = comparison_key(name)
    found = accounts.by_key(connection, key) or accounts.add(connection, name, key, "guest", FIRST_DAY)
    assert found is not None
    return found


class _Sitter(NamedTuple):
    account: Account
    level: int | None = None  # of a bot

    def on(self, seat: SeatRecord) -> SeatRecord:
        kind: SeatKind = "bot" if self.level else "person"
        return replace(seat, kind=kind, account=self.account.id, name=self.account.name, level=self.level)
