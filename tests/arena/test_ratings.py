from __future__ import annotations

import pytest

from digsite.arena.outcome import Result
from digsite.arena.plan import Plan
from digsite.arena.ratings import Rating, ratings
from tests.arena.tournaments import made_up

SKILLS = {"weak": 10.0, "middle": 20.0, "strong": 30.0}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ratings_find_the_order_of_strength(players: int) -> None:
    plan = Plan("pergamon", players, ("middle", "strong", "weak"))
    found = ratings(plan.bots, made_up(plan, 120, SKILLS).results)
    assert found["weak"].interval[1] < found["middle"].mu < found["strong"].interval[0]


def test_more_games_make_a_rating_surer() -> None:
    plan = Plan("pergamon", 2, ("one", "other"))
    equal = {"one": 20.0, "other": 20.0}
    few, many = (ratings(plan.bots, made_up(plan, games, equal).results)["one"].sigma for games in (10, 200))
    assert many < few / 2


def test_a_bot_with_several_seats_has_one_rating() -> None:
    plan = Plan("pergamon", 3, ("strong", "weak"))
    found = ratings(plan.bots, made_up(plan, 60, SKILLS).results)
    assert found["weak"].interval[1] < found["strong"].interval[0]


def test_a_table_of_one_bot_says_nothing() -> None:
    plan = Plan("pergamon", 2, ("weak",))
    assert ratings(plan.bots, made_up(plan, 9, SKILLS).results) == {"weak": Rating(25.0, 25 / 3)}


def test_bots_that_always_share_the_victory_are_equal() -> None:
    games = [Result(n, 0, ("a", "b"), (5, 5), (1, 1), 9, 9, ()) for n in range(20)]
    found = ratings(("a", "b"), games)
    assert found["a"].mu == pytest.approx(found["b"].mu)


def test_the_interval_is_two_deviations_wide_on_each_side() -> None:
    assert Rating(25, 1).interval == pytest.approx((23.04, 26.96), abs=0.001)
