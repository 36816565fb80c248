"""Preparations."""

from __future__ import annotations

from digsite.core.game import CHANCE
from digsite.games.pergamon.components import ALL_TILES, FIGURES, HIGHEST_CARD, MARKERS
from digsite.games.pergamon.rules.exhibit import free_marker
from digsite.games.pergamon.state import Phase
from tests.games.pergamon.tables import do, notations, seat_order, spaces, table


def test_all_sixty_finds_lie_face_down() -> None:
    assert table().unseen == ALL_TILES


def test_each_funds_card_is_there_three_times() -> None:
    s = table()
    assert [s.deck[value] for value in range(1, HIGHEST_CARD + 1)] == [3] * 8


def test_nobody_begins_with_coins() -> None:
    """First edition. Ruling P-56: nor does the raider."""
    s = table(2)
    assert [s.coins[figure] for figure in range(FIGURES)] == [0] * FIGURES


def test_nobody_begins_with_tickets() -> None:
    s = table(4)
    assert [s.tickets[p] for p in range(4)] == [0] * 4


def test_every_player_has_three_free_markers() -> None:
    s = table(4)
    assert (free_marker(s, 3), spaces(s, 3)) == (0, [0] * MARKERS)


def test_the_calendar_begins_with_round_one() -> None:
    assert table().calendar == 1


def test_chance_chooses_the_first_player() -> None:
    s = table(3, first_player=None)
    assert (s.mover, notations(s)) == (CHANCE, {"first P1", "first P2", "first P3"})


def test_the_host_may_choose_the_first_player() -> None:
    s = table(3, first_player=2)
    assert (s.phase, seat_order(s)) == (Phase.FINDS, [2, 0, 1])


def test_the_others_follow_the_first_player_clockwise() -> None:
    s = table(4, first_player=None)
    do(s, "first P3")
    assert seat_order(s) == [2, 3, 0, 1]


def test_the_finds_come_after_the_first_player_is_known() -> None:
    s = table(first_player=None)
    do(s, "first P1")
    assert (s.phase, s.mover) == (Phase.FINDS, CHANCE)
