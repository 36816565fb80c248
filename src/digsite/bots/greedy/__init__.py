"""Strategies: for each game one file that says what an action is worth, readable as advice to a player.

They make the ``greedy`` bot, which takes what looks best now, and they guide the search. A game without one has no
``greedy``: its levels that play at once choose at random, and its searches play on at random.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from digsite.bots import policy
from digsite.bots.mcts.budget import Budget
from digsite.bots.policy import Survey, every_legal_action, indifferent, no_luck
from digsite.core import registry


@dataclass(frozen=True)
class Strategy:
    """What is known about playing a game well, and how a search should use it."""

    candidate_actions: Callable[..., int] = every_legal_action  # which actions are worth a thought
    score_actions: Callable[..., None] = indifferent  # what each of them is worth
    note_luck: Callable[..., None] = no_luck  # what a draw brings more than usual
    survey: type = Survey  # the record in which ``score_actions`` keeps what it looks at once
    # Of the search: futures it looks at where a draw is due, in hundredths of the root of the visits there; and how
    # much the lead counts beside winning itself, of ten
    futures_percent: int = 100
    lead_share: int = 3
    budgets: Mapping[str, Budget] = field(default_factory=dict)  # of levels, where luck asks for more or less of it

    @property
    def bindings(self) -> dict[Any, Any]:
        """The strategy as an engine binds it."""
        return {
            policy.candidate_actions: self.candidate_actions,
            policy.score_actions: self.score_actions,
            policy.note_luck: self.note_luck,
            policy.Survey: self.survey,
        }


NO_STRATEGY = Strategy()


@cache
def strategy(game: str) -> Strategy:
    """The strategy for a game; a game without one is played indifferently."""
    found: Strategy = registry.part(game, __name__, "strategy") or NO_STRATEGY
    return found


def has_strategy(game: str) -> bool:
    """Whether somebody has written a strategy for a game."""
    return strategy(game) is not NO_STRATEGY
