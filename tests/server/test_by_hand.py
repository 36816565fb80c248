"""Following a game at a real table: all that happens there, the draws too, is entered by hand."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from digsite import CHANCE
from digsite.cli.main import main
from digsite.core import journal
from tests.server.serving import TWO_HERE, Serving, Visitor, at, eventually, offered
from tests.server.test_journals import dig_file

THREE_THERE = [{"kind": "hotseat", "name": name} for name in ("Ada", "Bo", "Cy")]
PERGAMON = "first P1; 5; 17; 40; 8; 60; bag; chest"  # up to the first decision of two
THEBES = "first P1; greece 2 rome; crete 1 paris; assistant berlin; palestine 2 paris"


def by_hand(visitor: Visitor, game: str = "pergamon", seats: Any = TWO_HERE, **more: Any) -> Any:
    return visitor.open(game, seats, chance="by_hand", **more)


def enter(visitor: Visitor, table: Any, text: str) -> Any:
    return visitor.post(at(table, "entries"), {"text": text, "ply": table["ply"]})


def known(visitor: Visitor, table: Any) -> dict[str, Any]:
    """What is seen of a table, but for what rises with every change."""
    return {name: value for name, value in visitor.table(table).items() if name not in ("version", "moved")}


# Drawing


@pytest.mark.parametrize(("game", "kind"), [("pergamon", "first"), ("thebes", "first")])
def test_chance_is_entered_by_whoever_sits_there(ada: Visitor, bo: Visitor, game: str, kind: str) -> None:
    table = by_hand(ada, game)
    assert (table["status"], table["ply"], table["mover"], table["chance"]) == ("playing", 0, CHANCE, "by_hand")
    assert (table["is_private"], table["commitment"], table["secret"]) == (True, None, None)
    assert {action["kind"] for offer in table["offers"] for action in offer["actions"]} == {kind}
    assert bo.table(table)["offers"] == []
    bo.refused(at(table, "actions"), 403, "not-seated", {"action": offered(table)[0], "ply": 0})
    after = ada.act(table, "first P2")
    assert [(played["mover"], played["notation"]) for played in after["happened"]] == [(CHANCE, "first P2")]
    assert after["mover"] == CHANCE
    ada.refused(at(table, "actions"), 409, "illegal-action", {"action": "first P1", "ply": 1})


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
@pytest.mark.parametrize("seats", [TWO_HERE, THREE_THERE])
def test_a_whole_game(ada: Visitor, server: Serving, game: str, seats: Any, tmp_path: Path) -> None:
    table, dice = by_hand(ada, game, seats), random.Random(3)
    drawn = 0
    while table["status"] == "playing":
        drawn += table["mover"] == CHANCE
        before = table
        table = ada.act_somehow(table, dice)
        assert table["ply"] == before["ply"] + 1  # one action at a time, draws too
        assert table["happened"][0]["events"] or table["mover"] == CHANCE
        if table["ply"] == 30:
            server.app.state.tables._tables.clear()  # so that it is read again
    assert drawn > 20
    assert (table["commitment"], table["secret"], table["is_rated"]) == (None, None, False)
    assert sorted(seat["place"] for seat in table["seats"])[0] == 1
    record = journal.parse(dig_file(ada, table))
    assert record.seed is None
    assert len(record.actions) == table["ply"]
    path = tmp_path / "game.dig"
    path.write_text(dig_file(ada, table), encoding="utf-8")
    assert main(["verify", str(path)]) == 0


def test_a_list_says_that_a_draw_waits_for_you(ada: Visitor) -> None:
    table = by_hand(ada, seats=[{"kind": "me"}, {"kind": "bot", "level": 1}])
    [listed] = ada.get(f"/api/tables?player={ada.name}")["tables"]
    assert (listed["id"], listed["waits_for_you"]) == (table["id"], True)


# Entering several


@pytest.mark.parametrize(("game", "text"), [("pergamon", PERGAMON), ("thebes", THEBES)])
def test_several_actions_are_entered_at_once(ada: Visitor, game: str, text: str) -> None:
    table = enter(ada, by_hand(ada, game), text)
    assert table["ply"] == len(table["happened"]) == len(text.split(";"))
    assert table["mover"] in table["you"]


def test_if_one_does_not_fit_none_is_played(ada: Visitor) -> None:
    table = by_hand(ada)
    body = {"text": "first P1; 5; 5", "ply": 0}
    problem = ada.refused(at(table, "entries"), 409, "illegal-action", body)
    assert problem["detail"] == "entry 3: '5' is not legal: tile 5 has been seen already"
    assert ada.table(table)["ply"] == 0
    ada.refused(at(table, "entries"), 409, "another-ply", {"text": "first P1", "ply": 3})


def test_where_chance_draws_by_itself_nothing_is_entered(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    ada.refused(at(table, "entries"), 409, "not-by-hand", {"text": "place 5", "ply": table["ply"]})


# Bots


def test_a_bot_plays_along_and_is_not_played_for(ada: Visitor) -> None:
    table = by_hand(ada, seats=[{"kind": "me"}, {"kind": "bot", "level": 1}])
    table = enter(ada, table, PERGAMON)
    ada.refused(at(table, "entries"), 409, "illegal-action", {"text": "place 8; place 6", "ply": table["ply"]})
    ada.act(table, "place 8")
    waiting = eventually(lambda: (now := ada.table(table, since=0))["ply"] > table["ply"] + 1 and now)
    assert waiting["mover"] == CHANCE
    assert waiting["happened"][table["ply"] + 1]["mover"] == 1
    back = ada.post(at(table, "takeback"))  # over the bot's answer, which was not entered
    assert (back["ply"], back["mover"]) == (table["ply"], 0)


def test_the_best_move_is_named_once_the_draws_are_entered(ada: Visitor) -> None:
    table = by_hand(ada, "thebes")
    ada.refused(at(table, "hint"), 403, "not-your-hint")  # a draw is due
    table = enter(ada, table, THEBES)
    found = ada.post(at(table, "hint"))
    assert (found["ply"], found["player"]) == (table["ply"], table["mover"])
    assert {one["action"] for one in found["suggestions"]} <= set(offered(table))


# Taking back


@pytest.mark.parametrize(("game", "text"), [("pergamon", PERGAMON), ("thebes", THEBES)])
def test_draws_are_taken_back_one_by_one(ada: Visitor, game: str, text: str) -> None:
    table = by_hand(ada, game)
    seen = [known(ada, table)]
    for part in text.split(";"):
        table = enter(ada, table, part)
        seen.append(known(ada, table))
    for before in seen[-2::-1]:
        ada.post(at(table, "takeback"))
        assert known(ada, table) == before
    ada.refused(at(table, "takeback"), 409, "nothing-entered")


def test_the_last_action_of_a_game_is_taken_back_too(ada: Visitor) -> None:
    table, dice = by_hand(ada), random.Random(3)
    while table["status"] == "playing":
        before, table = table, ada.act_somehow(table, dice)
    back = ada.post(at(table, "takeback"))
    assert (back["status"], back["ply"], back["offers"]) == ("playing", before["ply"], before["offers"])
    assert [seat["place"] for seat in back["seats"]] == [None, None]


def test_only_whoever_sits_there_takes_back(ada: Visitor, bo: Visitor) -> None:
    table = enter(ada, by_hand(ada), "first P1")
    bo.refused(at(table, "takeback"), 403, "not-seated")


# Opening, going on and ending


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("by-hand-online", {"seats": [{"kind": "me"}, {"kind": "link"}]}),
        ("by-hand-bots", {"seats": [{"kind": "bot"}, {"kind": "bot"}]}),
        ("by-hand-terms", {"seats": TWO_HERE, "clock": {"kind": "per_move", "seconds": 60}}),
        ("by-hand-terms", {"seats": [{"kind": "me"}, {"kind": "bot"}], "is_rated": True}),
    ],
)
def test_what_a_real_table_cannot_have(ada: Visitor, kind: str, body: Any) -> None:
    ada.refused("/api/tables", 409, kind, {"game": "pergamon", "chance": "by_hand", **body})


def test_a_game_is_gone_on_with_by_hand(ada: Visitor) -> None:
    table = enter(ada, by_hand(ada, "thebes"), THEBES)
    clone = ada.post(at(table, "clone"), {"ply": 3, "chance": "by_hand"}, 201)
    assert (clone["ply"], clone["mover"], clone["chance"]) == (3, CHANCE, "by_hand")
    drawn = ada.post(at(table, "clone"), {"ply": 3}, 201)
    assert (drawn["ply"], drawn["chance"]) == (5, "secret")


def test_an_unfinished_file_is_gone_on_with_by_hand(ada: Visitor) -> None:
    table = enter(ada, by_hand(ada), "first P1; 5")
    text = dig_file(ada, table)
    query = {"headers": {"content-type": "text/plain"}, "content": text}
    new = ada.ask("POST", "/api/journals?chance=by_hand", 201, **query).json()
    assert (new["ply"], new["mover"], new["chance"]) == (2, CHANCE, "by_hand")
    assert ada.post(at(new, "takeback"))["ply"] == 1  # a slip in the file is mended, too


def test_a_rematch_is_entered_by_hand_again(ada: Visitor) -> None:
    table, dice = by_hand(ada, "thebes"), random.Random(4)
    while table["status"] == "playing":
        table = ada.act_somehow(table, dice)
    again = ada.post(at(table, "rematch"))
    assert (again["chance"], again["mover"], again["status"]) == ("by_hand", CHANCE, "playing")


def test_leaving_puts_the_table_away(ada: Visitor) -> None:
    table = enter(ada, by_hand(ada), PERGAMON)
    assert ada.post(at(table, "leave"))["status"] == "closed"
    assert ada.get(f"/api/tables?player={ada.name}")["tables"] == []
