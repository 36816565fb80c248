"""What must hold after every action, whatever is played; ``digsite.testing`` tries it in millions of positions."""

from __future__ import annotations

from enum import IntEnum

from digsite.core.game import CHANCE, NOBODY
from digsite.core.rule import rule
from digsite_pig.state import GOAL, Phase, State


class Broken(IntEnum):
    """The invariant that does not hold."""

    NOTHING = 0
    MOVER_FITS_PHASE = 1
    ONE_WINNER_AT_THE_END = 2
    POINTS_ARE_KEPT = 3


@rule
def broken_invariant(s: State) -> int:
    """The first invariant that does not hold, ``Broken.NOTHING`` if all do."""
    if s.phase == Phase.OVER:
        expected = NOBODY
    elif s.phase == Phase.TURN:
        expected = s.turn
    else:
        expected = CHANCE
    if s.mover != expected:
        return Broken.MOVER_FITS_PHASE
    winners = 0
    for p in range(s.players):
        winners += s.points[p] >= GOAL
    if winners != (s.phase == Phase.OVER):
        return Broken.ONE_WINNER_AT_THE_END
    return Broken.NOTHING


@rule
def broken_step(before: State, after: State) -> int:
    """What one action may not do: take away points that were held."""
    for p in range(before.players):
        if after.points[p] < before.points[p]:
            return Broken.POINTS_ARE_KEPT
    return Broken.NOTHING
