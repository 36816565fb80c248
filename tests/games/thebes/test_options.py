"""What a table may agree on beforehand."""

from __future__ import annotations

import pytest

from digsite.core.game import CHANCE
from digsite.games.thebes.state import Phase, Stack, State
from tests.games.thebes.tables import (
    CONGRESSES,
    coming,
    digs,
    do,
    draws,
    faces,
    finds,
    give,
    give_finds,
    markers,
    notations,
    playing,
    second_stack,
    shown,
    supply,
    table,
)

# Special knowledge of the area's own colour


def strict(*cards: str) -> State:
    s = playing(strict_knowledge=True, place="egypt")
    give(s, 0, *cards)
    return s


@pytest.mark.parametrize("cards", [("egypt 3 london",), ("egypt 1 rome", "assistant rome")])
def test_a_book_of_the_area_is_enough(cards: tuple[str, ...]) -> None:
    """Ruling T-09, the stricter reading."""
    assert digs(strict(*cards), "egypt")


def test_a_book_that_was_found_is_enough() -> None:
    """Ruling T-09, the stricter reading: the book from Palestine."""
    s = strict()
    give_finds(s, 0, "palestine", "book")
    assert digs(s, "egypt")


def test_a_declared_rumour_is_enough() -> None:
    """Ruling T-09, the stricter reading."""
    assert all("rumour" in notation for notation in digs(strict("rumour egypt rome")))


def test_assistants_alone_are_not_enough() -> None:
    """Ruling T-09, the stricter reading."""
    s = strict("assistant rome", "assistant berlin", "assistant paris", "general 2 london")
    assert digs(s) == set()


def test_a_lone_assistant_needs_a_book_or_a_rumour_beside_it() -> None:
    """Ruling T-09, the stricter reading."""
    s = strict("assistant rome", "rumour egypt rome")
    assert {notation.split(" with ")[1] for notation in digs(s)} == {"rumour", "rumour and assistant"}


def test_assistants_still_add_to_a_book() -> None:
    """Ruling T-09, the stricter reading: one book and two assistants are two points, so six weeks do."""
    assert "dig egypt 6 weeks" in digs(strict("egypt 1 rome", "assistant rome", "assistant berlin"))


def test_without_the_option_assistants_alone_are_enough() -> None:
    """Ruling T-09."""
    s = playing(place="egypt")
    give(s, 0, "assistant rome", "assistant berlin")
    assert digs(s, "egypt")


# The next two cards lie open


def open_table() -> State:
    """Four congresses lie out, two shovels come next; seat 0 has many turns."""
    s = playing(next_cards=True)
    markers(s, 16, 150, 150)
    return s


def test_two_cards_are_drawn_in_advance() -> None:
    s = table(next_cards=True)
    draws(s, *CONGRESSES)
    assert s.mover == CHANCE
    draws(s, "shovel rome", "car rome")
    assert (coming(s), s.mover) == (["shovel rome", "car rome"], 0)


def test_without_the_option_nothing_is_drawn_in_advance() -> None:
    s = playing()
    assert coming(s) == [None, None]


def test_the_display_is_filled_from_the_open_cards_first() -> None:
    s = playing(next_cards=True)
    do(s, "take 3")
    assert (faces(s)[2], coming(s)) == ("shovel rome", ["shovel rome", None])


def test_the_open_cards_are_made_up_to_two_again() -> None:
    s = playing(next_cards=True)
    do(s, "take 3")
    draws(s, "car rome")
    assert (coming(s), s.mover) == (["shovel rome", "car rome"], 1)


def test_an_exchange_lays_out_the_two_open_cards_and_two_more() -> None:
    s = playing(next_cards=True)
    do(s, "exchange")
    draws(s, "car rome", "car moscow", "zeppelin rome", "zeppelin vienna")
    assert (faces(s), coming(s)) == (
        ["shovel rome", "shovel rome", "car rome", "car moscow"],
        ["zeppelin rome", "zeppelin vienna"],
    )


def test_an_exhibition_waits_among_the_open_cards() -> None:
    s = open_table()
    supply(s, "small exhibition london", "car rome")
    do(s, "take 1")
    draws(s, "small exhibition london")
    assert (shown(s), coming(s)) == ([None] * 3, ["shovel rome", "small exhibition london"])


def test_an_open_exhibition_is_shown_when_a_card_is_needed() -> None:
    s = open_table()
    supply(s, "small exhibition london", "car rome", "zeppelin rome", "zeppelin vienna")
    do(s, "take 1")
    draws(s, "small exhibition london")
    do(s, "take 2")
    draws(s, "car rome")
    assert shown(s)[0] is None
    do(s, "take 3")
    assert (shown(s)[0], faces(s)[2]) == ("small exhibition london", "car rome")


def test_looking_ahead_does_not_shuffle() -> None:
    """Ruling T-40: only a card that must be laid out does."""
    s = open_table()
    second_stack(s, 0)
    do(s, "take 1")
    assert (coming(s), s.stack, s.mover) == (["shovel rome", None], Stack.SECOND, 0)


def test_a_card_that_must_be_laid_out_shuffles() -> None:
    """Ruling T-40."""
    s = open_table()
    second_stack(s, 0)
    do(s, "take 1", "take 2", "take 3")
    assert (s.phase, s.stack) == (Phase.REFILL, Stack.SHUFFLED)


def test_the_open_cards_are_laid_out_before_the_supply_is_made_anew() -> None:
    """Ruling T-26: so only the exchanged cards are in it."""
    s = open_table()
    supply(s)
    do(s, "exchange")
    assert (faces(s)[:2], notations(s)) == (["shovel rome"] * 2, {f"draw {congress}" for congress in CONGRESSES})


def test_a_dig_draws_no_cards_in_advance() -> None:
    s = open_table()
    give(s, 0, "greece 3 london")
    s.upcoming[1] = -1
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert (s.mover, coming(s)) == (0, ["shovel rome", None])


def test_the_second_stack_shows_its_cards_in_advance_too() -> None:
    s = open_table()
    s.stack_left = 0
    do(s, "take 1")
    assert (s.stack, "draw small exhibition london" in notations(s)) == (Stack.SECOND, True)


# The first player


def test_a_chosen_first_player_needs_no_chance() -> None:
    """Ruling T-49."""
    s = table(4, first_player=3)
    draws(s, *CONGRESSES)
    assert s.mover == 3
