from __future__ import annotations

import pytest

from digsite.study.findings import Choice, Decision
from digsite.study.grades import LEAST_STAKES, POINT, accuracy, cost, grade, openness

CHOICE: Choice = {"action": 0, "notation": "pass", "win_chance": 0.5, "score": 20.0, "line": []}


def decision(costs: float, stakes: float) -> Decision:
    return {
        "ply": 0,
        "player": 0,
        "chosen": CHOICE,
        "best": CHOICE,
        "given_away": costs,
        "error": 0.0,
        "points_given_away": 0.0,
        "cost": costs,
        "stakes": stakes,
        "grade": grade(costs, stakes),
    }


@pytest.mark.parametrize(
    ("costs", "stakes", "expected"),
    [
        (0.0, LEAST_STAKES, "best"),
        (0.0, LEAST_STAKES / 2, "even"),
        (0.0, -0.1, "even"),
        (0.01, 0.0, "good"),
        (0.04, 0.2, "inaccuracy"),
        (0.08, 0.2, "mistake"),
        (0.16, 0.2, "blunder"),
        (1.0, 0.2, "blunder"),
    ],
)
def test_a_grade_follows_from_cost_and_stakes(costs: float, stakes: float, expected: str) -> None:
    assert grade(costs, stakes) == expected


def test_in_an_open_game_a_decision_costs_the_chance_given_away() -> None:
    for chance in (0.25, 0.5, 0.75):
        assert openness(chance) == 1
        assert cost(chance, 0.1, 30.0) == pytest.approx(0.1)


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_in_a_game_won_or_lost_a_decision_costs_points(chance: float) -> None:
    assert openness(chance) == 0
    assert cost(chance, 0.0, 4.0) == pytest.approx(4 * POINT)


def test_points_count_the_more_the_surer_the_result_is() -> None:
    costs = [cost(chance, 0.0, 4.0) for chance in (0.25, 0.2, 0.1, 0.05, 0.0)]
    assert costs == sorted(costs)
    assert len(set(costs)) == len(costs)


def test_nothing_costs_less_than_nothing() -> None:
    assert cost(0.5, -0.1, 2.0) == cost(0.0, 0.0, -3.0) == 0


def test_accuracy_is_the_share_of_the_stakes_that_was_kept() -> None:
    assert accuracy([]) == accuracy([decision(0.0, 0.0)]) == accuracy([decision(0.0, 0.2)]) == 100
    assert accuracy([decision(0.0, 0.3), decision(0.1, 0.1)]) == pytest.approx(75)
    assert accuracy([decision(0.2, 0.2), decision(0.3, 0.1)]) == accuracy([decision(0.1, 0.0)]) == 0


def test_a_decision_without_stakes_does_not_make_one_accurate() -> None:
    played = [decision(0.1, 0.2)]
    assert accuracy(played) == accuracy([*played, *[decision(0.0, 0.0)] * 30])
