"""Strategies: for each game one file that says what an action is worth, readable as advice to a player.

They make the ``greedy`` bot, which takes what looks best now, and they guide the search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from digsite.bots.greedy import pergamon, thebes
from digsite.bots.policy import indifferent

STRATEGIES: dict[str, Callable[..., Any]] = {"pergamon": pergamon.appraise, "thebes": thebes.appraise}


def strategy(game: str) -> Callable[..., Any]:
    """The strategy for a game; a game without one is played indifferently."""
    return STRATEGIES.get(game, indifferent)
