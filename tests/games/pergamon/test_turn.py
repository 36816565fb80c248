"""The sequence of play."""

from __future__ import annotations

import pytest

from digsite.core.bits import size_of
from digsite.core.game import CHANCE, NOBODY
from digsite.games.pergamon.components import FIGURES, HIGHEST_CARD, ROUNDS
from digsite.games.pergamon.state import Phase, State
from tests.games.pergamon.tables import (
    at_placing,
    bury,
    do,
    find,
    galleries,
    give,
    in_turn,
    notations,
    random_game,
    seat_order,
    show,
    spaces,
    table,
)


def a_round(*placed: int) -> State:
    """The end of the first round in which figures went to these spaces and nobody did anything."""
    s = table(len(placed))
    at_placing(s, "bag", "bag")
    do(s, *(f"place {space}" for space in placed), "reveal 1", "reveal 1")
    do_nothing(s)
    return s


def do_nothing(s: State) -> None:
    """Everybody passes until the round ends."""
    calendar = s.calendar
    while s.calendar == calendar and s.mover != NOBODY:
        do(s, next(iter(notations(s) & {"no dig", "store", "finish"})))


# A round


def test_a_round_goes_from_finds_to_funds_to_figures() -> None:
    s = table()
    phases = [s.phase]
    find(s, 1, 2, 3, 4, 5)
    phases.append(s.phase)
    do(s, "draw bag", "draw bag")
    assert [*phases, s.phase] == [Phase.FINDS, Phase.FUNDS, Phase.PLACING]


def test_the_figure_furthest_right_acts_first_and_the_others_follow_to_the_left() -> None:
    s = table(3)
    at_placing(s, "chest", "chest")
    do(s, "place 9", "place 13", "place 4", "reveal 8", "reveal 8")
    movers = []
    while s.calendar == 1:
        movers.append(s.mover)
        do(s, "no dig")
    assert movers == [2, 0, 1]


def test_a_player_finishes_before_the_next_begins() -> None:
    s = table(3)
    give(s, 1, 2)
    give(s, 0, 1)
    in_turn(s, 0, Phase.EXHIBIT, space=1)
    do(s, "discard 1")
    assert s.mover == 1


def test_digging_comes_before_exhibiting_before_storing() -> None:
    s = table(3)
    bury(s, 0, 28)
    give(s, 0, 59, coins=1)
    in_turn(s, 0, Phase.DIG)
    do(s, "dig I", "join 59", "join 28", "exhibit +0")
    assert s.mover == CHANCE


def test_who_has_nothing_to_decide_is_passed_over() -> None:
    """Nobody has coins or finds, so the round ends by itself."""
    s = table(3)
    give(s, 0, 1)
    in_turn(s, 0, Phase.EXHIBIT, space=1)
    do(s, "store")
    assert (s.calendar, s.phase) == (2, Phase.FINDS)


def test_the_funds_follow_at_once_when_no_gallery_has_room() -> None:
    """Rulings P-25, P-51: with all galleries full the whole stack leaves."""
    s = table(3)
    for gallery in range(5):
        bury(s, gallery, *range(4 * gallery + 1, 4 * gallery + 5))
    give(s, 0, 60)
    in_turn(s, 0, Phase.EXHIBIT)
    do(s, "store")
    assert (s.calendar, s.phase, s.mover) == (2, Phase.FUNDS, CHANCE)


# A new round


def test_the_figure_furthest_left_begins_the_next_round() -> None:
    """A new turn. Ruling P-06: FR lacked the paragraph at first, EN and DE have it."""
    assert seat_order(a_round(3, 9, 6))[0] == 1


def test_the_others_follow_clockwise_in_the_next_round() -> None:
    """A new turn: EN, DE and FR agree outside variant 1."""
    assert seat_order(a_round(3, 4, 2, 1)) == [1, 2, 3, 0]


def test_it_does_not_matter_whether_the_player_furthest_left_dug() -> None:
    """Ruling P-03."""
    s = a_round(2, 3, 13)
    assert (s.order[0], s.finds[2]) == (2, 0)


def test_figures_leave_the_track() -> None:
    s = a_round(3, 9, 6)
    assert [s.figure[figure] for figure in range(FIGURES)] == [0] * FIGURES


def test_the_two_cards_leave_the_game() -> None:
    s = a_round(3, 9, 6)
    assert (s.spent[1], s.deck[1], s.back[0], s.face[1]) == (2, 1, 0, 0)


def test_finds_not_dug_stay_in_their_galleries() -> None:
    assert galleries(a_round(3, 9, 6)) == [[1], [13], [25], [37], [49]]


def test_saved_coins_are_kept() -> None:
    """Tips from the designers: saving can pay."""
    s = a_round(3, 9, 6)
    assert [s.coins[p] for p in range(3)] == [1, 0, 1]


# Evaluations and the end


def end_of_round(calendar: int) -> State:
    """Seat 0 has a collection on space 12 and ends this round."""
    s = table(3)
    s.calendar = calendar
    show(s, 0, 12, 59, 28)
    give(s, 0, 1, 4)
    in_turn(s, 0, Phase.EXHIBIT)
    do(s, "finish" if calendar == ROUNDS else "store")
    return s


def test_a_round_without_evaluation_leaves_the_museum_alone() -> None:
    assert spaces(end_of_round(4), 0)[0] == 12


def test_an_evaluation_comes_at_the_end_of_its_round() -> None:
    s = end_of_round(5)
    assert (spaces(s, 0)[0], s.tickets[0], s.calendar) == (9, 3, 6)


def test_the_game_ends_after_round_twelve() -> None:
    s = end_of_round(ROUNDS)
    assert (s.phase, s.mover, notations(s)) == (Phase.OVER, NOBODY, set())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_uses_up_all_funds_cards(players: int) -> None:
    *_, s = random_game(players, players)
    assert (s.calendar, [s.deck[value] for value in range(1, HIGHEST_CARD + 1)]) == (ROUNDS, [0] * HIGHEST_CARD)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_coin_appears_or_vanishes_but_by_the_funds_cards(players: int) -> None:
    *_, s = random_game(7, players)
    assert s.bank + s.pot + sum(s.coins[figure] for figure in range(FIGURES)) == 108


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_tile_is_in_one_place_all_the_time(players: int) -> None:
    for s in random_game(11, players, variant_sorting=True):
        places = [s.unseen, s.fresh, s.box, s.row, *(s.gallery[gallery] for gallery in range(5))]
        for p in range(players):
            places += [s.finds[p], *(s.collection[p, m] for m in range(3))]
        assert sum(size_of(place) for place in places) == 60
