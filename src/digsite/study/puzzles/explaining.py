"""Why the solution of a puzzle is better than another choice."""

from __future__ import annotations

from functools import lru_cache

from digsite.core.engine import Engine
from digsite.study.findings import Reason, rounded
from digsite.study.puzzles.puzzle import Puzzle
from digsite.study.reasons import PLAIN_SAMPLES, Weighing

SAMPLES = 400  # of each of the two choices
KEPT = 1000  # explanations, those asked for last


def reasons(of: Puzzle, action: int, on: Engine) -> list[Reason]:
    """What speaks for the best action against another one, or against the next best if that is the best."""
    other = of.choices[1].action if action == of.best.action else action
    return list(_reasons(of, other, on))


@lru_cache(maxsize=KEPT)
def _reasons(of: Puzzle, other: int, on: Engine) -> tuple[Reason, ...]:
    samples = SAMPLES if on.is_compiled else PLAIN_SAMPLES
    return tuple(rounded(Weighing(of.position(), samples=samples, on=on).reasons(of.best.action, other)))
