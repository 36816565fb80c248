from __future__ import annotations

import os
import random
import signal
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import Connection, update

from digsite.core import journal
from digsite.core.journal import Journal
from digsite.server.settings import Limits
from digsite.server.store import analyses as store
from digsite.server.store.schema import ANALYSES
from digsite.study.analysis import Settings as Analysing
from digsite.study.analysis import analyse
from digsite.study.decisions import read_record
from digsite.study.findings import GameAnalysed, analysis_for_json
from tests.server.ports import LOCAL
from tests.server.processes import ServerProcess, guest, opened
from tests.server.serving import ME_AND_A_BOT, NO_LIMITS, TWO_HERE, Serving, Visitor, at, eventually, serving
from tests.server.store.test_leases import DEPTH
from tests.server.test_playing import online
from tests.soak import some

PATIENCE = 300.0  # seconds: an analysis has processes of its own
ENDLESS = 1_000_000  # iterations for each decision
GOLDEN = Path(__file__).parents[1] / "golden"


def imported(visitor: Visitor, name: str) -> Any:
    return imported_game(visitor, (GOLDEN / f"{name}.dig").read_text(encoding="utf-8"))


def imported_game(visitor: Visitor, text: str) -> Any:
    headers = {"content-type": "text/plain"}
    return visitor.ask("POST", "/api/journals", 201, content=text, headers=headers).json()


def come_to_its_end(visitor: Visitor, table: Any) -> Any:
    """An analysis that is done, or has failed."""

    def found() -> Any:
        now = visitor.get(at(table, "analysis"))
        return now if now["status"] in ("done", "failed") else None

    return eventually(found, PATIENCE)


# What is analysed


@pytest.mark.parametrize("name", some("pergamon-4-unfinished", "thebes-2"))
def test_a_game_is_analysed_in_the_background_and_only_once(server: Serving, ada: Visitor, name: str) -> None:
    table = imported(ada, name)
    assert ada.get(at(table, "analysis"))["status"] == "none"
    begun = ada.ask("POST", at(table, "analysis"))
    assert begun.json()["status"] in ("waiting", "running")
    assert int(begun.headers["retry-after"]) > 0
    found = come_to_its_end(ada, table)
    assert (found["status"], found["plies"], found["is_newest"]) == ("done", table["ply"], True), found["reason"]
    assert found["done"] == found["total"] == len(found["result"]["decisions"]) > 0
    assert found["result"]["depth"] == server.app.state.settings.analysis_depth
    assert len(found["result"]["values"]) == table["ply"] + 1
    assert len(found["result"]["players"]) == table["players"]
    assert found["result"]["is_over"] == (table["status"] == "finished")
    again = server.guest().ask("POST", at(table, "analysis"))
    assert again.json() == found
    assert "retry-after" not in again.headers


def test_a_game_for_one_is_played_imported_and_analysed(ada: Visitor) -> None:
    over = ada.play_to_the_end(ada.open(seats=[{"kind": "me"}]), random.Random(4))
    assert over["status"] == "finished"
    table = imported(ada, "pergamon-1-solo")
    ada.post(at(table, "analysis"))
    assert come_to_its_end(ada, table)["status"] == "done"


def test_a_game_is_analysed_as_soon_as_somebody_has_decided_and_anew_when_it_goes_on(ada: Visitor) -> None:
    table = ada.open("thebes", TWO_HERE)
    ada.refused(at(table, "analysis"), 409, "nothing-to-analyse")
    assert ada.get(at(table, "analysis"))["status"] == "none"
    table = ada.act_somehow(table, random.Random(2))
    ada.post(at(table, "analysis"))
    assert come_to_its_end(ada, table)["status"] == "done"
    after = ada.act_somehow(table, random.Random(2))
    assert ada.get(at(table, "analysis"))["is_newest"] is False
    ada.post(at(table, "analysis"))
    second = eventually(lambda: found if (found := come_to_its_end(ada, table))["is_newest"] else None)
    assert second["plies"] == after["ply"]


def test_nothing_is_told_of_games_that_people_still_play(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    ada.refused(at(table, "analysis"), 409, "not-finished")
    rated = ada.open(seats=ME_AND_A_BOT, is_rated=True)
    ada.refused(at(rated, "analysis"), 409, "not-finished")
    waiting = ada.open(seats=[{"kind": "me"}, {"kind": "link"}])
    ada.refused(at(waiting, "analysis"), 409, "not-begun")


def test_what_could_have_been_done_at_a_ply_is_told_of_games_that_are_over(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    ply = at(table, f"plies/{table['ply']}")
    assert ada.get(ply)["offers"] == ada.get(ply + "?offers=true")["offers"] == []
    alone = ada.open("thebes", TWO_HERE)
    ply = at(alone, f"plies/{alone['ply']}")
    assert ada.get(ply)["offers"] == []
    assert ada.get(ply + "?offers=true")["offers"] == alone["offers"]
    assert bo.get(ply + "?offers=true")["offers"] == []


# What goes wrong


def test_an_analysis_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with serving(tmp_path, analysis_seconds=0.3, analysis_depth=100_000) as server:
        ada = server.guest()
        table = imported(ada, "thebes-2")
        ada.post(at(table, "analysis"))
        assert come_to_its_end(ada, table)["reason"] == "it took too long"


def test_nobody_has_more_analyses_under_way_than_allowed(tmp_path: Path) -> None:
    limits = Limits(**{**vars(NO_LIMITS), "analyses_per_visitor": 2})
    with serving(tmp_path, limits, analysis_depth=100_000) as server:
        ada = server.guest()
        tables = [imported(ada, "thebes-2") for _ in range(3)]
        assert [ada.post(at(table, "analysis"))["before"] for table in tables[:2]] == [0, 1]
        ada.post(at(tables[0], "analysis"))  # it is under way
        ada.refused(at(tables[2], "analysis"), 409, "too-many-analyses")
        server.guest().post(at(tables[2], "analysis"))


def test_analyses_wait_while_somebody_moves(server: Serving, ada: Visitor) -> None:
    table = ada.open("thebes", TWO_HERE)
    pace = server.app.state.analyses.pace
    before = pace.last_move
    ada.act_somehow(table, random.Random(2))
    assert pace.last_move > before


# What is stopped or killed


needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")


def children(process: int | str = "self") -> set[int]:
    """The processes that a process has started and that compute analyses; a helper of Python's own is none."""
    found: set[int] = set()
    for task in Path(f"/proc/{process}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # threads and processes may end meanwhile
            for child in (task / "children").read_text().split():
                words = (Path("/proc") / child / "cmdline").read_bytes()
                found |= {int(child)} if b"spawn_main" in words else set()
    return found


@cache
def short_game() -> Journal:
    """The first twelve decisions of a game."""
    whole = journal.read(GOLDEN / "thebes-2.dig")
    end = read_record(whole).decisions[12].ply
    return replace(whole, seed=None, actions=whole.actions[:end])


@cache
def expected() -> Any:
    """What ``digsite analyse`` finds in the short game."""
    return json_of(analyse(short_game(), Analysing(DEPTH)))


def json_of(found: GameAnalysed) -> Any:
    return orjson.loads(orjson.dumps(analysis_for_json(found)))


def without_names(result: Any) -> Any:
    return {key: value for key, value in result.items() if key != "names"}


def test_a_server_finds_what_the_command_line_finds(server: Serving, ada: Visitor) -> None:
    table = imported_game(ada, str(short_game()))
    ada.post(at(table, "analysis"))
    result = come_to_its_end(ada, table)["result"]
    settings = Analysing(server.app.state.settings.analysis_depth)
    assert without_names(result) == without_names(json_of(analyse(short_game(), settings)))


@needs_proc
def test_a_server_that_stops_ends_its_processes_and_the_next_one_goes_on_by_itself(tmp_path: Path) -> None:
    with serving(tmp_path, analysis_depth=ENDLESS) as server:
        ada = server.guest()
        cookies = ada.http.cookies
        table = imported(ada, "thebes-2")
        before = children()
        ada.post(at(table, "analysis"))
        assert eventually(lambda: ada.get(at(table, "analysis"))["total"])
        [process] = eventually(lambda: children() - before)
    assert eventually(lambda: process not in children())
    with opened(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as database:
        stopped = database.run_sync(store.find, table["id"])
        assert stopped is not None
        assert stopped.status == "waiting"
        database.run_sync(_make_shorter, table["id"])
    with serving(tmp_path) as server:
        ada = server.nobody()
        ada.http.cookies = cookies
        assert come_to_its_end(ada, table)["status"] == "done"  # nobody has asked again
    assert eventually(lambda: not children() - before)


def _make_shorter(connection: Connection, table_id: str) -> None:
    connection.execute(update(ANALYSES).where(ANALYSES.c.table_id == table_id).values(depth=20))


@needs_proc
def test_a_process_of_the_pool_that_is_killed_is_replaced(tmp_path: Path) -> None:
    with serving(tmp_path, analysis_depth=DEPTH) as server:
        ada = server.guest()
        table = imported_game(ada, str(short_game()))
        before = children()
        ada.post(at(table, "analysis"))
        assert eventually(lambda: ada.get(at(table, "analysis"))["done"], PATIENCE)
        [process] = children() - before
        os.kill(process, signal.SIGKILL)
        found = come_to_its_end(ada, table)
        assert found["status"] == "done", found["reason"]
    assert without_names(found["result"]) == without_names(expected())


@needs_proc
def test_a_server_that_is_killed_leaves_no_process_and_the_next_one_goes_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    settings = ["--analysis-depth", str(DEPTH), "--analysis-niceness", "0"]
    first = ServerProcess(url, *settings)
    try:
        first.wait_until_ready()
        player = guest(first.port)
        visitor = Visitor(f"http://{LOCAL}:{first.port}", {"cookie": player.cookie})
        with visitor.http:
            table = imported_game(visitor, str(short_game()))
        path = f"/api/tables/{table['id']}/analysis"
        player.good("POST", path)
        done = eventually(lambda: player.good("GET", path)["done"], PATIENCE)
        started = children(first.pid)
        assert len(started) == 1
    finally:
        first.kill()
    assert eventually(lambda: not any(Path(f"/proc/{process}/cmdline").exists() for process in started))
    second = ServerProcess(url, *settings)
    try:
        second.wait_until_ready()
        player = player.at(second.port)
        found = player.good("GET", path)
        assert found["done"] >= done  # nothing is lost
        found = eventually(lambda: one if (one := player.good("GET", path))["status"] == "done" else None, PATIENCE)
    finally:
        second.stop()
    assert without_names(found["result"]) == without_names(expected())
