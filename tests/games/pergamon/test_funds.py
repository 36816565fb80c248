"""Phase 2, distributing research funds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from digsite.core.game import CHANCE
from digsite.games.pergamon.components import RAIDER, Back
from digsite.games.pergamon.rules.funds import (
    NO_FIGURE,
    NO_SPACE,
    back_of,
    cards_in_deck,
    draw_card,
    figure_on,
    next_space,
    offer_values,
    pay_out,
    reveal,
)
from digsite.games.pergamon.state import Phase, State
from tests.games.pergamon.tables import at_placing, bury, do, find, notations, table

# The funds cards


def test_chance_draws_the_cards_by_itself() -> None:
    """Ruling P-08: DE lets the first player draw, EN and FR name nobody."""
    s = table()
    find(s, 1, 2, 3, 4, 5)
    assert (s.mover, notations(s)) == (CHANCE, {"draw bag", "draw chest"})


@pytest.mark.parametrize(("value", "back"), [(1, Back.BAG), (4, Back.BAG), (5, Back.CHEST), (8, Back.CHEST)])
def test_a_bag_stands_for_up_to_four_coins_and_a_chest_for_more(value: int, back: Back) -> None:
    assert back_of(value) == back


def test_only_backs_still_in_the_deck_can_be_drawn() -> None:
    s = table()
    for value in range(1, 5):
        s.deck[value] = 0
    find(s, 1, 2, 3, 4, 5)
    assert notations(s) == {"draw chest"}


def test_a_card_lying_face_down_is_no_longer_in_the_deck() -> None:
    s = table()
    draw_card(s, Back.BAG)
    assert (cards_in_deck(s, Back.BAG), cards_in_deck(s, Back.CHEST)) == (11, 12)


def test_the_cards_stay_face_down_until_all_figures_stand() -> None:
    """Ruling P-43."""
    s = table(3)
    at_placing(s)
    do(s, "place 1", "place 2")
    assert [s.face[0], s.face[1], s.pot] == [0, 0, 0]


def test_a_card_has_a_value_that_its_back_allows() -> None:
    s = table(3)
    at_placing(s, "chest", "bag")
    do(s, "place 1", "place 2", "place 3")
    assert notations(s) == {"reveal 5", "reveal 6", "reveal 7", "reveal 8"}


def test_a_value_that_was_used_three_times_cannot_come_again() -> None:
    s = table(3)
    s.deck[2] = 0
    at_placing(s, "bag", "bag")
    do(s, "place 1", "place 2", "place 3")
    assert notations(s) == {"reveal 1", "reveal 3", "reveal 4"}


def test_the_second_card_is_offered_by_its_own_back() -> None:
    s = table()
    draw_card(s, Back.BAG)
    draw_card(s, Back.CHEST)
    reveal(s, 3)
    assert offer_values(s, [0] * 8, 0) == 4


def test_cards_of_7_and_4_lay_out_eleven_coins() -> None:
    """The chapter's example."""
    s = table()
    reveal(s, 7)
    reveal(s, 4)
    assert s.pot == 11


def test_the_supply_of_coins_never_runs_out() -> None:
    """Ruling P-59: the box holds 40 coins, the bank is unlimited."""
    s = paid_out(8, 8, (1, 2, 13), purses=(20, 20, 20))
    assert sum(s.coins[p] for p in range(3)) == 76


# The figures


@pytest.mark.parametrize("first", [0, 1, 2])
def test_figures_are_placed_clockwise_from_the_first_player(first: int) -> None:
    s = table(3, first_player=first)
    at_placing(s)
    movers = []
    for space in (9, 5, 1):
        movers.append(s.mover)
        do(s, f"place {space}")
    assert movers == [first, (first + 1) % 3, (first + 2) % 3]


def test_a_figure_may_stand_on_any_of_the_thirteen_spaces() -> None:
    s = table()
    at_placing(s)
    assert notations(s) == {f"place {space}" for space in range(1, 14)}


def test_a_space_holds_one_figure() -> None:
    s = table()
    at_placing(s)
    do(s, "place 7")
    assert "place 7" not in notations(s)


def test_a_figure_is_found_on_its_space() -> None:
    s = table()
    s.figure[2] = 8
    assert (figure_on(s, 8), figure_on(s, 9)) == (2, NO_FIGURE)


def test_figures_follow_each_other_from_right_to_left() -> None:
    s = table()
    s.figure[0], s.figure[1], s.figure[2] = 9, 2, 5
    assert [next_space(s, space) for space in (NO_SPACE, 2, 5, 9)] == [2, 5, 9, NO_SPACE]


# The grants


def paid_out(
    first_card: int, second_card: int, spaces: tuple[int, ...], purses: tuple[int, ...] = (), raider: int = NO_SPACE
) -> State:
    """The funds of one round after everybody took theirs."""
    s = table(len(spaces))
    for p, space in enumerate(spaces):
        s.figure[p] = space
    for p, purse in enumerate(purses):
        s.coins[p] = purse
    s.figure[RAIDER] = raider
    reveal(s, first_card)
    reveal(s, second_card)
    pay_out(s)
    return s


def coins(s: State) -> list[int]:
    return [s.coins[p] for p in range(s.players)]


def test_every_player_but_the_last_takes_what_their_space_shows() -> None:
    assert coins(paid_out(7, 4, (3, 8, 12)))[:2] == [1, 4]


def test_the_last_player_takes_all_that_is_left_even_if_it_is_more() -> None:
    assert coins(paid_out(7, 4, (2, 3, 6)))[2] == 9


def test_the_last_player_takes_all_that_is_left_even_if_it_is_less() -> None:
    assert coins(paid_out(2, 4, (5, 7, 13)))[2] == 1


def test_who_risks_too_much_may_get_nothing() -> None:
    assert coins(paid_out(1, 2, (7, 10, 13))) == [3, 0, 0]


def test_who_asks_for_more_than_is_left_gets_what_is_left() -> None:
    """Ruling P-04: a partial grant in all languages, then nothing for those further left."""
    assert coins(paid_out(1, 2, (5, 8, 13))) == [2, 1, 0]


def test_seats_do_not_matter_for_the_grants_only_spaces_do() -> None:
    assert coins(paid_out(7, 4, (12, 8, 3))) == [6, 4, 1]


def test_the_figure_on_the_space_for_nothing_gets_nothing() -> None:
    """Ruling P-44."""
    assert coins(paid_out(8, 8, (1, 2, 3)))[0] == 0


def test_the_figure_on_the_space_for_nothing_acts_first() -> None:
    """Ruling P-44."""
    s = table(3)
    bury(s, 0, 10)
    at_placing(s, "chest", "chest")
    s.coins[1] = 1
    do(s, "place 13", "place 1", "place 2", "reveal 8", "reveal 8")
    assert s.mover == 1


def test_new_coins_are_added_to_the_old_ones() -> None:
    assert coins(paid_out(7, 4, (3, 8, 12), purses=(2, 2, 2))) == [3, 6, 8]


@given(
    cards=st.tuples(st.integers(1, 8), st.integers(1, 8)),
    spaces=st.lists(st.integers(1, 13), min_size=3, max_size=4, unique=True),
)
def test_nothing_is_ever_left_of_the_funds(cards: tuple[int, int], spaces: list[int]) -> None:
    s = paid_out(*cards, tuple(spaces))
    assert (s.pot, sum(coins(s))) == (0, sum(cards))


@given(
    cards=st.tuples(st.integers(1, 8), st.integers(1, 8)),
    spaces=st.lists(st.integers(1, 13), min_size=4, max_size=4, unique=True),
)
def test_nobody_but_the_last_gets_more_than_they_asked_for(cards: tuple[int, int], spaces: list[int]) -> None:
    s = paid_out(*cards, tuple(spaces))
    assert all(s.coins[p] <= space // 2 for p, space in enumerate(spaces) if space != max(spaces))


def test_the_cards_are_turned_over_after_the_last_figure() -> None:
    s = table()
    at_placing(s)
    do(s, "place 1", "place 2", "place 3")
    assert (s.phase, s.mover) == (Phase.GRANTS, CHANCE)
