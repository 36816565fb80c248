"""The uniform bot: every legal action is equally likely. The yardstick for all others."""

from __future__ import annotations

from digsite.core.doors import State
from digsite.core.record import Ints
from digsite.core.rng import Rng, below
from digsite.core.rule import rule


@rule
def choose(s: State, actions: Ints, count: int, rng: Rng) -> int:
    """One of the legal actions."""
    return actions[below(rng, count)]
