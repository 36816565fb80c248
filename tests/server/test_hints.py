from __future__ import annotations

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


def test_hints_are_for_whoever_is_to_move(server: Serving, ada: Visitor, bo: Visitor) -> None:
    table = agreed(ada, bo)
    assert ada.table(table)["mover"] == 0
    bo.refused(at(table, "hint"), 403, "not-your-hint")
    server.guest().refused(at(table, "hint"), 403, "not-seated")
    server.nobody().refused(at(table, "hint"), 401, "no-name")


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
