"""The tomb raider, in the game for two."""

from __future__ import annotations

import pytest

from digsite.games.pergamon.components import RAIDER, ROUNDS, SPACES
from digsite.games.pergamon.rules.raider import NO_GALLERY, gallery_to_loot, loot
from digsite.games.pergamon.state import Phase, State
from tests.games.pergamon.tables import (
    at_placing,
    bury,
    do,
    galleries,
    give,
    in_turn,
    notations,
    printed,
    seat_order,
    table,
)


def raiding(*, space: int = 7, coins: int = 3, finds: tuple[int, ...] = (0, 1, 2, 3, 4)) -> State:
    """The raider has his turn; these galleries hold a find each."""
    s = table(2)
    for gallery in finds:
        bury(s, gallery, 12 * gallery + 1)
    s.figure[RAIDER] = space
    s.coins[RAIDER] = coins
    s.phase = Phase.NEXT_TURN
    return s


def placed(first: int, second: int, *backs: str, values: tuple[int, int]) -> State:
    """A round for two after the funds are paid out."""
    s = table(2)
    at_placing(s, *backs)
    do(s, f"place {first}", f"place {second}", f"reveal {values[0]}", f"reveal {values[1]}")
    return s


# His place


@pytest.mark.parametrize(
    ("backs", "space"),
    [(("bag", "bag"), 5), (("bag", "chest"), 7), (("chest", "bag"), 7), (("chest", "chest"), 9)],
)
def test_the_backs_of_the_cards_place_him(backs: tuple[str, str], space: int) -> None:
    """Ruling P-56: whichever back came first."""
    s = table(2)
    at_placing(s, *backs)
    assert s.figure[RAIDER] == space


def test_he_is_placed_before_the_players() -> None:
    """Rulings P-13, P-40: so his space is never taken."""
    s = table(2)
    at_placing(s, "bag", "bag")
    assert notations(s) == {f"place {space}" for space in range(1, SPACES + 1) if space != 5}


@pytest.mark.parametrize("players", [3, 4])
def test_he_stays_away_from_larger_tables(players: int) -> None:
    s = table(players)
    at_placing(s)
    assert s.figure[RAIDER] == 0


# His funds


def test_he_takes_his_grant_by_his_place() -> None:
    s = placed(4, 10, "bag", "bag", values=(4, 4))
    assert s.coins[RAIDER] == 2


def test_he_takes_all_the_rest_when_he_stands_furthest_left() -> None:
    """Rulings P-38, P-58: 16 coins, 2 and 1 of them for the players, of the rest he pays 4."""
    s = placed(5, 2, "chest", "chest", values=(8, 8))
    do(s, "no dig", "no dig")
    assert s.coins[RAIDER] == 16 - 3 - 4


def test_he_gets_less_when_the_funds_run_short() -> None:
    s = placed(4, 10, "bag", "bag", values=(1, 2))
    assert [s.coins[0], s.coins[RAIDER], s.coins[1]] == [2, 1, 0]


# His turn


def test_on_space_7_with_3_coins_he_loots_gallery_three() -> None:
    """The chapter's example."""
    s = raiding(space=7, coins=3)
    loot(s)
    assert (galleries(s)[2], s.coins[RAIDER], s.bank) == ([], 0, 3)


def test_looted_finds_leave_the_game() -> None:
    """The chapter's example."""
    s = raiding(space=7, coins=3)
    loot(s)
    assert printed(s.box) == [25]


def test_he_loots_all_finds_of_the_gallery() -> None:
    s = raiding()
    bury(s, 2, 26, 27)
    loot(s)
    assert printed(s.box) == [25, 26, 27]


def test_his_space_limits_his_depth_however_rich_he_is() -> None:
    assert gallery_to_loot(raiding(space=7, coins=20)) == 2


def test_his_coins_limit_his_depth() -> None:
    assert gallery_to_loot(raiding(space=9, coins=2)) == 1


def test_he_spends_savings_too() -> None:
    """Ruling P-39."""
    s = raiding(space=9, coins=1)
    s.coins[RAIDER] += 3
    assert gallery_to_loot(s) == 3


def test_from_an_empty_gallery_he_goes_up_not_down() -> None:
    """Ruling P-05: EN and DE say the next higher one, FR the next most expensive; the cheaper one above is meant."""
    assert gallery_to_loot(raiding(space=7, coins=20, finds=(0, 1, 3, 4))) == 1


def test_he_pays_for_the_gallery_he_really_loots() -> None:
    """Ruling P-56."""
    s = raiding(space=7, coins=3, finds=(0,))
    loot(s)
    assert s.coins[RAIDER] == 2


def test_without_a_gallery_to_loot_he_keeps_his_coins() -> None:
    """Ruling P-39."""
    s = raiding(space=7, coins=3, finds=(3, 4))
    loot(s)
    assert (gallery_to_loot(s), s.coins[RAIDER]) == (NO_GALLERY, 3)


def test_without_coins_he_loots_nothing() -> None:
    assert gallery_to_loot(raiding(coins=0)) == NO_GALLERY


def test_he_must_loot_when_he_can() -> None:
    """Ruling P-56: nobody decides for him, his turn passes by itself."""
    s = placed(6, 10, "bag", "bag", values=(4, 4))
    assert (s.mover, galleries(s)[1]) == (0, [])


def test_he_acts_by_his_place_after_those_further_right() -> None:
    s = placed(4, 10, "bag", "chest", values=(4, 8))
    assert (s.mover, printed(s.box)) == (0, [])


def test_he_acts_in_the_last_round_too() -> None:
    """Ruling P-56."""
    s = table(2)
    s.calendar = ROUNDS
    at_placing(s, "bag", "bag")
    do(s, "place 10", "place 11", "reveal 4", "reveal 4")
    assert printed(s.box) == [13]


def test_he_keeps_what_he_does_not_spend_for_later_rounds() -> None:
    s = raiding(space=7, coins=5)
    loot(s)
    assert s.coins[RAIDER] == 2


# The next round


@pytest.mark.parametrize(("first", "second", "beginner"), [(4, 10, 1), (10, 4, 0), (3, 2, 0)])
def test_of_the_two_players_the_one_further_left_begins_the_next_round(first: int, second: int, beginner: int) -> None:
    """Rulings P-38, P-57: wherever the raider stood, and whatever they did."""
    s = placed(first, second, "bag", "chest", values=(1, 5))
    while s.calendar == 1:
        do(s, "no dig" if "no dig" in notations(s) else "store")
    assert seat_order(s) == [beginner, 1 - beginner]


def test_he_leaves_the_track_after_the_round_but_keeps_his_purse() -> None:
    s = raiding(space=9, coins=2, finds=())
    give(s, 0, 60)
    in_turn(s, 0, Phase.EXHIBIT)
    do(s, "store")
    assert (s.calendar, s.figure[RAIDER], s.coins[RAIDER]) == (2, 0, 2)
