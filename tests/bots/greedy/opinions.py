"""What a strategy thinks of a state put together by hand."""

from __future__ import annotations

from typing import Any

from digsite.bots.greedy import strategy
from digsite.core import registry


def worths(game: str, s: Any) -> dict[str, int]:
    """The worth of every legal action, by notation."""
    rules = registry.game(game)
    actions, numbers = [0] * rules.actions.size, [0] * rules.actions.size
    count = rules.legal_actions(s, actions)
    strategy(game).score_actions(s, actions, count, numbers, strategy(game).survey())
    return {rules.actions.find(actions[index]).notation: numbers[index] for index in range(count)}


def considered(game: str, s: Any) -> set[str]:
    """The actions that it thinks of at all."""
    rules = registry.game(game)
    actions = [0] * rules.actions.size
    return {
        rules.actions.find(actions[index]).notation for index in range(strategy(game).candidate_actions(s, actions))
    }


def best(game: str, s: Any) -> str:
    """The action it thinks most of."""
    thought = worths(game, s)
    return max(thought, key=lambda notation: thought[notation])
