from __future__ import annotations

import pytest

from digsite.bots.measures import Measure, measures
from digsite.core import registry
from digsite.study.findings import Reason
from digsite.study.reasons import compared
from digsite.study.words import sentence

COINS = Measure("coins", least=0.3)


def test_a_clear_difference_is_a_reason() -> None:
    found = compared(COINS, [(3, 1), (3, 2), (3, 1), (3, 2)])
    assert found is not None
    assert (found["value"], found["other"], found["favours"]) == (3, 1.5, True)
    assert found["error"] == pytest.approx(0.2887, abs=1e-4)


def test_noise_is_none() -> None:
    assert compared(COINS, [(3, 0), (0, 3), (3, 0), (0, 2)]) is None


def test_a_difference_too_small_to_matter_is_none() -> None:
    assert compared(COINS, [(1.2, 1.0)] * 5) is None


def test_more_of_something_bad_speaks_against_a_choice() -> None:
    found = compared(Measure("weeks", is_good=False), [(3, 1)] * 3)
    assert found is not None
    assert not found["favours"]


def test_every_kind_has_words() -> None:
    for kind in (kind for game in registry.names() for kind in measures(game).kinds):
        assert kind.one, kind


def test_reasons_are_one_sentence() -> None:
    reasons = [
        Reason(kind="points_at_evaluation", is_chance=False, value=3.25, other=1.0, error=0.1, favours=True),
        Reason(kind="goes_first", is_chance=True, value=0.82, other=0.1, error=0.01, favours=True),
        Reason(kind="coins", is_chance=False, value=0.0, other=2.0, error=0.1, favours=False),
    ]
    assert sentence("pergamon", reasons) == (
        "It means 3.2 instead of 1 point by the next evaluation and a chance of 82% instead of 10% of starting the "
        "next round, but 0 instead of 2 coins left at the end of the round."
    )
    assert sentence("pergamon", []) == ""
