"""Phase 1, laying out finds."""

from __future__ import annotations

from digsite.core.bits import size_of
from digsite.core.game import CHANCE
from digsite.games.pergamon.rules.finds import are_finds_due, galleries_with_room
from digsite.games.pergamon.state import Phase, State
from tests.games.pergamon.tables import bury, find, galleries, notations, table


def test_finds_of_ages_1_2_4_4_4_are_laid_out_with_14_36_85_in_order() -> None:
    """The chapter's example. Tiles 37, 40 and 46 show 14, 36 and 85."""
    s = table()
    find(s, 46, 13, 37, 1, 40)
    assert galleries(s) == [[1], [13], [37], [40], [46]]


def test_50_is_laid_out_above_57() -> None:
    """Caption of the picture (DE). Tiles 5 and 6 show 50 and 57."""
    s = table()
    find(s, 6, 5, 60, 59, 58)
    assert galleries(s)[:2] == [[5], [6]]


def test_the_first_century_is_laid_out_above_the_third_whatever_the_numbers() -> None:
    """Caption of the picture (DE). Tile 12 is 97 of the first century, tile 25 is 19 of the third."""
    s = table()
    find(s, 25, 12, 60, 59, 58)
    assert galleries(s)[:2] == [[12], [25]]


def test_the_oldest_find_goes_to_gallery_five() -> None:
    s = table()
    find(s, 60, 1, 2, 3, 4)
    assert galleries(s)[4] == [60]


def test_laying_out_needs_no_decision() -> None:
    s = table()
    find(s, 1, 2, 3, 4, 5)
    assert (s.phase, s.mover, s.fresh) == (Phase.FUNDS, CHANCE, 0)


def test_new_finds_join_those_of_earlier_rounds() -> None:
    s = table()
    bury(s, 0, 10, 11, 12)
    find(s, 1, 2, 3, 4, 5)
    assert galleries(s)[0] == [1, 10, 11, 12]


def test_chance_may_turn_up_any_tile_not_seen_yet() -> None:
    s = table()
    find(s, 7)
    assert notations(s) == {f"find {tile}" for tile in range(1, 61) if tile != 7}


# Full galleries


def full_galleries(*full: int) -> State:
    s = table()
    for gallery in full:
        bury(s, gallery, *range(60 - 4 * gallery, 56 - 4 * gallery, -1))
    return s


def test_a_gallery_with_four_finds_gets_no_more() -> None:
    s = full_galleries(1)
    find(s, 1, 2, 3, 4)
    assert len(galleries(s)[1]) == 4


def test_open_galleries_are_filled_from_the_top_with_the_youngest_first() -> None:
    """Ruling P-25."""
    s = full_galleries(0, 2)
    find(s, 3, 1, 2)
    assert [galleries(s)[gallery] for gallery in (1, 3, 4)] == [[1], [2], [3]]


def test_only_as_many_finds_are_turned_up_as_there_are_open_galleries() -> None:
    """Ruling P-51."""
    s = full_galleries(0, 2)
    find(s, 1, 2)
    assert (galleries_with_room(s), are_finds_due(s), s.phase) == (3, True, Phase.FINDS)


def test_finds_without_room_leave_unseen() -> None:
    """Ruling P-51: what is not turned up stays unknown, also to the record."""
    s = full_galleries(0, 2)
    find(s, 1, 2, 3)
    assert (size_of(s.unseen), s.box) == (60 - 8 - 3, 0)


def test_nothing_is_turned_up_when_all_galleries_are_full() -> None:
    """Ruling P-51."""
    s = full_galleries(0, 1, 2, 3, 4)
    assert not are_finds_due(s)


def test_a_gallery_with_three_finds_takes_a_fourth() -> None:
    s = table()
    bury(s, 4, 10, 11, 12)
    find(s, 1, 2, 3, 4, 5)
    assert len(galleries(s)[4]) == 4
