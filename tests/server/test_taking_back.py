from __future__ import annotations

from typing import Any

import pytest

from digsite import CHANCE
from digsite.core.position import Position
from tests.server.serving import ME_AND_A_BOT, TWO_HERE, Serving, Visitor, at, eventually, offered
from tests.server.test_playing import online

SHOWS_NOTHING = ("place 8", "place 6")  # a figure is placed before anything is drawn, and never by the raider there


def test_on_one_device_the_last_decision_is_taken_back_at_once(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    after = ada.act(table, SHOWS_NOTHING[0])
    assert after["ply"] == table["ply"] + 1
    back = ada.post(at(table, "takeback"))
    assert (back["ply"], back["view"], back["offers"]) == (table["ply"], table["view"], table["offers"])
    assert ada.act(back, SHOWS_NOTHING[1])["ply"] == table["ply"] + 1


def test_against_a_bot_also_over_its_answer_if_nothing_was_drawn(ada: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "hotseat"}]
    table = ada.open(seats=seats, options={"first_player": 0})
    ada.act(table, SHOWS_NOTHING[0])
    answered = ada.my_turn({**table, "mover": 1})
    assert answered["ply"] == table["ply"] + 2
    assert ada.post(at(table, "takeback"))["view"] == table["view"]


def test_a_replayed_game_after_taking_back_is_the_game_in_the_store(server: Serving, ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    for notation in SHOWS_NOTHING:
        table = ada.act(table, notation)
        if table["happened"][-1]["mover"] != CHANCE:
            table = ada.post(at(table, "takeback"))
            table = ada.act(table, offered(table)[0])
    everything = ada.table(table, since=0)["happened"]
    position = Position("pergamon", 2)
    for played in everything:
        position.play(played["action"])
    assert position.mover == table["mover"]
    server.app.state.tables._tables.clear()  # so that it is read again
    assert ada.table(table, since=0)["happened"] == everything


# Online


def test_online_the_others_are_asked(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    after = ada.act(table, SHOWS_NOTHING[0])
    asked = ada.post(at(table, "takeback"))
    assert asked["ply"] == after["ply"]
    assert asked["takeback"] == {"by": ada.name, "ply": table["ply"], "waits_for": [bo.name], "waits_for_you": False}
    assert bo.table(table)["takeback"]["waits_for_you"]
    back = bo.post(at(table, "takeback/answer"), {"agree": True})
    assert back["ply"] == table["ply"]
    assert back["takeback"] is None
    assert ada.table(table)["offers"] == table["offers"]


def test_what_a_bot_thought_of_another_game_is_not_played(
    server: Serving, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person takes back and decides otherwise while the bot thinks: the ply is the same, the game is not."""
    thinking = server.app.state.bots.executor
    really, seen = thinking._think, []

    def slowly(table_id: str, position: Any, *about: Any) -> int:
        seen.append(position.actions)
        if len(seen) == 1:
            eventually(lambda: ada.table(table)["ply"] == table["ply"] + 1 and len(taken_back) == 1)
        return int(really(table_id, position, *about))

    taken_back: list[int] = []
    monkeypatch.setattr(thinking, "_think", slowly)
    table = ada.open(seats=ME_AND_A_BOT, options={"first_player": 0})
    ada.act(table, SHOWS_NOTHING[0])
    eventually(lambda: seen)
    ada.act(ada.post(at(table, "takeback")), SHOWS_NOTHING[1])
    taken_back.append(1)
    after = ada.my_turn({**table, "mover": None})
    assert after["ply"] > table["ply"] + 1
    assert seen[1] != seen[0]
    assert seen[1] == [played["action"] for played in ada.table(table, since=0)["happened"]][: table["ply"] + 1]
