"""The printed pieces, against everything the rulebooks show of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from digsite.core.record import table
from digsite.games.pergamon import components
from digsite.games.pergamon.components import (
    ASKED,
    CENTURY,
    COPIES,
    DEEPEST,
    HIGHEST_CARD,
    LEFT,
    NUMBER,
    POINTS,
    PRINTED,
    PRIZE_FOR,
    RAIDER_SPACES,
    RESEARCH_SPACES,
    RIGHT,
    ROUNDS,
    SHIFT,
    SPACES,
    TILES,
    Thing,
    age,
    year,
)
from digsite.games.pergamon.reconstruction import broken_constraints

STAIRCASE = (1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5)  # the other reading of the depths
TILES_LISTED = PRINTED.find_tiles

# Research spaces


def test_a_space_asks_for_three_coins_and_allows_galleries_one_and_two() -> None:
    """Distributing research funds, caption of the picture."""
    assert any(ASKED[space] == 3 and DEEPEST[space] == 2 for space in range(1, SPACES + 1))


@pytest.mark.parametrize("deepest", [4, 5], ids=["I to IV (DE)", "I to V (EN, FR)"])
def test_both_captions_of_the_digging_picture_fit_a_space(deepest: int) -> None:
    """Excavating finds, caption of the picture. Ruling P-01."""
    assert deepest in [DEEPEST[space] for space in range(1, SPACES + 1)]


def test_the_outermost_space_on_the_right_asks_for_nothing() -> None:
    assert ASKED[1] == 0


def test_requests_never_fall_from_right_to_left() -> None:
    asked = [ASKED[space] for space in range(1, SPACES + 1)]
    assert asked == sorted(asked)


def test_small_requests_are_one_or_two_coins_and_large_ones_five_or_six() -> None:
    """Tips from the designers."""
    assert [ASKED[2], ASKED[5], ASKED[11], ASKED[13]] == [1, 2, 5, 6]


def test_two_bags_are_on_the_fifth_space_from_the_right() -> None:
    """The tomb raider."""
    assert RAIDER_SPACES[0] == 5


def test_space_seven_asks_for_three_coins_and_goes_down_to_gallery_three() -> None:
    """The tomb raider, example."""
    assert (ASKED[7], DEEPEST[7]) == (3, 3)


def test_no_space_but_the_last_is_a_worse_copy_of_its_right_hand_neighbour() -> None:
    """Ruling P-60: the reason for the depths of the first spaces."""
    rises = [(ASKED[n + 1] > ASKED[n]) or (DEEPEST[n + 1] > DEEPEST[n]) for n in range(1, SPACES)]
    assert rises == [True] * 11 + [False]


def test_the_staircase_differs_only_where_nothing_is_known() -> None:
    """Ruling P-60."""
    assert [n for n in range(1, SPACES + 1) if STAIRCASE[n - 1] != DEEPEST[n]] == [1, 3]


# Museum, cards, calendar


def test_a_collection_earns_from_one_to_six_points() -> None:
    """Evaluation."""
    assert {POINTS[space] for space in range(1, 25)} == {1, 2, 3, 4, 5, 6}


def test_a_marker_out_of_the_museum_earns_nothing() -> None:
    assert POINTS[0] == 0


def test_the_funds_cards_hold_108_coins() -> None:
    assert COPIES * sum(range(1, HIGHEST_CARD + 1)) == 108


def test_evaluations_follow_rounds_five_seven_nine_and_twelve() -> None:
    """Turn order."""
    assert [r for r in range(1, ROUNDS + 1) if PRIZE_FOR[r] >= 0] == [5, 7, 9, 12]


def test_prizes_go_to_vase_jug_mask_and_bracelet() -> None:
    """Evaluation."""
    assert [PRIZE_FOR[r] for r in (5, 7, 9, 12)] == [Thing.VASE, Thing.JUG, Thing.MASK, Thing.BRACELET]


def test_interest_falls_by_three_four_and_five_spaces() -> None:
    """Evaluation."""
    assert [SHIFT[r] for r in (5, 7, 9, 12)] == [3, 4, 5, 0]


# Find tiles


def test_no_tile_shows_two_halves_of_the_same_kind() -> None:
    assert all(LEFT[t] != RIGHT[t] for t in range(TILES))


def test_every_two_digit_number_is_there_once_at_most() -> None:
    assert len({NUMBER[t] for t in range(TILES)}) == TILES


def test_every_pair_of_kinds_is_there_once_in_each_century() -> None:
    assert len({(LEFT[t], RIGHT[t], CENTURY[t]) for t in range(TILES)}) == 4 * 3 * 5


def test_the_number_50_is_younger_than_57() -> None:
    """Laying out finds, caption of the picture (DE)."""
    assert age(tile_with(50)) < age(tile_with(57))


def test_the_first_century_is_younger_than_the_third() -> None:
    """Laying out finds, caption of the picture (DE)."""
    assert all(age(a) < age(b) for a in range(TILES) for b in range(TILES) if CENTURY[a] == 1 and CENTURY[b] == 3)


def test_a_mask_of_4_and_63_dates_from_463() -> None:
    """Evaluation, example: the left tile's century, the right tile's number."""
    assert year(tile_with(85), tile_with(63)) == 463


def test_tiles_are_numbered_by_age() -> None:
    """Laying out relies on it."""
    ages = [age(t) for t in range(TILES)]
    assert ages == sorted(ages)


def tile_with(number: int) -> int:
    return next(t for t in range(TILES) if NUMBER[t] == number)


# The reconstruction


def test_the_tables_satisfy_every_stated_fact() -> None:
    assert broken_constraints() == []


def test_the_strict_staircase_would_satisfy_them_too() -> None:
    """Ruling P-60: so the facts leave both readings open."""
    staircase = tuple((space, asked, STAIRCASE[space - 1]) for space, asked, _ in RESEARCH_SPACES)
    assert broken_constraints(replace(PRINTED, research_spaces=staircase)) == []


@pytest.mark.parametrize(
    ("name", "value", "fact"),
    [
        ("research_spaces", ((1, 1, 2), *RESEARCH_SPACES[1:]), "The rightmost space asks for nothing."),
        ("research_spaces", (*RESEARCH_SPACES[:-1], (13, 7, 5)), "The largest request is 6 coins."),
        ("research_spaces", (*RESEARCH_SPACES[:-1], (13, 6, 4)), "Taken in pairs, spaces never get shallower"),
        ("raider_spaces", (6, 7, 9), "The raider's space for two bags is the fifth from the right."),
        ("raider_spaces", (5, 8, 9), "Space 7 is one of the raider's other two spaces."),
        ("museum", (1,) * 24, "The museum's spaces are worth from 1 to 6 points."),
        ("find_tiles", TILES_LISTED[:45], "There are finds of every century from 1 to 5."),
        ("find_tiles", (*TILES_LISTED[:-1], ("mask", 99, "vase", 5)), "Each pair of kinds occurs once in each century"),
        ("find_tiles", TILES_LISTED[:45], "14, 36 and 85 are numbers of the fourth century."),
        ("find_tiles", TILES_LISTED[:5], "50 and 57 are numbers of one century."),
        ("find_tiles", TILES_LISTED[:45], "A mask of the year 463 can be made."),
        ("find_tiles", TILES_LISTED[:45], "A vase or jug of the year 585 can be made."),
        ("find_tiles", TILES_LISTED[:30], "An object of the year 415 can be made."),
        ("find_tiles", TILES_LISTED[:45], "Bracelet 5, vase 3, mask 4 can be one row."),
    ],
)
def test_a_contradiction_is_reported(name: str, value: Any, fact: str) -> None:
    changed = replace(PRINTED, **{name: value})
    assert any(sentence.startswith(fact) for sentence in broken_constraints(changed))


@pytest.mark.parametrize(
    ("name", "value", "fact"),
    [
        ("COPIES", 4, "There are 24 funds cards, three of each value."),
        ("HIGHEST_BAG", 3, "A bag stands for 1 to 4 coins."),
        ("SHIFT", table([0] * 13), "Markers go down by 3, 4, 5 and at the end not at all."),
        ("PRIZE_FOR", table([-1] * 13), "Evaluations follow rounds 5, 7, 9 and 12."),
        ("OLDEST_PRIZES", table([5, 3, 1]), "The three oldest objects earn 3, 2 and 1 points."),
        ("STORAGE_BLOCK", 2, "Three finds are stored free, three more for a coin."),
    ],
)
def test_a_broken_constant_is_reported(monkeypatch: pytest.MonkeyPatch, name: str, value: object, fact: str) -> None:
    monkeypatch.setattr(components, name, value)
    assert fact in broken_constraints()


def test_every_table_names_its_source() -> None:
    sources = PRINTED.sources
    assert all(source.table and source.origin and source.confidence for source in sources)
    assert {source.status for source in sources} == {"printed", "reported", "reconstruction"}
