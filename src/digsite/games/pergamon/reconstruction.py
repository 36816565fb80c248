"""Whether the printed tables agree with everything that rulebooks and reviews state.

``broken_constraints`` is for whoever corrects a table: it names the facts that the tables contradict. A contradiction
is no mistake if a real board shows it. What no copy of the game can show is refused in ``components_file``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from digsite.core.components import ComponentsFile, fingerprint
from digsite.games.pergamon import components
from digsite.games.pergamon.components import Thing
from digsite.games.pergamon.components_file import PrintedTables, parse

Fact = tuple[str, bool]  # a sentence, and whether the tables satisfy it


def check(file: ComponentsFile) -> tuple[str, list[str]]:
    """A file's fingerprint and the stated facts that it contradicts, or ``ComponentsError`` if it is impossible."""
    tables = parse(file)
    return fingerprint(tables.as_json()), broken_constraints(tables)


def broken_constraints(tables: PrintedTables = components.PRINTED) -> list[str]:
    """A sentence for every stated fact that the tables do not satisfy; none as long as all is well."""
    facts = (
        *_research_spaces(tables),
        *_raider(tables),
        *_museum(tables),
        *_tiles(tables),
        *_examples(tables),
        *_funds(),
        *_calendar(),
        *_constants(),
    )
    return [sentence for sentence, holds in facts if not holds]


def _research_spaces(tables: PrintedTables) -> Iterator[Fact]:
    coins = [asked for _, asked, _ in tables.research_spaces]
    depths = [gallery for _, _, gallery in tables.research_spaces]
    neighbours = [a + b for a, b in pairwise(depths)]
    yield "The rightmost space asks for nothing.", coins[0] == 0
    yield "The largest request is 6 coins.", max(coins) == 6
    yield "There are spaces for 1, 2, 5 and 6 coins.", {1, 2, 5, 6} <= set(coins)
    yield "A space asks for 3 coins and allows galleries I and II.", (3, 2) in zip(coins, depths, strict=True)
    yield "Two spaces or more ask for 2 coins.", coins.count(2) >= 2
    yield "Two spaces or more ask for 3 coins.", coins.count(3) >= 2
    yield "Taken in pairs, spaces never get shallower towards the left.", neighbours == sorted(neighbours)
    # Ruling P-01: the rulebooks caption one picture differently; both captions fit some space.
    yield "Some space allows galleries I to IV.", 4 in depths
    yield "Some space allows galleries I to V.", 5 in depths


def _raider(tables: PrintedTables) -> Iterator[Fact]:
    bags, *others = tables.raider_spaces
    yield "The raider's space for two bags is the fifth from the right.", bags == 5
    yield "Space 7 is one of the raider's other two spaces.", 7 in others
    yield "Space 7 asks for 3 coins and allows galleries I to III.", (7, 3, 3) in tables.research_spaces


def _museum(tables: PrintedTables) -> Iterator[Fact]:
    ends = (min(tables.museum), max(tables.museum))
    yield "The museum's spaces are worth from 1 to 6 points.", ends == (1, 6)


def _tiles(tables: PrintedTables) -> Iterator[Fact]:
    kinds = Counter((left, right, century) for left, _, right, century in tables.find_tiles)
    yield (
        "There are finds of every century from 1 to 5.",
        {century for *_, century in tables.find_tiles} == {1, 2, 3, 4, 5},
    )
    yield "Each pair of kinds occurs once in each century (our inference).", set(kinds.values()) == {1}


def _examples(tables: PrintedTables) -> Iterator[Fact]:
    rows = tables.find_tiles
    century = {number: century for _, number, _, century in rows}
    left = {number: half for half, number, _, _ in rows}
    right_halves = {(right, century) for _, _, right, century in rows}
    halves = {(left, right, century) for left, _, right, century in rows}
    example = {("bracelet", "vase", 3), ("vase", "mask", 4)}
    pots = {(thing, 5) for thing in ("vase", "jug") if left.get(85) == thing}
    yield "14, 36 and 85 are numbers of the fourth century.", all(century.get(number) == 4 for number in (14, 36, 85))
    yield "50 and 57 are numbers of one century.", {50, 57} <= set(century) and century[50] == century[57]
    yield "A mask of the year 463 can be made.", left.get(63) == "mask" and ("mask", 4) in right_halves
    yield "A vase or jug of the year 585 can be made.", bool(pots & right_halves)
    yield "An object of the year 415 can be made.", (left.get(15), 4) in right_halves
    yield "Bracelet 5, vase 3, mask 4 can be one row.", example <= halves and ("bracelet", 5) in right_halves


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
