from __future__ import annotations

import pytest

from digsite.study.grades import HALF_LOST, accuracy, grade


@pytest.mark.parametrize(
    ("given_away", "expected"),
    [
        (-0.1, "best"),
        (0.0, "best"),
        (0.01, "good"),
        (0.04, "inaccuracy"),
        (0.08, "mistake"),
        (0.16, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_a_grade_follows_from_the_chance_given_away(given_away: float, expected: str) -> None:
    assert grade(given_away) == expected


def test_accuracy_halves_with_every_loss_of_a_size() -> None:
    assert accuracy([]) == accuracy([0.0, 0.0]) == 100
    assert accuracy([HALF_LOST]) == pytest.approx(50)
    assert accuracy([0.0, 2 * HALF_LOST]) == pytest.approx(62.5)
