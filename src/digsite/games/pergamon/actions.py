"""The actions of Pergamon and their notation. The numbers are part of every record: add at the end, never change."""

from __future__ import annotations

from enum import IntEnum

from digsite.core.actions import ROMAN, ActionSpace
from digsite.games.pergamon.components import (
    GALLERIES,
    HIGHEST_CARD,
    MARKERS,
    MAX_PLAYERS,
    SPACES,
    TILES,
    TOP_SPACE,
)


class Act(IntEnum):
    """The kinds of action."""

    # Chance's
    FIRST = 0  # choice: the seat that goes first
    FIND = 1  # choice: the tile turned up
    BACK = 2  # choice: 0 a bag, 1 a chest
    REVEAL = 3  # choice: the card's value less 1
    # The players'
    LAY = 4  # choice: the tile laid into the next gallery (variant 2)
    PLACE = 5  # choice: the research space less 1
    DIG = 6  # choice: the gallery, 0 for I
    NO_DIG = 7
    JOIN = 8  # choice: the tile joined to the right end of the row, or beginning one
    EXHIBIT = 9  # choice: coins of polish; extra: 0, or the own collection broken up for it, 1..3
    DISCARD = 10  # choice: the tile
    STORE = 11
    FINISH = 12  # the end of a turn in the last round, when nothing is stored


_POLISH = range(TOP_SPACE)  # an object is worth 1 at least, so 23 coins reach the top
_TILES = range(1, TILES + 1)

SPACE = ActionSpace()
FIRST = SPACE.add(Act.FIRST, [f"first P{seat + 1}" for seat in range(MAX_PLAYERS)])
FIND = SPACE.add(Act.FIND, [f"find {tile}" for tile in _TILES])
BACK = SPACE.add(Act.BACK, ["draw bag", "draw chest"])
REVEAL = SPACE.add(Act.REVEAL, [f"reveal {value}" for value in range(1, HIGHEST_CARD + 1)])
LAY = SPACE.add(Act.LAY, [f"lay {tile}" for tile in _TILES])
PLACE = SPACE.add(Act.PLACE, [f"place {space}" for space in range(1, SPACES + 1)])
DIG = SPACE.add(Act.DIG, [f"dig {ROMAN[gallery]}" for gallery in range(1, GALLERIES + 1)])
NO_DIG = SPACE.add(Act.NO_DIG, ["no dig"])
JOIN = SPACE.add(Act.JOIN, [f"join {tile}" for tile in _TILES])
EXHIBIT = SPACE.add(
    Act.EXHIBIT,
    [f"exhibit +{polish}" for polish in _POLISH]
    + [f"exhibit +{polish} for {ROMAN[marker]}" for marker in range(1, MARKERS + 1) for polish in _POLISH],
    extras=[marker for marker in range(MARKERS + 1) for _ in _POLISH],
)
DISCARD = SPACE.add(Act.DISCARD, [f"discard {tile}" for tile in _TILES])
STORE = SPACE.add(Act.STORE, ["store"])
FINISH = SPACE.add(Act.FINISH, ["finish"])

KIND = SPACE.kinds  # KIND[action], an Act
CHOICE = SPACE.choices  # CHOICE[action]
BROKEN_UP = SPACE.extras  # BROKEN_UP[action], for EXHIBIT
POLISHES = len(_POLISH)  # EXHIBIT + marker * POLISHES + polish
