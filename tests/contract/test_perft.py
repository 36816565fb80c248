"""Position counts: how many lines of a given length lead on from fixed starts. Golden numbers, as chess has them.

A number changes only with the rules or the action space; if it changes by accident, something is broken.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from digsite.core.game import NOBODY
from digsite.testing.tables import Kind, Table, quickest

GOLDEN = Path(__file__).with_name("perft.json")


def positions(table: Table, depth: int) -> int:
    """How many lines of ``depth`` actions lead on from here, chance's actions included; a finished game counts once."""
    if depth == 0 or table.mover == NOBODY:
        return 1
    if depth == 1:
        return len(table.legal())
    lines = 0
    for action in table.legal():
        here = table.engine.snapshot(table.games)
        table.play(action)
        lines += positions(table, depth - 1)
        table.games = table.engine.restored(here)
    return lines


def cases() -> list[dict[str, object]]:
    listed: list[dict[str, object]] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return listed


def start(case: dict[str, object]) -> Table:
    """A table of the case's kind after its first plies, played at random from a fixed seed."""
    game, players, flags, plies = case["game"], case["players"], case["options"], case["after"]
    assert isinstance(game, str)
    assert isinstance(players, int)
    assert isinstance(flags, list)
    assert isinstance(plies, int)
    table = Table(Kind(game, players, tuple(flags)), quickest(game), seed=12)
    for _ in range(plies):
        table.play(table.pick())
    return table


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case['game']}-{case['players']}-after-{case['after']}")
def test_position_counts(case: dict[str, object]) -> None:
    counts = case["positions"]
    assert isinstance(counts, list)
    assert [positions(start(case), depth) for depth in range(1, len(counts) + 1)] == counts
