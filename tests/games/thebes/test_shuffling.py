"""Drawing lazily from what lies face down gives the games that shuffled stacks and bags give. [docs/decisions/0001]

Short pieces of games are played many times, where each draw changes the next one's odds most: once with chance's own
draws, once with stacks or bags shuffled as at a real table. The chi-square test compares the two counts; seeds are
fixed, so it never fails by luck.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from scipy.stats import chi2_contingency

from digsite.core.bits import each, size_of
from digsite.core.game import CHANCE
from digsite.core.record import copy_of
from digsite.core.rng import Rng, seed_rng
from digsite.games.thebes.actions import DRAW, EXCHANGE, SPACE, TOKEN
from digsite.games.thebes.chance import draw
from digsite.games.thebes.components import BOOKS, RESEARCHERS, SET, TOKEN_KIND, Area
from digsite.games.thebes.rules.cards import exhibitions_in_second_stack
from digsite.games.thebes.rules.turn import play
from digsite.games.thebes.state import Phase, Pile, Stack, State
from tests.games.thebes.tables import give, markers, playing, second_stack, supply

Chance = Callable[[State], int]
Way = Callable[[State, int], Chance]
Noted = tuple[int, ...]

SAMPLES = 1_500
UNLIKELY = 0.001  # a difference this unlikely by chance would be a bug


# Tables


def first_stack_ends() -> State:
    """Three cards of the first stack are left; under it lies the second, and the third beside it."""
    s = playing(3)
    s.stack_left = 3
    return s


def second_stack_ends() -> State:
    """Two researcher cards and two exhibitions are left; three and one are put aside, two are discarded."""
    s = playing(3)
    supply(s, "shovel rome", "crete 1 paris", "egypt 1 rome", "car rome", "zeppelin rome")
    s.stack = Stack.SECOND
    s.stack_left = 4
    s.exhibitions[Pile.HIDDEN] = 0b00011
    s.exhibitions[Pile.THIRD_STACK] = 0b100000
    return s


def supply_ends() -> State:
    """A shuffled supply of two cards, one of them an exhibition."""
    s = playing(3)
    supply(s, "shovel rome", "small exhibition london")
    return s


def small_bag() -> State:
    """Seat 0 digs twice in Greece, where few tokens are left; debris comes back for the second dig."""
    s = playing(3, place="greece")
    give(s, 0, "greece 3 london", "special permission london")
    markers(s, 20, 90, 90)
    s.bag[Area.GREECE] = sum(1 << token for token in (1, 4, 5, 13, 15, 16, 17))  # a 1, two 2s, a book, three debris
    s.bonus = 0
    return s


# Ways of drawing


def lazy(s: State, seed: int) -> Chance:
    """Chance as the engine plays it."""
    rng = Rng()
    seed_rng(rng, seed, 0)
    return lambda s: draw(s, rng)


def shuffled(s: State, seed: int) -> Chance:
    """Stacks that were shuffled beforehand and are drawn from the top."""
    shuffler = random.Random(seed)
    researchers = [number for number in hidden(s) if number < SET[RESEARCHERS]]
    shuffler.shuffle(researchers)
    stacks: list[list[int]] = []

    def cut(count: int, exhibitions: int) -> None:
        """Make a stack of the next researcher cards and some exhibitions."""
        stack = [researchers.pop() for _ in range(count)] + [SET[RESEARCHERS] + number for number in each(exhibitions)]
        shuffler.shuffle(stack)
        stacks.append(stack)

    cut(s.stack_left - size_of(s.exhibitions[Pile.HIDDEN]), s.exhibitions[Pile.HIDDEN])
    if s.stack == Stack.FIRST:
        cut(27, exhibitions_in_second_stack(s))

    def chance(s: State) -> int:
        while stacks and not stacks[0]:
            stacks.pop(0)
        if not stacks:  # all discards, with the third stack if it is the first time
            stacks.append(hidden(s))
            shuffler.shuffle(stacks[0])
        return DRAW + stacks[0].pop()

    return chance


def hidden(s: State) -> list[int]:
    """The sets of all cards that lie face down, the third stack's exhibitions apart."""
    books = [SET[book] for book in each(s.books[Pile.HIDDEN])]
    helpers = [SET[BOOKS + helper] for helper in each(s.helpers[Pile.HIDDEN])]
    return books + helpers + [SET[RESEARCHERS] + number for number in each(s.exhibitions[Pile.HIDDEN])]


def shaken(s: State, seed: int) -> Chance:
    """A bag that is shaken before each dig and drawn from; debris stays outside until the end of the dig."""
    shaker = random.Random(seed)
    tokens: list[int] = []

    def chance(s: State) -> int:
        if s.debris == 0 and len(tokens) != size_of(s.bag[s.site]):
            tokens[:] = list(each(s.bag[s.site]))
            shaker.shuffle(tokens)
        return TOKEN + TOKEN_KIND[s.site, tokens.pop()]

    return chance


# Playing


def exchanges(count: int) -> Callable[[State, Chance], Noted]:
    """Everybody exchanges; the cards drawn are noted."""

    def watch(s: State, chance: Chance) -> Noted:
        noted: list[int] = []
        for _ in range(count):
            play(s, EXCHANGE)
            while s.mover == CHANCE:
                noted.append(chance(s))
                play(s, noted[-1])
        return tuple(noted)

    return watch


def two_digs(s: State, chance: Chance) -> Noted:
    """Seat 0 digs for three tokens, and then for three again."""
    noted: list[int] = []
    for _ in range(2):
        play(s, SPACE.find("dig greece 9 weeks").number)
        while s.phase == Phase.DRAWING:
            noted.append(chance(s))
            play(s, noted[-1])
    return tuple(noted)


def p_value(
    start: State,
    watch: Callable[[State, Chance], Noted],
    note: Callable[[Noted], Noted],
    first: Way,
    second: Way,
) -> float:
    """How likely counts as different as these are, if both ways of drawing have one distribution."""

    def sample(way: Way, seed: int) -> Noted:
        s = copy_of(start)
        return note(watch(s, way(s, seed)))

    counters = [
        Counter(sample(way, seed + offset) for seed in range(SAMPLES))
        for way, offset in ((first, 0), (second, 1_000_000))
    ]
    outcomes = sorted(set(counters[0]) | set(counters[1]))
    return float(chi2_contingency([[counter[outcome] for outcome in outcomes] for counter in counters]).pvalue)


def is_exhibition(action: int) -> bool:
    return action >= DRAW + SET[RESEARCHERS]


def first_exhibitions(noted: Noted) -> Noted:
    """How many cards came before the first exhibition, by threes."""
    before = next((index for index, action in enumerate(noted) if is_exhibition(action)), len(noted))
    return (before // 3,)


def books_and_exhibitions(noted: Noted) -> Noted:
    """Which of the first draws were books of special knowledge, which exhibitions."""
    return tuple(2 if is_exhibition(action) else int(action - DRAW < SET[BOOKS]) for action in noted[:5])


def last_cards(noted: Noted) -> Noted:
    """The last card that was drawn."""
    return noted[-1:]


def first_and_last(noted: Noted) -> Noted:
    """The first token of the first dig and the last of the second."""
    return noted[0], noted[-1]


def debris_drawn(noted: Noted) -> Noted:
    """How many pieces of debris were drawn in each dig."""
    return tuple(noted[first : first + 3].count(TOKEN + 9) for first in (0, 3))


CASES = {
    "exhibitions of the second stack": (first_stack_ends(), exchanges(5), first_exhibitions, shuffled),
    "books before and after the first stack ends": (first_stack_ends(), exchanges(2), books_and_exhibitions, shuffled),
    "the end of the second stack": (second_stack_ends(), exchanges(1), books_and_exhibitions, shuffled),
    "a new supply with the third stack": (second_stack_ends(), exchanges(3), last_cards, shuffled),
    "a new supply of discards": (supply_ends(), exchanges(2), last_cards, shuffled),
    "tokens": (small_bag(), two_digs, first_and_last, shaken),
    "debris": (small_bag(), two_digs, debris_drawn, shaken),
}


@pytest.mark.parametrize("name", CASES)
def test_lazy_draws_have_the_distribution_of_shuffled_stacks_and_bags(name: str) -> None:
    """Rulings T-16, T-26, T-50."""
    start, watch, note, real = CASES[name]
    assert p_value(start, watch, note, lazy, real) > UNLIKELY


# Wrong ways


def all_alike(s: State, seed: int) -> Chance:
    """Draws from everything face down, as if the third stack lay in the supply."""
    chooser = random.Random(seed)

    def chance(s: State) -> int:
        return DRAW + chooser.choice(hidden(s))

    return chance


def debris_back_at_once(s: State, seed: int) -> Chance:
    """Draws from a bag to which debris returns after each draw."""
    chooser = random.Random(seed)

    def chance(s: State) -> int:
        tokens = list(each(s.bag[s.site] | s.debris))
        return TOKEN + TOKEN_KIND[s.site, chooser.choice(tokens)]

    return chance


def test_drawing_as_if_all_stacks_were_one_would_be_noticed() -> None:
    """Ruling T-50."""
    s = playing(3)
    second_stack(s, 8, "small exhibition london", "small exhibition paris")
    assert p_value(s, exchanges(1), books_and_exhibitions, all_alike, shuffled) < UNLIKELY


def test_drawing_debris_with_replacement_would_be_noticed() -> None:
    """Ruling T-16."""
    assert p_value(small_bag(), two_digs, debris_drawn, debris_back_at_once, shaken) < UNLIKELY
