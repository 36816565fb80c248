from __future__ import annotations

from digsite.core.memo import Memo


def test_a_value_is_made_once() -> None:
    made = []

    def area(width: int, height: int) -> int:
        made.append((width, height))
        return width * height

    areas = Memo(area)
    assert [areas[3, 4], areas[3, 4], areas[1, 2]] == [12, 12, 2]
    assert made == [(3, 4), (1, 2)]


def test_one_value_needs_no_tuple() -> None:
    assert Memo(lambda n: n + 1)[4] == 5
