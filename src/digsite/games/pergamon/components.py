"""The printed pieces of Pergamon: research spaces, museum, calendar, funds cards and find tiles.

No rulebook prints the research spaces, the museum's points or the list of tiles in full. Those three tables are
**reconstructions** from what the rulebooks and reviews state: in ``reconstruction``, ``SOURCES`` says of each table
where it comes from, and ``broken_constraints`` checks it against every fact the sources give. Someone with a real board
corrects a table here and nowhere else.
"""

from __future__ import annotations

from enum import IntEnum

from digsite.core.record import Ints, table
from digsite.core.rule import rule

MAX_PLAYERS = 4
RAIDER = MAX_PLAYERS  # the tomb raider's place after the players, among figures and purses
FIGURES = MAX_PLAYERS + 1


# The research spaces


SPACES = 13  # numbered from the right, as figures act
RESEARCH_SPACES = (
    # space, coins asked for, deepest gallery
    (1, 0, 2),
    (2, 1, 1),
    (3, 1, 2),
    (4, 2, 1),
    (5, 2, 2),  # raider: bag+bag
    (6, 3, 2),
    (7, 3, 3),  # raider: bag+chest
    (8, 4, 3),
    (9, 4, 4),  # raider: chest+chest
    (10, 5, 4),
    (11, 5, 5),
    (12, 6, 5),
    (13, 6, 5),
)
ALL_SPACES = (1 << SPACES + 1) - 2  # as a set; there is no space 0
ASKED = table([0, *(coins for _, coins, _ in RESEARCH_SPACES)])  # ASKED[space], coins
DEEPEST = table([0, *(gallery for _, _, gallery in RESEARCH_SPACES)])  # DEEPEST[space], gallery 1..5

# The other reading of the depths, a strict staircase; kept for whoever finds a board that shows it. Ruling P-60.
STAIRCASE = (1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5)

RAIDER_SPACES = table([5, 7, 9])  # RAIDER_SPACES[number of chests among the two backs]


# The excavation site


GALLERIES = 5
GALLERY_ROOM = 4  # tiles side by side in one gallery
TILES_A_ROUND = 5


# The funds cards


class Back(IntEnum):
    """What the back of a funds card shows."""

    NONE = 0  # no card there
    BAG = 1  # 1 to 4 coins
    CHEST = 2  # 5 to 8 coins


CARDS_A_ROUND = 2
HIGHEST_CARD = 8
HIGHEST_BAG = 4
COPIES = 3  # of each value
CARDS = COPIES * HIGHEST_CARD


# The museum


TOP_SPACE = 24
POINTS = table([0, *((space + 3) // 4 for space in range(1, TOP_SPACE + 1))])  # POINTS[space], 1..6
MARKERS = 3  # collections a player can show at a time
POINTS_FOR_EXHIBITING = 1
POLISH_LIMIT = 3  # coins a collection, but without limit in the last round
FREE_STORAGE = 3  # tiles
STORAGE_BLOCK = 3  # tiles beyond the free ones for each coin


# The calendar


ROUNDS = 12


class Thing(IntEnum):
    """The four kinds of object, in the order of their prizes."""

    VASE = 0
    JUG = 1
    MASK = 2
    BRACELET = 3


THINGS = len(Thing)
PRIZE = 2  # points for the oldest object of the kind an evaluation asks for
OLDEST_PRIZES = table([3, 2, 1])  # points for the oldest objects of all, at the end
_EVALUATIONS = {5: (Thing.VASE, 3), 7: (Thing.JUG, 4), 9: (Thing.MASK, 5), 12: (Thing.BRACELET, 0)}
NO_EVALUATION = -1
PRIZE_FOR = table([_EVALUATIONS.get(r, (NO_EVALUATION, 0))[0] for r in range(ROUNDS + 1)])  # PRIZE_FOR[round]
SHIFT = table([_EVALUATIONS.get(r, (NO_EVALUATION, 0))[1] for r in range(ROUNDS + 1)])  # SHIFT[round], spaces


# The find tiles: a left half with a number, a right half with a century


TILES = 60
NO_TILE = -1
FIND_TILES = (
    # tile, left half, number, right half, century; youngest first, as they are laid out
    (1, Thing.BRACELET, 20, Thing.MASK, 1),
    (2, Thing.VASE, 25, Thing.BRACELET, 1),
    (3, Thing.JUG, 30, Thing.MASK, 1),
    (4, Thing.MASK, 39, Thing.VASE, 1),
    (5, Thing.BRACELET, 50, Thing.VASE, 1),
    (6, Thing.MASK, 57, Thing.JUG, 1),
    (7, Thing.VASE, 61, Thing.JUG, 1),
    (8, Thing.JUG, 66, Thing.BRACELET, 1),
    (9, Thing.JUG, 72, Thing.VASE, 1),
    (10, Thing.MASK, 81, Thing.BRACELET, 1),
    (11, Thing.BRACELET, 86, Thing.JUG, 1),
    (12, Thing.VASE, 97, Thing.MASK, 1),
    (13, Thing.JUG, 12, Thing.VASE, 2),
    (14, Thing.MASK, 21, Thing.BRACELET, 2),
    (15, Thing.BRACELET, 26, Thing.JUG, 2),
    (16, Thing.VASE, 37, Thing.MASK, 2),
    (17, Thing.VASE, 43, Thing.BRACELET, 2),
    (18, Thing.MASK, 45, Thing.VASE, 2),
    (19, Thing.JUG, 48, Thing.MASK, 2),
    (20, Thing.BRACELET, 62, Thing.MASK, 2),
    (21, Thing.VASE, 79, Thing.JUG, 2),
    (22, Thing.JUG, 84, Thing.BRACELET, 2),
    (23, Thing.MASK, 93, Thing.JUG, 2),
    (24, Thing.BRACELET, 98, Thing.VASE, 2),
    (25, Thing.VASE, 19, Thing.JUG, 3),
    (26, Thing.JUG, 24, Thing.BRACELET, 3),
    (27, Thing.MASK, 33, Thing.JUG, 3),
    (28, Thing.BRACELET, 38, Thing.VASE, 3),
    (29, Thing.BRACELET, 44, Thing.JUG, 3),
    (30, Thing.VASE, 55, Thing.MASK, 3),
    (31, Thing.JUG, 60, Thing.VASE, 3),
    (32, Thing.MASK, 69, Thing.BRACELET, 3),
    (33, Thing.MASK, 75, Thing.VASE, 3),
    (34, Thing.BRACELET, 80, Thing.MASK, 3),
    (35, Thing.VASE, 91, Thing.BRACELET, 3),
    (36, Thing.JUG, 96, Thing.MASK, 3),
    (37, Thing.BRACELET, 14, Thing.MASK, 4),
    (38, Thing.MASK, 15, Thing.VASE, 4),
    (39, Thing.VASE, 31, Thing.BRACELET, 4),
    (40, Thing.JUG, 36, Thing.MASK, 4),
    (41, Thing.JUG, 42, Thing.BRACELET, 4),
    (42, Thing.MASK, 51, Thing.JUG, 4),
    (43, Thing.BRACELET, 56, Thing.VASE, 4),
    (44, Thing.VASE, 67, Thing.JUG, 4),
    (45, Thing.JUG, 78, Thing.VASE, 4),
    (46, Thing.VASE, 85, Thing.MASK, 4),
    (47, Thing.MASK, 87, Thing.BRACELET, 4),
    (48, Thing.BRACELET, 92, Thing.JUG, 4),
    (49, Thing.VASE, 13, Thing.MASK, 5),
    (50, Thing.JUG, 18, Thing.VASE, 5),
    (51, Thing.MASK, 27, Thing.BRACELET, 5),
    (52, Thing.BRACELET, 32, Thing.JUG, 5),
    (53, Thing.VASE, 49, Thing.BRACELET, 5),
    (54, Thing.JUG, 54, Thing.MASK, 5),
    (55, Thing.MASK, 63, Thing.VASE, 5),
    (56, Thing.BRACELET, 68, Thing.MASK, 5),
    (57, Thing.VASE, 73, Thing.JUG, 5),
    (58, Thing.BRACELET, 74, Thing.VASE, 5),
    (59, Thing.JUG, 90, Thing.BRACELET, 5),
    (60, Thing.MASK, 99, Thing.JUG, 5),
)
LEFT = table([left for _, left, _, _, _ in FIND_TILES])  # LEFT[tile], a Thing
NUMBER = table([number for _, _, number, _, _ in FIND_TILES])  # NUMBER[tile], two digits
RIGHT = table([right for _, _, _, right, _ in FIND_TILES])  # RIGHT[tile], a Thing
CENTURY = table([century for _, _, _, _, century in FIND_TILES])  # CENTURY[tile], 1..5
ALL_TILES = (1 << TILES) - 1


def _tiles_where(column: Ints, value: int) -> int:
    return sum(1 << t for t in range(TILES) if column[t] == value)


BEGINNING_WITH = table([_tiles_where(LEFT, thing) for thing in Thing])  # tiles whose left half shows a Thing
ENDING_WITH = table([_tiles_where(RIGHT, thing) for thing in Thing])  # tiles whose right half shows a Thing
OF_CENTURY = table([_tiles_where(CENTURY, century) for century in range(6)])  # tiles of a century, 1..5


@rule
def age(tile: int) -> int:
    """A tile's own age, by which tiles are laid out: its century, then its number. Rulings P-07, P-23."""
    return 100 * CENTURY[tile] + NUMBER[tile]


@rule
def year(left: int, right: int) -> int:
    """The year of the object that two joined tiles form: the left tile's century, the right tile's number."""
    return 100 * CENTURY[left] + NUMBER[right]
