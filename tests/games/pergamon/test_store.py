"""Phase 3 c, storing finds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite.games.pergamon.components import ROUNDS
from digsite.games.pergamon.rules.store import may_store, storage_fee
from digsite.games.pergamon.state import Phase, State
from tests.games.pergamon.tables import do, give, in_turn, notations, printed, show, table

# None of these can be joined to another: all begin with a bracelet or vase and end with a mask or jug.
LOOSE = (1, 7, 11, 12, 15, 16, 20, 21)


def storing(count: int, *, coins: int = 0) -> State:
    """Seat 0 stores some finds that make no object."""
    s = table()
    give(s, 0, *LOOSE[:count], coins=coins)
    in_turn(s, 0, Phase.EXHIBIT)
    return s


def test_five_finds_cost_one_coin_to_store() -> None:
    """The chapter's example."""
    assert storage_fee(5) == 1


@pytest.mark.parametrize(("finds", "fee"), [(0, 0), (3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (10, 3)])
def test_three_finds_are_free_and_each_started_block_of_three_costs_a_coin(finds: int, fee: int) -> None:
    """Ruling P-34; tiles are counted, not objects (P-07)."""
    assert storage_fee(finds) == fee


@given(st.integers(3, 60))
def test_three_more_finds_cost_one_more_coin(finds: int) -> None:
    assert storage_fee(finds + 3) == storage_fee(finds) + 1


def test_the_fee_goes_to_the_bank() -> None:
    s = storing(5, coins=3)
    do(s, "store")
    assert (s.coins[0], s.bank) == (2, 1)


def test_stored_finds_are_kept() -> None:
    s = storing(5, coins=1)
    do(s, "store")
    assert printed(s.finds[0]) == list(LOOSE[:5])


def test_finds_on_show_are_not_stored() -> None:
    """Ruling P-34."""
    s = storing(3)
    show(s, 0, 12, 59, 28, 46, 55)
    assert may_store(s, 0)


def test_who_cannot_pay_must_discard() -> None:
    assert notations(storing(4)) == {f"discard {tile}" for tile in LOOSE[:4]}


def test_who_does_not_want_to_pay_may_discard() -> None:
    s = storing(4, coins=1)
    do(s, f"discard {LOOSE[0]}", "store")
    assert s.coins[0] == 1


def test_the_fee_follows_from_what_is_left() -> None:
    """Ruling P-50."""
    s = storing(8, coins=2)
    do(s, f"discard {LOOSE[0]}", f"discard {LOOSE[1]}", "store")
    assert s.coins[0] == 1


def test_discarded_finds_leave_the_game() -> None:
    s = storing(4)
    do(s, f"discard {LOOSE[2]}")
    assert printed(s.box) == [LOOSE[2]]


def test_finds_may_be_discarded_although_storing_them_is_free() -> None:
    """Ruling P-50."""
    s = storing(2)
    do(s, f"discard {LOOSE[0]}")
    assert notations(s) == {f"discard {LOOSE[1]}", "store"}


def test_nothing_is_exhibited_after_a_discard() -> None:
    """Ruling P-50."""
    s = table()
    give(s, 0, 59, 28, 1)
    in_turn(s, 0, Phase.EXHIBIT)
    do(s, "discard 1")
    assert notations(s) == {"discard 28", "discard 59", "store"}


def test_the_turn_ends_with_the_last_find_discarded() -> None:
    s = storing(1)
    do(s, f"discard {LOOSE[0]}")
    assert s.mover != 0


def test_a_player_without_finds_stores_nothing() -> None:
    s = table()
    give(s, 0, 59, 28)
    in_turn(s, 0, Phase.EXHIBIT)
    do(s, "join 59", "join 28", "exhibit +0")
    assert s.mover != 0


# The last round


def last_turn(*finds: int) -> State:
    s = table()
    give(s, 0, *finds)
    s.calendar = ROUNDS
    in_turn(s, 0, Phase.EXHIBIT)
    return s


def test_nothing_is_stored_or_discarded_in_the_last_round() -> None:
    """Rulings P-34, P-49."""
    assert notations(last_turn(59, 28)) == {"join 59", "finish"}


def test_finishing_keeps_coins_and_finds() -> None:
    """Ruling P-49."""
    s = last_turn(59, 28, 1, 7, 11)
    s.coins[0] = 2
    do(s, "finish")
    assert (s.coins[0], printed(s.finds[0])) == (2, [1, 7, 11, 28, 59])


def test_who_can_make_nothing_in_the_last_round_is_not_asked() -> None:
    """Ruling P-49."""
    s = last_turn(1, 12)
    s.phase = Phase.DIG
    s.gallery[0] = 1 << 10
    s.coins[0] = 1
    do(s, "no dig")
    assert s.phase == Phase.OVER
