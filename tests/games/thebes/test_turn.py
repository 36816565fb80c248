"""The sequence of play."""

from __future__ import annotations

import pytest

from digsite.core.game import CHANCE, NOBODY
from digsite.games.thebes.components import ALL_CARDS
from digsite.games.thebes.state import PILES, Phase
from tests.games.thebes.tables import (
    CONGRESSES,
    chance,
    coming,
    do,
    draws,
    faces,
    finds,
    give,
    give_finds,
    kinds_of,
    notations,
    playing,
    random_game,
    show,
    shown,
    supply,
    table,
)


def test_a_player_takes_exchanges_digs_or_exhibits() -> None:
    """Execute an action."""
    s = playing()
    give(s, 0, "greece 3 london")
    give_finds(s, 0, "greece", "1")
    give_finds(s, 0, "egypt", "1", "1")
    show(s, "small exhibition london")
    assert kinds_of(s) == {"take", "exchange", "dig", "exhibit"}


def test_nobody_moves_without_an_action() -> None:
    """Player order, note. Ruling T-31."""
    assert notations(playing()) == {"take 1", "take 2", "take 3", "take 4", "exchange"}


def test_the_display_is_filled_before_the_first_turn() -> None:
    s = table()
    assert (s.phase, s.mover) == (Phase.REFILL, CHANCE)


def test_a_taken_card_is_replaced_before_the_next_turn() -> None:
    s = playing()
    do(s, "take 1")
    assert (s.phase, s.mover) == (Phase.REFILL, CHANCE)


def test_the_next_player_follows_when_the_display_is_full() -> None:
    s = playing()
    do(s, "take 1")
    draws(s, "shovel rome")
    assert (s.phase, s.mover) == (Phase.TURN, 1)


def test_tokens_are_drawn_before_the_next_turn() -> None:
    s = playing()
    give(s, 0, "greece 3 london")
    do(s, "dig greece 3 weeks")
    assert (s.phase, s.mover) == (Phase.DRAWING, CHANCE)


def test_the_next_player_follows_when_a_dig_is_over() -> None:
    s = playing()
    give(s, 0, "greece 3 london")
    do(s, "dig greece 3 weeks")
    finds(s, "debris")
    assert (s.phase, s.mover) == (Phase.TURN, 1)


def test_a_turn_follows_at_once_when_there_is_no_card_to_draw() -> None:
    """Ruling T-28."""
    s = playing()
    supply(s)
    do(s, "take 1")
    assert (s.phase, s.mover) == (Phase.TURN, 1)


def test_the_game_ends_when_the_last_player_is_finished() -> None:
    """Game end and scoring."""
    s = playing(4, week=104, place="moscow")
    do(s, "pass", "exchange")
    chance(s)
    do(s, "pass", "pass")
    assert (s.phase, s.mover) == (Phase.OVER, NOBODY)


def test_a_finished_game_offers_nothing() -> None:
    s = playing(2, week=157)
    assert notations(s) == set()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("next_cards", [False, True])
def test_every_card_is_in_one_place_all_the_time(players: int, next_cards: bool) -> None:
    """Through a random game: 95 cards on desks, piles, display and exhibition spaces."""
    for s in random_game(players, players, next_cards=next_cards):
        piles = sum(
            s.books[pile].bit_count() + s.helpers[pile].bit_count() + s.exhibitions[pile].bit_count()
            for pile in range(PILES)
        )
        lying = sum(card is not None for card in [*faces(s), *shown(s), *coming(s)])
        assert piles + lying == ALL_CARDS


def test_chance_begins_when_the_first_player_is_not_chosen() -> None:
    s = table(2, first_player=None)
    do(s, "first P2")
    draws(s, *CONGRESSES)
    assert s.mover == 1
