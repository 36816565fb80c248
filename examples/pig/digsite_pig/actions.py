"""The actions of Pig and their notation. The numbers are part of every record: add at the end, never change."""

from __future__ import annotations

from enum import IntEnum

from digsite.core.actions import ActionSpace
from digsite_pig.state import MAX_PLAYERS, SIDES


class Act(IntEnum):
    """The kinds of action."""

    # Chance's
    FIRST = 0  # choice: the seat that begins
    DIE = 1  # choice: the number on the die, less one
    # The players'
    ROLL = 2
    HOLD = 3


SPACE = ActionSpace()
FIRST = SPACE.add(Act.FIRST, [f"first P{seat + 1}" for seat in range(MAX_PLAYERS)])
DIE = SPACE.add(Act.DIE, [f"die {number}" for number in range(1, SIDES + 1)])
ROLL = SPACE.add(Act.ROLL, ["roll"])
HOLD = SPACE.add(Act.HOLD, ["hold"])

KIND = SPACE.kinds  # KIND[action], an Act
CHOICE = SPACE.choices  # CHOICE[action]
