"""What is printed in Pergamon, copied from the notes on its components: see docs/rules/pergamon-components.md."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tile:
    """A find: half an object with a two-digit number on the left, half of another with a century on the right."""

    id: int
    left: str
    number: int
    right: str
    century: int


@dataclass(frozen=True)
class Evaluation:
    """What the calendar shows beside an evaluation."""

    prize_for: str
    falls_by: int


# The number on the left half, by left half, right half and century 1 to 5
GRID = """
vase jug          61 79 19 67 73
vase mask         97 37 55 85 13
vase bracelet     25 43 91 31 49
jug vase          72 12 60 78 18
jug mask          30 48 96 36 54
jug bracelet      66 84 24 42 90
mask vase         39 45 75 15 63
mask jug          57 93 33 51 99
mask bracelet     81 21 69 87 27
bracelet vase     50 98 38 56 74
bracelet jug      86 26 44 92 32
bracelet mask     20 62 80 14 68
"""


def tiles_of(grid: str) -> dict[int, Tile]:
    """All tiles by their id: 1 to 60 from the youngest to the oldest."""
    printed = []
    for line in grid.strip().splitlines():
        left, right, *numbers = line.split()
        printed += [(century, int(number), left, right) for century, number in enumerate(numbers, 1)]
    return {
        id_: Tile(id_, left, number, right, century)
        for id_, (century, number, left, right) in enumerate(sorted(printed), 1)
    }


TILES = tiles_of(GRID)

# By research space, counted from the right
ASKS_FOR = dict(enumerate((0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6), 1))
DEEPEST = dict(enumerate((2, 1, 2, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5), 1))
RAIDER_STANDS_ON = {("bag", "bag"): 5, ("bag", "chest"): 7, ("chest", "chest"): 9}

FUNDS_CARDS = {"bag": (1, 2, 3, 4), "chest": (5, 6, 7, 8)}
COPIES = 3

MUSEUM = {space: (space + 3) // 4 for space in range(1, 25)}
TOP_SPACE = 24

ROUNDS = 12
EVALUATIONS = {
    5: Evaluation("vase", 3),
    7: Evaluation("jug", 4),
    9: Evaluation("mask", 5),
    12: Evaluation("bracelet", 0),
}
PRIZE = 2
THREE_OLDEST = (3, 2, 1)
