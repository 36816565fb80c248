"""Every invariant speaks when it is broken: a check that cannot fail is none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from digsite.core.game import NOBODY
from digsite.core.record import copy_of
from digsite.core.rng import Rng, below, seed_rng
from digsite.games.thebes import invariants
from digsite.games.thebes.chance import draw
from digsite.games.thebes.components import NO_CARD
from digsite.games.thebes.invariants import Broken, broken_invariant, broken_step
from digsite.games.thebes.rules.setup import setup
from digsite.games.thebes.rules.turn import legal_actions, play
from digsite.games.thebes.state import Pile, State


def middle_of_a_game() -> State:
    """A random game for three after ninety actions, at a player's turn."""
    s = State()
    setup(s, 3, [0, 0, 1])
    rng = Rng()
    seed_rng(rng, 4, 0)
    out = [0] * 1100
    plies = 0
    while plies < 90 or s.mover < 0:
        play(s, draw(s, rng) if s.mover < 0 else out[below(rng, legal_actions(s, out))])
        plies += 1
    return s


def lose_a_token(s: State) -> None:
    s.bag[2] &= s.bag[2] - 1


def double_a_card(s: State) -> None:
    s.books[0] |= s.books[Pile.HIDDEN] | s.books[Pile.DISCARDS] | 1
    s.books[1] |= s.books[0]


def thicken_the_stack(s: State) -> None:
    s.stack_left = 99


def leave_the_track(s: State) -> None:
    s.week[0] = 200


def leave_a_gap(s: State) -> None:
    s.upcoming[1] = s.display[0]
    s.display[0] = NO_CARD


def keep_debris(s: State) -> None:
    s.digger = 1


def let_another_move(s: State) -> None:
    s.mover = (s.mover + 1) % 3


@pytest.mark.parametrize(
    ("damage", "broken"),
    [
        (lose_a_token, Broken.TOKENS_IN_ONE_PLACE),
        (double_a_card, Broken.CARDS_IN_ONE_PLACE),
        (thicken_the_stack, Broken.STACK_HAS_ITS_CARDS),
        (leave_the_track, Broken.WEEKS_ON_THE_TRACK),
        (leave_a_gap, Broken.NO_GAP_IN_UPCOMING),
        (keep_debris, Broken.DIG_UNDER_WAY),
        (let_another_move, Broken.HINDMOST_MOVES),
    ],
)
def test_damage_is_noticed(damage: Callable[[State], None], broken: Broken) -> None:
    s = middle_of_a_game()
    assert broken_invariant(s) == Broken.NOTHING
    damage(s)
    assert broken_invariant(s) == broken


def test_knowledge_that_is_not_on_the_desk_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "book_knowledge", lambda s, p, area: 99)
    assert broken_invariant(middle_of_a_game()) == Broken.KNOWLEDGE_ON_THE_DESK


def test_weeks_running_backwards_are_noticed() -> None:
    before = middle_of_a_game()
    assert broken_step(before, copy_of(before)) == Broken.NOTHING
    after = copy_of(before)
    after.week[1] -= 1
    assert broken_step(before, after) == Broken.WEEKS_RUN_FORWARD
    after.week[1] += 3
    after.week[2] += 1
    assert broken_step(before, after) == Broken.WEEKS_RUN_FORWARD
    assert before.digger == NOBODY
