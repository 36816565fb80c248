"""Phase 3 a, excavating finds."""

from __future__ import annotations

import pytest

from digsite.games.pergamon.components import DEEPEST, GALLERIES
from digsite.games.pergamon.rules.dig import may_dig, may_dig_anywhere, price
from digsite.games.pergamon.state import Phase, State
from tests.games.pergamon.tables import bury, do, galleries, give, in_turn, notations, printed, table


def digging(*, space: int = 13, coins: int = 20) -> State:
    """Seat 0 digs; every gallery holds two finds."""
    s = table()
    for gallery in range(GALLERIES):
        bury(s, gallery, 12 * gallery + 1, 12 * gallery + 2)
    give(s, 0, coins=coins)
    in_turn(s, 0, Phase.DIG, space=space)
    return s


def test_gallery_three_costs_three_coins() -> None:
    """The chapter's example."""
    s = digging(coins=3)
    do(s, "dig III")
    assert s.coins[0] == 0


def test_gallery_three_gives_its_two_finds() -> None:
    """The chapter's example. Ruling P-07: the finds that are dug are tiles."""
    s = digging(coins=3)
    do(s, "dig III")
    assert printed(s.finds[0]) == [25, 26]


@pytest.mark.parametrize("gallery", range(GALLERIES))
def test_a_gallery_costs_as_many_coins_as_its_number(gallery: int) -> None:
    assert price(gallery) == gallery + 1


def test_the_price_does_not_depend_on_the_number_of_finds() -> None:
    s = digging(coins=3)
    bury(s, 2, 30, 31)
    do(s, "dig III")
    assert s.coins[0] == 0


def test_the_coins_go_back_to_the_bank() -> None:
    s = digging()
    do(s, "dig IV")
    assert s.bank == 4


def test_new_finds_join_the_old_ones() -> None:
    s = digging()
    give(s, 0, 60)
    do(s, "dig I")
    assert printed(s.finds[0]) == [1, 2, 60]


def test_a_gallery_is_empty_after_digging() -> None:
    s = digging()
    do(s, "dig II")
    assert galleries(s)[1] == []


@pytest.mark.parametrize("space", range(1, 14))
def test_money_does_not_dig_deeper_than_the_space_allows(space: int) -> None:
    s = digging(space=space)
    assert [may_dig(s, 0, gallery) for gallery in range(GALLERIES)] == [n < DEEPEST[space] for n in range(GALLERIES)]


def test_a_gallery_must_be_affordable() -> None:
    s = digging(coins=2)
    assert notations(s) == {"dig I", "dig II", "no dig"}


def test_saved_coins_pay_for_digging_too() -> None:
    """Ruling P-26: all coins held count, not only this round's grant."""
    s = digging(space=11, coins=5)
    assert "dig V" in notations(s)


def test_an_empty_gallery_is_not_offered() -> None:
    """Rulings P-17, P-26."""
    s = digging()
    s.gallery[2] = 0
    assert "dig III" not in notations(s)


def test_digging_is_not_compulsory() -> None:
    """Ruling P-26."""
    s = digging()
    give(s, 0, 60)
    do(s, "no dig")
    assert (s.phase, s.coins[0], printed(s.finds[0])) == (Phase.EXHIBIT, 20, [60])


def test_a_player_digs_in_one_gallery_only() -> None:
    """Ruling P-26."""
    s = digging()
    do(s, "dig I")
    assert not any(notation.startswith("dig") for notation in notations(s))


def test_nobody_digs_after_exhibiting() -> None:
    """Ruling P-27."""
    s = digging()
    give(s, 0, 59, 28, 60)
    do(s, "no dig", "join 59", "join 28", "exhibit +0")
    assert not any("dig" in notation for notation in notations(s))


def test_who_cannot_dig_anywhere_is_not_asked() -> None:
    s = digging(coins=0)
    assert not may_dig_anywhere(s, 0)
