from __future__ import annotations

import json
from dataclasses import replace

import pytest

from digsite.arena.outcome import Forfeit, Outcome, Result
from digsite.arena.plan import Plan
from digsite.arena.results import Scores, as_json, labels, pairs, shortened_name, summary, wilson
from tests.arena.tournaments import made_up

SKILLS = {"weak": 10.0, "middle": 20.0, "strong": 30.0}
PLAN = Plan("pergamon", 2, ("middle", "strong", "weak"), seed=1)


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),  # Wilson's formula, as printed in statistics books and by R's prop.test
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilsons_interval_has_its_known_values(won: float, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=0.0001)


def test_a_shared_victory_counts_in_part() -> None:
    game = Result(0, 0, ("a", "b", "c"), (7, 9, 9), (3, 1, 1), 9, 9, ())
    assert game.shares == (0, 0.5, 0.5)


def test_the_summary_puts_the_strongest_first() -> None:
    found = summary(made_up(PLAN, 120, SKILLS))
    assert [one.bot for one in found.standings] == ["strong", "middle", "weak"]
    assert sum(one.wins.won for one in found.standings) == pytest.approx(120)
    assert sum(seat.won for seat in found.seats) == pytest.approx(120)
    assert {seat.of for seat in found.seats} == {120}
    assert [one.games for one in found.standings] == [80, 80, 80]
    assert {rate.of for one in found.standings for rate in one.by_seat} == {40}


def test_scores_have_mean_spread_and_quantiles() -> None:
    scores = Scores({2: 1, 4: 2, 6: 1})
    assert scores.mean == 4
    assert scores.deviation == pytest.approx(2**0.5)
    assert [scores.quantile(part) for part in (0.05, 0.5, 0.95)] == [2, 4, 6]
    assert Scores({}).mean == Scores({}).deviation == Scores({}).quantile(0.5) == 0


def test_a_forfeited_game_counts_as_a_game_but_not_for_scores() -> None:
    plan = Plan("pergamon", 2, ("middle", "weak"))
    outcome = made_up(plan, 4, SKILLS, Forfeit(1, "crashed", 30, "oh no"))
    middle, weak = (next(one for one in summary(outcome).standings if one.bot == name) for name in ("middle", "weak"))
    assert [result.number for result, _ in weak.forfeits] == [0]
    assert middle.forfeits == ()
    assert weak.games == weak.wins.of == 4
    assert weak.scores.games == 3


def test_a_bot_with_two_seats_has_two_chances() -> None:
    found = summary(made_up(Plan("pergamon", 3, ("strong", "weak")), 30, SKILLS))
    assert {one.bot: (one.games, one.wins.of) for one in found.standings} == {"strong": (30, 30), "weak": (30, 60)}


def test_pairs_compare_places() -> None:
    games = [
        Result(0, 0, ("a", "b", "c"), (3, 2, 2), (1, 2, 2), 9, 9, ()),
        Result(1, 0, ("b", "c", "a"), (9, 8, 7), (1, 2, 3), 9, 9, ()),
    ]
    found = pairs(["a", "b", "c"], games)
    assert (found["a", "b"].rate, found["b", "a"].rate) == (0.5, 0.5)
    assert (found["b", "c"].rate, found["c", "b"].rate) == (0.75, 0.25)
    assert ("a", "a") not in found


def test_the_json_can_be_read_and_tells_everything() -> None:
    outcome = made_up(PLAN, 12, SKILLS, Forfeit(1, "crashed", 30, "oh no"))
    found = json.loads(json.dumps(as_json(summary(outcome))))
    assert found["games"] == 12
    assert len(found["standings"]) == 3
    assert len(found["seats"]) == 2
    assert len(found["pairs"]) == 6
    [forfeit] = [each for one in found["standings"] for each in one["forfeits"]]
    assert (forfeit["kind"], forfeit["message"], forfeit["number"]) == ("crashed", "oh no", 0)
    assert set(found["standings"][0]["thinking"]) == {"decisions", "mean_seconds", "p95_seconds", "longest_seconds"}


def test_names_are_short_and_unlike() -> None:
    assert shortened_name("./some/where/mybot.py:MyBot", 28) == "mybot.py:MyBot"
    assert len(shortened_name("x" * 99, 28)) == 28
    bots = ("one/mybot.py:MyBot", "two/mybot.py:MyBot")
    outcome = Outcome(replace(PLAN, bots=bots), (), was_interrupted=True)
    assert set(labels(summary(outcome)).values()) == {"mybot.py:MyBot", "mybot.py:MyBot (2)"}


def test_a_notebook_shows_the_standings() -> None:
    shown = made_up(replace(PLAN, bots=("<middle>", "strong")), 12, {"<middle>": 1.0, "strong": 30.0})._repr_html_()
    assert shown.index("strong") < shown.index("&lt;middle&gt;")
    assert "pergamon: 12 games, 2 players, seed 1" in shown
