"""Drawing lazily from what nobody has seen gives the games that shuffled stacks give. [docs/decisions/0001]

The last two rounds are played many times from a table with few cards and tiles left, where each draw changes the next
one's odds most: once with chance's own draws, once with deck and stacks shuffled beforehand as at a real table. The
chi-square test compares the two counts; seeds are fixed, so it never fails by luck.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable

import pytest
from scipy.stats import chi2_contingency

from digsite.core.bits import each, size_of
from digsite.core.game import CHANCE, NOBODY
from digsite.core.rng import Rng, seed_rng
from digsite.games.pergamon.actions import BACK, CHOICE, FIND, KIND, REVEAL, Act
from digsite.games.pergamon.chance import draw
from digsite.games.pergamon.components import (
    ALL_TILES,
    COPIES,
    GALLERIES,
    HIGHEST_BAG,
    HIGHEST_CARD,
    TILES_A_ROUND,
)
from digsite.games.pergamon.rules.funds import cards_drawn, cards_revealed
from digsite.games.pergamon.rules.setup import setup
from digsite.games.pergamon.rules.turn import go_on, legal_actions, play
from digsite.games.pergamon.state import Phase, State
from tests.soak import IS_SOAK

Chance = Callable[[State], int]
Note = Callable[[State, int], Hashable]

SAMPLES = 6_000 if IS_SOAK else 2_000
UNLIKELY = 0.001  # a difference this unlikely by chance would be a bug
CARDS_LEFT = (1, 1, 4, 6)  # three bags and a chest
TILES_LEFT = (0, 1, 2, 3, 4, 59, 58, 57, 30, 31)


def late_table(open_galleries: int = GALLERIES) -> State:
    """Round 11 with four cards and ten tiles to come; the upper galleries are full, so that tiles leave unseen."""
    s = State()
    setup(s, 3, [0, 0, 0, 1])
    s.calendar = 11
    for value in range(1, HIGHEST_CARD + 1):
        s.deck[value] = CARDS_LEFT.count(value)
        s.spent[value] = COPIES - s.deck[value]
    s.unseen = sum(1 << tile for tile in TILES_LEFT)
    others = [tile for tile in each(ALL_TILES) if tile not in TILES_LEFT]
    for gallery in range(GALLERIES - open_galleries):
        s.gallery[gallery] = sum(1 << others.pop() for _ in range(4))
    s.box = sum(1 << tile for tile in others)
    go_on(s)
    return s


def shuffled(seed: int) -> Chance:
    """The box as a real table uses it: deck and stacks are shuffled beforehand, and turned up from the top."""
    shuffler = random.Random(seed)
    deck, tiles = list(CARDS_LEFT), list(TILES_LEFT)
    shuffler.shuffle(deck)
    shuffler.shuffle(tiles)

    def chance(s: State) -> int:
        stack = tiles[:TILES_A_ROUND] if s.calendar == 11 else tiles[TILES_A_ROUND:]
        two = deck[:2] if s.calendar == 11 else deck[2:]
        if s.phase == Phase.FINDS:
            return FIND + stack[size_of(s.fresh)]
        if s.phase == Phase.FUNDS:
            return BACK + int(two[cards_drawn(s)] > HIGHEST_BAG)
        return REVEAL + two[cards_revealed(s)] - 1

    return chance


def lazy(seed: int) -> Chance:
    """Chance as the engine plays it."""
    rng = Rng()
    seed_rng(rng, seed, 0)
    return lambda s: draw(s, rng)


def nobody_digs(s: State) -> int:
    """Everybody takes the first free space and leaves the site alone."""
    out = [0] * 400
    legal = out[: legal_actions(s, out)]
    return next((action for action in legal if KIND[action] == Act.NO_DIG), legal[0])


def watch(chance: Chance, open_galleries: int, note: Note) -> tuple[Hashable, ...]:
    """Play to the end and keep what is worth noting."""
    s = late_table(open_galleries)
    noted = []
    while s.mover != NOBODY:
        action = chance(s) if s.mover == CHANCE else nobody_digs(s)
        if (found := note(s, action)) is not None:
            noted.append(found)
        play(s, action)
    return tuple(noted)


def p_value(open_galleries: int, note: Note, first: Callable[[int], Chance], second: Callable[[int], Chance]) -> float:
    """How likely counts as different as these are, if both ways of drawing have one distribution."""
    counters = [
        Counter(watch(way(seed + offset), open_galleries, note) for seed in range(SAMPLES))
        for way, offset in ((first, 0), (second, 1_000_000))
    ]
    outcomes = sorted(set(counters[0]) | set(counters[1]), key=repr)
    return float(chi2_contingency([[counter[outcome] for outcome in outcomes] for counter in counters]).pvalue)


def backs(s: State, action: int) -> Hashable:
    return CHOICE[action] if KIND[action] == Act.BACK else None


def values(s: State, action: int) -> Hashable:
    return CHOICE[action] if KIND[action] == Act.REVEAL else None


def first_and_last_tile(s: State, action: int) -> Hashable:
    is_wanted = KIND[action] == Act.FIND and (s.calendar == 11) == (s.fresh == 0)
    return CHOICE[action] // 30 if is_wanted else None


@pytest.mark.parametrize(
    ("open_galleries", "note"),
    [(0, backs), (0, values), (5, first_and_last_tile), (2, first_and_last_tile)],
    ids=["backs", "values", "all tiles of the stacks", "tiles after others left unseen"],
)
def test_lazy_draws_have_the_distribution_of_a_shuffled_box(open_galleries: int, note: Note) -> None:
    assert p_value(open_galleries, note, lazy, shuffled) > UNLIKELY


def test_a_wrong_way_of_drawing_would_be_noticed() -> None:
    """Drawing backs at even odds, whatever is left in the deck, is told from shuffling at once."""

    def careless(seed: int) -> Chance:
        honest, coin = lazy(seed), random.Random(seed)

        def chance(s: State) -> int:
            out = [0] * 400
            count = legal_actions(s, out)
            return out[coin.randrange(count)] if s.phase == Phase.FUNDS else honest(s)

        return chance

    assert p_value(0, backs, careless, shuffled) < UNLIKELY
