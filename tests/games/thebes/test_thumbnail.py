"""The small picture of Thebes."""

from __future__ import annotations

from typing import cast

from digsite.games.thebes.shapes import ThebesView
from digsite.games.thebes.thumbnail import MARKER, lanes


def view(*spaces: int) -> ThebesView:
    desks = [{"player": seat, "space": space, "arrival": seat} for seat, space in enumerate(spaces)]
    return cast("ThebesView", {"desks": desks})


def test_markers_on_neighbouring_weeks_stand_above_each_other() -> None:
    assert [lane for _, lane in lanes(view(10, 10, 11, 40), width=MARKER)] == [0, 1, 2, 0]


def test_markers_far_enough_apart_stand_side_by_side() -> None:
    assert [lane for _, lane in lanes(view(10, 12, 14), width=MARKER)] == [0, 0, 0]
