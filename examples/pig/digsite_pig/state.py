"""The state of a game of Pig: every fact on the table, and nothing that can be counted from others."""

from __future__ import annotations

from enum import IntEnum

from digsite.core.record import Ints, field, record

MAX_PLAYERS = 6
SIDES = 6  # of the die
LOST = 1  # what must not be rolled
GOAL = 100  # points


class Choice(IntEnum):
    """The options, by their places."""

    FIRST_PLAYER = 0


class Phase(IntEnum):
    """What the table waits for."""

    START = 0  # chance chooses who begins
    TURN = 1  # a player rolls or holds
    ROLLING = 2  # the die is in the air
    OVER = 3


@record
class State:
    """One game of Pig."""

    mover: int = field()  # whose decision it is; CHANCE while the die rolls, NOBODY at the end
    players: int = field()
    phase: int = field()  # a Phase
    turns: int = field()  # that have ended, by all players together
    turn: int = field()  # the seat whose turn it is
    at_stake: int = field()  # points of this turn that are not held yet
    points: Ints = field(MAX_PLAYERS)  # held
