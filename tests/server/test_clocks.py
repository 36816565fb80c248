from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from digsite.server.services import clocks
from digsite.server.services.clocks import ClockService
from digsite.server.services.quarantine import Quarantine
from digsite.server.services.tables import TableService
from digsite.server.services.updates import UpdateBroker
from digsite.server.settings import Settings
from digsite.server.store import accounts, heartbeat
from digsite.server.store import tables as store
from digsite.server.store.database import Database
from digsite.server.store.schema import KEYS, TABLES
from digsite.server.store.tables import StoredTable
from digsite.server.store.times import STEADY, SteadyClock, now
from tests.server.databases import Postgres
from tests.server.serving import TWO_HERE, TWO_ONLINE, Serving, Visitor, at, eventually, offered, serving
from tests.server.tables.making import ADA, AT, BO, a_table, person
from tests.server.test_playing import online

Wait = Callable[[float], None]


def away(visitor: Visitor, table: Any, seat: int = 0) -> Any:
    """The table once a bot plays for a seat."""
    return eventually(lambda: (found := visitor.table(table))["seats"][seat]["stand_in"] is not None and found)


@pytest.mark.parametrize("kind", ["per_move", "bank"])
def test_when_time_runs_out_a_bot_takes_over_and_the_person_may_return(
    ada: Visitor, bo: Visitor, wait: Wait, kind: str
) -> None:
    table = online(ada, bo, clock={"kind": kind, "seconds": 60})
    assert table["deadline"] == table["moved"] + 60_000
    wait(61)
    away(ada, table)
    turn = eventually(lambda: (found := bo.table(table))["mover"] == 1 and found)
    assert turn["ply"] > table["ply"]  # the bot has moved
    assert not turn["seats"][0]["has_left"]
    back = ada.post(at(table, "return"))
    assert back["seats"][0]["stand_in"] is None
    ada.refused(at(table, "return"), 409, "not-away")
    bo.act(turn, offered(turn)[0])
    turn = ada.my_turn(ada.table(table))
    assert turn["status"] == "playing"
    assert turn["offers"]


def test_a_table_that_cannot_be_replayed_holds_up_no_other_and_is_told_once(
    server: Serving, ada: Visitor, bo: Visitor, wait: Wait, caplog: pytest.LogCaptureFixture
) -> None:
    broken = online(ada, bo, clock={"kind": "per_move", "seconds": 30})
    whole = online(ada, bo, clock={"kind": "per_move", "seconds": 60})
    state = server.app.state
    state.database.run_sync(
        lambda connection: connection.exec_driver_sql(
            f"UPDATE actions SET action = 999999 WHERE table_id = '{broken['id']}'"
        )
    )
    state.tables._tables.clear()
    wait(61)
    away(ada, whole)
    time.sleep(5 * server.app.state.settings.sweep_seconds)
    assert [one.table for one in caplog.records if one.name == "digsite.quarantine"] == [broken["id"]]  # type: ignore[attr-defined]


def test_a_table_of_other_rules_is_told(server: Serving, ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)  # no bot keeps it in memory by moving meanwhile
    state = server.app.state
    state.database.run_sync(
        lambda connection: connection.exec_driver_sql(
            f"UPDATE tables SET rules_version = 99 WHERE id = '{table['id']}'"
        )
    )
    state.tables._tables.clear()
    ada.refused(at(table), 409, "other-rules", method="GET")
    assert table["id"] in [one["id"] for one in ada.get(f"/api/tables?player={ada.name}")["tables"]]


HOUR = 3_600_000


@pytest.mark.parametrize("hours", [1, -1], ids=["down for an hour, or set forward", "set back"])
def test_nobody_loses_the_time_in_which_no_server_runs(tmp_path: Path, hours: int) -> None:
    with serving(tmp_path) as server:
        ada, bo = server.guest(), server.guest()
        table = online(ada, bo, clock={"kind": "per_move", "seconds": 60})
        left = table["deadline"] - STEADY.now()
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    database.run_sync(_make_older, hours * HOUR)
    database.close()
    with serving(tmp_path) as server:
        found = server.nobody().table(table)
        assert left - 30_000 < found["deadline"] - STEADY.now() < left + 30_000
        assert found["seats"][0]["stand_in"] is None


def _make_older(connection: Connection, by: int) -> None:
    """As if all that was written before had happened so much earlier."""
    connection.execute(update(TABLES).values(deadline=TABLES.c.deadline - by, moved=TABLES.c.moved - by))
    connection.execute(update(KEYS).where(KEYS.c.name == heartbeat.NAME).values(value=str(STEADY.now() - by).encode()))


def test_nobody_gets_back_more_than_the_time_since_they_were_to_move(database_url: str) -> None:
    """Nothing is written while nobody's clock runs, so the last beat may be long ago."""
    database = Database(database_url)
    try:
        database.migrate()
        database.run_sync(accounts.add, "Ada", "ada", "guest", AT)
        database.run_sync(accounts.add, "Bo", "bo", "guest", AT)
        database.run_sync(heartbeat.beat, AT - 10 * HOUR)
        table = a_table([person(0, ADA), person(1, BO)], clock={"kind": "per_move", "seconds": 60})
        database.run_sync(store.add, StoredTable(table.record, table.seats, table.game.actions))
        assert not database.run_sync(heartbeat.extend_deadlines, AT - 9 * HOUR, AT)  # somebody else was seen since
        assert database.run_sync(heartbeat.extend_deadlines, AT - 10 * HOUR, AT + HOUR)
        found = database.run_sync(store.load, table.id)
        assert found is not None
        assert found.record.deadline == AT + 60_000 + HOUR
        assert database.run_sync(heartbeat.last_seen) == AT + HOUR
    finally:
        database.close()


GAP = 3_000  # milliseconds; a process that runs gives a sign more often


@pytest.mark.parametrize("does_another_run", [False, True])
def test_a_short_gap_is_given_back_unless_another_process_ran(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, does_another_run: bool
) -> None:
    monkeypatch.setattr(clocks, "BEAT_SECONDS", 0.1)
    with postgres.fresh_database() as url:
        found = asyncio.run(_deadline_after_a_gap(url, does_another_run))
    assert found == (60_000 if does_another_run else 60_000 + GAP)


async def _deadline_after_a_gap(url: str, does_another_run: bool) -> int:
    """How long somebody has to move, counted from when the server went away."""
    database = Database(url)
    try:
        database.migrate()
        for name in ("Ada", "Bo"):
            database.run_sync(accounts.add, name, name.lower(), "guest", AT)
        seen = STEADY.now() - GAP
        table = a_table([person(0, ADA), person(1, BO)], at=seen, clock={"kind": "per_move", "seconds": 60})
        database.run_sync(store.add, StoredTable(table.record, table.seats, table.game.actions))
        database.run_sync(heartbeat.beat, seen)
        tables = TableService(Settings(database_url=url), database, UpdateBroker(database))
        service = ClockService(Settings(database_url=url), database, tables, Quarantine())
        await service.resume()
        service.start()
        if does_another_run:
            database.run_sync(heartbeat.beat, STEADY.now())
        known = database.run_sync(heartbeat.last_seen)
        while database.run_sync(heartbeat.last_seen) == known:
            await asyncio.sleep(0.02)
        await service.stop()
        found = database.run_sync(store.load, table.id)
        assert found is not None
        assert found.record.deadline is not None
        return round((found.record.deadline - seen) / GAP) * GAP
    finally:
        database.close()


@pytest.mark.parametrize("hours", [1, -1])
def test_a_clock_does_not_care_if_the_system_s_is_set(monkeypatch: pytest.MonkeyPatch, hours: int) -> None:
    clock, before = SteadyClock(), now()
    monkeypatch.setattr(time, "time_ns", lambda true=time.time_ns: true() + hours * HOUR * 1_000_000)
    assert abs(now() - before) > HOUR / 2
    assert abs(clock.now() - before) < HOUR / 2


def test_nobody_s_seat_is_handed_over_if_the_system_s_clock_is_set(
    server: Serving, ada: Visitor, bo: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = online(ada, bo, clock={"kind": "bank", "seconds": 600})
    monkeypatch.setattr(time, "time_ns", lambda true=time.time_ns: true() + HOUR * 1_000_000)
    late = server.app.state.database.run_sync(store.out_of_time, server.app.state.tables.now())
    assert table["id"] not in late
    after = ada.act(table, offered(ada.table(table))[0])
    assert after["seats"][0]["bank"] > 300_000


@pytest.mark.parametrize("seconds", [9, 60 * 86_400 + 1, 1.5, "60"])
def test_a_clock_has_a_sensible_time(ada: Visitor, seconds: object) -> None:
    body = {"game": "pergamon", "seats": TWO_ONLINE, "clock": {"kind": "bank", "seconds": seconds}}
    ada.refused("/api/tables", 422, "wrong-request", body)
