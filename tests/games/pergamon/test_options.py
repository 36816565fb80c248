"""Variations for more tactical depth, and the options of a table."""

from __future__ import annotations

from itertools import permutations

import pytest

from digsite.core.game import BadOptions
from digsite.core.record import copy_of
from digsite.games.pergamon import GAME
from digsite.games.pergamon.rules.evaluation import set_order
from digsite.games.pergamon.state import Option, Phase, State
from tests.games.pergamon.tables import (
    at_placing,
    bury,
    do,
    find,
    galleries,
    give,
    in_turn,
    notations,
    seat_order,
    table,
)

# Variant 1, player order


def order_after(*spaces: int, variant_order: bool = True) -> list[int]:
    """The order of the next round."""
    s = table(len(spaces), variant_order=variant_order)
    for p, space in enumerate(spaces):
        s.figure[p] = space
    set_order(s)
    return seat_order(s)


def test_the_order_track_keeps_the_whole_order_of_the_figures() -> None:
    """Variant 1. Ruling P-02: DE and FR follow the figures, EN's clockwise would be 1, 2, 3, 0."""
    assert order_after(4, 13, 2, 9) == [1, 3, 0, 2]


def test_without_the_variant_the_others_follow_clockwise() -> None:
    assert order_after(4, 13, 2, 9, variant_order=False) == [1, 2, 3, 0]


def test_the_first_on_the_order_track_need_not_have_dug() -> None:
    """Variant 1. Ruling P-03: EN and FR speak of the last to dig, DE only of the figure on space 1."""
    s = table(3, variant_order=True)
    give(s, 0, 60)
    in_turn(s, 0, Phase.EXHIBIT, space=2)
    s.figure[1], s.figure[2] = 8, 11
    do(s, "store")
    assert (s.order[0], s.finds[2]) == (2, 0)


def test_the_first_round_goes_clockwise_in_variant_1_too() -> None:
    """Ruling P-54."""
    assert seat_order(table(4, variant_order=True, first_player=2)) == [2, 3, 0, 1]


def test_figures_are_placed_in_the_order_of_the_track() -> None:
    """Variant 1, second round."""
    s = table(3, variant_order=True)
    at_placing(s, "bag", "bag")
    do(s, "place 2", "place 12", "place 5", "reveal 1", "reveal 1")
    while s.calendar == 1:
        do(s, "no dig")
    find(s, 2, 3, 4, 5, 6)
    do(s, "draw bag", "draw bag")
    movers = []
    for space in (1, 2, 3):
        movers.append(s.mover)
        do(s, f"place {space}")
    assert movers == [1, 2, 0]


def test_variant_1_is_for_three_and_four_players() -> None:
    """Ruling P-41."""
    with pytest.raises(BadOptions):
        GAME.about.encode_options(2, {"variant_order": True})


def test_variant_1_would_change_nothing_for_two_players() -> None:
    """Ruling P-41."""
    pairs = permutations(range(1, 14), 2)
    assert all(order_after(*pair) == order_after(*pair, variant_order=False) for pair in pairs)


# Variant 2, sorting finds


def sorting(*found: int, players: int = 3, first_player: int = 0) -> State:
    s = table(players, variant_sorting=True, first_player=first_player)
    find(s, *found)
    return s


def test_the_first_player_orders_finds_of_the_same_century() -> None:
    """Variant 2. Ruling P-42. Tiles 37, 40 and 46 are of the fourth century."""
    s = sorting(1, 13, 37, 40, 46)
    do(s, "lay 46", "lay 37")
    assert galleries(s) == [[1], [13], [46], [37], [40]]


def test_any_find_of_the_century_may_come_next() -> None:
    assert notations(sorting(1, 13, 37, 40, 46)) == {"lay 37", "lay 40", "lay 46"}


def test_centuries_stay_sorted_in_variant_2() -> None:
    s = sorting(1, 2, 37, 40, 60)
    do(s, "lay 2", "lay 40")
    assert galleries(s) == [[2], [1], [40], [37], [60]]


def test_it_is_the_first_player_who_sorts() -> None:
    assert sorting(1, 2, 3, 4, 5, first_player=2).mover == 2


def test_nobody_is_asked_when_all_centuries_differ() -> None:
    """Ruling P-55."""
    s = sorting(1, 13, 25, 37, 49)
    assert (s.phase, galleries(s)) == (Phase.FUNDS, [[1], [13], [25], [37], [49]])


def test_the_last_find_of_a_century_is_laid_without_asking() -> None:
    """Ruling P-55."""
    s = sorting(1, 2, 13, 25, 37)
    do(s, "lay 2")
    assert s.phase == Phase.FUNDS


def test_finds_are_sorted_before_the_backs_of_the_cards_are_known() -> None:
    """Ruling P-55."""
    s = sorting(1, 2, 3, 4, 5)
    assert [s.back[0], s.back[1]] == [0, 0]


@pytest.mark.parametrize("players", [1, 2])
def test_variant_2_is_allowed_for_small_tables(players: int) -> None:
    """Ruling P-55."""
    assert sorting(1, 2, 3, 4, 5, players=players).phase == Phase.SORTING


def test_full_galleries_are_passed_over_in_variant_2_too() -> None:
    """Rulings P-25, P-42."""
    s = table(3, variant_sorting=True)
    bury(s, 1, 57, 58, 59, 60)
    find(s, 1, 2, 13, 25)
    do(s, "lay 2")
    assert [galleries(s)[gallery] for gallery in (0, 2, 3, 4)] == [[2], [1], [13], [25]]


def test_without_the_variant_nobody_sorts() -> None:
    s = table(3)
    find(s, 5, 4, 3, 2, 1)
    assert galleries(s) == [[1], [2], [3], [4], [5]]


# Secret tickets


def test_secret_tickets_change_nothing_but_what_is_shown() -> None:
    """Ruling P-43: an option of the table, no other rule."""
    open_table, secret_table = table(3), table(3, secret_tickets=True)
    for s in (open_table, secret_table):
        at_placing(s)
        do(s, "place 6", "place 2", "place 12", "reveal 3", "reveal 6", "dig I", "store")
    same = copy_of(secret_table)
    same.options[Option.SECRET_TICKETS] = 0
    assert same == open_table
