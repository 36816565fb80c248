from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from xml.etree import ElementTree

import jsonschema_rs
import pytest

from digsite.study.puzzles import find, shipped
from tests.server.serving import Serving, Visitor
from tests.server.test_openapi import DESCRIPTION

LARGEST_PICTURE = 20_000  # characters
GAMES = ("pergamon", "thebes")


@pytest.fixture
def nobody(server: Serving) -> Visitor:
    return server.nobody()


def actions(shown: Any) -> list[int]:
    return [one["action"] for offer in shown["offers"] for one in offer["actions"]]


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_listed_without_a_name(nobody: Visitor, game: str) -> None:
    listed = nobody.get(f"/api/puzzles/{game}")["puzzles"]
    assert [one["id"] for one in listed] == [puzzle.id for puzzle in shipped(game).puzzles]
    assert {one["difficulty"] for one in listed} == {1, 2, 3}


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_shown_as_its_mover_sees_it_and_without_the_solution(nobody: Visitor, game: str) -> None:
    schema = {"$ref": "#/components/schemas/PuzzleView", "components": DESCRIPTION["components"]}
    for puzzle in shipped(game).puzzles[::25]:
        shown = nobody.get(f"/api/puzzles/{game}/{puzzle.id}")
        jsonschema_rs.Draft202012Validator(schema).validate(shown)
        assert sorted(actions(shown)) == sorted(puzzle.position().legal_numbers())
        assert shown["mover"] == puzzle.position().mover == shown["view"]["mover"]
        assert len(shown["names"]) == shown["players"]
        assert shown["ply"] == len(puzzle.actions)
        assert [one["ply"] for one in shown["happened"]] == list(range(shown["ply"]))[-len(shown["happened"]) :]
        assert not {"best", "choices"} & set(shown)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_action_is_right_and_another_one_is_told_what_it_is_worth(nobody: Visitor, game: str) -> None:
    puzzle = shipped(game).puzzles[0]
    at = f"/api/puzzles/{game}/{puzzle.id}"
    right = nobody.post(at, {"action": puzzle.best.action})
    assert right["is_best"]
    assert right["chosen"] == right["best"] == right["choices"][0]
    second = puzzle.choices[1]
    wrong = nobody.post(at, {"action": second.action})
    assert not wrong["is_best"]
    assert wrong["best"] == right["best"]
    assert (wrong["chosen"]["win_chance"], wrong["chosen"]["score"]) == (second.win_chance, second.score)
    by_notation = nobody.post(at, {"action": right["best"]["notation"]})
    assert by_notation == right


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_says_why_it_is_better(nobody: Visitor, game: str) -> None:
    puzzle = shipped(game).puzzles[0]
    at = f"/api/puzzles/{game}/{puzzle.id}"
    against_second = nobody.post(at, {"action": puzzle.choices[1].action})["reasons"]
    assert any(reason["favours"] for reason in against_second)
    assert nobody.post(at, {"action": puzzle.best.action})["reasons"] == against_second


def test_a_wrong_answer_is_told_why_that_one_is_worse(nobody: Visitor) -> None:
    puzzle = shipped("pergamon").puzzles[0]
    at = f"/api/puzzles/pergamon/{puzzle.id}"
    second, third = (nobody.post(at, {"action": one.action})["reasons"] for one in puzzle.choices[1:3])
    assert second != third


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_has_a_small_picture_that_browsers_keep(nobody: Visitor, game: str) -> None:
    puzzle = shipped(game).puzzles[0]
    drawn = nobody.ask("GET", f"/api/puzzles/{game}/{puzzle.id}/picture.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.headers["cache-control"] == "public, max-age=604800"
    assert ElementTree.fromstring(drawn.text).tag.endswith("svg")
    assert len(drawn.text) < LARGEST_PICTURE


def test_a_picture_shows_only_what_the_mover_sees(nobody: Visitor) -> None:
    puzzle = next(one for one in shipped("pergamon").puzzles if one.theme == "funds")
    position = puzzle.position()
    expected = position.rules.show.thumbnail(position.view(position.mover))
    assert nobody.ask("GET", f"/api/puzzles/pergamon/{puzzle.id}/picture.svg").text == expected


def test_what_was_not_worth_a_closer_look_has_no_figures(nobody: Visitor) -> None:
    found = [
        (puzzle, action)
        for puzzle in shipped("thebes").puzzles
        for action in puzzle.position().legal_numbers()
        if puzzle.of(action) is None
    ]
    puzzle, action = found[0]
    told = nobody.post(f"/api/puzzles/thebes/{puzzle.id}", {"action": action})
    assert not told["is_best"]
    assert (told["chosen"]["win_chance"], told["chosen"]["score"]) == (None, None)


def test_everybody_has_the_same_puzzles_on_a_day(nobody: Visitor, ada: Visitor) -> None:
    today = nobody.get("/api/puzzles/today")
    assert today == ada.get("/api/puzzles/today")
    assert today["date"] == datetime.now(UTC).date().isoformat()
    assert [one["game"] for one in today["puzzles"]] == list(GAMES)
    assert all(find(one["game"], one["id"]) for one in today["puzzles"])


def test_what_cannot_be_is_refused(nobody: Visitor) -> None:
    puzzle = shipped("pergamon").puzzles[0]
    at = f"/api/puzzles/pergamon/{puzzle.id}"
    nobody.refused(at, 409, "illegal-action", {"action": "draw bag"})
    nobody.refused(at, 409, "illegal-action", {"action": 10**6})
    nobody.refused(at, 422, "wrong-request", {"action": True})
    nobody.refused("/api/puzzles/pergamon/00000000", 404, "not-found", {"action": 1})
    nobody.refused("/api/puzzles/thebes/" + puzzle.id, 404, "not-found", method="GET")
    nobody.refused("/api/puzzles/chess", 422, "wrong-request", method="GET")
