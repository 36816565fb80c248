"""The printed pieces of Pergamon: research spaces, museum, calendar, funds cards and find tiles.

No rulebook prints the research spaces, the museum's points or the list of tiles in full. Those tables are read from
``components.toml``, which says of each fact where it comes from, or from the corrected file that somebody who owns the
box plays with. Everything else here is printed in the rulebook.
"""

from __future__ import annotations

from enum import IntEnum

from digsite.core.record import Ints, table
from digsite.core.rule import rule
from digsite.games.pergamon.components_file import played_with

MAX_PLAYERS = 4
RAIDER = MAX_PLAYERS  # the tomb raider's place after the players, among figures and purses
FIGURES = MAX_PLAYERS + 1

FILE, PRINTED = played_with()


# The research spaces


RESEARCH_SPACES = PRINTED.research_spaces  # space, coins asked for, deepest gallery. Rulings P-11, P-60
SPACES = len(RESEARCH_SPACES)  # numbered from the right, as figures act
ALL_SPACES = (1 << SPACES + 1) - 2  # as a set; there is no space 0
ASKED = table([0, *(coins for _, coins, _ in RESEARCH_SPACES)])  # ASKED[space], coins
DEEPEST = table([0, *(gallery for _, _, gallery in RESEARCH_SPACES)])  # DEEPEST[space], gallery 1..5
RAIDER_SPACES = table(PRINTED.raider_spaces)  # RAIDER_SPACES[number of chests among the two backs]


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


TOP_SPACE = len(PRINTED.museum)
POINTS = table([0, *PRINTED.museum])  # POINTS[space], 1..6
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


FIND_TILES = tuple(  # tile, left half, number, right half, century; youngest first, as they are laid out
    (rank, Thing[left.upper()], number, Thing[right.upper()], century)
    for rank, (left, number, right, century) in enumerate(PRINTED.find_tiles, 1)
)
TILES = len(FIND_TILES)
NO_TILE = -1
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
