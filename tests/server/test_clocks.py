from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import TWO_HERE, TWO_ONLINE, Serving, Visitor, at, eventually, offered, serving
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
    now = eventually(lambda: (found := bo.table(table))["mover"] == 1 and found)
    assert now["ply"] > table["ply"]  # the bot has moved
    assert not now["seats"][0]["has_left"]
    back = ada.post(at(table, "return"))
    assert back["seats"][0]["stand_in"] is None
    ada.refused(at(table, "return"), 409, "not-away")
    bo.act(now, offered(now)[0])
    now = ada.my_turn(ada.table(table))
    assert now["status"] == "playing"
    assert now["offers"]


def test_a_table_that_cannot_be_replayed_holds_up_no_other_and_is_told_once(
    server: Serving, ada: Visitor, bo: Visitor, wait: Wait, caplog: pytest.LogCaptureFixture
) -> None:
    broken = online(ada, bo, clock={"kind": "per_move", "seconds": 30})
    whole = online(ada, bo, clock={"kind": "per_move", "seconds": 60})
    state = server.app.state
    state.database.at_once(
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
    state.database.at_once(
        lambda connection: connection.exec_driver_sql(
            f"UPDATE tables SET rules_version = 99 WHERE id = '{table['id']}'"
        )
    )
    state.tables._tables.clear()
    ada.refused(at(table), 409, "other-rules", method="GET")
    assert table["id"] in [one["id"] for one in ada.get(f"/api/tables?player={ada.name}")["tables"]]


def test_clocks_run_on_while_the_server_is_down(tmp_path: Path, wait: Wait) -> None:
    with serving(tmp_path) as server:
        ada, bo = server.guest(), server.guest()
        table = online(ada, bo, clock={"kind": "per_move", "seconds": 60})
    wait(61)
    with serving(tmp_path) as server:
        assert away(server.nobody(), table)["seats"][0]["stand_in"] is not None


@pytest.mark.parametrize("seconds", [9, 60 * 86_400 + 1, 1.5, "60"])
def test_a_clock_has_a_sensible_time(ada: Visitor, seconds: object) -> None:
    wish = {"game": "pergamon", "seats": TWO_ONLINE, "clock": {"kind": "bank", "seconds": seconds}}
    ada.refused("/api/tables", 422, "wrong-request", wish)
