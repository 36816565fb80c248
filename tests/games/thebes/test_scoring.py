"""Final scoring."""

from __future__ import annotations

import pytest

from digsite.games.thebes.components import Area
from digsite.games.thebes.scoring import (
    artefact_points,
    congress_points,
    exhibition_points,
    majority_of,
    majority_points,
    score,
    tie_break,
)
from digsite.games.thebes.state import State
from tests.games.thebes.tables import give, give_exhibitions, give_finds, playing

SHOVELS = ("shovel london", "shovel moscow", "shovel rome", "shovel rome")
ALL_CONGRESSES = (
    "congress berlin",
    "congress berlin",
    "congress london",
    "congress moscow",
    "congress moscow",
    "congress paris",
    "congress paris",
    "congress vienna",
    "congress vienna",
)


def example() -> State:
    """The rulebook's player with 13 artefacts, 3 exhibitions, 5 congresses and some books; seat 1 knows more."""
    s = playing(3, *SHOVELS)
    give_finds(s, 0, "palestine", "1", "1", "7")
    give_finds(s, 0, "mesopotamia", "4")
    give_finds(s, 0, "egypt", "1", "2", "3", "3", "4")
    give_finds(s, 0, "crete", "2", "5")
    give_finds(s, 0, "greece", "1", "5")
    give_exhibitions(s, 0, "small exhibition london", "small exhibition vienna", "large exhibition paris")
    give(s, 0, *ALL_CONGRESSES[:5], "egypt 2 london", "crete 1 paris")
    give(s, 1, "egypt 3 london", "crete 2 rome")
    return s


def test_the_example_scores_67_points() -> None:
    """Final scoring, example: 39 + 13 + 15 + 0."""
    assert score(example(), 0) == 67


def test_thirteen_artefacts_of_the_example_score_39() -> None:
    """Final scoring, example."""
    assert artefact_points(example(), 0) == 39


def test_three_exhibitions_of_the_example_score_13() -> None:
    """Final scoring, example."""
    assert exhibition_points(example(), 0) == 13


def test_five_congresses_of_the_example_score_15() -> None:
    """Final scoring, example."""
    assert congress_points(example(), 0) == 15


def test_knowledge_without_a_majority_scores_nothing() -> None:
    """Final scoring, example."""
    assert majority_points(example(), 0) == 0


@pytest.mark.parametrize(
    ("cards", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 28), (9, 28)],
)
def test_the_more_congresses_the_more_points_up_to_28(cards: int, points: int) -> None:
    """Final scoring, table. Ruling T-35."""
    s = playing(3, *SHOVELS)
    give(s, 0, *ALL_CONGRESSES[:cards])
    assert congress_points(s, 0) == points


def test_small_exhibitions_score_four_and_large_ones_five() -> None:
    """Contents."""
    s = playing()
    give_exhibitions(s, 0, "small exhibition moscow")
    give_exhibitions(s, 1, "large exhibition moscow")
    assert [exhibition_points(s, p) for p in range(3)] == [4, 5, 0]


def test_books_and_debris_score_nothing_by_themselves() -> None:
    s = playing()
    give_finds(s, 0, "crete", "book", "general book")
    assert artefact_points(s, 0) == 0


def test_most_special_knowledge_of_an_area_scores_five() -> None:
    s = playing()
    give(s, 0, "greece 2 rome")
    give(s, 1, "greece 1 rome")
    assert [majority_of(s, p, Area.GREECE) for p in range(3)] == [5, 0, 0]


def test_who_share_the_most_score_three_each() -> None:
    s = playing()
    give(s, 0, "greece 2 rome")
    give(s, 1, "greece 1 rome")
    give(s, 2, "greece 2 london")
    assert [majority_of(s, p, Area.GREECE) for p in range(3)] == [3, 0, 3]


def test_all_may_share_the_most() -> None:
    """Ruling T-34: every one of them scores three."""
    s = playing()
    for p, city in enumerate(("rome", "berlin", "vienna")):
        give(s, p, f"greece 1 {city}")
    assert [majority_of(s, p, Area.GREECE) for p in range(3)] == [3, 3, 3]


def test_nobody_scores_for_an_area_that_nobody_knows() -> None:
    """Ruling T-34."""
    s = playing()
    assert [majority_points(s, p) for p in range(3)] == [0, 0, 0]


def test_books_that_were_found_count_for_the_majority() -> None:
    """Ruling T-34: a book from Egypt is about Mesopotamia."""
    s = playing()
    give_finds(s, 0, "egypt", "book")
    assert majority_of(s, 0, Area.MESOPOTAMIA) == 5


@pytest.mark.parametrize(
    "cards", [("rumour greece moscow",), ("assistant rome", "assistant berlin"), ("general 2 london",)]
)
def test_rumours_assistants_and_general_knowledge_do_not_count_for_the_majority(cards: tuple[str, ...]) -> None:
    """Final scoring, note. Ruling T-34."""
    s = playing()
    give(s, 0, *cards)
    assert majority_points(s, 0) == 0


def test_general_books_that_were_found_do_not_count_for_the_majority() -> None:
    s = playing()
    give_finds(s, 0, "egypt", "general book")
    assert majority_points(s, 0) == 0


def test_one_player_may_lead_in_several_areas() -> None:
    s = playing()
    give(s, 0, "greece 2 rome", "egypt 1 rome", "crete 1 paris")
    assert majority_points(s, 0) == 15


def test_equal_points_share_the_victory() -> None:
    """Ruling T-36."""
    s = playing()
    give(s, 0, "car rome")
    assert {tie_break(s, p) for p in range(3)} == {0}
