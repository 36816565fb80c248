"""Execute an exhibition."""

from __future__ import annotations

import pytest

from digsite.games.thebes.components import Place
from digsite.games.thebes.state import State
from tests.games.thebes.tables import (
    cards_in,
    do,
    found,
    give_finds,
    kinds_of,
    markers,
    notations,
    playing,
    show,
    shown,
)


def curator(*, week: int = 20, place: str = "warsaw") -> State:
    """Seat 0 has one orange and two yellow artefacts, and London asks for them."""
    s = playing(3, week=week, place=place)
    give_finds(s, 0, "greece", "1")
    give_finds(s, 0, "egypt", "2", "6")
    show(s, "large exhibition moscow", "small exhibition london")
    return s


def test_one_orange_and_two_yellow_artefacts_make_the_exhibition_in_london() -> None:
    """The chapter's example."""
    s = curator()
    do(s, "exhibit b")
    assert (s.place[0], cards_in(s, 0)) == (Place.LONDON, ["small exhibition london"])


def test_an_exhibition_costs_the_journey_and_its_weeks() -> None:
    """Two weeks to London and three for the exhibition."""
    s = curator()
    do(s, "exhibit b")
    assert s.week[0] == 25


def test_who_is_there_already_need_not_travel() -> None:
    s = curator(place="london")
    do(s, "exhibit b")
    assert s.week[0] == 23


def test_the_artefacts_are_kept() -> None:
    """Ruling T-20."""
    s = curator()
    do(s, "exhibit b")
    assert (found(s, 0, "greece"), found(s, 0, "egypt")) == (["1"], ["2", "6"])


def test_artefacts_serve_for_several_exhibitions() -> None:
    """Ruling T-20: one Egyptian artefact is asked for in Vienna too."""
    s = curator()
    give_finds(s, 0, "palestine", "1", "7")
    show(s, "small exhibition vienna", "small exhibition london")
    markers(s, 20, 90, 90)
    do(s, "exhibit a", "exhibit b")
    assert cards_in(s, 0) == ["small exhibition london", "small exhibition vienna"]


def test_too_few_artefacts_of_one_area_do_not_do() -> None:
    s = playing()
    give_finds(s, 0, "greece", "1", "1", "6")
    give_finds(s, 0, "egypt", "6")
    show(s, "small exhibition london")
    assert "exhibit" not in kinds_of(s)


def test_books_do_not_count_as_artefacts() -> None:
    """The chapter's note. Ruling T-20."""
    s = playing()
    give_finds(s, 0, "greece", "1")
    give_finds(s, 0, "egypt", "6", "book", "general book")
    show(s, "small exhibition london")
    assert "exhibit" not in kinds_of(s)


def test_the_value_of_artefacts_does_not_matter() -> None:
    """Ruling T-20."""
    s = playing()
    give_finds(s, 0, "greece", "1")
    give_finds(s, 0, "egypt", "1", "1")
    show(s, "small exhibition london")
    assert "exhibit a" in notations(s)


def test_the_space_of_the_exhibition_stays_empty() -> None:
    """Ruling T-21: nothing moves before a new exhibition comes."""
    s = curator()
    do(s, "exhibit b")
    assert shown(s) == ["large exhibition moscow", None, None]


def test_an_empty_space_has_no_exhibition() -> None:
    s = curator()
    show(s, None, None, None)
    assert "exhibit" not in kinds_of(s)


@pytest.mark.parametrize(("week", "is_allowed"), [(152, True), (153, False)])
def test_the_weeks_for_an_exhibition_must_be_left(week: int, is_allowed: bool) -> None:
    """Ruling T-30: five weeks with the journey."""
    assert ("exhibit b" in notations(curator(week=week))) == is_allowed


def test_the_turn_ends_with_the_exhibition() -> None:
    s = curator()
    do(s, "exhibit b")
    assert s.mover == 1
