"""Player order, the turn of the year, and the end of the game."""

from __future__ import annotations

import pytest

from digsite.core.game import NOBODY
from digsite.games.thebes.components import END_WEEK, START_WEEK
from digsite.games.thebes.rules.year import is_finished, next_player, weeks_left, year_of
from digsite.games.thebes.state import Phase
from tests.games.thebes.tables import (
    chance,
    digs,
    do,
    finds,
    give,
    markers,
    notations,
    playing,
    random_game,
    used,
)

# 1. The order of play


def test_the_hindmost_marker_has_the_turn() -> None:
    """Player order."""
    s = playing()
    markers(s, 30, 20, 25)
    assert s.mover == 1


def test_of_markers_on_one_space_the_top_one_has_the_turn() -> None:
    """Player order. Ruling T-04."""
    s = playing()
    markers(s, 23, 20, 20)
    s.arrival[2] = s.arrival[1] + 1
    assert next_player(s) == 2


def test_who_arrives_on_a_space_is_on_top_of_who_was_there() -> None:
    """Player order, note. Ruling T-04."""
    s = playing(3, "car moscow", "congress paris", "congress berlin", "congress vienna")
    markers(s, 20, 22, 30)
    do(s, "take 1")
    chance(s)
    assert (s.week[0], s.mover) == (22, 0)


def test_a_player_who_stays_hindmost_goes_again() -> None:
    """Player order."""
    s = playing(3, "car moscow", "congress paris", "congress berlin", "congress vienna")
    markers(s, 20, 30, 30)
    do(s, "take 1")
    chance(s)
    assert s.mover == 0


def test_the_others_go_on_when_a_player_is_finished() -> None:
    """Ruling T-32."""
    s = playing()
    markers(s, END_WEEK[3], 150, 140)
    assert s.mover == 2


def test_nobody_moves_when_all_are_finished() -> None:
    """Game end."""
    s = playing(2, week=156)
    do(s, "pass", "pass")
    assert (s.mover, s.phase, notations(s)) == (NOBODY, Phase.OVER, set())


# 2. Weeks and years


@pytest.mark.parametrize(("week", "year"), [(0, 0), (1, 0), (52, 0), (53, 1), (104, 1), (105, 2), (156, 2), (157, 3)])
def test_a_year_begins_on_space_one(week: int, year: int) -> None:
    """Rulings T-02, T-48: the space before week 1 belongs to the first year."""
    assert year_of(week) == year


def test_crossing_week_52_makes_all_permissions_valid() -> None:
    """A year is ended."""
    s = playing(week=51)
    s.used[0] = 0b10101
    do(s, "take 2")
    assert (s.week[0], used(s, 0)) == (55, [])


def test_arriving_on_week_52_does_not_renew_permissions() -> None:
    """A year is ended. Ruling T-48."""
    s = playing(week=51)
    s.used[0] = 0b10101
    do(s, "exchange")
    assert (s.week[0], used(s, 0)) == (52, ["greece", "egypt", "mesopotamia"])


def test_stepping_from_week_52_to_space_one_renews_permissions() -> None:
    """A year is ended. Ruling T-48."""
    s = playing(week=52)
    s.used[0] = 0b10101
    do(s, "exchange")
    assert (s.week[0], used(s, 0)) == (53, [])


def test_leaving_the_start_space_renews_nothing() -> None:
    """Ruling T-48: the first week belongs to the same year as the start."""
    s = playing(2)
    s.used[0] = 0b00001
    do(s, "exchange")
    assert (s.week[0], used(s, 0)) == (1, ["greece"])


def test_each_player_has_a_new_year_of_their_own() -> None:
    """Ruling T-33."""
    s = playing(week=52)
    s.used[0] = s.used[1] = 0b00010
    do(s, "exchange")
    assert (used(s, 0), used(s, 1)) == ([], ["crete"])


# 3. The end


def test_red_on_space_48_of_1903_has_five_weeks_left() -> None:
    """Game end and scoring, example, with four players."""
    s = playing(4, week=100)
    assert weeks_left(s, 0) == 5


def test_red_on_space_48_may_dig_five_weeks_but_not_six() -> None:
    """Game end and scoring, example: on the site already. Ruling T-30."""
    s = playing(4, week=100, place="greece")
    give(s, 0, "greece 3 london", "greece 2 rome")
    assert digs(s) == {f"dig greece {weeks}" for weeks in ("1 week", "2 weeks", "3 weeks", "4 weeks", "5 weeks")}


def test_a_player_may_stop_on_space_one_exactly() -> None:
    """Ruling T-30."""
    s = playing(4, week=100, place="greece")
    give(s, 0, "greece 3 london", "greece 2 rome")
    do(s, "dig greece 5 weeks")
    finds(s, *["debris"] * 3)
    assert is_finished(s, 0)


def test_the_journey_counts_towards_the_weeks_left() -> None:
    """Ruling T-30: one week to Greece and four to dig."""
    s = playing(4, week=100)
    give(s, 0, "greece 3 london", "greece 2 rome")
    assert {"dig greece 4 weeks", "dig greece 5 weeks"} & digs(s) == {"dig greece 4 weeks"}


@pytest.mark.parametrize(("players", "week"), [(2, 105), (3, 105), (4, 53)])
def test_passing_is_allowed_from_the_first_week_of_1903(players: int, week: int) -> None:
    """Rulings T-31, T-47: even when actions are possible."""
    s = playing(players, week=week)
    assert {"pass", "exchange"} <= notations(s)


@pytest.mark.parametrize(("players", "week"), [(2, 104), (3, 104), (4, 52)])
def test_passing_is_not_allowed_before_1903(players: int, week: int) -> None:
    """Rulings T-31, T-47."""
    s = playing(players, week=week)
    assert "pass" not in notations(s)


def test_who_passes_is_finished() -> None:
    """Game end and scoring, note. Ruling T-31."""
    s = playing(3, week=120)
    do(s, "pass")
    assert (s.week[0], is_finished(s, 0), s.mover) == (157, True, 1)


def test_who_has_too_few_weeks_for_anything_can_only_pass() -> None:
    s = playing(3, week=156, place="moscow")
    assert notations(s) == {"pass"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_costs_a_week_at_least_and_before_1903_there_is_always_one(players: int) -> None:
    """Rulings T-08, T-31."""
    weeks = [START_WEEK[players]] * players
    for s in random_game(3, players):
        assert all(s.week[p] >= weeks[p] for p in range(players))
        weeks = [s.week[p] for p in range(players)]
        assert s.mover == NOBODY or notations(s)
    assert weeks == [END_WEEK[players]] * players


def test_a_turn_always_moves_the_marker() -> None:
    """Ruling T-08: the cheapest one, on the spot, costs a week."""
    s = playing(3, "car rome", "zeppelin rome", "egypt 1 rome", "rumour egypt rome", week=20, place="rome")
    for move in sorted(notations(s)):
        t = playing(3, "car rome", "zeppelin rome", "egypt 1 rome", "rumour egypt rome", week=20, place="rome")
        do(t, move)
        assert t.week[0] > 20
