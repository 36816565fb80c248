from __future__ import annotations

import os
import random
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import orjson
import pytest

from digsite.server.services.analyses import Analyst, Job
from digsite.server.settings import Limits, Settings
from digsite.server.store import analyses as store
from digsite.server.store.analyses import LEASE, Wish
from digsite.server.store.database import Database
from digsite.server.store.times import now
from tests.server.serving import ME_AND_A_BOT, NO_LIMITS, TWO_HERE, Serving, Visitor, at, eventually, serving
from tests.server.test_databases import begun
from tests.server.test_playing import online

PATIENCE = 300.0  # seconds: an analysis is a process of its own
ENDLESS = 1_000_000  # iterations for each decision
GOLDEN = Path(__file__).parents[1] / "golden"


def imported(visitor: Visitor, name: str) -> Any:
    text = (GOLDEN / f"{name}.dig").read_text(encoding="utf-8")
    headers = {"content-type": "text/plain"}
    return visitor.ask("POST", "/api/journals", 201, content=text, headers=headers).json()


def come_to_its_end(visitor: Visitor, table: Any) -> Any:
    """An analysis that is done, or has failed."""

    def found() -> Any:
        now = visitor.get(at(table, "analysis"))
        return now if now["status"] in ("done", "failed") else None

    return eventually(found, PATIENCE)


# What is analysed


@pytest.mark.parametrize("name", ["thebes-2", "pergamon-4-unfinished"])
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


def test_a_game_that_goes_on_can_be_analysed_anew(ada: Visitor) -> None:
    table = ada.open("thebes", TWO_HERE)
    for _ in range(3):
        table = ada.act_somehow(table, random.Random(2))
    ada.post(at(table, "analysis"))
    first = come_to_its_end(ada, table)
    assert first["status"] == "done"
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


def test_a_game_is_analysed_as_soon_as_somebody_has_decided(ada: Visitor) -> None:
    table = ada.open("thebes", TWO_HERE)
    ada.refused(at(table, "analysis"), 409, "nothing-to-analyse")
    assert ada.get(at(table, "analysis"))["status"] == "none"
    ada.act_somehow(table, random.Random(2))
    ada.post(at(table, "analysis"))
    assert come_to_its_end(ada, table)["status"] == "done"


def test_a_process_that_dies_is_told_and_the_next_analysis_begins(
    server: Serving, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = imported(ada, "thebes-2"), imported(ada, "thebes-2")
    with monkeypatch.context() as broken:
        broken.setattr(sys, "executable", "/bin/false")
        ada.post(at(first, "analysis"))
        assert come_to_its_end(ada, first)["reason"] == "its process ended with 1"
        broken.setattr(sys, "executable", "/nowhere/python")
        ada.post(at(first, "analysis"))
        assert eventually(lambda: "No such file" in (ada.get(at(first, "analysis"))["reason"] or ""))
    ada.post(at(second, "analysis"))
    assert come_to_its_end(ada, second)["status"] == "done"


def test_an_analysis_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with serving(tmp_path, analysis_seconds=0.3, analysis_depth=100_000) as server:
        ada = server.guest()
        table = imported(ada, "thebes-2")
        ada.post(at(table, "analysis"))
        assert come_to_its_end(ada, table)["reason"] == "it took too long"


def test_nobody_has_more_analyses_under_way_than_allowed(tmp_path: Path) -> None:
    limits = Limits(**{**vars(NO_LIMITS), "analyses_of_one": 2})
    with serving(tmp_path, limits, analysis_depth=100_000) as server:
        ada = server.guest()
        tables = [imported(ada, "thebes-2") for _ in range(3)]
        assert [ada.post(at(table, "analysis"))["before"] for table in tables[:2]] == [0, 1]
        ada.post(at(tables[0], "analysis"))  # it is under way
        ada.refused(at(tables[2], "analysis"), 409, "too-many-analyses")
        server.guest().post(at(tables[2], "analysis"))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for the process in /proc")
def test_a_server_that_stops_ends_its_analyses_and_the_next_one_begins_them_anew(tmp_path: Path) -> None:
    with serving(tmp_path, analysis_depth=ENDLESS, analysis_niceness=19) as server:
        ada = server.guest()
        cookies = ada.http.cookies
        table = imported(ada, "thebes-2")
        ada.post(at(table, "analysis"))
        [process] = eventually(analysing)
        eventually(lambda: os.getpriority(os.PRIO_PROCESS, process) == 19)
        assert os.sched_getscheduler(process) == os.SCHED_IDLE
    assert not analysing()
    with serving(tmp_path) as server:
        ada = server.nobody()
        ada.http.cookies = cookies
        assert ada.get(at(table, "analysis"))["status"] == "stopped"
        ada.post(at(table, "analysis"))
        assert eventually(lambda: ada.get(at(table, "analysis"))["status"] == "done", PATIENCE)


def analysing() -> list[int]:
    """The processes of ours that analyse something endlessly."""
    found: list[int] = []
    for task in Path("/proc/self/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # threads and processes may end meanwhile
            for child in (task / "children").read_text().split():
                words = (Path("/proc") / child / "cmdline").read_bytes().split(b"\0")
                found += [int(child)] * (b"analyse" in words and str(ENDLESS).encode() in words)
    return found


# The queue


def test_everybody_has_a_turn_whoever_has_asked_for_many() -> None:
    analyst = Analyst(Settings(database_url="sqlite:///never-opened"), None, "us")  # type: ignore[arg-type]
    for name, account in (("a1", 1), ("a2", 1), ("a3", 1), ("b1", 2), ("b2", 2), ("c1", 3)):
        analyst._jobs[name] = Job(Wish(name, 1, 10, "1"), account, "")
    analyst._turns = {1: 5, 2: 4}  # c has not had a turn, a had the last
    assert [job.wish.table_id for job in analyst._in_order()] == ["c1", "b1", "a1", "b2", "a2", "a3"]


def test_only_one_process_looks_after_an_analysis_as_long_as_it_is_there(database_url: str) -> None:
    database = Database(database_url)
    try:
        database.migrate()
        wish = Wish(begun(database).id, 10, 20, "1")
        at = now()
        assert database.at_once(store.claim, wish, "one", at)
        assert not database.at_once(store.claim, wish, "other", at + 1)
        database.at_once(store.note, "other", at + 2, [(wish.table_id, "running", 7, 9)])  # it is not theirs
        database.at_once(store.note, "one", at + 2, [(wish.table_id, "running", 3, 9)])
        found = database.at_once(store.find, wish.table_id)
        assert found is not None
        assert (found.status, found.done, found.total, found.changed) == ("running", 3, 9, at + 2)
        assert database.at_once(store.claim, wish, "other", at + 3 + LEASE)  # the first one says nothing any more
        database.at_once(store.finish, wish.table_id, "one", at + 4, {"decisions": []})
        database.at_once(store.finish, wish.table_id, "other", at + 5, {"decisions": [1]})
        found = database.at_once(store.find, wish.table_id)
        assert found is not None
        assert (found.status, orjson.dumps(found.found)) == ("done", b'{"decisions":[1]}')
        assert not database.at_once(store.claim, wish, "one", at + 6)  # it is done
        assert database.at_once(store.claim, Wish(wish.table_id, 12, 20, "1"), "one", at + 7)  # the game went on
    finally:
        database.close()
