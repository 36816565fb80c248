"""Analyses as leased rows, on both databases: who claims what, for how long, and in whose turn."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from sqlalchemy import update

from digsite.server.store import accounts, analyses
from digsite.server.store import tables as tables_store
from digsite.server.store.analyses import Analysis, AnalysisRequest, Claimed
from digsite.server.store.database import Database
from digsite.server.store.leases import MOST_ATTEMPTS
from digsite.server.store.records import SeatRecord
from digsite.server.store.schema import ANALYSES
from digsite.server.store.tables import StoredTable
from digsite.server.tables.factory import new_record, new_table
from tests.server.databases import Postgres

CODE = "this"
DEPTH = 1_000  # as many iterations take a tenth of a second
LEASE = 100


@contextmanager
def prepared(url: str) -> Iterator[Database]:
    """A database with three people."""
    database = Database(url)
    try:
        database.migrate()
        for number, name in enumerate(("ada", "bo", "cy"), 1):
            database.run_sync(accounts.add, name, name, "guest", number)
        yield database
    finally:
        database.close()


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    with prepared(database_url) as database:
        yield database


def ask(
    database: Database,
    name: str,
    account: int,
    at: int,
    plies: int = 10,
    code: str = CODE,
    journal: str = "a game",
    network: str = "",
) -> None:
    """Ask for the analysis of a table, which is made if there is none."""
    if database.run_sync(tables_store.version_of, name) is None:
        seats = [SeatRecord("", seat, "hotseat", account, f"P{seat}") for seat in range(2)]
        table = new_table(new_record("pergamon", 2, {}, account, at, id=name, secret="7-salt"), seats, at)
        database.run_sync(tables_store.add, StoredTable(table.record, table.seats, table.game.actions))
    database.run_sync(analyses.request, AnalysisRequest(name, plies, DEPTH, "1"), account, journal, code, at, network)


def claim(database: Database, owner: str, at: int) -> Claimed | None:
    return database.run_sync(analyses.claim, CODE, owner, at, at + LEASE)


def claimed(database: Database, owner: str, at: int) -> Claimed:
    found = claim(database, owner, at)
    assert found is not None
    return found


def found(database: Database, name: str) -> Analysis:
    analysis = database.run_sync(analyses.find, name)
    assert analysis is not None
    return analysis


def attempts(database: Database, name: str) -> int:
    with database.engine.connect() as connection:
        return int(connection.execute(ANALYSES.select().where(ANALYSES.c.table_id == name)).one().attempts)


# 1. Claims


def test_only_one_worker_has_an_analysis_until_its_lease_ends(database: Database) -> None:
    ask(database, "a", 1, at=0)
    assert claimed(database, "one", 1) == Claimed("one", "a", DEPTH, "a game")
    assert claim(database, "two", 1 + LEASE) is None
    assert claimed(database, "two", 2 + LEASE).table_id == "a"


def test_a_lease_that_is_renewed_goes_on(database: Database) -> None:
    ask(database, "a", 1, at=0)
    claimed(database, "one", 1)
    assert database.run_sync(analyses.renew, ["one", "never claimed"], 5 * LEASE) == {"one"}
    assert claim(database, "two", 5 * LEASE) is None


def test_who_has_lost_a_lease_keeps_and_ends_nothing(database: Database) -> None:
    ask(database, "a", 1, at=0)
    late = claimed(database, "one", 1)
    now = claimed(database, "two", 2 + LEASE)
    assert database.run_sync(analyses.renew, ["one"], 9 * LEASE) == set()
    assert not database.run_sync(analyses.keep, late, 7, b"late")
    assert not database.run_sync(analyses.count, late.owner, 99)
    database.run_sync(analyses.finish, late, b"{}")
    database.run_sync(analyses.fail, late, "too late")
    assert found(database, "a").status == "running"
    assert database.run_sync(analyses.keep, now, 7, b"now")
    assert database.run_sync(analyses.parts, "a") == {7: b"now"}


def test_two_workers_that_claim_at_once_get_different_ones(database: Database) -> None:
    names = [f"t{number}" for number in range(12)]
    for number, name in enumerate(names):
        ask(database, name, 1 + number % 3, at=number)

    def claim_all(worker: str) -> list[str]:
        mine: list[str] = []
        while (one := claim(database, f"{worker}{len(mine)}", 50)) is not None:
            mine.append(one.table_id)
        return mine

    if database.is_shared:
        with ThreadPoolExecutor(4) as threads:
            taken = [name for mine in threads.map(claim_all, "abcd") for name in mine]
    else:  # one thread writes
        taken = claim_all("a")
    assert sorted(taken) == sorted(names)


def test_what_was_asked_of_another_version_is_left_to_it(database: Database) -> None:
    ask(database, "a", 1, at=0, code="other")
    assert claim(database, "one", 1) is None
    assert database.run_sync(analyses.of_other_code, CODE) == 1
    database.run_sync(analyses.begin_anew, CODE, 1)
    assert database.run_sync(analyses.of_other_code, CODE) == 0
    assert claimed(database, "one", 1).table_id == "a"


def test_a_new_version_forgets_the_parts_of_the_old_one_but_not_while_it_works(database: Database) -> None:
    ask(database, "a", 1, at=0)
    assert database.run_sync(analyses.keep, claimed(database, "one", 1), 7, b"old")
    database.run_sync(analyses.begin_anew, "newer", 2)
    assert database.run_sync(analyses.parts, "a") == {7: b"old"}
    database.run_sync(analyses.begin_anew, "newer", 2 + LEASE)
    assert database.run_sync(analyses.parts, "a") == {}
    assert (found(database, "a").status, found(database, "a").done) == ("waiting", 0)


# 2. Turns


def test_everybody_has_a_turn_whoever_has_asked_for_many(database: Database) -> None:
    for at, (name, account) in enumerate((("a1", 1), ("a2", 1), ("a3", 1), ("b1", 2), ("b2", 2), ("c1", 3))):
        ask(database, name, account, at)
    order = []
    for at in range(100, 106):
        one = claimed(database, f"worker {at}", at)
        order.append(one.table_id)
        database.run_sync(analyses.finish, one, b"{}")
    assert order == ["a1", "b1", "c1", "a2", "b2", "a3"]
    ask(database, "a4", 1, 200)
    ask(database, "b3", 2, 201)
    assert claimed(database, "next", 202).table_id == "b3"  # a had the last turn


def test_who_has_least_under_way_comes_first(database: Database) -> None:
    for at, (name, account) in enumerate((("a1", 1), ("a2", 1), ("b1", 2), ("b2", 2), ("c1", 3))):
        ask(database, name, account, at)
    assert [claimed(database, f"w{at}", at).table_id for at in (10, 11, 12, 13, 14)] == ["a1", "b1", "c1", "a2", "b2"]


def test_many_names_of_one_address_put_nobody_behind_them(database: Database) -> None:
    for at in range(1, 21):
        name = f"name {at}"
        account = database.run_sync(accounts.add, name, name, "guest", at)
        assert account is not None
        ask(database, f"many{at}", account.id, at, network="192.0.2.1")
    ask(database, "hers", 1, 21, network="198.51.100.1")
    assert database.run_sync(analyses.before, "hers", 22) == 1
    assert claimed(database, "one", 22).table_id == "many1"
    assert claimed(database, "two", 22).table_id == "hers"


def test_how_many_come_first_is_told_as_they_are_claimed(database: Database) -> None:
    for at, (name, account) in enumerate((("a1", 1), ("a2", 1), ("a3", 1), ("b1", 2), ("b2", 2), ("c1", 3))):
        ask(database, name, account, at)
    before = {name: database.run_sync(analyses.before, name, 50) for name in ("a1", "a2", "a3", "b1", "b2", "c1")}
    assert sorted(before, key=before.__getitem__) == ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert sorted(before.values()) == [0, 1, 2, 3, 4, 5]
    claimed(database, "one", 60)
    assert database.run_sync(analyses.before, "a1", 61) == 0
    assert database.run_sync(analyses.before, "b1", 61) == 1


# 3. Attempts


def test_after_three_workers_were_lost_it_has_failed(database: Database) -> None:
    ask(database, "a", 1, at=0)
    at = 1
    for number in range(MOST_ATTEMPTS):
        assert claimed(database, f"worker {number}", at).table_id == "a"
        at += LEASE + 1
    assert claim(database, "one more", at) is None
    assert (found(database, "a").status, found(database, "a").reason) == ("failed", analyses.LOST)
    ask(database, "a", 1, at)  # somebody asks again
    assert claimed(database, "again", at).table_id == "a"


def test_who_gets_on_has_all_attempts_left(database: Database) -> None:
    ask(database, "a", 1, at=0)
    at = 1
    for ply in range(2 * MOST_ATTEMPTS):
        assert database.run_sync(analyses.keep, claimed(database, f"worker {ply}", at), ply, b"part")
        at += LEASE + 1
    assert (found(database, "a").status, found(database, "a").done) == ("running", 2 * MOST_ATTEMPTS)


def test_a_worker_that_stops_gently_has_not_failed(database: Database) -> None:
    ask(database, "a", 1, at=0)
    for at in range(1, 3 * MOST_ATTEMPTS):
        claimed(database, f"worker {at}", at)
        database.run_sync(analyses.release, [f"worker {at}"])
    assert (found(database, "a").status, attempts(database, "a")) == ("waiting", 0)


def test_work_that_breaks_its_processes_again_and_again_has_failed_with_the_reason(database: Database) -> None:
    ask(database, "a", 1, at=0)
    for at in range(1, 1 + MOST_ATTEMPTS):
        assert found(database, "a").status == "waiting"
        database.run_sync(analyses.try_again, claimed(database, f"worker {at}", at), "its processes died")
    assert (found(database, "a").status, found(database, "a").reason) == ("failed", "its processes died")


def test_all_leases_are_released_where_nobody_else_can_be_at_work(database: Database) -> None:
    for name in ("a", "b"):
        ask(database, name, 1, at=0)
        claimed(database, name, 1)
    database.run_sync(analyses.release)
    assert {found(database, name).status for name in ("a", "b")} == {"waiting"}


# 4. Parts and results


def test_progress_is_what_is_kept_and_the_result_replaces_it(database: Database) -> None:
    ask(database, "a", 1, at=0)
    one = claimed(database, "one", 1)
    assert database.run_sync(analyses.count, "one", 2)
    assert database.run_sync(analyses.keep, one, 3, b"x")
    assert (found(database, "a").done, found(database, "a").total) == (1, 2)
    assert database.run_sync(analyses.keep, one, 5, b"y")
    assert database.run_sync(analyses.parts, "a") == {3: b"x", 5: b"y"}
    database.run_sync(analyses.finish, one, b'{"decisions":[]}')
    done = found(database, "a")
    assert (done.status, done.done, done.result) == ("done", 2, zlib.compress(b'{"decisions":[]}', 9))
    assert database.run_sync(analyses.parts, "a") == {}
    assert claim(database, "two", 9 * LEASE) is None


def test_asking_again_changes_nothing_while_it_is_under_way(database: Database) -> None:
    ask(database, "a", 1, at=0)
    one = claimed(database, "one", 1)
    assert database.run_sync(analyses.keep, one, 3, b"x")
    ask(database, "a", 2, at=2, plies=12)
    assert (found(database, "a").status, found(database, "a").plies) == ("running", 10)
    assert database.run_sync(analyses.parts, "a") == {3: b"x"}
    assert [database.run_sync(analyses.under_way_of, account) for account in (1, 2)] == [1, 0]
    database.run_sync(analyses.finish, one, b"{}")
    ask(database, "a", 2, at=3, plies=12)
    assert (found(database, "a").status, found(database, "a").plies) == ("waiting", 12)


def test_a_row_that_another_transaction_holds_is_passed_over(postgres: Postgres) -> None:
    with postgres.fresh_database() as url, prepared(url) as database:
        ask(database, "a", 1, at=0)
        ask(database, "b", 2, at=1)
        with database.engine.begin() as busy:
            busy.execute(update(ANALYSES).where(ANALYSES.c.table_id == "a").values(reason="held"))
            assert claimed(database, "one", 2).table_id == "b"  # it does not wait
