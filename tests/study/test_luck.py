from __future__ import annotations

import pytest

from digsite.study.luck import Verdict, course

END = Verdict((1.0, 0.0), (1.0, 0.0), 0.0, True)


def verdict(best: float, chosen: float, error: float = 0.01, after_draw: bool = False) -> Verdict:
    return Verdict((best, 1 - best), (chosen, 1 - chosen), error, after_draw)


def test_everything_adds_up() -> None:
    decisions = [verdict(0.5, 0.4), verdict(0.45, 0.45), verdict(0.7, 0.6, after_draw=True)]
    found = course(decisions, END, 0.005)
    changes = [after[0] - before[0] for before, after in zip(found.before, found.after, strict=False)]
    between = [values[0] for values in found.between]
    assert sum(changes) + sum(between) == pytest.approx(found.before[-1][0] - found.before[0][0])
    assert [sum(values) for values in found.before] == pytest.approx([1.0] * 4)


def test_two_searches_of_the_same_thing_are_averaged() -> None:
    found = course([verdict(0.5, 0.4), verdict(0.5, 0.5)], END, 0.005)
    assert found.before[0][0] == pytest.approx(0.55)  # 0.5, and 0.5 before 0.1 was given away
    assert found.after[0][0] == pytest.approx(found.before[1][0])
    assert found.between[0][0] == pytest.approx(0)


def test_a_draw_parts_what_is_averaged() -> None:
    found = course([verdict(0.5, 0.5), verdict(0.8, 0.8, after_draw=True)], END, 0.005)
    assert [values[0] for values in found.before] == pytest.approx([0.5, 0.8, 1.0])
    assert [values[0] for values in found.between] == pytest.approx([0.3, 0.2])


def test_a_surer_search_counts_more() -> None:
    sure, unsure = verdict(0.5, 0.5, 0.0), verdict(0.9, 0.9, 0.2)
    found = course([unsure, sure], END, 0.005)
    assert found.before[0][0] == pytest.approx(0.5, abs=0.01)
