"""Every invariant speaks when it is broken: a check that cannot fail is none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from digsite.core.game import NOBODY
from digsite.core.record import copy_of
from digsite.core.rng import Rng, below, seed_rng
from digsite.games.pergamon.chance import draw
from digsite.games.pergamon.components import ROUNDS
from digsite.games.pergamon.invariants import Broken, broken_invariant, broken_step
from digsite.games.pergamon.rules.setup import setup
from digsite.games.pergamon.rules.turn import legal_actions, play
from digsite.games.pergamon.state import Phase, State


def middle_of_a_game() -> State:
    """A random game in its eighth round, with collections on show."""
    s = State()
    setup(s, 3, [0, 0, 0, 1])
    rng = Rng()
    seed_rng(rng, 4, 0)
    out = [0] * 400
    while s.calendar < 8 or s.phase != Phase.PLACING:
        play(s, draw(s, rng) if s.mover < 0 else out[below(rng, legal_actions(s, out))])
    return s


def lose_a_tile(s: State) -> None:
    s.unseen &= s.unseen - 1


def find_a_card(s: State) -> None:
    s.deck[3] += 1


def find_a_coin(s: State) -> None:
    s.coins[0] += 1


def owe_a_coin(s: State) -> None:
    s.coins[1] += s.coins[0] + 1
    s.coins[0] = -1


def fill_a_gallery(s: State) -> None:
    for other in range(5):
        s.gallery[0] |= s.gallery[other] if other else 0
        s.gallery[other] = s.gallery[other] if other == 0 else 0
    while s.gallery[0].bit_count() <= 4:
        tile = s.unseen & -s.unseen
        s.unseen ^= tile
        s.gallery[0] |= tile


def share_a_research_space(s: State) -> None:
    s.figure[0] = s.figure[1] = 4


def share_a_museum_space(s: State) -> None:
    s.space[0, 0] = s.space[1, 0] = 7


def lose_a_marker(s: State) -> None:
    shown = next((p, m) for p in range(3) for m in range(3) if s.space[p, m])
    s.space[shown] = 0


def join_what_does_not_fit(s: State) -> None:
    s.joined[0] = 0


def let_nobody_move(s: State) -> None:
    s.mover = NOBODY


@pytest.mark.parametrize(
    ("damage", "broken"),
    [
        (lose_a_tile, Broken.TILES_IN_ONE_PLACE),
        (find_a_card, Broken.CARDS_IN_ONE_PLACE),
        (find_a_coin, Broken.MONEY_IN_IS_MONEY_OUT),
        (owe_a_coin, Broken.NOTHING_NEGATIVE),
        (fill_a_gallery, Broken.GALLERY_ROOM),
        (share_a_research_space, Broken.ONE_FIGURE_A_SPACE),
        (share_a_museum_space, Broken.ONE_MARKER_A_SPACE),
        (lose_a_marker, Broken.COLLECTIONS_HAVE_MARKERS),
        (join_what_does_not_fit, Broken.ROWS_FIT_TOGETHER),
        (let_nobody_move, Broken.SOMEBODY_MOVES),
    ],
)
def test_damage_is_noticed(damage: Callable[[State], None], broken: Broken) -> None:
    s = middle_of_a_game()
    assert broken_invariant(s) == Broken.NOTHING
    damage(s)
    assert broken_invariant(s) == broken


def test_time_and_tickets_running_back_are_noticed() -> None:
    before = middle_of_a_game()
    assert broken_step(before, copy_of(before)) == Broken.NOTHING
    after = copy_of(before)
    after.calendar -= 1
    assert broken_step(before, after) == Broken.TIME_RUNS_FORWARD
    after = copy_of(before)
    before.tickets[2] += 1
    assert broken_step(before, after) == Broken.TIME_RUNS_FORWARD
    assert before.calendar < ROUNDS
