"""The generator behind chance and random bots: sfc32, held in int64 so that it is alike in every mode.

It lives outside the state. One generator per game, seeded by a number and a stream, makes each game of a simulation
the same whatever the number of threads.
"""

from __future__ import annotations

from digsite.core.numbers import plain_number
from digsite.core.record import field, record
from digsite.core.rule import rule

WORD = 0xFFFFFFFF  # the low 32 bits
STIRS = 15  # outputs thrown away after seeding, so that near seeds give unlike games


LARGEST_SEED = 2**63 - 1


def check_seed(seed: object) -> int:
    """A seed as an int; complains of anything that cannot be one."""
    seed = plain_number(seed)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise ValueError(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {seed!r}")
    return seed


@record
class Rng:
    """Three words of 32 bits and a counter."""

    a: int = field()
    b: int = field()
    c: int = field()
    counter: int = field()


@rule
def next_word(rng: Rng) -> int:
    """The next 32 random bits."""
    word = (rng.a + rng.b + rng.counter) & WORD
    rng.counter = (rng.counter + 1) & WORD
    rng.a = rng.b ^ (rng.b >> 9)
    rng.b = (rng.c + (rng.c << 3)) & WORD
    rng.c = (((rng.c << 21) | (rng.c >> 11)) + word) & WORD
    return word


@rule
def seed_rng(rng: Rng, seed: int, stream: int) -> None:
    """Begin a stream: equal seeds and streams give equal numbers for ever."""
    rng.a = seed & WORD
    rng.b = (seed >> 32) & WORD
    rng.c = stream & WORD
    rng.counter = ((stream >> 32) + 1) & WORD
    for _ in range(STIRS):
        next_word(rng)


@rule
def below(rng: Rng, limit: int) -> int:
    """A number from 0 to ``limit`` - 1, each equally likely; ``limit`` is at most 2**31."""
    product = next_word(rng) * limit
    if (product & WORD) < limit:  # rare: the last, unequal part of the range is drawn again
        unequal = (WORD + 1) % limit
        while (product & WORD) < unequal:
            product = next_word(rng) * limit
    return product >> 32
