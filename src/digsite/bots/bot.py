"""What a bot is, and the bots by name.

A bot is any object with a method ``choose`` that answers a position with one of its legal actions. One object plays one
seat of one game, so it may remember what it likes.
"""

from __future__ import annotations

from typing import Any, Protocol

from digsite.bots.mcts.budget import Budget, budget
from digsite.bots.mcts.search import Search, Settings, doors
from digsite.bots.policy import NAMES, policy
from digsite.core.actions import Action
from digsite.core.position import Position

DEFAULT_BUDGET = "1s"


class Bot(Protocol):
    """A player of one seat in one game."""

    def choose(self, position: Position, /) -> Action | int | str:
        """One of ``position.legal``, as such, by its number or by its notation."""


class UnknownBot(ValueError):
    """A name that no bot has; the message says which there are."""


def bot(name: str, seed: int = 0, threads: int = 1) -> Bot:
    """The bot of this name, for one seat of one game. Equal seeds make it play alike, where its budget allows that."""
    if name in NAMES:
        return PolicyBot(policy(name), seed)
    kind, _, allowed = name.partition(":")
    if kind == "mcts":
        return SearchBot(budget(allowed or DEFAULT_BUDGET), None, seed, threads)
    raise UnknownBot(
        f"there is no bot {name!r}; there is {', '.join(NAMES)}, and mcts with a budget such as mcts:200ms"
    )


class PolicyBot:
    """A bot that chooses at once by a policy."""

    def __init__(self, number: int, seed: int = 0) -> None:
        self.policy = number
        self.seed = seed
        self._generators: Any = None

    def choose(self, position: Position) -> int:
        """The policy's choice."""
        chosen = position.engine
        if self._generators is None:
            self._generators = chosen.generators(1)
            chosen.seed(self._generators, 0, self.seed, 0)
        size = chosen.game.actions.size
        actions, worths = chosen.ints(size), chosen.ints(size)
        return int(doors(chosen)[0](position.games, 0, self.policy, actions, worths, self._generators, 0))


class SearchBot:
    """A bot that thinks ahead within a budget. Between moves it keeps what it has found out."""

    def __init__(self, allowed: Budget, settings: Settings | None = None, seed: int = 0, threads: int = 1) -> None:
        self.budget = allowed
        self.search = Search(settings, seed, threads)

    def choose(self, position: Position) -> Action:
        """The action that the search visited most; a forced one costs no thinking."""
        legal = position.legal
        return legal[0] if len(legal) == 1 else self.search.think(position, self.budget, stop_early=True).best
