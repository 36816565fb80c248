"""Why an action is refused: a code for each reason, returned where the rule is. Add at the end, never change."""

from __future__ import annotations

from enum import IntEnum


class Why(IntEnum):
    """The reasons to refuse an action; ALLOWED is none."""

    ALLOWED = 0
    GAME_OVER = 1

    # It is not the time for it
    FIRST_PLAYER_KNOWN = 2
    NO_CARD_DUE = 3
    NO_DIG_UNDER_WAY = 4
    NOT_IN_A_TURN = 5

    # Preparations and draws
    NO_SUCH_SEAT = 6
    NOT_IN_SUPPLY = 7
    NOT_IN_BAG = 8

    # Time and travel
    TOO_FEW_WEEKS = 9
    THERE_ALREADY = 10
    NO_ZEPPELIN = 11
    NO_CAR = 12
    TOO_NEAR_FOR_CAR = 13
    TOO_EARLY_TO_PASS = 14

    # Researcher cards
    SPACE_EMPTY = 15

    # Digging
    NO_RUMOUR = 16
    NO_LONE_ASSISTANT = 17
    NO_LONE_SHOVEL = 18
    PERMISSION_USED = 19
    NO_KNOWLEDGE = 20
    NO_MATCHING_KNOWLEDGE = 21
    NOTHING_ON_WHEEL = 22

    # Exhibitions
    NO_EXHIBITION = 23
    TOO_FEW_ARTEFACTS = 24
