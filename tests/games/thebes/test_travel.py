"""Travelling, with and without car and zeppelin. [Player order, notes]"""

from __future__ import annotations

import pytest

from digsite.games.thebes.components import Place
from digsite.games.thebes.rules.travel import travel_weeks
from digsite.games.thebes.state import Pile
from tests.games.thebes.tables import (
    cards_in,
    digs,
    do,
    draws,
    give,
    give_finds,
    go_to,
    markers,
    notations,
    playing,
    show,
    supply,
)


def test_london_to_warsaw_by_berlin_and_an_exchange_cost_two_and_one_weeks() -> None:
    """Player order, example."""
    s = playing(week=20, place="london")
    do(s, "exchange")
    assert (s.week[0], s.place[0]) == (23, Place.WARSAW)


def test_staying_costs_nothing() -> None:
    """Take a researcher card."""
    s = playing(week=20, place="paris")
    do(s, "take 2")
    assert s.week[0] == 22


@pytest.mark.parametrize(("end", "weeks"), [("vienna", 1), ("rome", 2), ("crete", 2), ("egypt", 3), ("london", 2)])
def test_the_shortest_route_counts(end: str, weeks: int) -> None:
    """Ruling T-05."""
    assert travel_weeks(playing(), 0, Place[end.upper()], 0) == weeks


def test_several_archaeologists_may_be_in_one_place() -> None:
    """Player order."""
    s = playing()
    go_to(s, 1, "paris")
    do(s, "take 2")
    assert s.place[0] == s.place[1] == Place.PARIS


# The car


@pytest.mark.parametrize(("end", "weeks"), [("paris", 1), ("rome", 2), ("greece", 2), ("egypt", 3), ("london", 0)])
def test_a_car_saves_a_week_of_three_or_more(end: str, weeks: int) -> None:
    """Ruling T-06: from London, 1, 2, 3, 4 and 0 steps."""
    s = playing(place="london")
    give(s, 0, "car rome")
    assert travel_weeks(s, 0, Place[end.upper()], 0) == weeks


def test_a_car_looks_at_the_journey_not_at_the_whole_turn() -> None:
    """Ruling T-06: two steps and two weeks for the congress are not shortened."""
    s = playing(week=20)
    give(s, 0, "car rome")
    do(s, "take 1")
    assert s.week[0] == 24


def test_two_cars_save_no_more_than_one() -> None:
    """Ruling T-06."""
    s = playing(place="london")
    give(s, 0, "car rome", "car moscow")
    assert travel_weeks(s, 0, Place.EGYPT, 0) == 3


def test_a_car_is_never_discarded() -> None:
    """Ruling T-06."""
    s = playing(place="moscow")
    give(s, 0, "car rome")
    do(s, "take 1")
    assert "car rome" in cards_in(s, 0)


def test_a_car_helps_without_being_asked() -> None:
    """Ruling T-43."""
    s = playing(week=20, place="moscow")
    give(s, 0, "car rome")
    do(s, "take 1")
    assert s.week[0] == 20 + 2 + 2


def test_a_car_being_taken_does_not_help_on_the_way_to_it() -> None:
    """Ruling T-44."""
    s = playing(3, "car moscow", "congress paris", "congress berlin", "congress vienna", week=20, place="london")
    do(s, "take 1")
    assert s.week[0] == 20 + 3 + 1


# The zeppelin


def test_a_zeppelin_makes_the_journey_free_but_not_the_action() -> None:
    """Ruling T-07."""
    s = playing(week=20, place="egypt")
    give(s, 0, "zeppelin rome")
    do(s, "take 1 by zeppelin")
    assert (s.week[0], s.place[0]) == (22, Place.LONDON)


def test_a_zeppelin_is_discarded_after_its_flight() -> None:
    """Rulings T-07, T-29."""
    s = playing(place="egypt")
    give(s, 0, "zeppelin rome")
    do(s, "take 1 by zeppelin")
    assert (cards_in(s, 0), cards_in(s, Pile.DISCARDS)) == (["congress london"], ["zeppelin rome"])


def test_a_zeppelin_is_a_choice() -> None:
    """Ruling T-07."""
    s = playing()
    give(s, 0, "zeppelin rome")
    do(s, "take 1")
    assert "zeppelin rome" in cards_in(s, 0)


def test_a_zeppelin_serves_for_every_action() -> None:
    """Ruling T-07."""
    s = playing(week=110, place="london")
    give(s, 0, "zeppelin rome", "greece 3 berlin")
    give_finds(s, 0, "palestine", "1")
    give_finds(s, 0, "mesopotamia", "3", "3")
    show(s, "small exhibition paris")
    flights = {notation.split(" by ")[0] for notation in notations(s) if notation.endswith(" by zeppelin")}
    assert {"take 2", "exchange", "dig greece 3 weeks", "exhibit a"} <= flights


def test_nobody_flies_to_where_they_are() -> None:
    """Rulings T-07, T-44."""
    s = playing(place="warsaw")
    give(s, 0, "zeppelin rome")
    assert "exchange by zeppelin" not in notations(s)


def test_nobody_flies_without_a_zeppelin() -> None:
    assert not any("zeppelin" in notation for notation in notations(playing()))


def test_a_zeppelin_being_taken_does_not_help_on_the_way_to_it() -> None:
    """Ruling T-44."""
    s = playing(3, "zeppelin vienna", "congress paris", "congress berlin", "congress vienna", week=20, place="london")
    do(s, "take 1")
    assert (s.week[0], cards_in(s, 0)) == (23, ["zeppelin vienna"])


def test_a_used_zeppelin_can_be_the_next_card() -> None:
    """Ruling T-44: it goes to the discards before the display is filled again."""
    s = playing(place="egypt")
    give(s, 0, "zeppelin rome")
    supply(s)
    do(s, "take 1 by zeppelin")
    assert notations(s) == {"draw zeppelin rome"}


def test_of_two_zeppelins_the_one_from_rome_is_used() -> None:
    """Ruling T-45: the first by the name of its city."""
    s = playing()
    give(s, 0, "zeppelin vienna", "zeppelin rome")
    do(s, "take 1 by zeppelin")
    assert cards_in(s, Pile.DISCARDS) == ["zeppelin rome"]


def test_a_flight_reaches_what_is_too_far_on_the_ground() -> None:
    """Rulings T-07, T-30."""
    s = playing(3, week=154, place="egypt")
    give(s, 0, "zeppelin rome")
    takes = {notation for notation in notations(s) if notation.startswith("take")}
    assert takes == {f"take {space} by zeppelin" for space in range(1, 5)}


def test_a_flight_does_not_cross_the_new_year() -> None:
    """Rulings T-18, T-48: on the ground the journey makes the permission valid again, by air it does not."""
    s = playing(week=52, place="warsaw")
    give(s, 0, "zeppelin rome", "greece 3 berlin")
    s.used[0] = 0b00001
    assert {"dig greece 3 weeks", "dig greece 3 weeks by zeppelin"} & digs(s) == {"dig greece 3 weeks"}


def test_a_zeppelin_used_for_a_dig_is_discarded_at_once() -> None:
    """Ruling T-44."""
    s = playing()
    give(s, 0, "zeppelin rome", "greece 3 berlin")
    markers(s, 20, 60, 60)
    do(s, "dig greece 3 weeks by zeppelin")
    assert (s.week[0], cards_in(s, Pile.DISCARDS)) == (23, ["zeppelin rome"])


def test_flying_to_an_exchange_pays_its_price_only() -> None:
    s = playing(week=20, place="egypt")
    give(s, 0, "zeppelin rome")
    do(s, "exchange by zeppelin")
    draws(s, "shovel rome")
    assert s.week[0] == 21
