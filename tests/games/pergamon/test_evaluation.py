"""Phase 4, evaluations, and the end of the game."""

from __future__ import annotations

import pytest

from digsite.games.pergamon import components
from digsite.games.pergamon.components import NUMBER, TILES, Thing
from digsite.games.pergamon.rules.evaluation import (
    award_oldest,
    award_points,
    award_prize,
    evaluate,
    is_evaluation_due,
    lose_interest,
)
from digsite.games.pergamon.state import State
from tests.games.pergamon.tables import give, printed, show, spaces, table


def after_round(calendar: int, players: int = 3) -> State:
    s = table(players)
    s.calendar = calendar
    return s


def tickets(s: State) -> list[int]:
    return [s.tickets[p] for p in range(s.players)]


# Points


@pytest.mark.parametrize("calendar", range(1, 13))
def test_evaluations_follow_rounds_5_7_9_and_12(calendar: int) -> None:
    assert is_evaluation_due(after_round(calendar)) == (calendar in (5, 7, 9, 12))


def test_a_collection_earns_the_points_of_its_space() -> None:
    s = after_round(5)
    show(s, 1, 12, 1, 4)
    award_points(s)
    assert tickets(s) == [0, 3, 0]


def test_all_collections_of_a_player_earn_points() -> None:
    s = after_round(5)
    show(s, 0, 1, 1, 4)
    show(s, 0, 13, 2, 5)
    show(s, 0, 24, 3, 6)
    award_points(s)
    assert tickets(s) == [1 + 4 + 6, 0, 0]


# Prizes


def test_the_oldest_vase_earns_two_points_after_round_5() -> None:
    """The chapter's example. 4+7 is a vase of 161, 5+16 one of 137."""
    s = after_round(5)
    show(s, 0, 1, 5, 16)
    show(s, 2, 2, 4, 7)
    evaluate(s)
    assert tickets(s) == [1, 0, 1 + 2]


@pytest.mark.parametrize(
    ("calendar", "thing", "row"),
    [(7, Thing.JUG, (6, 3)), (9, Thing.MASK, (1, 4)), (12, Thing.BRACELET, (2, 5))],
)
def test_the_later_prizes_go_to_jug_mask_and_bracelet(calendar: int, thing: Thing, row: tuple[int, int]) -> None:
    s = after_round(calendar)
    show(s, 1, 1, *row)
    award_prize(s, thing)
    assert (components.PRIZE_FOR[calendar], tickets(s)) == (thing, [0, 2, 0])


def test_a_prize_asks_for_its_own_kind() -> None:
    s = after_round(5)
    show(s, 0, 1, 1, 4)
    award_prize(s, Thing.VASE)
    assert tickets(s) == [0, 0, 0]


def test_only_vases_on_show_count() -> None:
    s = after_round(5)
    give(s, 1, 50, 46)
    award_prize(s, Thing.VASE)
    assert tickets(s) == [0, 0, 0]


def test_the_whole_date_decides_between_objects_of_one_century() -> None:
    """4+12 is a vase of 197, 5+7 one of 161."""
    s = after_round(5)
    show(s, 0, 1, 5, 7)
    show(s, 1, 2, 4, 12)
    award_prize(s, Thing.VASE)
    assert tickets(s) == [0, 2, 0]


def test_the_century_counts_before_the_number() -> None:
    """13+49 is a vase of 213, 4+12 one of 197."""
    s = after_round(5)
    show(s, 0, 1, 13, 49)
    show(s, 1, 2, 4, 12)
    award_prize(s, Thing.VASE)
    assert tickets(s) == [2, 0, 0]


def test_loose_halves_at_the_ends_win_no_prize() -> None:
    """28+46 is a vase of 385; 57+50 is a jug with loose halves of a vase at either end, one of the fifth century."""
    s = after_round(5)
    show(s, 0, 1, 28, 46)
    show(s, 1, 2, 57, 50)
    award_prize(s, Thing.VASE)
    assert tickets(s) == [2, 0, 0]


def test_equal_owners_would_both_get_the_prize(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ruling P-35: impossible with unique numbers, so tile 7 borrows the number of tile 12."""
    numbers = [NUMBER[t] for t in range(TILES)]
    numbers[7 - 1] = numbers[12 - 1]
    monkeypatch.setattr(components, "NUMBER", numbers)
    s = after_round(5)
    show(s, 0, 1, 4, 12)
    show(s, 1, 2, 5, 7)
    award_prize(s, Thing.VASE)
    assert tickets(s) == [2, 2, 0]


# The end of the game


def test_the_three_oldest_objects_earn_3_2_and_1() -> None:
    """End of the game: 50+46 of 585, 28+12 of 397, 1+4 of 139."""
    s = after_round(12)
    show(s, 0, 1, 1, 4)
    show(s, 1, 2, 50, 46)
    show(s, 2, 3, 28, 12)
    award_oldest(s)
    assert tickets(s) == [1, 3, 2]


def test_one_player_may_own_all_three_oldest_objects() -> None:
    """Ruling P-37: objects are ranked, not players; the row has a bracelet of 538, a mask of 463 and a vase of 385."""
    s = after_round(12)
    show(s, 0, 1, 59, 28, 46, 55)
    show(s, 1, 2, 1, 4)
    award_oldest(s)
    assert tickets(s) == [6, 0, 0]


def test_fewer_than_three_objects_earn_the_first_prizes_only() -> None:
    """Ruling P-37."""
    s = after_round(12)
    show(s, 1, 1, 59, 28, 46)
    award_oldest(s)
    assert tickets(s) == [0, 5, 0]


def test_an_empty_museum_earns_nothing_at_the_end() -> None:
    s = after_round(12)
    evaluate(s)
    assert tickets(s) == [0, 0, 0]


def test_the_last_evaluation_gives_points_bracelet_and_oldest() -> None:
    """Ruling P-36: 3 for space 12, 2 for the bracelet, 3 as the oldest object."""
    s = after_round(12)
    show(s, 2, 12, 59, 28)
    evaluate(s)
    assert tickets(s) == [0, 0, 8]


def test_the_three_oldest_earn_nothing_before_the_last_round() -> None:
    s = after_round(9)
    show(s, 0, 12, 59, 28)
    evaluate(s)
    assert tickets(s) == [3, 0, 0]


# Interest falls


@pytest.mark.parametrize(("calendar", "left"), [(5, 17), (7, 16), (9, 15), (12, 20)])
def test_all_markers_go_down_by_3_4_5_and_at_the_end_not_at_all(calendar: int, left: int) -> None:
    s = after_round(calendar)
    show(s, 0, 20, 1, 4)
    lose_interest(s)
    assert spaces(s, 0)[0] == left


def test_a_collection_that_goes_below_space_1_is_broken_up() -> None:
    s = after_round(5)
    show(s, 0, 3, 1, 4)
    show(s, 1, 4, 2, 5)
    lose_interest(s)
    assert (spaces(s, 0)[0], spaces(s, 1)[0], printed(s.box)) == (0, 1, [1, 4])


def test_prizes_count_collections_that_are_about_to_leave() -> None:
    """Ruling P-36: points and prizes come before the shift."""
    s = after_round(5)
    show(s, 0, 1, 4, 7)
    evaluate(s)
    assert (tickets(s), spaces(s, 0)) == ([3, 0, 0], [0, 0, 0])


def test_collections_stay_on_show_after_the_last_round() -> None:
    """Ruling P-09 needs them for the tie-break."""
    s = after_round(12)
    show(s, 0, 1, 4, 7)
    evaluate(s)
    assert spaces(s, 0)[0] == 1
