"""Strategies: for each game one file that says what an action is worth, readable as advice to a player.

They make the ``greedy`` bot, which takes what looks best now, and they guide the search.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from digsite.bots import policy
from digsite.bots.greedy import pergamon, thebes, thebes_digs
from digsite.bots.policy import every_legal_action, indifferent, no_luck


@dataclass(frozen=True)
class Strategy:
    """What is known about playing a game well, and how a search should use it."""

    consider: Callable[..., int] = every_legal_action  # which actions are worth a thought
    appraise: Callable[..., None] = indifferent  # what each of them is worth
    note_luck: Callable[..., None] = no_luck  # what a draw brings more than usual
    # Of the search: futures it looks at where a draw is due, in hundredths of the root of the visits there; and how
    # much the lead counts beside winning itself, of ten
    futures_percent: int = 100
    lead_share: int = 3

    @property
    def bindings(self) -> dict[Any, Any]:
        """The strategy as an engine binds it."""
        return {policy.consider: self.consider, policy.appraise: self.appraise, policy.note_luck: self.note_luck}


NO_STRATEGY = Strategy()
STRATEGIES = {
    "pergamon": Strategy(appraise=pergamon.appraise),
    # One draw tells little about a dig, where many tokens come at once; but a lead without their luck tells all
    "thebes": Strategy(thebes.consider, thebes.appraise, thebes_digs.note_luck, futures_percent=1000, lead_share=10),
}


def strategy(game: str) -> Strategy:
    """The strategy for a game; a game without one is played indifferently."""
    return STRATEGIES.get(game, NO_STRATEGY)
