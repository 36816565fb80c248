"""Hints in positions with a known best move."""

from __future__ import annotations

import pytest

from digsite.core import engine, registry
from digsite.core.position import Position
from digsite.match import Match
from digsite.study.hints import hint
from digsite.study.reasons import Weighing
from tests.bots.positions import dig_or_exhibit, polish_or_lose

ITERATIONS = 40 if engine.in_plain_mode() else 600


def polishing() -> Position:
    return Position.at("pergamon", 2, polish_or_lose())


def exhibiting() -> Position:
    return Position.at("thebes", 2, dig_or_exhibit())


def test_the_polish_that_wins_is_suggested_and_why() -> None:
    found = hint(polishing(), ITERATIONS, seed=1)
    best, other = found["suggestions"][:2]
    assert best["notation"] == "exhibit +8"
    assert (best["win_chance"], other["win_chance"]) == (1, 0)
    assert [(reason["kind"], reason["favours"]) for reason in best["reasons"]] == [("points_at_evaluation", True)]
    assert all(not reason["favours"] for reason in other["reasons"])


def test_what_surely_wins_is_suggested_before_what_may_not() -> None:
    found = hint(exhibiting(), ITERATIONS, seed=1, samples=0)
    assert found["suggestions"][0]["win_chance"] == 1
    assert not found["suggestions"][0]["notation"].startswith("dig")


@pytest.mark.skipif(engine.in_plain_mode(), reason="so few samples give no reasons")
def test_the_points_of_an_exhibition_are_a_reason_for_it() -> None:
    exhibit, dig = (registry.game("thebes").actions.find(name).number for name in ("exhibit a", "dig greece 3 weeks"))
    reasons = Weighing(exhibiting()).reasons(exhibit, dig)
    assert "points_from_exhibitions" in [reason["kind"] for reason in reasons if reason["favours"]]


@pytest.mark.parametrize("game", registry.names())
def test_a_hint_depends_on_its_seed_alone(game: str) -> None:
    match = Match(game, 3, seed=5)
    first, again = (hint(match, ITERATIONS, seed=3, samples=4) for _ in range(2))
    assert first == again
    assert len(first["suggestions"]) == 3
    best = first["suggestions"][0]
    assert registry.game(game).actions.find(best["notation"]).number == best["action"]
    assert hint(match, ITERATIONS, seed=4, samples=0) != hint(match, ITERATIONS, seed=3, samples=0)


def test_a_hint_keeps_its_time() -> None:
    found = hint(Match("pergamon", 2, seed=5), "50ms", samples=0)
    assert sum(suggestion["visits"] for suggestion in found["suggestions"]) > 0
    assert found["suggestions"][0]["reasons"] == []


def test_however_short_the_time_every_suggestion_was_looked_at() -> None:
    found = hint(Match("thebes", 2, seed=5), 1e-6, samples=0)
    assert [suggestion["visits"] > 0 for suggestion in found["suggestions"]] == [True, True, True]


def test_where_nobody_decides_there_is_no_hint() -> None:
    with pytest.raises(ValueError, match="there is no hint: chance is to play"):
        hint(Position("pergamon", 2), 10)
