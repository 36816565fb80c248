"""Strategies: for each game one file that says what an action is worth, readable as advice to a player.

They make the ``greedy`` bot, which takes what looks best now, and they guide the search.
"""

from __future__ import annotations

from typing import Any

from digsite.bots.greedy import pergamon, thebes
from digsite.bots.policy import appraise, consider, every_legal_action, indifferent

# What a strategy says: which actions are worth a thought, and what each of them is worth
NO_STRATEGY = {consider: every_legal_action, appraise: indifferent}
STRATEGIES: dict[str, dict[Any, Any]] = {
    "pergamon": {consider: every_legal_action, appraise: pergamon.appraise},
    "thebes": {consider: thebes.consider, appraise: thebes.appraise},
}

# How many futures the search looks at where a draw is due, in hundredths of the root of the visits there. One draw
# tells little about a dig, where many tokens come at once; the finds and funds of a round are much alike.
FUTURES = {"thebes": 1000}
USUAL_FUTURES = 100


def strategy(game: str) -> dict[Any, Any]:
    """The strategy for a game, as an engine binds it; a game without one is played indifferently."""
    return STRATEGIES.get(game, NO_STRATEGY)
