from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from digsite.core.bits import bit, each, has, lowest, nth, size_of

sets = st.frozensets(st.integers(0, 62))


def as_bits(pieces: frozenset[int]) -> int:
    return sum(1 << piece for piece in pieces)


@given(sets)
def test_bits_are_a_set(pieces: frozenset[int]) -> None:
    bits = as_bits(pieces)
    assert list(each(bits)) == sorted(pieces)
    assert size_of(bits) == len(pieces)
    assert [piece for piece in range(63) if has(bits, piece)] == sorted(pieces)


@given(sets.filter(bool))
def test_pieces_are_counted_from_the_lowest(pieces: frozenset[int]) -> None:
    bits = as_bits(pieces)
    assert lowest(bits) == min(pieces)
    assert [nth(bits, index) for index in range(len(pieces))] == sorted(pieces)


def test_one_piece() -> None:
    assert list(each(bit(5))) == [5]
