from __future__ import annotations

import asyncio
import random
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from digsite.server.api.socket import MOST_SAID, kept
from digsite.server.services.bot_executor import BotExecutor
from digsite.server.settings import Limits
from digsite.server.store.database import Database, DatabaseError
from tests.server.serving import ME_AND_A_BOT, TWO_HERE, Listening, Serving, Visitor, at, eventually, serving
from tests.server.test_playing import online


def closed(listening: Listening) -> int:
    """The code that a connection is closed with."""
    with pytest.raises(ConnectionClosed) as error:
        listening.hear_until(lambda message: False)
    assert error.value.rcvd is not None
    return error.value.rcvd.code


def test_a_listener_is_greeted_and_told_the_table(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    with ada.listening(table) as listening:
        hello = listening.hear("hello")
        assert hello["now"] > 0
        told = listening.hear("table")
    assert {**told, "happened": table["happened"], "since": 0} == {"kind": "table", **table}
    assert told["happened"] == []


def test_every_change_is_told_to_each_viewer_as_they_see_it(server: Serving, ada: Visitor, bo: Visitor) -> None:
    table = ada.open(seats=[{"kind": "me"}, {"kind": "anyone"}], options={"first_player": 0})
    watcher = server.nobody()
    with ada.listening(table) as hers, bo.listening(table) as his, watcher.listening(table) as theirs:
        for listening in (hers, his, theirs):
            listening.hear("hello")
            assert listening.hear("table")["status"] == "open"
        bo.join(table)
        assert [listening.hear("table")["you"] for listening in (hers, his, theirs)] == [[0], [1], []]
        begun = ada.start(table)
        assert [bool(listening.hear("table")["offers"]) for listening in (hers, his, theirs)] == [True, False, False]
        after = ada.act(begun, "place 8")
        for listening, visitor in ((hers, ada), (his, bo), (theirs, watcher)):
            told = listening.hear("table")
            assert told["happened"] == after["happened"]
            assert told["view"] == visitor.table(table)["view"]
        ada.post(at(table, "takeback"))
        assert his.hear("table")["takeback"]["waits_for_you"]
        bo.post(at(table, "takeback/answer"), {"agree": True})
        assert his.hear("table")["ply"] == begun["ply"]


def test_everybody_is_told_who_is_there_and_who_watches(server: Serving, ada: Visitor, bo: Visitor) -> None:
    table = ada.open(seats=[{"kind": "me"}, {"kind": "bot", "level": 1}])
    with ada.listening(table) as hers:
        assert [hers.hear(kind)["kind"] for kind in ("hello", "table")] == ["hello", "table"]
        alone = hers.hear_presence(lambda present: present["seats"] == [0])  # the bot may move first
        assert alone == {"kind": "present", "seats": [0], "watchers": [], "unnamed": 0}
        with bo.listening(table), server.nobody().listening(table):
            heard = hers.hear_presence(lambda present: present["unnamed"] == 1 and present["watchers"])
            assert (heard["seats"], heard["watchers"]) == ([0], [bo.get("/api/me")["name"]])
        assert hers.hear_presence(lambda present: not present["watchers"] and not present["unnamed"])["seats"] == [0]


def test_whoever_comes_back_hears_exactly_what_they_missed(ada: Visitor) -> None:
    table = ada.open("thebes", TWO_HERE)
    with ada.listening(table, "?since=0") as listening:
        listening.hear("hello")
        first = listening.hear("table")
    assert [played["ply"] for played in first["happened"]] == list(range(table["ply"]))
    now, dice = table, random.Random(1)
    for _ in range(10):
        now = ada.act_somehow(now, dice)
    with ada.listening(table, f"?since={table['ply']}") as listening:
        listening.hear("hello")
        missed = listening.hear("table")["happened"]
    assert [played["ply"] for played in missed] == list(range(table["ply"], now["ply"]))
    with ada.listening(table, "?since=99999") as listening:
        listening.hear("hello")
        assert listening.hear("table")["happened"] == []


def test_a_slow_listener_gets_the_newest_and_misses_no_ply(ada: Visitor) -> None:
    table = ada.open("thebes", TWO_HERE)
    with ada.listening(table, f"?since={table['ply']}") as listening:
        dice = random.Random(1)
        while table["status"] != "finished":
            table = ada.act_somehow(table, dice)
        heard = listening.hear_until(lambda message: message.get("status") == "finished")
    plies = [played["ply"] for message in heard[1:] for played in message["happened"]]
    assert plies == list(range(plies[0], table["ply"]))
    assert heard[-1]["secret"] == table["secret"]


def test_what_is_said_is_heard_from_the_beginning(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    first = ada.post(at(table, "messages"), {"text": "Hello"}, 201)
    with bo.listening(table) as listening:
        listening.hear("hello")
        listening.hear("table")
        assert listening.hear("message") == {"kind": "message", **first}
        second = ada.post(at(table, "messages"), {"text": "Your turn"}, 201)
        assert listening.hear("message") == {"kind": "message", **second}


# How it ends


def test_wrong_listeners_are_told_why(server: Serving, ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    with ada.listening("nosuchtable") as listening:
        assert closed(listening) == 4404
    with ada.listening("no%00table") as listening:
        assert closed(listening) == 4404
    for since in ("-1", "x", "1e3", "٣", "9" * 30):
        with ada.listening(table, f"?since={since}") as listening:
            assert closed(listening) == 4400
    with ada.listening(table, origin="http://elsewhere.example") as listening:
        assert closed(listening) == 4403
    with server.nobody(authorization="Bearer dig_void").listening(table) as listening:
        assert closed(listening) == 4401
    with ada.listening(table, origin=ada.address) as listening:
        listening.hear("hello")


def test_listeners_need_not_say_anything_and_not_too_much(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    with ada.listening(table) as listening:
        listening.socket.send("anything")
        listening.hear("hello")
        listening.hear("table")
        listening.socket.send("x" * 5000)
        assert closed(listening) == 1009


def test_a_listener_who_talks_on_and_on_is_sent_away(ada: Visitor) -> None:
    with ada.listening(ada.open(seats=TWO_HERE)) as listening:
        with suppress(ConnectionClosed):
            for _ in range(MOST_SAID):
                listening.socket.send("Hello?")
        assert closed(listening) == 4429


def test_nobody_listens_more_often_than_allowed(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(listeners_per_address=2)) as server:
        ada = server.guest()
        table = ada.open(seats=TWO_HERE)
        with ada.listening(table) as first, ada.listening(table) as second:
            first.hear("hello")
            second.hear("hello")
            with ada.listening(table) as third:
                assert closed(third) == 4429

        def hears() -> bool:
            with ada.listening(table) as listening:
                return bool(listening.socket.recv())

        eventually(hears)
        with ada.listening("nosuchtable") as listening:
            assert closed(listening) == 4404
        hears()


def test_a_restart_loses_nothing_and_bots_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any) -> int:
        await asyncio.Event().wait()
        return 0

    with serving(tmp_path) as server, monkeypatch.context() as patch:
        patch.setattr(BotExecutor, "choose", never)
        ada = server.guest()
        mine = ada.open("thebes", TWO_HERE)
        for _ in range(5):
            mine = ada.act_somehow(mine, random.Random(1))
        with_bot = ada.open(seats=ME_AND_A_BOT, options={"first_player": 0})
        waiting = ada.act(with_bot, "place 8")
        assert waiting["mover"] == 1
        before = ada.table(mine, since=0)
        cookie = ada.http.cookies["digsite"]
    with serving(tmp_path) as server:
        again = server.nobody(cookie=f"digsite={cookie}")
        assert again.get("/api/me")["name"] == ada.name
        assert again.table(mine, since=0) == before
        assert again.act(before, before["offers"][0]["actions"][0]["action"])["ply"] > before["ply"]
        assert again.my_turn(waiting)["ply"] > waiting["ply"]


def test_listeners_are_told_that_the_server_stops(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with serving(tmp_path) as server:
            ada = server.guest()
            listening = stack.enter_context(ada.listening(ada.open(seats=TWO_HERE)))
            listening.hear("hello")
        assert closed(listening) == 1012


def test_a_second_server_does_not_use_the_same_file(tmp_path: Path) -> None:
    with serving(tmp_path), pytest.raises(DatabaseError, match="another digsite server"):
        Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")


def test_what_was_taken_back_and_played_anew_is_told_from_where_it_differs() -> None:
    known = [5, 6, 7, 8]
    assert kept(known, [5, 6, 7, 8]) == 4
    assert kept(known, [5, 6, 7, 8, 9]) == 4
    assert kept(known, [5, 6]) == 2
    assert kept(known, [5, 6, 1, 8, 9]) == 2


def test_a_listener_is_told_from_which_ply_on(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    with ada.listening(table, f"?since={table['ply']}") as listening:
        listening.hear("hello")
        assert listening.hear("table")["since"] == table["ply"]
        ada.act(table, "place 8")
        assert listening.hear("table")["since"] == table["ply"]
        ada.post(at(table, "takeback"))
        back = listening.hear("table")
        assert (back["since"], back["happened"]) == (table["ply"], [])
