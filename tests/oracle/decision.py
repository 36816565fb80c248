"""What an oracle asks: a game is a generator of decisions, and is sent the notation of what was chosen.

An oracle knows nothing of the engine. It tells a game as the rulebook does, one sentence after the other, on plain
objects.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from math import gcd
from typing import NamedTuple, TypeVar

CHANCE = -1
ROMAN = ("", "I", "II", "III", "IV", "V")


class Decision(NamedTuple):
    """Somebody must choose: a seat counted from 0, or chance."""

    mover: int
    legal: Mapping[str, int]  # each with its weight, in lowest terms, where chance draws; with 1 where a player chooses


class Result(NamedTuple):
    """How a game has ended; each list is by seat."""

    points: dict[str, list[int]]  # by source
    places: list[int]
    winners: list[int]  # several, if they share the victory; none of a game for one


Answer = TypeVar("Answer")
Asking = Generator[Decision, str, Answer]  # a part of a game that asks, is sent notations, and comes to an answer


def choose(mover: int, legal: Iterable[str]) -> Asking[str]:
    """Ask a seat for one of several notations."""
    return (yield Decision(mover, dict.fromkeys(legal, 1)))


def draw(weights: Mapping[str, int]) -> Asking[str]:
    """Let chance draw; each notation is as likely as its weight among all."""
    return (yield Decision(CHANCE, in_lowest_terms(weights)))


def in_lowest_terms(weights: Mapping[str, int]) -> dict[str, int]:
    """Only what is possible, with weights that have no common divisor, so that equal chances are equal numbers."""
    divisor = gcd(*weights.values())
    return {name: weight // divisor for name, weight in weights.items() if weight > 0}


def number_in(notation: str) -> int:
    """The number that ends a notation such as ``find 37``."""
    return int(notation.rsplit(maxsplit=1)[-1])


def ranked(points: dict[str, list[int]], worths: Sequence[tuple[int, ...]]) -> Result:
    """Places from the greatest worth down; equals share one, as in 1, 1, 3. Who plays alone does not win."""
    places = [1 + sum(other > worth for other in worths) for worth in worths]
    winners = [seat for seat, place in enumerate(places) if place == 1 and len(places) > 1]
    return Result(points, places, winners)
