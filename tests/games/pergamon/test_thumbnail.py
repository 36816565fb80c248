"""The small picture of Pergamon."""

from __future__ import annotations

import re
from typing import cast

import pytest

from digsite.games.pergamon.shapes import PergamonView
from digsite.games.pergamon.tables import tables
from digsite.games.pergamon.thumbnail import DESK_LEFT, GAP, MARGIN, TILE_WIDTH, WIDTH, finds


def scale(count: int, begun: int = 0) -> float:
    """How large finds before a player are drawn, beside a row in the making."""
    row = {"tiles": list(range(20, 20 + begun))} if begun else None
    view = cast("PergamonView", {"desks": [{"finds": list(range(1, count + 1))}], "row": row})
    _, drawn = finds(view, tables(), 0)
    found = re.search(r"scale\(([\d.]+)\)", drawn)
    assert found is not None
    return float(found[1])


def test_a_few_finds_are_drawn_as_large_as_those_in_the_galleries() -> None:
    assert scale(3) == 1


@pytest.mark.parametrize("begun", [0, 9])
def test_however_many_finds_there_are_all_of_them_fit(begun: int) -> None:
    count = 15
    width = begun * TILE_WIDTH + (3 * GAP if begun else 0) + count * (TILE_WIDTH + GAP)
    assert 0 < width * scale(count, begun) <= WIDTH - MARGIN - DESK_LEFT + 1
