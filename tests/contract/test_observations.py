"""What learning programs see of every game: named, bounded, and the same from every seat."""

from __future__ import annotations

from array import array

import pytest

from digsite.core import engine
from digsite.core.features import Layout, share
from digsite.testing.tables import Kind, Table, both_engines
from tests.contract.kinds import GAMES

every_game = pytest.mark.parametrize("name", GAMES)


def seen(chosen: engine.Engine, table: Table, player: int) -> list[float]:
    size = table.game.about.observation.size
    out = chosen.floats(size)
    out[:] = [-777.0] * size  # what lay there before must not matter
    chosen.observe(table.games, 0, player, out)
    return list(chosen.listed(out, size))


@every_game
def test_both_engines_observe_alike(name: str) -> None:
    kind = Kind(name, 3, ())
    tables = [Table(kind, chosen) for chosen in both_engines(name)]
    for _ in zip(*(table.play_on() for table in tables), strict=True):
        observed = [array("f", seen(table.engine, table, 1)) for table in tables]
        assert all(numbers == observed[0] for numbers in observed)


def test_a_layout_counts_its_groups() -> None:
    layout = Layout()
    assert layout.add("coins", ["mine", "yours"], "of 10") == 0
    assert layout.add("turn", ["mine"], "a flag") == 2
    assert layout.names == ("coins: mine", "coins: yours", "turn: mine")
    assert (layout.size, layout.first("turn")) == (3, 2)


def test_more_than_the_most_counts_as_that() -> None:
    assert [share(amount, 4) for amount in (0, 1, 4, 9)] == [0.0, 0.25, 1.0, 1.0]
