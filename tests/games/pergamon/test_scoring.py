"""Counting: rows, objects and places."""

from __future__ import annotations

import pytest

from digsite.games.pergamon.components import Thing
from digsite.games.pergamon.scoring import (
    FAR_PAST,
    is_object,
    oldest_object_before,
    oldest_of,
    oldest_thing,
    on_show,
    row_value,
    score,
    tie_break,
)
from digsite.games.pergamon.state import State
from tests.games.pergamon.tables import EXAMPLE, give, show, table, tiles


def showing_the_example() -> State:
    """Seat 0 shows a bracelet of 538, a vase of 385 and a mask of 463."""
    s = table()
    show(s, 0, 12, *EXAMPLE)
    return s


def place_of(s: State, p: int) -> int:
    """A player's place: by score, then by tie-break; equals share it."""
    mine = (score(s, p), tie_break(s, p))
    return 1 + sum((score(s, q), tie_break(s, q)) > mine for q in range(s.players))


def test_the_examples_row_is_worth_twelve() -> None:
    """Exhibiting finds, example."""
    assert row_value(showing_the_example(), tiles(*EXAMPLE)) == 12


@pytest.mark.parametrize(
    ("thing", "year"), [(Thing.BRACELET, 538), (Thing.VASE, 385), (Thing.MASK, 463), (Thing.JUG, 0)]
)
def test_the_examples_objects_have_their_years(thing: Thing, year: int) -> None:
    """Evaluation, example: the mask 4|63 is of 463."""
    assert oldest_of(showing_the_example(), tiles(*EXAMPLE), thing) == year


def test_four_tiles_in_a_row_form_three_objects() -> None:
    s = showing_the_example()
    assert [is_object(s, tile - 1) for tile in EXAMPLE] == [True, True, True, False]


def test_loose_finds_are_worth_nothing() -> None:
    s = table()
    give(s, 0, *EXAMPLE)
    assert row_value(s, s.finds[0]) == 0


def test_all_collections_of_a_player_are_on_show() -> None:
    s = showing_the_example()
    show(s, 0, 3, 1, 4)
    assert on_show(s, 0) == tiles(*EXAMPLE, 1, 4)


def test_the_oldest_of_a_kind_is_sought_in_all_collections() -> None:
    """50+49 is a vase of 513, the example's only of 385."""
    s = showing_the_example()
    show(s, 0, 3, 50, 49)
    assert oldest_thing(s, 0, Thing.VASE) == 513


def test_objects_are_ranked_from_the_oldest() -> None:
    s = showing_the_example()
    ranks = [FAR_PAST]
    for _ in range(4):
        ranks.append(oldest_object_before(s, 0, ranks[-1]))
    assert ranks[1:] == [538, 463, 385, 0]


# The end of the game


def test_tickets_are_the_score() -> None:
    s = table()
    s.tickets[1] = 17
    assert score(s, 1) == 17


def test_between_equals_the_oldest_object_on_show_wins() -> None:
    """End of the game. Ruling P-09."""
    s = showing_the_example()
    show(s, 1, 5, 50, 46)
    assert (place_of(s, 1), place_of(s, 0)) == (1, 2)


def test_objects_that_are_no_longer_on_show_break_no_tie() -> None:
    """Ruling P-09."""
    s = table()
    give(s, 0, 50, 46)
    assert tie_break(s, 0) == 0


def test_equals_without_collections_share_the_win() -> None:
    """Ruling P-09."""
    s = table()
    assert [place_of(s, p) for p in range(3)] == [1, 1, 1]


def test_equals_in_points_and_age_share_a_place() -> None:
    """Ruling P-53: 1, 1, 3."""
    s = table()
    s.tickets[0], s.tickets[1], s.tickets[2] = 9, 9, 4
    assert [place_of(s, p) for p in range(3)] == [1, 1, 3]


def test_places_below_the_first_are_decided_alike() -> None:
    """Ruling P-53."""
    s = showing_the_example()
    s.tickets[0], s.tickets[1], s.tickets[2] = 4, 9, 4
    assert [place_of(s, p) for p in range(3)] == [2, 1, 3]


def test_points_count_before_age() -> None:
    s = showing_the_example()
    s.tickets[1] = 1
    assert place_of(s, 1) == 1


def test_coins_left_over_count_for_nothing() -> None:
    """Ruling P-45."""
    s = table()
    s.coins[0] = 30
    assert (score(s, 0), tie_break(s, 0)) == (0, 0)
