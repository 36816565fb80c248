"""Determining knowledge points."""

from __future__ import annotations

import pytest

from digsite.games.thebes.components import ASSISTANTS, CARS, SHOVELS, Area
from digsite.games.thebes.rules.desk import (
    artefacts,
    book_knowledge,
    discard_helper,
    general_knowledge,
    has_helper,
    helpers_owned,
)
from digsite.games.thebes.rules.dig import (
    assistant_bonus,
    has_special_knowledge,
    knowledge,
    shovel_bonus,
    special_knowledge,
)
from digsite.games.thebes.state import Help, Pile, State
from tests.games.thebes.tables import cards_in, give, give_finds, playing


def crete_example() -> State:
    """Books of 2 points and a find from Greece, the rumour, two assistants, and general knowledge."""
    s = playing()
    give(s, 0, "crete 2 paris", "rumour crete paris", "assistant paris", "assistant berlin")
    give_finds(s, 0, "greece", "book")
    return s


def test_books_give_two_and_one_points_about_crete() -> None:
    """Determining knowledge points, example: a researcher card and a find from Greece."""
    assert book_knowledge(crete_example(), 0, Area.CRETE) == 2 + 1


def test_the_rumour_gives_two_points_more() -> None:
    """Determining knowledge points, example."""
    assert special_knowledge(crete_example(), 0, Area.CRETE, Help.RUMOUR) == 3 + 2 + 1


def test_two_assistants_give_one_point() -> None:
    """Determining knowledge points, example."""
    assert assistant_bonus(crete_example(), 0, 0) == 1


def test_four_points_of_general_knowledge_are_added() -> None:
    """Determining knowledge points, example: 6 special and 4 general points."""
    s = crete_example()
    give(s, 0, "general 2 london", "general 2 moscow")
    assert knowledge(s, 0, Area.CRETE, Help.RUMOUR) == 6 + 4


def test_of_five_points_of_general_knowledge_only_four_count() -> None:
    """Using the time wheel, example: the 4 special points without the rumour make it 8. Ruling T-13."""
    s = crete_example()
    give(s, 0, "general 2 london", "general 2 moscow", "general 1 rome")
    assert knowledge(s, 0, Area.CRETE, 0) == 8


def test_a_rumour_counts_only_if_declared() -> None:
    """Ruling T-10."""
    assert special_knowledge(crete_example(), 0, Area.CRETE, 0) == 4


def test_books_count_for_their_own_area_only() -> None:
    assert book_knowledge(crete_example(), 0, Area.EGYPT) == 0


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (("egypt 1 rome",), 1),
        (("egypt 2 london",), 2),
        (("egypt 3 moscow",), 3),
        (("egypt 1 rome", "egypt 3 london"), 4),
    ],
)
def test_a_book_gives_the_points_it_shows(cards: tuple[str, ...], points: int) -> None:
    s = playing()
    give(s, 0, *cards)
    assert book_knowledge(s, 0, Area.EGYPT) == points


@pytest.mark.parametrize(
    ("bag", "about"),
    [
        ("greece", Area.CRETE),
        ("crete", Area.GREECE),
        ("egypt", Area.MESOPOTAMIA),
        ("palestine", Area.EGYPT),
        ("mesopotamia", Area.PALESTINE),
    ],
)
def test_a_book_found_in_one_area_is_about_another(bag: str, about: Area) -> None:
    s = playing()
    give_finds(s, 0, bag, "book")
    assert [book_knowledge(s, 0, area) for area in Area] == [int(area == about) for area in Area]


def test_general_books_that_were_found_count_too() -> None:
    s = playing()
    give(s, 0, "general 2 london", "general 1 rome")
    give_finds(s, 0, "egypt", "general book")
    give_finds(s, 0, "crete", "general book", "book")
    assert general_knowledge(s, 0) == 2 + 1 + 1 + 1


def test_general_knowledge_counts_no_more_than_special_knowledge() -> None:
    """Determining knowledge points. Ruling T-13."""
    s = playing()
    give(s, 0, "egypt 1 rome", "general 2 london")
    assert knowledge(s, 0, Area.EGYPT, 0) == 2


@pytest.mark.parametrize("declared", [Help.RUMOUR, Help.ASSISTANT])
def test_rumours_and_assistants_let_more_general_knowledge_count(declared: Help) -> None:
    """Ruling T-13."""
    s = playing()
    give(s, 0, "rumour egypt rome", "assistant rome", "general 2 london", "general 2 moscow")
    assert knowledge(s, 0, Area.EGYPT, declared) == 2 * special_knowledge(s, 0, Area.EGYPT, declared)


def test_knowledge_above_twelve_counts_as_twelve() -> None:
    """Using the time wheel, note."""
    s = playing()
    give(s, 0, "egypt 3 london", "egypt 3 moscow", "egypt 2 berlin", "general 2 london", "general 2 paris")
    give(s, 0, "general 2 berlin")
    assert knowledge(s, 0, Area.EGYPT, 0) == 12


# Assistants and shovels


ASSISTANT_CARDS = (
    "assistant berlin",
    "assistant paris",
    "assistant paris",
    "assistant rome",
    "assistant vienna",
    "assistant vienna",
)
SHOVEL_CARDS = ("shovel london", "shovel london", "shovel moscow", "shovel moscow", "shovel rome", "shovel rome")


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 2), (6, 2)])
def test_two_assistants_give_one_point_and_three_or_more_two(count: int, points: int) -> None:
    """Rulings T-11, T-12."""
    s = playing()
    give(s, 0, *ASSISTANT_CARDS[:count])
    assert assistant_bonus(s, 0, 0) == points


@pytest.mark.parametrize(("count", "tokens"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 2), (5, 2), (6, 2)])
def test_two_shovels_draw_one_more_and_three_or_more_two(count: int, tokens: int) -> None:
    """Rulings T-11, T-12."""
    s = playing()
    give(s, 0, *SHOVEL_CARDS[:count])
    assert shovel_bonus(s, 0, 0) == tokens


def test_a_lone_assistant_gives_a_point_if_declared() -> None:
    """Ruling T-11."""
    s = playing()
    give(s, 0, "assistant rome")
    assert assistant_bonus(s, 0, Help.ASSISTANT) == 1


def test_a_lone_shovel_draws_one_more_if_declared() -> None:
    """Ruling T-11."""
    s = playing()
    give(s, 0, "shovel rome")
    assert shovel_bonus(s, 0, Help.SHOVEL) == 1


@pytest.mark.parametrize(
    ("cards", "declared"),
    [(("egypt 1 rome",), 0), (("rumour egypt rome",), Help.RUMOUR), (("assistant rome",), Help.ASSISTANT)],
)
def test_any_source_of_special_knowledge_is_enough(cards: tuple[str, ...], declared: int) -> None:
    """Ruling T-09."""
    s = playing()
    give(s, 0, *cards)
    assert has_special_knowledge(s, 0, Area.EGYPT, declared)


def test_a_pair_of_assistants_is_enough_in_any_area() -> None:
    """Ruling T-09."""
    s = playing()
    give(s, 0, "assistant rome", "assistant berlin")
    assert all(has_special_knowledge(s, 0, area, 0) for area in Area)


def test_general_knowledge_alone_is_not_enough() -> None:
    """The minimum requirement."""
    s = playing()
    give(s, 0, "general 2 london", "shovel rome")
    assert not any(has_special_knowledge(s, 0, area, 0) for area in Area)


# Cards and artefacts


def test_cards_of_a_kind_are_counted() -> None:
    s = playing()
    give(s, 0, "shovel rome", "shovel london", "car rome")
    assert (helpers_owned(s, 0, SHOVELS), has_helper(s, 0, CARS), has_helper(s, 0, ASSISTANTS)) == (2, True, False)


def test_a_discarded_card_lies_on_the_discards() -> None:
    """Ruling T-29."""
    s = playing()
    give(s, 0, "car rome")
    discard_helper(s, 0, s.helpers[0].bit_length() - 1)
    assert (cards_in(s, 0), cards_in(s, Pile.DISCARDS)) == ([], ["car rome"])


def test_books_are_no_artefacts() -> None:
    """Execute an exhibition, note. Ruling T-20."""
    s = playing()
    give_finds(s, 0, "crete", "1", "5", "book", "general book")
    assert artefacts(s, 0, Area.CRETE) == 2
