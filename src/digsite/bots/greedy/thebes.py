"""Strategy for Thebes."""

from __future__ import annotations

from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.thebes.state import State


@rule
def appraise(s: State, actions: Ints, count: int, worths: Ints) -> None:
    """What each legal action is worth to the mover, in hundredths of a victory point."""
    for index in range(count):
        worths[index] = 0
