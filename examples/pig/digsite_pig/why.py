"""Why an action is refused: a code for each reason, returned where the rule is. Add at the end, never change."""

from __future__ import annotations

from enum import IntEnum


class Why(IntEnum):
    """The reasons to refuse an action; ALLOWED is none."""

    ALLOWED = 0
    GAME_OVER = 1
    FIRST_PLAYER_KNOWN = 2
    NO_SUCH_SEAT = 3
    NOTHING_ROLLED = 4
    NOT_IN_A_TURN = 5
    NOTHING_AT_STAKE = 6
