"""What remains of a game: its journal, chance's secret, rematches, clones and imported files."""

from __future__ import annotations

import hashlib
import logging
import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from digsite import Match
from digsite.cli.main import main
from digsite.core import journal
from digsite.core.journal import Journal
from digsite.match import draws_follow
from tests.server.serving import ME_AND_A_BOT, TWO_HERE, TWO_ONLINE, Serving, Visitor, at, offered
from tests.server.test_playing import online

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.fixture(scope="module")
def host(server: Serving) -> Visitor:
    return server.guest()


@pytest.fixture(scope="module")
def over(host: Visitor) -> Any:
    """A finished game."""
    return host.play_to_the_end(host.open("thebes", TWO_HERE), random.Random(6))


def dig_file(visitor: Visitor, table: Any) -> str:
    answer = visitor.ask("GET", at(table, "journal"))
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="{table["game"]}-{table["id"]}.dig"'
    return answer.text


# Chance's secret


def test_the_secret_is_published_after_the_game_and_its_hash_before(host: Visitor, over: Any) -> None:
    commitment = host.http.get(at(over)).json()["commitment"]
    assert hashlib.sha256(over["secret"].encode()).hexdigest() == commitment
    actions = [played["action"] for played in host.table(over, since=0)["happened"]]
    assert draws_follow(Journal("thebes", 2, {}, (), None, actions, over["secret"]))


def test_no_answer_and_no_log_holds_the_secret_before_the_end(
    server: Serving, ada: Visitor, bo: Visitor, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    watcher = server.nobody()
    table = ada.open("thebes", TWO_ONLINE)
    bo.join(table)
    dice = random.Random(8)
    heard: list[str] = []
    logged = 0
    with watcher.listening(table) as listening:
        table = ada.start(table)
        while table["status"] == "playing":
            look_around(watcher, table)
            mover = (ada, bo)[table["mover"]]
            bo.http.post(at(table, "actions"), json={"action": 0, "ply": 0})
            logged = len(caplog.records)
            table = mover.act_somehow(mover.table(table), dice)
        heard += [str(message) for message in listening.hear_until(lambda message: message.get("secret") is not None)]
    secret = table["secret"]
    told = [answer.text for visitor in (ada, bo, watcher) for answer in visitor.heard if secret not in answer.text]
    assert len(told) >= sum(len(visitor.heard) for visitor in (ada, bo, watcher)) - 1  # the last move's answer tells it
    lines = [str(vars(record)) for record in caplog.records[:logged]]
    for text in (*told, *heard[:-1], *lines):
        assert secret not in text
    assert any("digsite.requests" in line for line in lines)


def look_around(watcher: Visitor, table: Any) -> None:
    if table["ply"] % 10 == 0:
        for part in ("", "messages", "plies/1"):
            watcher.ask("GET", at(table, part))
        watcher.refused(at(table, "journal"), 409, "still-played", method="GET")
        watcher.get("/api/tables?status=playing")


# The journal


def test_the_journal_of_a_finished_game_can_be_verified(
    host: Visitor, over: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.dig"
    path.write_text(dig_file(host, over), encoding="utf-8")
    assert main(["verify", str(path), "--commitment", over["commitment"]]) == 0
    out = capsys.readouterr().out
    assert "all legal" in out
    assert "The draws follow from the secret. It is what the server committed to before the first move." in out
    record = journal.read(path)
    assert draws_follow(record)
    assert record.names == (host.name, "Bo")
    assert record.actions == [played["action"] for played in host.table(over, since=0)["happened"]]


def test_the_journal_of_an_unfinished_game_has_neither_seed_nor_secret(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    record = journal.parse(dig_file(ada, table))
    assert (record.seed, record.secret) == (None, None)
    assert len(record.actions) == table["ply"]
    ada.refused(at(ada.open(seats=TWO_ONLINE), "journal"), 409, "not-begun", method="GET")


# Importing


@pytest.mark.parametrize("name", ["pergamon-2.dig", "thebes-3.dig"])
def test_a_file_becomes_a_table_to_look_at(ada: Visitor, name: str) -> None:
    text = (GOLDEN / name).read_text(encoding="utf-8")
    record = journal.parse(text)
    table = ada.ask("POST", "/api/journals", 201, content=f"\ufeff{text}", headers=PLAIN).json()
    assert table["status"] == "finished"
    assert table["ply"] == len(record.actions)
    assert [played["action"] for played in table["happened"]] == record.actions
    assert table["is_private"]
    assert journal.parse(dig_file(ada, table)).actions == record.actions
    view = ada.get(at(table, "plies/20"))["view"]
    replay = record.replay()
    for action in record.actions[:20]:
        replay.play(action)
    assert view["phase"] == replay.view(0)["phase"]


PLAIN = {"content-type": "text/plain"}


def test_an_unfinished_file_is_played_on(ada: Visitor) -> None:
    match = Match("pergamon", 2, seed=3, names=("Cleo", "Dan"))
    match.play(match.legal[0])
    table = ada.ask("POST", "/api/journals", 201, content=str(match.journal), headers=PLAIN).json()
    assert [seat["name"] for seat in table["seats"]] == ["Cleo", "Dan"]
    assert table["you"] == [0, 1]
    assert table["ply"] == len(match.actions)
    assert sorted(offered(table)) == sorted(match.legal_numbers())
    ada.refused(at(table, "takeback"), 409, "seen-already")
    assert ada.play_to_the_end(table, random.Random(1))["status"] == "finished"


def test_a_file_that_was_changed_is_refused_with_line_and_reason(ada: Visitor) -> None:
    text = (GOLDEN / "pergamon-2.dig").read_text(encoding="utf-8")
    for bad in (
        "no journal",
        text.replace("place", "fly", 1),
        text[: len(text) // 2],
        text.replace("rules: ", "rules: 9"),
    ):
        problem = ada.refused("/api/journals", 409, "bad-journal", content=bad, headers=PLAIN)
        assert problem["detail"].startswith("journal:")
        assert problem["arguments"]["line"] >= 0
    ada.refused("/api/journals", 422, "wrong-request", content=b"\xff\xfe", headers=PLAIN)


def test_nothing_is_played_of_a_file_whose_check_does_not_fit(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (GOLDEN / "pergamon-2.dig").read_text(encoding="utf-8")
    with monkeypatch.context() as blind:
        blind.setattr(journal, "parse", None)
        ada.refused("/api/journals", 409, "bad-journal", content=text.replace("place", "fly", 1), headers=PLAIN)


def test_a_file_that_is_no_text_is_refused(ada: Visitor) -> None:
    ada.refused("/api/journals", 422, "wrong-request", content=b"\xff\xfe", headers=PLAIN)
    ada.refused("/api/journals", 422, "wrong-request", content=b"", headers=PLAIN)


# Clones


def test_a_game_goes_on_from_any_ply_on_one_device(ada: Visitor, over: Any) -> None:
    for ply in (0, 1, 17, over["ply"] // 2, over["ply"]):
        new = ada.post(at(over, "clone"), {"ply": ply}, 201)
        assert new["origin"] == {"table": over["id"], "ply": ply}
        assert new["commitment"] != over["commitment"]
        assert new["you"] == [0, 1]
        old = ada.table(over, since=0)["happened"]
        assert new["happened"][:ply] == old[:ply]
        assert ada.get(at(new, f"plies/{ply}"))["view"] == ada.get(at(over, f"plies/{ply}"))["view"]
        if new["status"] == "playing":
            assert ada.act(new, offered(new)[0])["ply"] > new["ply"]
        assert journal.parse(dig_file(ada, new)).secret is None


def test_a_clone_may_be_played_against_bots(ada: Visitor, over: Any) -> None:
    new = ada.post(at(over, "clone"), {"ply": 10, "seats": ME_AND_A_BOT}, 201)
    assert [seat["kind"] for seat in new["seats"]] == ["person", "bot"]
    assert ada.my_turn(new)["offers"]


def test_what_cannot_be_cloned(ada: Visitor, bo: Visitor, over: Any) -> None:
    ada.refused(at(over, "clone"), 409, "no-such-ply", {"ply": over["ply"] + 1})
    ada.refused(at(over, "clone"), 409, "bad-seats", {"ply": 1, "seats": [*ME_AND_A_BOT, {"kind": "bot"}]})
    ada.refused(at(ada.open(seats=TWO_ONLINE), "clone"), 409, "not-begun", {"ply": 0})
    bo.refused(at(online(ada, bo), "clone"), 409, "still-played", {"ply": 0})


@pytest.mark.parametrize(("is_rated", "kind"), [(False, "still-played"), (True, "not-finished")])
def test_there_is_no_way_around_closed_hints(
    server: Serving, ada: Visitor, bo: Visitor, is_rated: bool, kind: str
) -> None:
    table = ada.open(seats=TWO_ONLINE, is_rated=is_rated, options={"secret_tickets": True})
    bo.join(table)
    table = ada.start(table)
    for somebody in (ada, bo, server.guest(), server.nobody()):
        somebody.refused(at(table, "journal"), 409, kind, method="GET")
        somebody.refused(at(table, f"plies/{table['ply']}/position"), 409, kind, method="GET")
        assert somebody.get(at(table, f"plies/{table['ply']}"), params={"offers": True})["offers"] == []
        if somebody.name:
            somebody.refused(at(table, "clone"), 409, kind, {"ply": table["ply"]})
            somebody.refused(at(table, "analysis"), 409, "not-finished")
    mover = (ada, bo)[table["mover"]]
    mover.refused(at(table, "hint"), 409, "rated-hints" if is_rated else "no-agreement")


# Rematches


@pytest.fixture
def played(ada: Visitor, bo: Visitor) -> Any:
    """A game of two people that is over."""
    table = ada.open("thebes", TWO_ONLINE, options={"first_player": 0})
    bo.join(table)
    ada.start(table)
    for visitor in (ada, bo):
        visitor.post(at(table, "leave"), {"level": 1})
    return ada.my_turn({**table, "mover": None})


def test_two_who_ask_for_a_rematch_at_once_get_one_table(ada: Visitor, bo: Visitor, played: Any) -> None:
    with ThreadPoolExecutor(8) as threads:
        ask = lambda visitor: visitor.http.post(at(played, "rematch"))  # noqa: E731
        answers = list(threads.map(ask, [ada, bo] * 4))
    assert [answer.status_code for answer in answers] == [200] * 8
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert ada.table(played)["rematch"] == answers[0].json()["id"]


def test_in_a_rematch_everybody_sits_one_seat_further(server: Serving, ada: Visitor, bo: Visitor, played: Any) -> None:
    server.guest().refused(at(played, "rematch"), 403, "not-seated")
    again = ada.post(at(played, "rematch"))
    assert [seat["kind"] for seat in again["seats"]] == ["link", "person"]
    assert again["seats"][1]["name"] == ada.name
    assert bo.post(at(played, "rematch"))["id"] == again["id"]
    bo.join(again)
    assert bo.start(again)["status"] == "playing"


def test_a_rematch_against_bots_begins_at_once(ada: Visitor) -> None:
    table = ada.open("thebes")
    ada.refused(at(table, "rematch"), 409, "not-finished")
    again = ada.post(at(ada.play_to_the_end(table, random.Random(2)), "rematch"))
    assert again["status"] == "playing"
    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
