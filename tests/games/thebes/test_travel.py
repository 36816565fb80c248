"""Travelling, with and without car and zeppelin. [Player order, notes]"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from digsite.core.record import copy_of
from digsite.games.thebes.actions import SPACE
from digsite.games.thebes.components import CARS, DISTANCE, Place
from digsite.games.thebes.reasons import reason as said
from digsite.games.thebes.refusals import refusal
from digsite.games.thebes.rules.desk import has_helper
from digsite.games.thebes.rules.travel import travel_weeks
from digsite.games.thebes.rules.turn import play
from digsite.games.thebes.state import Help, Pile, State
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
    random_steps,
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


@pytest.mark.parametrize(("way", "travel"), [("", 2), (" without the car", 3)])
def test_a_car_helps_unless_its_owner_goes_without_it(way: str, travel: int) -> None:
    """Ruling T-43."""
    s = playing(week=20, place="moscow")
    give(s, 0, "car rome")
    do(s, f"take 1{way}")
    assert (s.week[0], s.place[0]) == (20 + travel + 2, Place.LONDON)


def test_every_action_may_be_done_without_the_car() -> None:
    """Ruling T-43."""
    s = driver("egypt", "greece 3 berlin", "mesopotamia 3 london", "rumour mesopotamia berlin", week=110)
    give_finds(s, 0, "palestine", "1")
    give_finds(s, 0, "mesopotamia", "3", "3")
    show(s, "small exhibition paris")
    go_to(s, 0, "moscow")
    walks = walked(s)
    assert {"take 1", "take 2", "dig mesopotamia 3 weeks", "dig mesopotamia 3 weeks with rumour", "exhibit a"} <= walks
    assert not {"take 3", "take 4", "exchange", "dig greece 3 weeks"} & walks


def test_an_exchange_may_be_gone_to_without_the_car() -> None:
    """Ruling T-43: Warsaw is three weeks from Egypt."""
    s = driver("egypt", week=20)
    do(s, "exchange without the car")
    assert (s.week[0], s.place[0]) == (20 + 3 + 1, Place.WARSAW)


def test_an_exhibition_may_be_gone_to_without_the_car() -> None:
    """Ruling T-43."""
    s = driver("egypt", week=20)
    give_finds(s, 0, "palestine", "1")
    give_finds(s, 0, "mesopotamia", "3", "3")
    show(s, "small exhibition paris")
    do(s, "exhibit a without the car")
    assert (s.week[0], s.place[0]) == (20 + 3 + 3, Place.PARIS)


def test_going_without_the_car_is_no_choice_where_there_is_none() -> None:
    """Rulings T-43, T-44: a car that is only being taken is none yet."""
    assert (
        walked(playing(3, "car moscow", "congress paris", "congress berlin", "congress vienna", place="egypt")) == set()
    )


def test_going_without_the_car_is_no_choice_on_a_journey_of_two_weeks() -> None:
    """Ruling T-43: from Rome all cities but Moscow are nearer than three weeks."""
    assert walked(driver("rome")) == set()


def test_nobody_flies_without_the_car() -> None:
    """Ruling T-43: by zeppelin it would be the same."""
    s = driver("moscow", "zeppelin rome", "crete 3 moscow", "rumour crete paris")
    assert walked(s)
    assert not any("zeppelin" in notation for notation in walked(s))


def test_nobody_passes_without_the_car() -> None:
    """Ruling T-43."""
    assert "pass" not in walked(driver("moscow", week=120))


def test_two_cars_make_no_third_form() -> None:
    """Ruling T-43."""
    one, two = driver("moscow"), driver("moscow", "car moscow")
    assert notations(one) == notations(two)


def test_the_longer_way_needs_its_own_weeks() -> None:
    """Rulings T-30, T-43: 157 is the last space, so 4 weeks are left and 2 + 2 are just in time, 3 + 2 are not."""
    s = driver("moscow", week=153)
    assert {"take 1", "take 1 without the car"} & notations(s) == {"take 1"}


@pytest.mark.parametrize(
    ("cards", "place", "move", "reason"),
    [
        ((), "moscow", "take 1 without the car", "P1 has no car to go without"),
        (
            ("car rome",),
            "rome",
            "exchange without the car",
            "a car shortens journeys of 3 weeks or more, and Warsaw is 2 weeks away",
        ),
        (
            ("car rome",),
            "rome",
            "dig greece 3 weeks without the car",
            "a car shortens journeys of 3 weeks or more, and Greece is 1 week away",
        ),
        (
            ("car rome",),
            "moscow",
            "dig crete 3 weeks without the car",
            "P1 needs at least one point of special knowledge for Crete",
        ),
        (("car rome",), "moscow", "take 1 without the car", "that takes 5 weeks and P1 has 4 left"),
    ],
)
def test_a_journey_without_the_car_is_refused_with_a_reason(
    cards: tuple[str, ...], place: str, move: str, reason: str
) -> None:
    s = playing(place=place, week=153)
    give(s, 0, *cards)
    assert said(refusal(s, SPACE.find(move).number)) == reason


def test_the_longer_way_is_offered_even_if_it_gains_nothing() -> None:
    """Ruling T-51."""
    assert walked(driver("moscow", week=20)) == {"take 1", "take 2"}


def test_going_without_the_car_is_what_others_do_who_have_none() -> None:
    """Ruling T-43: in every position of some games, the same actions are possible and lead to the same table."""
    compared = 0
    for before in positions_of_drivers():
        p, cars = before.mover, before.helpers[before.mover] & CARS
        pedestrian = copy_of(before)
        pedestrian.helpers[p] ^= cars
        far = {}
        for notation in notations(pedestrian):
            after = played(pedestrian, notation)
            if "zeppelin" not in notation and DISTANCE[before.place[p], after.place[p]] >= 3:
                after.helpers[p] |= cars
                far[notation] = after
        assert walked(before) == set(far)
        for notation, after in far.items():
            ours = played(before, f"{notation} without the car")
            ours.help &= ~Help.WITHOUT_CAR
            assert ours == after
            compared += 1
    assert compared > 100


def positions_of_drivers() -> Iterator[State]:
    """Positions of random games where somebody who owns a car is to move."""
    for step in random_steps():
        if step.before.mover >= 0 and has_helper(step.before, step.before.mover, CARS):
            yield step.before


def played(s: State, notation: str) -> State:
    """The table after an action."""
    after = copy_of(s)
    play(after, SPACE.find(notation).number)
    return after


def driver(place: str, *cards: str, week: int | None = None) -> State:
    """Somebody who owns a car, somewhere."""
    s = playing(place=place, week=week)
    give(s, 0, "car rome", *cards)
    return s


def walked(s: State) -> set[str]:
    """All that may be done without the car."""
    return {
        notation.removesuffix(" without the car") for notation in notations(s) if notation.endswith(" without the car")
    }


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
