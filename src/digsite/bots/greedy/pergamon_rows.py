"""Rows in Pergamon: what some finds will make together, and how to piece them together well.

1. At a glance: finds make as long a row as their halves allow that begin and end with the same kinds.
2. Tile by tile: the oldest find that lets the row go on, and the youngest to end it.
"""

from __future__ import annotations

from digsite.bots.greedy.pergamon_worths import PARTS
from digsite.core.bits import bit, lowest, size_of
from digsite.core.record import table
from digsite.core.rule import rule
from digsite.games.pergamon.components import BEGINNING_WITH, CENTURY, ENDING_WITH, OF_CENTURY, RIGHT, THINGS

OLDEST_CENTURY = 5
LOOSE = 2  # one part of so many of its century that a find promises which does not fit yet

SINCE = table(
    sum(OF_CENTURY[older] for older in range(century, OLDEST_CENTURY + 1)) for century in range(OLDEST_CENTURY + 1)
)


# 1. At a glance


@rule
def promise(finds: int) -> int:
    """What finds will be worth in a row, in parts of a century; those that do not fit yet may fit one day."""
    return PARTS * (row_at_a_glance(finds) + centuries(finds)) // LOOSE


@rule
def row_at_a_glance(finds: int) -> int:
    """About the value of the row that finds make: so many objects of a middling century."""
    return objects(finds) * centuries(finds) // max(1, size_of(finds))


@rule
def centuries(finds: int) -> int:
    """The centuries of all finds together."""
    total = 0
    for century in range(1, OLDEST_CENTURY + 1):
        total += size_of(finds & SINCE[century])
    return total


@rule
def objects(finds: int) -> int:
    """A row is a walk from kind to kind: every kind begins as many tiles as it ends, but at the ends of the row.

    So one tile that begins too often is the start of the row, and each further one is left over.
    """
    too_many = 0
    for thing in range(THINGS):
        too_many += max(0, size_of(finds & BEGINNING_WITH[thing]) - size_of(finds & ENDING_WITH[thing]))
    return max(0, size_of(finds) - max(1, too_many))


# 2. Tile by tile


@rule
def beginnings(finds: int) -> int:
    """Begin with a kind that begins more tiles than it ends, if there is one."""
    tiles = 0
    for thing in range(THINGS):
        beginning = finds & BEGINNING_WITH[thing]
        if size_of(beginning) > size_of(finds & ENDING_WITH[thing]):
            tiles |= beginning
    tiles &= followed_by(finds)
    return tiles if tiles else finds


@rule
def value_from(tile: int, finds: int) -> int:
    """The value of the row that begins with a tile and goes on with the finds."""
    value = 0
    fitting = finds & BEGINNING_WITH[RIGHT[tile]]
    while fitting:
        value += CENTURY[tile]
        tile = next_in_row(fitting, finds)
        finds ^= bit(tile)
        fitting = finds & BEGINNING_WITH[RIGHT[tile]]
    return value


@rule
def next_in_row(fitting: int, finds: int) -> int:
    """Take the oldest find after which the row can go on; where none is left, end it with the youngest."""
    lasting = fitting & followed_by(finds)
    return oldest(lasting) if lasting else lowest(fitting)


@rule
def followed_by(finds: int) -> int:
    """All tiles that some of the finds can follow."""
    tiles = 0
    for thing in range(THINGS):
        if finds & BEGINNING_WITH[thing]:
            tiles |= ENDING_WITH[thing]
    return tiles


@rule
def oldest(tiles: int) -> int:
    """The oldest of some tiles: they are numbered by age."""
    for step in (1, 2, 4, 8, 16, 32):
        tiles |= tiles >> step  # fills all places below the highest
    return size_of(tiles) - 1
