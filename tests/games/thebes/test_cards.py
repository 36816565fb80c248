"""Take a researcher card, exchange the cards displayed, and the supply."""

from __future__ import annotations

import pytest

from digsite.core.game import CHANCE
from digsite.games.thebes.components import DISPLAY, NO_CARD, Place
from digsite.games.thebes.rules.cards import exchange_price
from digsite.games.thebes.state import Pile, Stack, State
from tests.games.thebes.tables import (
    CONGRESSES,
    cards_in,
    chance,
    discard,
    do,
    draws,
    faces,
    finds,
    give,
    markers,
    notations,
    playing,
    second_stack,
    show,
    shown,
    supply,
)

SHOVELS = ("shovel london", "shovel moscow", "shovel rome", "shovel rome")


def alone(*cards: str, week: int = 16, place: str = "warsaw") -> State:
    """Seat 0 is far behind the others and takes many turns in a row."""
    s = playing(3, *cards, place=place)
    markers(s, week, 150, 150)
    return s


# 1. Taking a card


def test_a_card_costs_the_journey_and_its_own_weeks() -> None:
    """Ruling T-01: two weeks to London and two for the congress."""
    s = playing(week=20)
    do(s, "take 1")
    assert s.week[0] == 24


def test_a_card_is_taken_in_its_city() -> None:
    """Take a researcher card."""
    s = playing()
    do(s, "take 2")
    assert (s.place[0], cards_in(s, 0)) == (Place.PARIS, ["congress paris"])


def test_a_book_is_laid_on_the_desk_too() -> None:
    s = playing(3, "egypt 3 london", *CONGRESSES[:3])
    do(s, "take 1")
    assert cards_in(s, 0) == ["egypt 3 london"]


def test_a_card_must_be_paid_with_the_weeks_left() -> None:
    """Rulings T-01, T-30: two weeks are left in Paris, where one congress is."""
    s = playing(3, week=155, place="paris")
    assert {"take 1", "take 2", "take 3", "take 4"} & notations(s) == {"take 2"}


def test_the_next_card_fills_the_emptied_space() -> None:
    """Take a researcher card. Ruling T-41: the others stay where they are."""
    s = playing()
    do(s, "take 3")
    draws(s, "shovel rome")
    assert faces(s) == ["congress london", "congress paris", "shovel rome", "congress vienna"]


def test_nothing_can_be_taken_from_an_empty_space() -> None:
    s = alone()
    supply(s)
    do(s, "take 1")
    assert {"take 1", "take 2"} & notations(s) == {"take 2"}


# 2. Exchanging


def test_an_exchange_discards_the_face_up_cards_and_draws_four() -> None:
    """Exchange the 4 cards displayed."""
    s = playing()
    do(s, "exchange")
    draws(s, *SHOVELS)
    assert (faces(s), set(cards_in(s, Pile.DISCARDS))) == (list(SHOVELS), set(CONGRESSES))


def test_an_exchange_takes_place_in_warsaw() -> None:
    s = playing(place="rome")
    do(s, "exchange")
    assert s.place[0] == Place.WARSAW


def test_an_exchange_costs_one_week() -> None:
    s = playing(week=20)
    do(s, "exchange")
    assert s.week[0] == 21


def test_an_exchange_leaves_the_exhibitions_alone() -> None:
    """Ruling T-24."""
    s = playing()
    show(s, "small exhibition london", "small exhibition paris")
    do(s, "exchange")
    chance(s)
    assert shown(s) == ["small exhibition london", "small exhibition paris", None]


def test_a_second_exchange_in_a_row_costs_two_weeks() -> None:
    """Exchange the 4 cards displayed, special case."""
    s = alone(week=20)
    do(s, "exchange")
    chance(s)
    do(s, "exchange")
    assert s.week[0] == 20 + 1 + 2


def test_each_further_exchange_in_a_row_costs_a_week_more() -> None:
    """Exchange the 4 cards displayed: the third time three weeks, the fourth time four."""
    s = alone(week=20)
    for _ in range(4):
        do(s, "exchange")
        chance(s)
    assert s.week[0] == 20 + 1 + 2 + 3 + 4


def test_the_price_starts_again_when_another_player_had_a_turn() -> None:
    """Ruling T-25."""
    s = playing(3, week=20)
    do(s, "exchange")
    chance(s)
    do(s, "take 1")
    assert exchange_price(s, 0) == 1


def test_the_price_starts_again_when_another_player_exchanged() -> None:
    """Ruling T-25: each run of exchanges is one player's own."""
    s = playing(3, week=20)
    do(s, "exchange")
    chance(s)
    do(s, "exchange")
    assert [exchange_price(s, p) for p in range(3)] == [1, 2, 1]


@pytest.mark.parametrize("other", ["take 1", "dig greece 3 weeks", "exhibit a"])
def test_the_price_starts_again_when_the_player_does_something_else(other: str) -> None:
    """Ruling T-25."""
    s = alone(week=20)
    give(s, 0, "greece 3 berlin")
    s.found[0, 0], s.found[0, 2] = 0b10, 0b110
    do(s, "exchange")
    chance(s)
    show(s, "small exhibition london")
    do(s, other)
    assert exchange_price(s, 0) == 1


def test_another_players_pass_is_a_turn() -> None:
    """Ruling T-46."""
    s = playing(3, week=120)
    do(s, "exchange")
    chance(s)
    do(s, "pass")
    assert exchange_price(s, 0) == 1


def test_a_sole_remaining_player_pays_more_for_each_exchange_too() -> None:
    """Ruling T-32."""
    s = alone(week=120)
    markers(s, 120, 157, 157)
    do(s, "exchange")
    chance(s)
    assert exchange_price(s, 0) == 2


def test_an_exchange_must_be_paid_with_the_weeks_left() -> None:
    """Ruling T-30: the second one in a row would cost two weeks."""
    s = alone(week=155)
    markers(s, 155, 157, 157)
    do(s, "exchange")
    chance(s)
    assert "exchange" not in notations(s)


def test_an_exchange_is_possible_with_an_empty_display() -> None:
    """Ruling T-38."""
    s = alone()
    supply(s)
    for space in range(DISPLAY):
        s.display[space] = NO_CARD
    do(s, "exchange")
    assert (faces(s), s.mover) == ([None] * 4, 0)


# 3. Refilling


def test_a_refill_fills_all_empty_spaces_the_lowest_number_first() -> None:
    """Rulings T-38, T-41."""
    s = alone()
    s.display[1] = -1
    do(s, "take 4")
    draws(s, "shovel rome", "shovel moscow")
    assert faces(s) == ["congress london", "shovel rome", "congress berlin", "shovel moscow"]


def test_an_exchange_fills_the_spaces_in_order() -> None:
    """Ruling T-41."""
    s = alone()
    do(s, "exchange")
    draws(s, "shovel rome", "shovel london")
    assert faces(s) == ["shovel rome", "shovel london", None, None]


def test_an_exhibition_goes_to_space_a_and_another_card_is_drawn() -> None:
    """When an exhibit card is drawn. Ruling T-41."""
    s = alone()
    supply(s, "small exhibition london", "shovel rome")
    do(s, "take 2")
    draws(s, "small exhibition london", "shovel rome")
    assert (shown(s)[0], faces(s)[1]) == ("small exhibition london", "shovel rome")


def test_exhibitions_come_one_after_another_until_a_researcher_card_does() -> None:
    """Ruling T-23."""
    s = alone()
    supply(s, "small exhibition london", "large exhibition paris", "shovel rome")
    do(s, "take 2")
    draws(s, "small exhibition london", "large exhibition paris")
    assert (shown(s), s.mover) == (["large exhibition paris", "small exhibition london", None], CHANCE)


NEW = "large exhibition berlin"
A, B, C = "small exhibition london", "small exhibition paris", "small exhibition berlin"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((None, None, None), [NEW, None, None]),
        ((A, None, None), [NEW, A, None]),
        ((A, B, None), [NEW, A, B]),
        ((A, B, C), [NEW, A, B]),
        ((None, B, C), [NEW, B, C]),
        ((A, None, C), [NEW, A, C]),
        ((None, None, C), [NEW, None, C]),
        ((None, B, None), [NEW, B, None]),
    ],
)
def test_an_exhibition_pushes_on_only_what_is_in_its_way(
    before: tuple[str | None, ...], after: list[str | None]
) -> None:
    """When an exhibit card is drawn. Ruling T-21."""
    s = alone()
    supply(s, NEW, "shovel rome")
    show(s, *before)
    do(s, "take 2")
    draws(s, NEW)
    assert shown(s) == after


def test_an_exhibition_pushed_from_space_c_is_discarded() -> None:
    """When an exhibit card is drawn. Ruling T-22."""
    s = alone()
    supply(s, NEW, "shovel rome")
    show(s, A, B, C)
    do(s, "take 2")
    draws(s, NEW)
    assert cards_in(s, Pile.DISCARDS) == [C]


def test_a_dig_does_not_refill_the_display() -> None:
    """Ruling T-38: only taking and exchanging do."""
    s = alone()
    give(s, 0, "greece 3 berlin")
    s.display[1] = -1
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert (s.mover, faces(s)[1]) == (0, None)


# 4. The supply


def test_the_second_stack_follows_the_first() -> None:
    """Preparation."""
    s = alone()
    s.stack_left = 1
    do(s, "take 1")
    draws(s, "shovel rome")
    assert (s.stack, s.stack_left) == (Stack.SECOND, 32)


def test_the_first_time_the_discards_are_shuffled_with_the_third_stack() -> None:
    """When the card supply is exhausted. Ruling T-26: the cards just exchanged are among the discards."""
    s = alone()
    second_stack(s, 0)
    discard(s, "small exhibition paris")
    do(s, "exchange")
    assert (s.stack_left, cards_in(s, Pile.DISCARDS)) == (27 + 4 + 5 + 1, [])


def test_with_two_players_the_third_stack_joins_in_without_exhibitions() -> None:
    """Ruling T-27."""
    s = playing(2)
    second_stack(s, 0)
    do(s, "exchange")
    assert (s.stack_left, s.exhibitions[Pile.HIDDEN]) == (27 + 4, 0)


def test_later_only_the_discards_are_shuffled() -> None:
    """When the card supply is exhausted. Ruling T-26."""
    s = alone()
    supply(s)
    show(s, A)
    do(s, "exchange")
    assert notations(s) == {f"draw {congress}" for congress in CONGRESSES}


def test_a_shuffle_may_fall_between_two_draws_of_one_refill() -> None:
    """Ruling T-40."""
    s = alone()
    supply(s, "shovel rome")
    do(s, "exchange")
    draws(s, "shovel rome")
    assert s.stack_left == 4


def test_nothing_is_shuffled_before_a_card_must_be_drawn() -> None:
    """Ruling T-40."""
    s = alone()
    second_stack(s, 1)
    do(s, "take 1")
    chance(s)
    assert (s.stack, s.stack_left) == (Stack.SECOND, 0)


def test_a_discarded_exhibition_may_come_back() -> None:
    """Ruling T-22."""
    s = alone()
    supply(s)
    discard(s, A)
    do(s, "exchange")
    assert f"draw {A}" in notations(s)


def test_a_used_card_may_come_back() -> None:
    """Ruling T-29."""
    s = alone()
    give(s, 0, "rumour greece moscow")
    do(s, "dig greece 6 weeks with rumour")
    finds(s, "debris")
    supply(s)
    do(s, "exchange")
    assert "draw rumour greece moscow" in notations(s)


def test_a_space_stays_empty_when_there_is_no_card() -> None:
    """Ruling T-28."""
    s = alone()
    supply(s)
    do(s, "take 1")
    assert (faces(s), s.mover) == ([None, *CONGRESSES[1:]], 0)


def test_an_empty_space_is_filled_when_there_are_cards_again() -> None:
    """Rulings T-28, T-38."""
    s = alone()
    supply(s)
    do(s, "take 1", "exchange")
    chance(s)
    assert sorted(map(str, faces(s))) == ["None", *sorted(CONGRESSES[1:])]


def test_discarded_exhibitions_alone_are_not_shuffled() -> None:
    """Ruling T-39."""
    s = alone()
    supply(s)
    discard(s, A, B)
    do(s, "take 1")
    assert (faces(s)[0], cards_in(s, Pile.DISCARDS)) == (None, [A, B])


@pytest.mark.parametrize("card", ["shovel rome", "egypt 1 rome"])
def test_one_researcher_card_among_the_discards_is_enough_to_shuffle(card: str) -> None:
    """Ruling T-39."""
    s = alone()
    discard(s, A, card)
    supply(s)
    do(s, "take 1")
    assert notations(s) == {f"draw {A}", f"draw {card}"}
