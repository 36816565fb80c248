"""What counts for a rating."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from sqlalchemy import insert, select

from digsite.server.store import accounts, ratings
from digsite.server.store import tables as store
from digsite.server.store.accounts import AccountKind
from digsite.server.store.database import Database
from digsite.server.store.records import SeatRecord
from digsite.server.store.schema import RATINGS
from digsite.server.store.tables import StoredTable
from digsite.server.tables.factory import new_record

AT = 1_000_000_000_000
HOUR = 3_600_000


class World:
    """Some people and what they play."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.levels = database.run_sync(accounts.add_levels, AT)
        self._names = (f"Player {number}" for number in itertools.count(1))

    def person(self, games: int = 0, owner: int | None = None) -> int:
        """Somebody new, who has played so many rated games."""
        name = next(self._names)
        kind: AccountKind = "guest" if owner is None else "bot"
        account = self.database.run_sync(accounts.add, name, name.lower(), kind, AT, owner=owner)
        assert account is not None
        if games:
            values = {"account": account.id, "game": "thebes", "players": 2, "mu": 25.0, "sigma": 4.0, "games": games}
            self.database.run_sync(lambda connection: connection.execute(insert(RATINGS).values(values)))
        return account.id

    def play(self, *winner_first: int, at: int = AT, away: Sequence[int] = (), back: Sequence[int] = ()) -> None:
        """A rated game that is over; ``away`` are the places of those whom bots stand in for, ``back`` did."""
        record = new_record("thebes", 2, {}, winner_first[0], at, is_rated=True, secret="1-a")
        record = replace(record, status="finished")
        seats = tuple(
            SeatRecord(record.id, seat, "bot" if self._is_level(account) else "person", account, place=seat + 1)
            for seat, account in enumerate(winner_first)
        )
        seats = tuple(replace(seat, has_left=True, stand_in=5) if seat.place in away else seat for seat in seats)
        seats = tuple(replace(seat, has_been_stood_in_for=seat.place in back) for seat in seats)
        self.database.run_sync(store.add, StoredTable(record, seats, []))
        self.database.run_sync(ratings.note, record, seats)

    def _is_level(self, account: int) -> bool:
        return account in {level.id for level in self.levels.values()}

    def mu(self, account: int) -> float | None:
        wanted = select(RATINGS.c.mu).where(RATINGS.c.account == account)
        found: float | None = self.database.run_sync(lambda connection: connection.execute(wanted).scalar_one_or_none())
        return found


@pytest.fixture
def world(database_url: str) -> Iterator[World]:
    opened = Database(database_url)
    opened.migrate()
    yield World(opened)
    opened.close()


def test_a_stand_in_wins_nothing_for_whoever_left(world: World) -> None:
    ada, bo = world.person(), world.person()
    world.play(ada, bo, away=[1])
    assert (world.mu(ada) or 0) < 25 < (world.mu(bo) or 0)


def test_coming_back_at_the_end_wins_nothing_either(world: World) -> None:
    ada, bo = world.person(), world.person()
    world.play(ada, bo, back=[1])
    assert (world.mu(ada) or 0) < 25 < (world.mu(bo) or 0)


def test_a_game_that_everybody_left_counts_for_nobody(world: World) -> None:
    ada, bo = world.person(), world.person()
    world.play(ada, bo, away=[1, 2])
    assert world.mu(ada) is None


def test_one_s_own_bots_feed_no_rating(world: World) -> None:
    ada = world.person()
    bot, other = world.person(owner=ada), world.person(owner=ada)
    world.play(ada, bot)
    world.play(bot, other)
    assert world.mu(ada) is world.mu(bot) is None
    world.play(bot, world.person())
    assert world.mu(bot) is not None


def test_the_same_two_count_three_times_a_day(world: World) -> None:
    ada, bo = world.person(), world.person()
    moved = []
    for hour in (0, 1, 2, 3, 23, 48):
        before = world.mu(ada)
        world.play(ada, bo, at=AT + hour * HOUR)
        moved.append(world.mu(ada) != before)
    assert moved == [True, True, True, False, False, True]


def test_the_same_two_count_thirty_times_a_month(world: World) -> None:
    ada, bo = world.person(), world.person()
    moved = []
    for half_day in (*range(32), 70):
        before = world.mu(ada)
        world.play(ada, bo, at=AT + half_day * 12 * HOUR)
        moved.append(world.mu(ada) != before)
    assert moved == [True] * 30 + [False] * 2 + [True]


def test_levels_may_be_met_as_often_as_one_likes(world: World) -> None:
    ada = world.person()
    for _ in range(4):
        before = world.mu(ada)
        world.play(ada, world.levels[1].id)
        assert world.mu(ada) != before


def test_a_provisional_rating_moves_no_settled_one(world: World) -> None:
    settled, other, new = world.person(games=10), world.person(games=10), world.person(games=9)
    world.play(settled, new)
    assert world.mu(settled) == 25
    assert (world.mu(new) or 0) < 25
    world.play(settled, other)
    assert (world.mu(settled) or 0) > 25


def test_two_provisional_ratings_move_each_other(world: World) -> None:
    ada, bo = world.person(), world.person(games=3)
    world.play(ada, bo)
    assert (world.mu(bo) or 0) < 25 < (world.mu(ada) or 0)
