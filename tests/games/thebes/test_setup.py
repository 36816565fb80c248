"""Preparation."""

from __future__ import annotations

from collections import Counter

import pytest

from digsite.core.game import CHANCE
from digsite.games.thebes.components import Area, Place
from digsite.games.thebes.state import Pile
from tests.games.thebes.tables import (
    CONGRESSES,
    bag,
    cards_in,
    chance,
    do,
    draws,
    faces,
    found,
    give_finds,
    notations,
    playing,
    shown,
    table,
    used,
)


def test_everybody_begins_in_warsaw() -> None:
    s = table(4)
    assert [s.place[p] for p in range(4)] == [Place.WARSAW] * 4


@pytest.mark.parametrize(("players", "week"), [(2, 0), (3, 16), (4, 0)])
def test_markers_begin_before_week_one_or_with_three_players_on_sixteen(players: int, week: int) -> None:
    """Ruling T-02."""
    s = table(players)
    assert [s.week[p] for p in range(players)] == [week] * players


def test_all_permissions_are_valid() -> None:
    assert used(table(), 0) == []


@pytest.mark.parametrize("area", [area.name.lower() for area in Area])
def test_each_bag_holds_fourteen_finds_and_sixteen_pieces_of_debris(area: str) -> None:
    """Contents."""
    tokens = bag(table(), area)
    assert (tokens.total(), tokens["debris"]) == (30, 16)


def test_an_artefact_of_value_one_of_each_area_lies_on_the_map() -> None:
    """Preparation: so a one is missing from the bag."""
    s = table()
    assert (s.bonus, bag(s, "palestine")["1"]) == (0b11111, 4)


def test_what_a_bag_holds_can_be_told_from_what_was_found() -> None:
    """Ruling T-37."""
    s = table()
    give_finds(s, 0, "egypt", "5", "book")
    assert bag(s, "egypt") == bag(table(), "egypt") - Counter(found(s, 0, "egypt"))


def test_four_researcher_cards_are_drawn_face_up() -> None:
    s = table()
    draws(s, *CONGRESSES)
    assert (faces(s), s.mover) == (list(CONGRESSES), 0)


def test_no_exhibition_is_on_show() -> None:
    assert shown(table()) == [None, None, None]


def test_the_face_up_cards_are_dealt_before_the_exhibitions_are_shuffled_in() -> None:
    assert not any("exhibition" in notation for notation in notations(table()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_stack_has_27_cards(players: int) -> None:
    s = playing(players)
    assert s.stack_left == 27


@pytest.mark.parametrize(("players", "cards", "put_aside"), [(2, 37, 0), (3, 32, 5), (4, 32, 5)])
def test_the_second_stack_has_27_cards_and_exhibitions(players: int, cards: int, put_aside: int) -> None:
    """Ruling T-27: all exhibitions with two players, else the small ones; the large ones are in the third stack."""
    s = playing(players)
    s.stack_left = 1
    do(s, "take 1")
    draws(s, "shovel rome")
    assert (s.stack_left, s.exhibitions[Pile.THIRD_STACK].bit_count()) == (cards, put_aside)


def test_with_three_players_the_second_stack_has_the_small_exhibitions() -> None:
    s = playing(3)
    s.stack_left = 1
    do(s, "take 1")
    draws(s, "shovel rome")
    assert [card for card in cards_in(s, Pile.HIDDEN) if "exhibition" in card] == [
        f"small exhibition {city}" for city in ("london", "paris", "berlin", "vienna", "moscow")
    ]


def test_chance_chooses_the_first_player() -> None:
    """Ruling T-03."""
    s = table(3, first_player=None)
    assert (s.mover, notations(s)) == (CHANCE, {"first P1", "first P2", "first P3"})


def test_the_players_may_choose_the_first_player() -> None:
    """Player order."""
    s = table(4, first_player=2)
    draws(s, *CONGRESSES)
    assert s.mover == 2


def test_first_turns_go_round_the_table() -> None:
    """Rulings T-03, T-49: under the first player's marker lie the others in seating order."""
    s = table(4, first_player=None)
    do(s, "first P3")
    draws(s, *CONGRESSES)
    turns = []
    for _ in range(4):
        turns.append(s.mover)
        do(s, "take 1")
        chance(s)
    assert turns == [2, 3, 0, 1]
