"""Where the tables of ``components`` come from, and whether they still agree with what the sources state.

``SOURCES`` names the origin of each table. ``broken_constraints`` is for whoever corrects one: it checks the tables
against every fact that the rulebooks or reviews give and names those that no longer hold. No rule of the game calls it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from digsite.core.sources import Source
from digsite.games.pergamon import components
from digsite.games.pergamon.components import Thing

Fact = tuple[str, bool]  # a sentence, and whether the tables satisfy it


# 1. The sources


SOURCES = (
    Source(
        "research spaces: coins",
        "reconstruction",
        "A space for nothing and two for each request from 1 to 6 is the only even spread with every amount mentioned.",
        "about 80 %",
    ),
    Source(
        "research spaces: depths",
        "reconstruction",
        "The rulebook fixes spaces 6 and 7; their pattern is carried on to the left, and guessed on the far right.",
        "about 65 %",
    ),
    Source(
        "research spaces: raider marks",
        "reconstruction",
        "The rulebook places two bags on space 5 and its example stands on space 7; space 9 follows by equal distance.",
        "about 75 %",
    ),
    Source(
        "museum points",
        "reconstruction",
        "The rulebook has 24 spaces worth 1 to 6 points; six equal bands fit the number of tickets in the box best.",
        "about 65 %",
    ),
    Source(
        "find tiles: structure",
        "reconstruction",
        "Four kinds, two different halves and five centuries make exactly sixty tiles if each combination occurs once.",
        "about 75 %",
    ),
    Source(
        "find tiles: numbers",
        "reconstruction",
        "A free choice of sixty different numbers that contains every number and year seen in rulebooks and reviews.",
        "a free choice",
    ),
    Source("funds cards", "printed", "The rulebook's list of components and its chapter on research funds.", "certain"),
    Source(
        "calendar", "printed", "The rulebook's chapter on evaluations names every round, prize and shift.", "certain"
    ),
    Source("constants", "printed", "The rulebook's chapters name each price, limit and number of pieces.", "certain"),
)


# 2. The facts


def broken_constraints() -> list[str]:
    """A sentence for every stated fact that the tables do not satisfy; none as long as all is well."""
    facts = (
        *_research_spaces(),
        *_raider(),
        *_museum(),
        *_tiles(),
        *_examples(),
        *_funds(),
        *_calendar(),
        *_constants(),
    )
    return [sentence for sentence, holds in facts if not holds]


def _research_spaces() -> Iterator[Fact]:
    rows = components.RESEARCH_SPACES
    coins = [asked for _, asked, _ in rows]
    depths = [gallery for _, _, gallery in rows]
    neighbours = [a + b for a, b in pairwise(depths)]
    yield (
        "There are 13 research spaces, numbered from the right.",
        [space for space, _, _ in rows] == list(range(1, 14)),
    )
    yield "Requests never fall towards the left.", coins == sorted(coins)
    yield "The rightmost space asks for nothing.", coins[0] == 0
    yield "The largest request is 6 coins.", max(coins) == 6
    yield "There are spaces for 1, 2, 5 and 6 coins.", {1, 2, 5, 6} <= set(coins)
    yield "A space asks for 3 coins and allows galleries I and II.", (3, 2) in zip(coins, depths, strict=True)
    yield "Two spaces or more ask for 2 coins.", coins.count(2) >= 2
    yield "Two spaces or more ask for 3 coins.", coins.count(3) >= 2
    yield "Every space allows gallery I and none goes below V.", all(1 <= depth <= 5 for depth in depths)
    yield "Taken in pairs, spaces never get shallower towards the left.", neighbours == sorted(neighbours)
    # Ruling P-01: the rulebooks caption one picture differently; both captions fit some space.
    yield "Some space allows galleries I to IV.", 4 in depths
    yield "Some space allows galleries I to V.", 5 in depths


def _raider() -> Iterator[Fact]:
    bags, mixed, chests = (components.RAIDER_SPACES[count] for count in range(3))
    yield "The raider's space for two bags is the fifth from the right.", bags == 5
    yield "Space 7 is one of the raider's other two spaces.", 7 in (mixed, chests)
    yield "The raider's three spaces are different ones.", len({bags, mixed, chests}) == 3
    yield "Space 7 asks for 3 coins and allows galleries I to III.", (7, 3, 3) in components.RESEARCH_SPACES


def _museum() -> Iterator[Fact]:
    points = [components.POINTS[space] for space in range(1, components.TOP_SPACE + 1)]
    yield "The museum has 24 spaces.", components.TOP_SPACE == 24
    yield "The museum's spaces are worth from 1 to 6 points.", (min(points), max(points)) == (1, 6)
    yield "Points never fall towards the top of the museum.", points == sorted(points)


def _tiles() -> Iterator[Fact]:
    rows = components.FIND_TILES
    numbers = [number for _, _, number, _, _ in rows]
    ages = [(century, number) for _, _, number, _, century in rows]
    kinds = Counter((left, right, century) for _, left, _, right, century in rows)
    yield "There are 60 find tiles, numbered in order.", [tile for tile, *_ in rows] == list(range(1, 61))
    yield "The two halves of a tile show different kinds.", all(left != right for _, left, _, right, _ in rows)
    yield "Centuries go from 1 to 5.", {century for century, _ in ages} == {1, 2, 3, 4, 5}
    yield "Every number has two digits.", all(10 <= number <= 99 for number in numbers)
    yield "No two tiles have the same number.", len(set(numbers)) == len(numbers)
    yield "Tiles are listed from the youngest to the oldest, as the rules lay them out.", ages == sorted(ages)
    yield (
        "Each pair of kinds occurs once in each century (our inference).",
        set(kinds.values()) == {1} and len(kinds) == 60,
    )


def _examples() -> Iterator[Fact]:
    rows = components.FIND_TILES
    century = {number: century for _, _, number, _, century in rows}
    left = {number: half for _, half, number, _, _ in rows}
    right_halves = {(right, century) for _, _, _, right, century in rows}
    halves = {(left, right, century) for _, left, _, right, century in rows}
    example = {(Thing.BRACELET, Thing.VASE, 3), (Thing.VASE, Thing.MASK, 4)}
    pots = {(thing, 5) for thing in (Thing.VASE, Thing.JUG) if left.get(85) == thing}
    yield "14, 36 and 85 are numbers of the fourth century.", all(century.get(number) == 4 for number in (14, 36, 85))
    yield "50 and 57 are numbers of one century.", {50, 57} <= set(century) and century[50] == century[57]
    yield "A mask of the year 463 can be made.", left.get(63) == Thing.MASK and (Thing.MASK, 4) in right_halves
    yield "A vase or jug of the year 585 can be made.", bool(pots & right_halves)
    yield "An object of the year 415 can be made.", (left.get(15), 4) in right_halves
    yield "Bracelet 5, vase 3, mask 4 can be one row.", example <= halves and (Thing.BRACELET, 5) in right_halves


def _funds() -> Iterator[Fact]:
    yield "There are 24 funds cards, three of each value.", (components.CARDS, components.COPIES) == (24, 3)
    yield "Funds cards have 1 to 8 coins.", components.HIGHEST_CARD == 8
    yield "A bag stands for 1 to 4 coins.", components.HIGHEST_BAG == 4
    yield "Two cards a round use up the deck.", components.CARDS_A_ROUND * components.ROUNDS == components.CARDS


def _calendar() -> Iterator[Fact]:
    rounds = range(1, components.ROUNDS + 1)
    prizes = {r: components.PRIZE_FOR[r] for r in rounds if components.PRIZE_FOR[r] != components.NO_EVALUATION}
    shifts = [components.SHIFT[r] for r in (5, 7, 9, 12)]
    last = [components.OLDEST_PRIZES[rank] for rank in range(3)]
    yield "A game has 12 rounds.", components.ROUNDS == 12
    yield "Evaluations follow rounds 5, 7, 9 and 12.", list(prizes) == [5, 7, 9, 12]
    yield "Prizes go to vase, jug, mask and bracelet in turn.", list(prizes.values()) == list(Thing)
    yield "The prize for the oldest of a kind is 2 points.", components.PRIZE == 2
    yield "Markers go down by 3, 4, 5 and at the end not at all.", shifts == [3, 4, 5, 0]
    yield "The three oldest objects earn 3, 2 and 1 points.", last == [3, 2, 1]


def _constants() -> Iterator[Fact]:
    storage = (components.FREE_STORAGE, components.STORAGE_BLOCK)
    yield "There are 5 galleries with room for 4 finds each.", (components.GALLERIES, components.GALLERY_ROOM) == (5, 4)
    yield "Five tiles a round use up the stacks.", components.TILES_A_ROUND * components.ROUNDS == components.TILES
    yield "A player has 3 pairs of markers.", components.MARKERS == 3
    yield "Exhibiting earns 1 point.", components.POINTS_FOR_EXHIBITING == 1
    yield "A collection is polished with 3 coins at most.", components.POLISH_LIMIT == 3
    yield "Three finds are stored free, three more for a coin.", storage == (3, 3)
