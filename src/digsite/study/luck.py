"""Luck and play: what decisions and what chance's draws did to everybody's prospects.

Between two decisions lies a draw, or nothing. The worth of the position changes by what each decision gave away, which
is measured within one search, and by what each draw brought. Where nothing lies between two decisions, both searches
have judged the same thing: they are averaged, and what still differs was seen only later, and is nobody's doing.

Everything adds up: the last value less the first is the sum of all decisions, draws and second thoughts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from digsite.study.values import Values

REACH = 3  # decisions back and ahead that a value is averaged with, if no draw lies between


@dataclass(frozen=True)
class Verdict:
    """A decision as its search saw it: everybody's value with the best choice and after the chosen one."""

    best: Values
    chosen: Values
    error: float  # of these values
    after_draw: bool  # a draw lies between the decision before and this one

    @property
    def effect(self) -> Values:
        """What the decision did to everybody."""
        return minus(self.chosen, self.best)


@dataclass(frozen=True)
class Course:
    """How values went: at each decision before and after it, and what came between."""

    before: tuple[Values, ...]  # one more than there are decisions: the last is how it ended
    after: tuple[Values, ...]
    between: tuple[Values, ...]  # from one decision to the next, and from the last one to the end


def course(decisions: Sequence[Verdict], end: Verdict, least_error: float) -> Course:
    """Put single verdicts together. ``end`` is how it ended, as a decision that changed nothing.

    ``least_error`` keeps a single search from being trusted blindly.
    """
    chain = [*decisions, end]
    before = [_averaged(chain, at, least_error) for at in range(len(chain))]
    before[-1] = end.best
    after = [plus(value, decision.effect) for value, decision in zip(before, decisions, strict=False)]
    between = [minus(value, left) for value, left in zip(before[1:], after, strict=True)]
    return Course(tuple(before), tuple(after), tuple(between))


def _averaged(chain: Sequence[Verdict], at: int, least_error: float) -> Values:
    """The value at a decision, from all verdicts on it: the surer ones count more."""
    total: Values = tuple(0.0 for _ in chain[at].best)
    weights = 0.0
    for verdict, shift in [*_ahead(chain, at), *_back(chain, at)]:
        weight = 1 / (verdict.error**2 + least_error**2)
        total = tuple(
            one + weight * (value + moved) for one, value, moved in zip(total, verdict.best, shift, strict=True)
        )
        weights += weight
    return tuple(one / weights for one in total)


def _ahead(chain: Sequence[Verdict], at: int) -> list[tuple[Verdict, Values]]:
    """A verdict and later ones of the same stretch, with what the decisions in between had taken away."""
    shift: Values = tuple(0.0 for _ in chain[at].best)
    found = [(chain[at], shift)]
    for place in range(at + 1, min(len(chain), at + REACH + 1)):
        if chain[place].after_draw:
            break
        shift = minus(shift, chain[place - 1].effect)
        found.append((chain[place], shift))
    return found


def _back(chain: Sequence[Verdict], at: int) -> list[tuple[Verdict, Values]]:
    """Earlier verdicts of the same stretch, with what the decisions since then did."""
    shift: Values = tuple(0.0 for _ in chain[at].best)
    found = []
    for place in range(at - 1, max(-1, at - REACH - 1), -1):
        if chain[place + 1].after_draw:
            break
        shift = plus(shift, chain[place].effect)
        found.append((chain[place], shift))
    return found


def plus(one: Values, other: Values) -> Values:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Values, other: Values) -> Values:
    return tuple(a - b for a, b in zip(one, other, strict=True))
