from __future__ import annotations

import random

from tests.server.serving import TWO_ONLINE, Serving, Visitor, at


def play_rated(ada: Visitor, bo: Visitor) -> list[int]:
    """A rated game of two people; returns their places."""
    table = ada.open("thebes", TWO_ONLINE, is_rated=True)
    bo.join(table)
    table = ada.start(table)
    dice = random.Random(9)
    while table["status"] == "playing":
        mover = (ada, bo)[table["mover"]]
        table = mover.act_somehow(mover.table(table), dice)
    return [seat["place"] for seat in table["seats"]]


def test_a_rated_game_counts_for_both_and_shows_on_the_leaderboard(ada: Visitor, bo: Visitor) -> None:
    places = play_rated(ada, bo)
    ratings = [ada.get(f"/api/players/{visitor.name}")["ratings"] for visitor in (ada, bo)]
    assert [[(one["game"], one["players"], one["games"]) for one in found] for found in ratings] == [
        [("thebes", 2, 1)],
        [("thebes", 2, 1)],
    ]
    if places[0] != places[1]:
        assert (ratings[0][0]["mu"] > ratings[1][0]["mu"]) == (places[0] < places[1])
    board = ada.get("/api/leaderboard?game=thebes&players=2")["leaders"]
    assert {ada.name, bo.name} <= {leader["name"] for leader in board}
    cautious = [leader["mu"] - 3 * leader["sigma"] for leader in board]
    assert cautious == sorted(cautious, reverse=True)
    assert ada.get("/api/leaderboard?game=thebes&players=4")["leaders"] == []


def test_a_rated_game_against_a_level_rates_the_level_too(server: Serving, ada: Visitor) -> None:
    table = ada.open("thebes", [{"kind": "me"}, {"kind": "bot", "level": 2}], is_rated=True)
    ada.post(at(table, "leave"), {"level": 1})
    ada.my_turn({**table, "mover": None})
    kinds = {leader["name"]: leader["kind"] for leader in ada.get("/api/leaderboard?game=thebes")["leaders"]}
    assert kinds[ada.name] == "guest"
    assert kinds["Theodore Davis"] == "level"


def test_a_game_that_is_not_rated_does_not_count(ada: Visitor) -> None:
    ada.play_to_the_end(ada.open("thebes"), random.Random(1))
    assert ada.get(f"/api/players/{ada.name}")["ratings"] == []
