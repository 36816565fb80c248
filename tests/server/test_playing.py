from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.serving import ME_AND_A_BOT, TWO_HERE, TWO_ONLINE, Serving, Visitor, at, offered


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
@pytest.mark.parametrize("seats", [ME_AND_A_BOT, TWO_HERE])
def test_a_whole_game_can_be_played_with_offers_alone(ada: Visitor, game: str, seats: Any) -> None:
    end = ada.play_to_the_end(ada.open(game, seats), random.Random(1))
    assert min(seat["place"] for seat in end["seats"]) == 1
    assert end["offers"] == []
    assert end["mover"] is None
    ada.refused(at(end, "actions"), 409, "not-playing", {"action": 0, "ply": end["ply"]})


def test_two_people_play_a_whole_game_online(ada: Visitor, bo: Visitor) -> None:
    table = ada.open("thebes", TWO_ONLINE)
    bo.join(table)
    table = ada.start(table)
    dice = random.Random(2)
    while table["status"] == "playing":
        mover = (ada, bo)[table["mover"]]
        table = mover.act_somehow(mover.table(table), dice)
    assert ada.table(table)["seats"][0]["score"] == bo.table(table)["seats"][0]["score"] is not None


def online(ada: Visitor, bo: Visitor, **more: Any) -> Any:
    """A table of two people where the first is to move."""
    table = ada.open(seats=TWO_ONLINE, options={"first_player": 0}, **more)
    bo.join(table)
    return ada.start(table)


def test_an_action_is_answered_with_what_it_brought_about(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    action = offered(table)[0]
    after = ada.act(table, action)
    assert after["happened"][0]["ply"] == table["ply"]
    assert after["happened"][0]["action"] == action
    assert after["happened"][0]["mover"] == table["mover"]
    assert [played["ply"] for played in after["happened"]] == list(range(table["ply"], after["ply"]))


def test_an_action_may_be_written_by_its_notation(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    assert ada.act(table, "Place 8")["happened"][0]["notation"] == "place 8"


def test_only_whoever_is_to_move_may_act(server: Serving, ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    body = {"action": offered(table)[0], "ply": table["ply"]}
    problem = bo.refused(at(table, "actions"), 403, "not-your-turn", body)
    assert ada.name in problem["detail"]
    assert problem["refusal"]["kind"] == "not-your-turn"
    assert problem["refusal"]["arguments"] == {"player": table["mover"]}
    server.guest().refused(at(table, "actions"), 403, "not-seated", body)
    server.nobody().refused(at(table, "actions"), 401, "no-name", body)
    assert bo.table(table)["offers"] == []


def test_another_ply_is_refused_with_the_table_as_it_is(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    action = offered(table)[0]
    after = ada.act(table, action)
    body = {"action": action, "ply": table["ply"]}
    problem = ada.refused(at(table, "actions"), 409, "another-ply", body)
    assert problem["table"]["ply"] == after["ply"]
    assert problem["table"]["offers"] == after["offers"]
    early = ada.refused(at(table, "actions"), 409, "another-ply", {**body, "ply": 9999})
    assert early["arguments"] == {"ply": 9999, "now": after["ply"]}


def test_an_illegal_action_is_refused_with_the_reason(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    for action, reason in (("fly away", "there is no action"), (10**6, "numbered 0 to"), (-1, "numbered 0 to")):
        body = {"action": action, "ply": table["ply"]}
        assert reason in ada.refused(at(table, "actions"), 409, "illegal-action", body)["detail"]
    assert ada.table(table) == {**table, "happened": [], "since": None}


def test_of_answers_to_one_ply_at_the_same_instant_one_is_stored(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    for _ in range(10):
        body = {"action": offered(table)[0], "ply": table["ply"]}
        with ThreadPoolExecutor(6) as threads:
            answers = list(threads.map(lambda _: ada.http.post(at(table, "actions"), json=body), range(6)))  # noqa: B023
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
        now = ada.table(table)
        assert all(answer.json()["table"]["ply"] == now["ply"] for answer in answers if answer.status_code == 409)
        table = now


# Watching


def test_anybody_may_watch_and_nobody_sees_anothers_secrets(server: Serving, ada: Visitor, bo: Visitor) -> None:
    table = ada.open(seats=TWO_ONLINE, options={"secret_tickets": True, "first_player": 0})
    bo.join(table)
    ada.start(table)
    watcher = server.nobody()

    def tickets(visitor: Visitor) -> list[Any]:
        return [desk["tickets"] for desk in visitor.table(table)["view"]["desks"]]

    assert tickets(watcher) == [None, None]
    assert tickets(ada)[0] is not None
    assert tickets(ada)[1] is None
    assert tickets(bo)[0] is None
    assert watcher.table(table)["offers"] == []
    ply = watcher.get(at(table, f"plies/{watcher.table(table)['ply']}"))
    assert [desk["tickets"] for desk in ply["view"]["desks"]] == [None, None]


def test_a_client_that_asks_now_and_then_is_told_when_nothing_has_changed(ada: Visitor, bo: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    etag = ada.ask("GET", at(table)).headers["etag"]
    others = ", ".join(f'"other {number}"' for number in range(100))
    for known in (etag, f"W/{etag}", f'"other", {etag}', f"{others}, {etag}"):
        answer = ada.ask("GET", at(table), 304, headers={"if-none-match": known})
        assert answer.content == b""
        assert answer.headers["etag"] == etag
    ada.ask("GET", at(table), headers={"if-none-match": others})
    bo.ask("GET", at(table), headers={"if-none-match": etag})  # who sees something else
    ada.act_somehow(table, random.Random(1))
    assert ada.ask("GET", at(table), headers={"if-none-match": etag}).headers["etag"] != etag


def test_what_happened_is_told_from_any_ply_on(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    dice = random.Random(3)
    for _ in range(60):
        table = ada.act_somehow(table, dice)
    everything = ada.table(table, since=0)["happened"]
    assert [played["ply"] for played in everything] == list(range(table["ply"]))
    for since in (1, 50, table["ply"] - 1, table["ply"], 99_999):
        assert ada.table(table, since=since)["happened"] == everything[since:]
    assert ada.table(table)["happened"] == []


def test_every_ply_can_be_looked_at(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    after = ada.act_somehow(table, random.Random(4))
    first = ada.get(at(table, "plies/0"))
    assert first["happened"] == []
    assert first["mover"] == -1
    then = ada.get(at(table, f"plies/{table['ply']}"))
    assert then["view"] == table["view"]
    now = ada.get(at(table, f"plies/{after['ply']}"))
    assert now["view"] == after["view"]
    assert now["happened"] == after["happened"][-1:]
    ada.refused(at(table, f"plies/{after['ply'] + 1}"), 404, "not-found", method="GET")


def test_a_move_is_played_however_it_is_sent(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    for headers, in_pieces in (
        ({"content-type": "application/json"}, False),
        ({"content-type": "application/json; charset=utf-8"}, False),
        ({"content-type": "application/json"}, True),
    ):
        body = json.dumps({"action": offered(table)[0], "ply": table["ply"]}).encode()
        sent = iter([body[:5], body[5:]]) if in_pieces else body
        answer = ada.http.post(at(table, "actions"), content=sent, headers=headers)
        assert answer.status_code == 200, answer.text
        assert answer.json()["ply"] > table["ply"]
        table = answer.json()
