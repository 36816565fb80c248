"""Sets of pieces as the bits of one int64: piece ``t`` is in the set when bit ``t`` is set.

In compiled mode ``size_of`` and ``lowest`` become single instructions of the processor (see ``jit``).
"""

from __future__ import annotations

from collections.abc import Iterator

from digsite.core.rule import rule


def size_of(bits: int) -> int:
    """How many pieces are in the set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The piece with the smallest number; the set must not be empty."""
    return (bits & -bits).bit_length() - 1


@rule
def bit(piece: int) -> int:
    """The set of one piece."""
    return 1 << piece


@rule
def has(bits: int, piece: int) -> bool:
    """Whether a piece is in the set."""
    return bool(bits >> piece & 1)


@rule
def each(bits: int) -> Iterator[int]:
    """The pieces of a set, the smallest number first."""
    while bits:
        yield lowest(bits)
        bits &= bits - 1


@rule
def subsets(bits: int) -> Iterator[int]:
    """All subsets of a set, the empty one first and the set itself last."""
    subset = 0
    while subset != bits:
        yield subset
        subset = (subset - bits) & bits
    yield bits


@rule
def nth(bits: int, index: int) -> int:
    """The piece at a place of the set, counted from 0 in the order of ``each``."""
    piece = 0  # all pieces with smaller numbers are counted off, by halves
    for half in (32, 16, 8, 4, 2, 1):
        skipped = size_of(bits >> piece & (1 << half) - 1)
        if index >= skipped:
            index -= skipped
            piece += half
    return piece
