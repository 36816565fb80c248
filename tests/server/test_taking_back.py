from __future__ import annotations

import random
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


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_nothing_is_taken_back_past_chance_and_the_next_draws_remain(ada: Visitor, game: str) -> None:
    """Whoever takes back and decides the same sees the same draws: there is nothing to gain."""
    table = ada.open(game, TWO_HERE)
    dice = random.Random(5)
    refused = 0
    for _ in range(40):
        action = dice.choice(offered(table))
        after = ada.act(table, action)
        if any(played["mover"] == CHANCE for played in after["happened"]):
            ada.refused(at(table, "takeback"), 409, "seen-already")
            refused += 1
        else:
            assert ada.post(at(table, "takeback"))["view"] == table["view"]
            again = ada.act(table, action)
            assert (again["view"], again["happened"]) == (after["view"], after["happened"])
        table = after
        if table["status"] == "finished":
            break
    assert refused


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


def test_whoever_refuses_ends_the_wish(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    after = ada.act(table, SHOWS_NOTHING[0])
    ada.post(at(table, "takeback"))
    refused = bo.post(at(table, "takeback/answer"), {"agree": False})
    assert refused["takeback"] is None
    assert refused["ply"] == after["ply"]
    bo.refused(at(table, "takeback/answer"), 409, "no-wish", {"agree": True})


def test_whoever_plays_on_ends_the_wish(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    ada.act(table, SHOWS_NOTHING[0])
    ada.post(at(table, "takeback"))
    assert bo.act_somehow(bo.table(table), random.Random(1))["takeback"] is None


def test_only_whoever_is_asked_may_answer(server: Serving, ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    ada.act(table, SHOWS_NOTHING[0])
    ada.post(at(table, "takeback"))
    for visitor in (ada, server.guest()):
        visitor.refused(at(table, "takeback/answer"), 403, "not-asked", {"agree": True})


def test_nobody_takes_back_what_another_has_answered(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    ada.act(table, SHOWS_NOTHING[0])
    bo.act_somehow(bo.table(table), random.Random(1))
    ada.refused(at(table, "takeback"), 409, "seen-already")


def test_there_is_nothing_to_take_back_before_and_after_the_game(ada: Visitor, bo: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    ada.refused(at(table, "takeback"), 409, "seen-already")
    bo.refused(at(table, "takeback"), 403, "not-seated")
    waiting = ada.open(seats=[{"kind": "me"}, {"kind": "link"}])
    ada.refused(at(waiting, "takeback"), 409, "not-playing")


def test_a_rated_game_in_which_something_was_taken_back_does_not_count(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo, is_rated=True)
    ada.act(table, SHOWS_NOTHING[0])
    ada.post(at(table, "takeback"))
    assert bo.post(at(table, "takeback/answer"), {"agree": True})["is_rated"] is False


def test_a_rated_game_against_bots_is_not_taken_back(ada: Visitor) -> None:
    table = ada.my_turn(ada.open(seats=ME_AND_A_BOT, is_rated=True))
    notations = [action["notation"] for offer in table["offers"] for action in offer["actions"]]
    ada.act(table, next(space for space in SHOWS_NOTHING if space in notations))
    ada.refused(at(table, "takeback"), 409, "rated")
    assert ada.table(table)["is_rated"]


def test_what_a_bot_thought_of_another_game_is_not_played(
    server: Serving, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person takes back and decides otherwise while the bot thinks: the ply is the same, the game is not."""
    thinking = server.app.state.bots.thinking
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


def test_the_table_says_whether_one_may_take_back_and_why_not(server: Serving, ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    assert (table["may_take_back"], table["no_take_back"]) == (False, "seen-already")
    after = ada.act(table, SHOWS_NOTHING[0])
    assert (after["may_take_back"], after["no_take_back"]) == (True, None)
    seen = server.nobody().get(f"/api/tables/{table['id']}")
    assert (seen["may_take_back"], seen["no_take_back"]) == (False, "not-seated")


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_what_the_table_says_about_taking_back_is_what_the_request_does(ada: Visitor, game: str) -> None:
    table = ada.open(game, TWO_HERE)
    dice = random.Random(7)
    answers = set()
    for _ in range(30):
        table = ada.act(table, dice.choice(offered(table)))
        if table["status"] == "finished":
            break
        answers.add(table["may_take_back"])
        if table["may_take_back"]:
            back = ada.post(at(table, "takeback"))
            table = ada.act(back, dice.choice(offered(back)))
        else:
            ada.refused(at(table, "takeback"), 409, table["no_take_back"])
    assert answers == ({True, False} if game == "pergamon" else {False})  # in Thebes nearly all is followed by a draw
