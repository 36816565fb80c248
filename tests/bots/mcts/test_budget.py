from __future__ import annotations

import pytest

from digsite.bots.mcts.budget import BadBudget, Budget, budget


@pytest.mark.parametrize(
    ("said", "meant", "written"),
    [
        ("200ms", Budget(seconds=0.2), "200ms"),
        ("1s", Budget(seconds=1.0), "1s"),
        (" 1.5 s ", Budget(seconds=1.5), "1.5s"),
        ("1s-cpu", Budget(seconds=1.0, is_processor_time=True), "1s-cpu"),
        ("200ms-cpu", Budget(seconds=0.2, is_processor_time=True), "200ms-cpu"),
        ("5000", Budget(iterations=5000), "5000"),
        (5000, Budget(iterations=5000), "5000"),
        (0.25, Budget(seconds=0.25), "250ms"),
        (Budget(iterations=7), Budget(iterations=7), "7"),
    ],
)
def test_a_budget_is_read_as_people_write_it(said: str | int | float | Budget, meant: Budget, written: str) -> None:
    assert budget(said) == meant
    assert str(meant) == written


def test_a_budget_is_of_one_kind() -> None:
    for wrong in ({}, {"iterations": 1, "seconds": 1.0}):
        with pytest.raises(BadBudget, match="one of the two"):
            Budget(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "said",
    [
        None,
        True,
        b"1s",
        [1],
        "",
        "fast",
        "1.5",
        "-1s",
        "0",
        0,
        -3,
        "0s",
        0.0,
        "2h",
        "9999s",
        10**12,
        "1e3",
        "9-cpu",
        "1cpu",
    ],
)
def test_anything_else_is_refused_with_an_example(said: object) -> None:
    with pytest.raises(BadBudget, match="a budget is"):
        budget(said)  # type: ignore[arg-type]
