"""Chance's quick way of drawing agrees with its weights, in every game and at every kind of draw."""

from __future__ import annotations

from collections import Counter

import pytest
from scipy.stats import chisquare

from digsite.core.game import CHANCE, NOBODY
from digsite.testing.tables import Table, quickest
from tests.contract.kinds import GAMES, KINDS

SAMPLES = 3_000
UNLIKELY = 0.0001  # seeds are fixed: a result this unlikely means a bug, not bad luck


@pytest.mark.parametrize("name", GAMES)
def test_draws_follow_the_weights(name: str) -> None:
    """Every kind of draw is checked a few times over a whole game."""
    table = Table(next(kind for kind in KINDS if kind.game == name), quickest(name))
    checked: Counter[int] = Counter()
    while table.mover != NOBODY:
        if table.mover == CHANCE:
            draws_of = table.game.actions.kinds[table.legal()[0]]
            checked[draws_of] += 1
            if checked[draws_of] % 12 == 1:
                assert_draws_follow_weights(table)
        table.play(table.pick())
    assert len(checked) > 1


def assert_draws_follow_weights(table: Table) -> None:
    outcomes = table.legal()
    weights = [table.engine.weight(table.games, 0, outcome) for outcome in outcomes]
    drawn = Counter(int(table.engine.draw(table.games, 0, table.generators, 0)) for _ in range(SAMPLES))
    assert set(drawn) <= set(outcomes)
    if len(outcomes) > 1:
        expected = [SAMPLES * weight / sum(weights) for weight in weights]
        assert chisquare([drawn[outcome] for outcome in outcomes], expected).pvalue > UNLIKELY
