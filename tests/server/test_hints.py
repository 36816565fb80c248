from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.serving import ME_AND_A_BOT, TWO_HERE, Serving, Visitor, at, offered
from tests.server.test_playing import online


def agreed(ada: Visitor, bo: Visitor) -> Any:
    """A table online where both agree to hints, Ada to move."""
    table = online(ada, bo)
    ada.post(at(table, "hints"))
    bo.post(at(table, "hints/answer"), {"agree": True})
    return table


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
@pytest.mark.parametrize("seats", [ME_AND_A_BOT, TWO_HERE], ids=["against a bot", "on one device"])
def test_where_nobody_else_sits_hints_are_there_at_once(ada: Visitor, game: str, seats: Any) -> None:
    table = ada.my_turn(ada.open(game, seats))
    assert table["hints"] == {"are_allowed": True, "by": "", "waits_for": [], "waits_for_you": False}
    found = ada.post(at(table, "hint"))
    assert (found["ply"], found["player"]) == (table["ply"], table["mover"])
    assert 1 <= len(found["suggestions"]) <= 3
    assert {one["action"] for one in found["suggestions"]} <= set(offered(table))
    assert all(0 <= one["win_chance"] <= 1 for one in found["suggestions"])
    assert ada.table(table)["version"] == table["version"]  # nothing is stored


def test_a_rated_game_has_no_hints(server: Serving, ada: Visitor, bo: Visitor) -> None:
    table = ada.my_turn(ada.open(seats=ME_AND_A_BOT, is_rated=True))
    assert not table["hints"]["are_allowed"]
    ada.refused(at(table, "hint"), 409, "rated-hints")
    ada.refused(at(table, "hints"), 409, "rated-hints")
    among_people = online(ada, bo, is_rated=True)
    bo.refused(at(among_people, "hints"), 409, "rated-hints")


def test_hints_are_for_whoever_is_to_move(server: Serving, ada: Visitor, bo: Visitor) -> None:
    table = agreed(ada, bo)
    assert ada.table(table)["mover"] == 0
    bo.refused(at(table, "hint"), 403, "not-your-hint")
    server.guest().refused(at(table, "hint"), 403, "not-seated")
    server.nobody().refused(at(table, "hint"), 401, "no-name")


def test_there_are_no_hints_before_and_after_the_game(ada: Visitor) -> None:
    waiting = ada.open(seats=[{"kind": "me"}, {"kind": "link"}])
    ada.refused(at(waiting, "hint"), 409, "not-playing")
    over = ada.play_to_the_end(ada.open("thebes", TWO_HERE), random.Random(3))
    assert not over["hints"]["are_allowed"]
    ada.refused(at(over, "hint"), 409, "not-playing")
    ada.refused(at(over, "hints"), 409, "not-playing")


# Among people


def test_among_people_all_agree_first(server: Serving, ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    ada.refused(at(table, "hint"), 409, "no-agreement")
    asked = ada.post(at(table, "hints"))["hints"]
    assert asked == {"are_allowed": False, "by": ada.name, "waits_for": [bo.name], "waits_for_you": False}
    ada.refused(at(table, "hint"), 409, "no-agreement")
    assert bo.table(table)["hints"]["waits_for_you"]
    assert bo.post(at(table, "hints/answer"), {"agree": True})["hints"]["are_allowed"]
    server.app.state.tables._tables.clear()  # so that it is read again
    assert ada.post(at(table, "hint"))["suggestions"]


def test_the_agreement_holds_for_everybody_and_for_the_whole_game(ada: Visitor, bo: Visitor) -> None:
    table = agreed(ada, bo)
    ada.act_somehow(ada.table(table), random.Random(1))
    theirs = bo.my_turn(bo.table(table))
    assert bo.post(at(table, "hint"))["ply"] == theirs["ply"]


def test_whoever_refuses_or_thinks_better_of_it_ends_hints(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    ada.post(at(table, "hints"))
    assert bo.post(at(table, "hints/answer"), {"agree": False})["hints"]["by"] == ""
    bo.refused(at(table, "hints/answer"), 409, "no-wish", {"agree": True})
    other = agreed(ada, bo)
    assert not bo.post(at(other, "hints/answer"), {"agree": False})["hints"]["are_allowed"]
    ada.refused(at(other, "hint"), 409, "no-agreement")


def test_somebody_who_watches_cannot_agree(server: Serving, ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    ada.post(at(table, "hints"))
    server.guest().refused(at(table, "hints/answer"), 403, "not-seated", {"agree": True})
    server.guest().refused(at(table, "hints"), 403, "not-seated")
    assert not ada.table(table)["hints"]["are_allowed"]


def test_nobody_waits_for_the_agreement_of_somebody_who_has_left(server: Serving, ada: Visitor, bo: Visitor) -> None:
    cleo = server.guest()
    table = ada.open(seats=[{"kind": "me"}, {"kind": "anyone"}, {"kind": "anyone"}], options={"first_player": 0})
    bo.join(table)
    cleo.join(table)
    ada.start(table)
    ada.post(at(table, "hints"))
    cleo.post(at(table, "leave"))
    assert ada.table(table)["hints"]["waits_for"] == [bo.name]
    bo.post(at(table, "leave"))
    assert ada.table(table)["hints"]["are_allowed"]


def test_a_wish_ends_with_whoever_had_it(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    ada.post(at(table, "hints"))
    ada.post(at(table, "leave"))
    assert bo.table(table)["hints"]["by"] == ""
