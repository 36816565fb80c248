"""Mistakes that other implementations of Thebes made, so that ours does not. [rulings, research notes]"""

from __future__ import annotations

import pytest

from digsite.games.thebes.components import (
    BAGS,
    DISTANCE,
    END_WEEK,
    NEEDS,
    START_WEEK,
    WHEEL,
    Area,
    Place,
)
from digsite.games.thebes.rules.dig import knowledge
from digsite.games.thebes.rules.travel import travel_weeks
from digsite.games.thebes.rules.year import weeks_left
from digsite.games.thebes.scoring import score
from digsite.games.thebes.state import Pile
from tests.games.thebes.tables import (
    bag,
    cards_in,
    chance,
    digs,
    do,
    draws,
    finds,
    found,
    give,
    give_finds,
    notations,
    playing,
    second_stack,
    show,
    shown,
    supply,
    table,
    used,
)


def test_the_car_is_not_forgotten() -> None:
    """Ruling T-06."""
    s = playing(place="moscow")
    give(s, 0, "car moscow")
    assert travel_weeks(s, 0, Place.LONDON, 0) == 2


def test_general_knowledge_is_capped() -> None:
    """Ruling T-13."""
    s = playing()
    give(s, 0, "crete 1 paris", "general 2 london", "general 2 moscow")
    assert knowledge(s, 0, Area.CRETE, 0) == 2


def test_debris_is_drawn_without_replacement() -> None:
    """Ruling T-16: the second draw finds one piece less."""
    s = playing(place="crete")
    give(s, 0, "crete 3 moscow", "crete 3 moscow")
    do(s, "dig crete 2 weeks")
    finds(s, "debris")
    assert bag(s, "crete").total() == 29


def test_debris_is_returned_once_all_tokens_are_drawn() -> None:
    """Ruling T-16."""
    s = playing(place="crete")
    give(s, 0, "crete 3 moscow", "crete 3 moscow")
    do(s, "dig crete 2 weeks")
    finds(s, "debris", "debris")
    assert bag(s, "crete").total() == 30


@pytest.mark.parametrize(("players", "weeks"), [(2, 157), (3, 141), (4, 105)])
def test_the_start_is_not_space_one(players: int, weeks: int) -> None:
    """Ruling T-02: that would be a week less."""
    assert weeks_left(table(players), 0) == END_WEEK[players] - START_WEEK[players] == weeks


def test_the_wheel_for_knowledge_nine_has_no_five_too_many() -> None:
    assert [WHEEL[9, weeks] for weeks in range(1, 13)] == [2, 3, 5, 5, 6, 6, 7, 8, 9, 9, 10, 10]


def test_the_small_exhibition_in_moscow_asks_for_two_from_crete_and_one_from_mesopotamia() -> None:
    assert [NEEDS[4, area] for area in Area] == [0, 2, 0, 0, 1]


def test_the_large_exhibition_in_vienna_asks_for_three_from_greece_two_from_crete_one_from_mesopotamia() -> None:
    assert [NEEDS[8, area] for area in Area] == [3, 2, 0, 0, 1]


@pytest.mark.parametrize(
    ("start", "end", "weeks"),
    [
        (Place.GREECE, Place.PARIS, 2),
        (Place.ROME, Place.LONDON, 2),
        (Place.BERLIN, Place.PALESTINE, 4),
        (Place.PALESTINE, Place.MESOPOTAMIA, 1),
        (Place.LONDON, Place.BERLIN, 1),
        (Place.VIENNA, Place.BERLIN, 2),
    ],
)
def test_distances_are_those_of_the_map_in_both_directions(start: Place, end: Place, weeks: int) -> None:
    assert (DISTANCE[start, end], DISTANCE[end, start]) == (weeks, weeks)


def test_mesopotamia_has_thirteen_artefacts_with_five_ones() -> None:
    values = BAGS[Area.MESOPOTAMIA][1]
    assert (len(values), values.count(1)) == (13, 5)


def test_an_exchange_does_not_clear_the_exhibitions() -> None:
    """Ruling T-24."""
    s = playing()
    show(s, "small exhibition london", None, "large exhibition paris")
    do(s, "exchange")
    assert shown(s) == ["small exhibition london", None, "large exhibition paris"]


def test_exhibitions_are_not_shifted_over_a_gap() -> None:
    """Ruling T-21."""
    s = playing()
    show(s, None, "small exhibition london", "large exhibition paris")
    supply(s, "small exhibition moscow", "car rome")
    do(s, "take 1")
    draws(s, "small exhibition moscow")
    assert (shown(s)[1:], cards_in(s, Pile.DISCARDS)) == (["small exhibition london", "large exhibition paris"], [])


def test_a_book_is_not_the_only_special_knowledge() -> None:
    """Ruling T-09: a rumour or assistants will do."""
    s = playing(place="crete")
    give(s, 0, "rumour crete paris")
    assert "dig crete 6 weeks with rumour" in digs(s)


def test_taking_a_card_costs_its_weeks_and_not_only_the_journey() -> None:
    """Ruling T-01."""
    s = playing(3, "general 2 london", "congress paris", "congress berlin", "congress vienna", week=20, place="london")
    do(s, "take 1")
    assert s.week[0] == 26


def test_four_assistants_count_no_more_than_three() -> None:
    """Ruling T-12."""
    s = playing()
    give(s, 0, "assistant berlin", "assistant paris", "assistant rome", "assistant vienna")
    assert knowledge(s, 0, Area.CRETE, 0) == 2


def test_with_two_players_the_third_stack_is_not_forgotten() -> None:
    """Ruling T-27: its 27 cards make the new supply."""
    s = playing(2)
    second_stack(s, 0)
    do(s, "take 1")
    assert s.stack_left == 27


def test_a_dig_over_the_new_year_does_not_give_its_permission_back() -> None:
    """Ruling T-18."""
    s = playing(week=50, place="greece")
    give(s, 0, "greece 3 london")
    do(s, "dig greece 3 weeks")
    chance(s)
    assert used(s, 0) == ["greece"]


def test_the_bonus_comes_on_top_of_what_the_wheel_gives() -> None:
    """Ruling T-17."""
    s = playing(place="greece")
    give(s, 0, "greece 3 london")
    do(s, "dig greece 3 weeks")
    finds(s, "2")
    assert found(s, 0, "greece") == ["1", "2"]


def test_nobody_passes_before_the_last_year() -> None:
    """Ruling T-31."""
    assert "pass" not in notations(playing(week=104))


def test_a_tie_without_any_knowledge_scores_nothing() -> None:
    """Ruling T-34."""
    s = playing()
    give_finds(s, 0, "crete", "general book")
    assert [score(s, p) for p in range(3)] == [0, 0, 0]
