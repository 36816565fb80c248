"""The course of every golden game, counted from its events, leads to its result."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from digsite.core import engine, registry
from tests.golden.games import RESULTS, golden, play

FINISHED = [file for file in RESULTS if "unfinished" not in file]


def course(file: str) -> tuple[list[Any], Any]:
    """The course of a game, and its last view."""
    record = golden(file)
    show = registry.game(record.game).show
    states = play(record, engine.best_available(record.game))
    steps = zip(pairwise(states), record.actions, strict=True)
    events = [event for (before, after), action in steps for event in show.events(before, action, after)]
    return show.course(record.players, events), show.view(states[-1], None)


def scores(standing: Any) -> list[int]:
    return [sum(seat) for seat in zip(*standing["points"].values(), strict=True)]


@pytest.mark.parametrize("file", FINISHED)
def test_the_points_of_all_sources_are_the_score(file: str) -> None:
    found, _ = course(file)
    assert scores(found[-1]) == RESULTS[file][0]


@pytest.mark.parametrize("file", FINISHED)
def test_points_are_never_lost_on_the_way(file: str) -> None:
    found, _ = course(file)
    for before, after in pairwise(found):
        assert all(one <= other for one, other in zip(scores(before), scores(after), strict=True))


@pytest.mark.parametrize("file", [file for file in FINISHED if file.startswith("pergamon")])
def test_pergamon_has_a_standing_after_each_of_twelve_rounds(file: str) -> None:
    found, _ = course(file)
    assert [(one["after"], one["number"]) for one in found] == [("round", number) for number in range(1, 13)]


@pytest.mark.parametrize("file", [file for file in FINISHED if file.startswith("thebes")])
def test_thebes_ends_with_the_points_on_the_desks(file: str) -> None:
    found, view = course(file)
    assert found[-1]["points"] == {
        source: [desk["points"][source] for desk in view["desks"]] for source in view["desks"][0]["points"]
    }


@pytest.mark.parametrize(("file", "quarters"), [("thebes-2", 12), ("thebes-3", 11), ("thebes-4", 8)])
def test_thebes_has_a_standing_after_each_quarter_of_the_years_played(file: str, quarters: int) -> None:
    found, _ = course(file)
    assert len(found) == quarters + 1
    years = [one["number"] for one in found if one["after"] == "year"]
    assert years == list(range(1904 - len(years), 1904))
    assert found[-1]["after"] == "end"


def test_a_game_that_is_played_has_a_standing_for_the_quarter_that_is_going_on() -> None:
    found, view = course("thebes-4-unfinished")
    assert found[-1]["after"] != "end"
    assert scores(found[-1]) == [desk["score"] - desk["points"]["majorities"] for desk in view["desks"]]


@pytest.mark.parametrize("file", FINISHED)
def test_a_part_of_a_game_begins_after_the_part_before(file: str) -> None:
    since = [one["since"] for one in course(file)[0]]
    assert since[0] == 0
    assert since == sorted(since)
    assert since[-1] > since[len(since) // 2] > 0
