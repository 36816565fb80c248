"""Why an action is refused: a code for each reason, returned where the rule is. Add at the end, never change."""

from __future__ import annotations

from enum import IntEnum


class Why(IntEnum):
    """The reasons to refuse an action; ALLOWED is none."""

    ALLOWED = 0
    GAME_OVER = 1

    # It is not the time for it
    FIRST_PLAYER_KNOWN = 2
    FINDS_TURNED_UP = 3
    NO_SORTING = 4
    CARDS_DRAWN = 5
    FIGURES_PLACED = 6
    CARDS_TURNED_OVER = 7
    NO_TIME_TO_DIG = 8
    NO_TIME_TO_EXHIBIT = 9
    NO_TIME_TO_STORE = 10

    # Preparations and finds
    NO_SUCH_SEAT = 11
    SEEN_BEFORE = 12
    NOT_YOUNGEST = 13

    # Research funds
    NO_SUCH_BACK = 14
    OTHER_BACK = 15
    VALUE_USED_UP = 16
    SPACE_TAKEN = 17

    # Excavating
    TOO_DEEP = 18
    GALLERY_EMPTY = 19
    TOO_DEAR = 20

    # Exhibiting
    IN_THE_ROW = 21
    NOT_A_FIND = 22
    DOES_NOT_FIT = 23
    NOTHING_FITS = 24
    NO_OBJECT = 25
    ROOM_LEFT = 26
    NO_ROOM = 27
    POLISH_TOO_DEAR = 28
    POLISH_LIMITED = 29
    ABOVE_TOP_SPACE = 30

    # Storing
    ROW_BEGUN = 31
    NOTHING_STORED = 32
    STORING_DUE = 33
    FEE_TOO_HIGH = 34
