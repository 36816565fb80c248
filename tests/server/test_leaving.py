from __future__ import annotations

import random

from tests.server.serving import ME_AND_A_BOT, Serving, Visitor, at, eventually
from tests.server.test_playing import online


def test_a_bot_goes_on_for_whoever_leaves(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    left = ada.post(at(table, "leave"), {"level": 1})
    assert left["seats"][0]["has_left"]
    assert left["seats"][0]["stand_in"] == 1
    assert left["seats"][0]["name"] == ada.name
    assert left["you"] == []
    end = bo.play_to_the_end(bo.my_turn(bo.table(table)), random.Random(1))
    assert end["seats"][0]["place"] is not None


def test_whoever_has_left_may_watch_but_not_act_or_return(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    ada.post(at(table, "leave"))
    assert ada.table(table)["offers"] == []
    ada.refused(at(table, "actions"), 403, "not-seated", {"action": 0, "ply": table["ply"]})
    ada.refused(at(table, "return"), 409, "not-away")
    ada.refused(at(table, "leave"), 403, "not-seated")


def test_when_all_have_left_bots_finish_the_game(ada: Visitor) -> None:
    table = ada.open(seats=ME_AND_A_BOT)
    ada.post(at(table, "leave"), {"level": 1})
    end = eventually(lambda: (found := ada.table(table))["status"] == "finished" and found)
    assert min(seat["place"] for seat in end["seats"]) == 1
    ada.refused(at(table, "leave"), 403, "not-seated")


def test_whoever_opened_a_table_and_does_not_sit_there_closes_it(server: Serving, ada: Visitor, bo: Visitor) -> None:
    table = ada.open(seats=[{"kind": "link"}, {"kind": "link"}])
    bo.refused(at(table, "leave"), 403, "not-seated")
    bo.join(table)
    ada.refused(at(table, "leave"), 403, "not-seated")  # somebody waits there
    bo.post(at(table, "leave"))
    table = ada.open(seats=[{"kind": "link"}, {"kind": "link"}])
    assert ada.post(at(table, "leave"))["status"] == "closed"


def test_nobody_leaves_where_they_do_not_sit_or_when_it_is_over(server: Serving, ada: Visitor) -> None:
    table = ada.open(seats=ME_AND_A_BOT)
    server.guest().refused(at(table, "leave"), 403, "not-seated")
    ada.play_to_the_end(table, random.Random(1))
    ada.refused(at(table, "leave"), 409, "finished")


def test_whoever_leaves_answers_no_wish_any_more(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo)
    ada.act(table, "place 8")
    ada.post(at(table, "takeback"))
    assert bo.post(at(table, "leave"))["takeback"] is None


def test_anothers_leaving_gives_nobody_time_back(ada: Visitor, bo: Visitor) -> None:
    table = online(ada, bo, clock={"kind": "bank", "seconds": 600})
    assert bo.post(at(table, "leave"))["deadline"] == table["deadline"]
