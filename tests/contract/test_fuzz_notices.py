"""The fuzzer notices each kind of fault: a game of three steps is told wrong in one way after the other."""

from __future__ import annotations

import pytest

from digsite.core import engine, entry_points
from digsite.core.game import NOBODY
from digsite.core.record import Ints, field, record
from digsite.core.rng import Rng
from digsite.core.rule import rule
from digsite.testing.fuzz import Fault, Fuzzer, broken_invariant, broken_step, fuzz, why_not
from tests.contract.kinds import GAMES

ACTIONS = 4  # of which STEP alone is ever legal
STEP = 2
LAST = 3


@record
class Stairs:
    """One player goes up three steps."""

    mover: int = field()
    height: int = field()


@rule
def setup(s: Stairs, players: int, options: Ints) -> None:
    s.height = 0
    s.mover = 0


@rule
def legal_actions(s: Stairs, out: Ints) -> int:
    out[0] = STEP
    return 1


@rule
def play(s: Stairs, action: int) -> None:
    s.height += 1
    if s.height == LAST:
        s.mover = NOBODY


@rule
def draw(s: Stairs, rng: Rng) -> int:
    return STEP


@rule
def only_steps(s: Stairs, action: int) -> int:
    return 0 if action == STEP else 1


@rule
def anything(s: Stairs, action: int) -> int:
    return 0


@rule
def nothing(s: Stairs, action: int) -> int:
    return 1


@rule
def pushing(s: Stairs, action: int) -> int:
    if action != STEP:
        s.height = LAST - 1
    return only_steps(s, action)


@rule
def sound(s: Stairs) -> int:
    return 0


@rule
def no_roof(s: Stairs) -> int:
    return 7 if s.height == LAST else 0


@rule
def sound_step(before: Stairs, after: Stairs) -> int:
    return after.height - before.height - 1


@rule
def no_step(before: Stairs, after: Stairs) -> int:
    return after.height - before.height


BINDINGS = {
    entry_points.State: Stairs,
    entry_points.setup: setup,
    entry_points.legal_actions: legal_actions,
    entry_points.play: play,
    entry_points.draw: draw,
}
FAULTS = [
    (only_steps, sound, sound_step, Fault.NONE),
    (anything, sound, sound_step, Fault.ILLEGAL_BUT_ALLOWED),
    (nothing, sound, sound_step, Fault.LEGAL_BUT_REFUSED),
    (only_steps, no_roof, sound_step, Fault.INVARIANT),
    (only_steps, sound, no_step, Fault.STEP),
]
if not engine.in_plain_mode():  # which does not look for it
    FAULTS.append((pushing, sound, sound_step, Fault.CHANGED_BY_ASKING))


@pytest.mark.parametrize(
    ("reason", "invariant", "check", "fault"), FAULTS, ids=[expected.name.lower() for *_, expected in FAULTS]
)
def test_a_fault_is_noticed(
    reason: engine.Function, invariant: engine.Function, check: engine.Function, fault: Fault
) -> None:
    chosen = engine.best(GAMES[0])
    bindings = {**BINDINGS, why_not: reason, broken_invariant: invariant, broken_step: check}
    [run] = chosen.bind("stairs", [fuzz], bindings, is_kept=False)
    found = Fuzzer(chosen, run, Stairs, 1, [0], ACTIONS).go_on(seed=1, tries=100)
    assert found.fault == fault
    assert (found.tries >= 100) == (fault == Fault.NONE)
