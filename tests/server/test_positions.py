"""Positions that are set up by hand, over the API."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import ME_AND_A_BOT, Serving, at

POSITIONS = Path(__file__).parents[2] / "examples" / "positions"


@pytest.mark.parametrize(("game", "mover"), [("pergamon", 1), ("thebes", 0)])
def test_a_position_is_shown_with_what_may_be_done(server: Serving, game: str, mover: int) -> None:
    text = (POSITIONS / f"{game}.toml").read_text(encoding="utf-8")
    found = server.nobody().post("/api/positions", {"text": text})
    assert (found["game"], found["names"], found["mover"]) == (game, ["Ada", "Bo"], mover)
    assert found["view"]["mover"] == mover
    assert found["offers"]


def test_what_cannot_be_is_refused(server: Serving) -> None:
    problem = server.nobody().refused("/api/positions", 409, "bad-position", {"text": 'game = "chess"'})
    assert problem["detail"] == "game: 'chess' is none of pergamon, thebes"
    assert problem["arguments"]["line"] == 1
    found = {"found": "'chess'", "words": "pergamon, thebes", "fact": "game"}
    assert problem["refusal"] == {"kind": "unknown-word", "arguments": found, "pieces": [], "section": None}


def test_a_position_is_gone_on_with(server: Serving) -> None:
    """By actions, and by draws of chance; nothing of it is kept."""
    text = (POSITIONS / "thebes.toml").read_text(encoding="utf-8")
    ada = server.nobody()
    first = ada.post("/api/positions", {"text": text})
    taken = first["offers"][0]["actions"][0]
    due = ada.post("/api/positions", {"text": text, "then": [taken["action"]]})
    assert due["mover"] == -1
    assert [(one["ply"], one["notation"]) for one in due["happened"]] == [(0, taken["notation"])]
    drawn = ada.post("/api/positions", {"text": text, "then": [taken["action"]], "draw": True})
    assert drawn["mover"] >= 0
    then = [one["action"] for one in drawn["happened"]]
    assert ada.post("/api/positions", {"text": text, "then": then}) == drawn


@pytest.mark.parametrize("then", [[0], [10**9]])
def test_what_is_not_allowed_there_is_refused(server: Serving, then: list[int]) -> None:
    text = (POSITIONS / "pergamon.toml").read_text(encoding="utf-8")
    server.nobody().refused("/api/positions", 409, "illegal-action", {"text": text, "then": then})


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_an_example_can_be_read_and_gives_a_hint(server: Serving, game: str) -> None:
    ada = server.guest()
    example = ada.get(f"/api/games/{game}/position")
    found = ada.post("/api/positions", example)
    hint = ada.post("/api/positions/hint", example)
    assert hint["player"] == found["mover"]
    offered = {action["action"] for offer in found["offers"] for action in offer["actions"]}
    assert {one["action"] for one in hint["suggestions"]} <= offered


def test_a_table_of_ones_own_is_written_down_as_it_stood(server: Serving) -> None:
    ada = server.guest()
    table = ada.my_turn(ada.open("thebes", ME_AND_A_BOT))
    now = ada.table(table)
    text = ada.get(at(table, f"plies/{now['ply']}/position"))["text"]
    found = ada.post("/api/positions", {"text": text})
    assert (found["mover"], found["names"]) == (now["mover"], [seat["name"] for seat in now["seats"]])
    assert notations(found) == notations(now)
    server.guest().refused(at(table, f"plies/{now['ply']}/position"), 409, "still-played", method="GET")


def notations(shown: Any) -> list[str]:
    return sorted(action["notation"] for offer in shown["offers"] for action in offer["actions"])


def test_a_rated_game_is_not_written_down_before_its_end(server: Serving) -> None:
    ada = server.guest()
    table = ada.my_turn(ada.open("pergamon", ME_AND_A_BOT, is_rated=True))
    ada.refused(at(table, f"plies/{table['ply']}/position"), 409, "not-finished", method="GET")
