from __future__ import annotations

import random

from tests.server.serving import ME_AND_A_BOT, Visitor, at, eventually
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


def test_when_all_have_left_bots_finish_the_game(ada: Visitor) -> None:
    table = ada.open(seats=ME_AND_A_BOT)
    ada.post(at(table, "leave"), {"level": 1})
    end = eventually(lambda: (found := ada.table(table))["status"] == "finished" and found)
    assert min(seat["place"] for seat in end["seats"]) == 1
    ada.refused(at(table, "leave"), 403, "not-seated")
