"""Phase 3 b, exhibiting finds."""

from __future__ import annotations

import pytest

from digsite.games.pergamon.components import ROUNDS
from digsite.games.pergamon.rules.exhibit import exhibition_space, has_object, push_down
from digsite.games.pergamon.scoring import oldest_thing, row_value
from digsite.games.pergamon.state import Phase, State
from tests.games.pergamon.tables import EXAMPLE, do, give, in_turn, notations, printed, show, spaces, table

WORTH_23 = (50, 49, 51, 43, 44, 59)
WORTH_25 = (50, 49, 51, 52, 54, 55)


def exhibiting(*finds: int, coins: int = 0, players: int = 3) -> State:
    """Seat 0 exhibits."""
    s = table(players)
    give(s, 0, *finds, coins=coins)
    in_turn(s, 0, Phase.EXHIBIT)
    return s


def joined(*row: int, coins: int = 0) -> State:
    """Seat 0 has pieced a row together."""
    s = exhibiting(*row, coins=coins)
    join(s, *row)
    return s


def join(s: State, *row: int) -> None:
    do(s, *(f"join {tile}" for tile in row))


def exhibits(s: State) -> set[str]:
    return {notation for notation in notations(s) if notation.startswith("exhibit")}


# Piecing together


def test_bracelet_5_vase_3_and_mask_4_are_worth_twelve() -> None:
    """The chapter's example: three objects, hence four tiles. Ruling P-07."""
    s = joined(*EXAMPLE)
    assert row_value(s, s.row) == 12


def test_halves_of_the_same_kind_meet() -> None:
    """A vase's left half completes a vase's right half: 28 ends with a vase, 46 begins with one."""
    s = exhibiting(28, 46, 60, 1)
    do(s, "join 28")
    assert notations(s) == {"join 46"}


def test_tiles_are_never_turned_round() -> None:
    """Ruling P-33: 1 and 12 both end with half a mask, and no find begins with one."""
    s = exhibiting(1, 12)
    assert not any(notation.startswith("join") for notation in notations(s))


def test_a_row_begins_only_with_a_find_that_another_goes_on_from() -> None:
    s = exhibiting(59, 28)
    assert {notation for notation in notations(s) if notation.startswith("join")} == {"join 59"}


def test_a_row_grows_at_its_right_end() -> None:
    s = joined(59, 28)
    assert (s.row_end + 1, s.joined[58] + 1) == (28, 28)


def test_finds_in_the_row_are_no_longer_on_the_desk() -> None:
    s = exhibiting(59, 28, 1)
    join(s, 59, 28)
    assert printed(s.finds[0]) == [1]


def test_a_single_find_is_no_collection() -> None:
    """Rulings P-16, P-22."""
    s = exhibiting(59, 28)
    do(s, "join 59")
    assert not has_object(s)


def test_one_object_is_enough_for_a_collection() -> None:
    assert "exhibit +0" in notations(joined(59, 28))


def test_an_exhibited_collection_is_never_extended() -> None:
    """Ruling P-31: 46 would go on from 28, which is on show."""
    s = exhibiting(59, 28, 46)
    join(s, 59, 28)
    do(s, "exhibit +0")
    assert notations(s) == {"discard 46", "store"}


def test_a_begun_row_is_exhibited_before_anything_else() -> None:
    s = joined(59, 28)
    assert notations(s) == {"exhibit +0"}


# Polishing


def test_two_coins_of_polish_raise_the_example_to_fourteen() -> None:
    """The chapter's example."""
    s = joined(*EXAMPLE, coins=2)
    do(s, "exhibit +2")
    assert (spaces(s, 0)[0], s.coins[0], s.bank) == (14, 0, 2)


def test_polish_is_limited_to_three_coins() -> None:
    assert exhibits(joined(*EXAMPLE, coins=9)) == {f"exhibit +{polish}" for polish in range(4)}


def test_polish_is_limited_by_the_purse() -> None:
    assert exhibits(joined(*EXAMPLE, coins=1)) == {"exhibit +0", "exhibit +1"}


def test_polish_is_unlimited_in_the_last_round() -> None:
    s = joined(1, 4, coins=30)
    s.calendar = ROUNDS
    assert exhibits(s) == {f"exhibit +{polish}" for polish in range(24)}


def test_polish_beyond_the_top_space_is_refused() -> None:
    """Rulings P-32, P-48."""
    assert exhibits(joined(*WORTH_23, coins=3)) == {"exhibit +0", "exhibit +1"}


def test_a_row_worth_more_than_24_takes_no_polish() -> None:
    """Ruling P-48."""
    assert exhibits(joined(*WORTH_25, coins=3)) == {"exhibit +0"}


def test_polish_does_not_make_objects_older() -> None:
    """Ruling P-32. The example's mask is of 463."""
    s = joined(*EXAMPLE, coins=3)
    do(s, "exhibit +3")
    assert oldest_thing(s, 0, 2) == 463


def test_a_collection_on_show_is_not_polished_again() -> None:
    """Ruling P-32."""
    s = exhibiting(*EXAMPLE, 1, coins=3)
    join(s, *EXAMPLE)
    do(s, "exhibit +0")
    assert exhibits(s) == set()


# The museum


def test_the_marker_goes_to_the_space_of_the_value() -> None:
    """The chapter's example."""
    s = joined(*EXAMPLE)
    do(s, "exhibit +0")
    assert spaces(s, 0) == [12, 0, 0]


def test_a_collection_worth_more_than_24_goes_to_space_24() -> None:
    assert exhibition_space(25) == 24


def test_exhibiting_earns_a_point_at_once() -> None:
    s = joined(*EXAMPLE)
    do(s, "exhibit +0")
    assert s.tickets[0] == 1


def test_polish_earns_no_point() -> None:
    s = joined(*EXAMPLE, coins=3)
    do(s, "exhibit +3")
    assert s.tickets[0] == 1


def test_markers_on_9_12_and_16_go_to_8_11_and_16() -> None:
    """The chapter's example: the new collection is worth 12."""
    s = joined(*EXAMPLE)
    show(s, 1, 9, 1, 4)
    show(s, 1, 12, 2, 5)
    show(s, 2, 16, 3, 6)
    do(s, "exhibit +0")
    assert (spaces(s, 1), spaces(s, 2)) == ([8, 11, 0], [16, 0, 0])


def test_polish_counts_for_the_push() -> None:
    """Ruling P-52: the polished value is compared."""
    s = joined(*EXAMPLE, coins=2)
    show(s, 1, 14, 1, 4)
    do(s, "exhibit +2")
    assert spaces(s, 1)[0] == 13


def test_the_push_compares_spaces_not_what_collections_were_once_worth() -> None:
    """Ruling P-52: a row worth 25 that has sunk to space 5 is pushed by a collection of 12."""
    s = joined(59, 28, 46, 4)
    show(s, 1, 5, *WORTH_25)
    do(s, "exhibit +0")
    assert spaces(s, 1)[0] == 4


def test_a_marker_on_24_gives_way_to_a_new_one() -> None:
    s = joined(*WORTH_25)
    show(s, 1, 24, 1, 4)
    do(s, "exhibit +0")
    assert (spaces(s, 0)[0], spaces(s, 1)[0]) == (24, 23)


def test_own_markers_are_pushed_too() -> None:
    """Ruling P-29."""
    s = joined(*EXAMPLE)
    show(s, 0, 12, 1, 4)
    do(s, "exhibit +0")
    assert spaces(s, 0) == [11, 12, 0]


def test_a_marker_placed_in_the_same_turn_is_pushed_too() -> None:
    """Ruling P-29."""
    s = exhibiting(59, 28, 1, 4, coins=4)
    join(s, 1, 4)
    do(s, "exhibit +3")
    join(s, 59, 28)
    do(s, "exhibit +0")
    assert spaces(s, 0) == [3, 5, 0]


def test_a_pushed_marker_above_the_new_one_stays() -> None:
    s = table()
    show(s, 1, 13, 1, 4)
    push_down(s, 12)
    assert spaces(s, 1)[0] == 13


# Leaving the museum


def test_a_marker_pushed_from_space_1_leaves_the_museum() -> None:
    s = joined(*EXAMPLE)
    show(s, 1, 1, 1, 4)
    do(s, "exhibit +0")
    assert (spaces(s, 1), s.collection[1, 0]) == ([0, 0, 0], 0)


def test_the_finds_of_a_broken_up_collection_leave_the_game() -> None:
    s = joined(*EXAMPLE)
    show(s, 1, 1, 1, 4)
    do(s, "exhibit +0")
    assert (printed(s.box), s.joined[0]) == ([1, 4], -1)


def test_a_returned_marker_is_used_again() -> None:
    s = table()
    show(s, 1, 1, 1, 4)
    push_down(s, 5)
    give(s, 1, 59, 28)
    in_turn(s, 1, Phase.EXHIBIT)
    join(s, 59, 28)
    do(s, "exhibit +0")
    assert spaces(s, 1) == [5, 0, 0]


# Several collections


def test_a_player_may_exhibit_several_collections_in_a_turn() -> None:
    """Ruling P-28: each earns its point and has its own limit of polish."""
    s = exhibiting(59, 28, 1, 4, 60, coins=6)
    join(s, 59, 28)
    do(s, "exhibit +3")
    join(s, 1, 4)
    do(s, "exhibit +3")
    assert (s.tickets[0], spaces(s, 0), s.coins[0]) == (2, [8, 4, 0], 0)


def three_on_show(*, lowest: int = 2) -> State:
    """Seat 0 has pieced 59 and 28 together, worth 5, and has three collections on show."""
    s = joined(59, 28)
    show(s, 0, 10, 1, 4)
    show(s, 0, lowest, 2, 5)
    show(s, 0, 20, 3, 6)
    return s


def test_a_fourth_collection_needs_one_to_be_broken_up() -> None:
    """Ruling P-30."""
    assert notations(three_on_show()) == {"exhibit +0 for I", "exhibit +0 for II", "exhibit +0 for III"}


def test_nothing_is_broken_up_while_a_marker_is_free() -> None:
    """Ruling P-30."""
    s = joined(59, 28)
    show(s, 0, 10, 1, 4)
    show(s, 0, 2, 2, 5)
    assert notations(s) == {"exhibit +0"}


def test_the_new_collection_takes_the_markers_that_became_free() -> None:
    s = three_on_show()
    do(s, "exhibit +0 for III")
    assert (spaces(s, 0), printed(s.collection[0, 2])) == ([10, 1, 5], [28, 59])


def test_the_finds_broken_up_for_a_new_collection_are_lost() -> None:
    """Rulings P-30, P-31."""
    s = three_on_show()
    do(s, "exhibit +0 for III")
    assert printed(s.box) == [3, 6]


def test_a_collection_on_space_1_still_counts_as_shown() -> None:
    """Ruling P-46: markers are counted before the push."""
    assert "exhibit +0" not in notations(three_on_show(lowest=1))


def test_naming_the_collection_on_space_1_costs_no_other() -> None:
    """Ruling P-46."""
    s = three_on_show(lowest=1)
    do(s, "exhibit +0 for II")
    assert spaces(s, 0) == [10, 5, 20]


def test_naming_another_than_the_one_on_space_1_loses_both() -> None:
    """Ruling P-46."""
    s = three_on_show(lowest=1)
    do(s, "exhibit +0 for I")
    assert spaces(s, 0) == [5, 0, 20]


def test_a_collection_shown_in_the_same_turn_may_be_broken_up() -> None:
    """Ruling P-47."""
    s = exhibiting(59, 28, 7, 3)
    show(s, 0, 20, 1, 4)
    show(s, 0, 21, 2, 5)
    join(s, 59, 28)
    do(s, "exhibit +0")
    join(s, 7, 3)
    do(s, "exhibit +0 for III")
    assert printed(s.collection[0, 2]) == [3, 7]


def test_nobody_breaks_up_the_collection_of_another() -> None:
    s = three_on_show()
    show(s, 1, 7, 13, 24)
    do(s, "exhibit +0 for I")
    assert spaces(s, 1)[0] == 7


def test_exhibiting_with_a_free_marker_breaks_up_nothing() -> None:
    s = table()
    for space, row in ((10, (1, 4)), (15, (2, 5)), (20, (3, 6))):
        show(s, 0, space, *row)
    give(s, 1, 59, 28)
    in_turn(s, 1, Phase.EXHIBIT)
    join(s, 59, 28)
    do(s, "exhibit +0")
    assert (spaces(s, 0), s.box) == ([10, 15, 20], 0)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_push_reaches_every_player(players: int) -> None:
    s = exhibiting(59, 28, players=players)
    for p in range(players):
        show(s, p, p + 1, p + 1, p + 5)
    join(s, 59, 28)
    do(s, "exhibit +0")
    assert [spaces(s, p)[0] for p in range(players)] == list(range(players))
