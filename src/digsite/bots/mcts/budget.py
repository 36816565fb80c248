"""How long a search may think: so many iterations, or so much time.

Time is the clock's, or the processor's: then it does not matter what else the machine does.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from digsite.core.numbers import plain_number

MOST_SECONDS = 3600.0
MOST_ITERATIONS = 10**9
EXAMPLE = "a budget is a time such as '200ms' or '1s', processor time such as '1s-cpu', or a number of iterations"
CPU = "-cpu"


class BadBudget(ValueError):
    """A budget that cannot be read; the message says what one looks like."""


@dataclass(frozen=True)
class Budget:
    """Either iterations or seconds; the other one is None."""

    iterations: int | None = None
    seconds: float | None = None
    is_processor_time: bool = False  # seconds of the thread that thinks, however long they take

    def __post_init__(self) -> None:
        if (self.iterations is None) == (self.seconds is None):
            raise BadBudget("a budget is a number of iterations or of seconds, one of the two")
        if self.iterations is not None and not 1 <= self.iterations <= MOST_ITERATIONS:
            raise BadBudget(f"a budget is 1 to {MOST_ITERATIONS:,} iterations, not {self.iterations:,}")
        if self.seconds is not None and not 0 < self.seconds <= MOST_SECONDS:
            raise BadBudget(f"a budget is more than 0 s and at most {MOST_SECONDS:g} s, not {self.seconds:g} s")

    def __str__(self) -> str:
        if self.iterations is not None:
            return str(self.iterations)
        seconds = self.seconds or 0.0
        text = f"{seconds:g}s" if seconds >= 1 else f"{seconds * 1000:g}ms"
        return text + CPU if self.is_processor_time else text

    @property
    def clock(self) -> Callable[[], float]:
        """What the seconds are measured by, in the thread that asks."""
        return time.thread_time if self.is_processor_time else time.perf_counter


def budget(wanted: Budget | str | int | float) -> Budget:
    """A budget as people write it: ``"200ms"``, ``"1.5s-cpu"``, ``2000`` iterations, or a float of seconds."""
    if isinstance(wanted, Budget):
        return wanted
    if isinstance(wanted, str):
        return _parsed(wanted)
    if isinstance(wanted, float):
        return Budget(seconds=wanted)
    iterations = plain_number(wanted)
    if type(iterations) is int:
        return Budget(iterations=iterations)
    raise BadBudget(f"{EXAMPLE}, not {wanted!r}")


def _parsed(text: str) -> Budget:
    match = re.fullmatch(rf"\s*([0-9]*\.?[0-9]+)\s*(ms|s|)({CPU}|)\s*", text)
    if match is None or (not match[2] and ("." in match[1] or match[3])):
        raise BadBudget(f"{EXAMPLE}, not {text!r}")
    if not match[2]:
        return Budget(iterations=int(match[1]))
    seconds = float(match[1]) / (1000 if match[2] == "ms" else 1)
    return Budget(seconds=seconds, is_processor_time=bool(match[3]))
