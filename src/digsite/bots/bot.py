"""What a bot is, and the bots by name.

A bot is any object with a method ``choose`` that answers a position with one of its legal actions. One object plays one
seat of one game, so it may remember what it likes.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from digsite.bots.greedy import strategy
from digsite.bots.policy import NAMES, appraise, pick, policy
from digsite.core.actions import Action
from digsite.core.engine import Engine
from digsite.core.position import Position


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
    raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(NAMES)}")


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
        return int(_doors(chosen)[0](position.games, 0, self.policy, actions, worths, self._generators, 0))


@cache
def _doors(chosen: Engine) -> list[Any]:
    name = chosen.game.about.name
    return chosen.bind(f"{name}.bots", [pick], {appraise: strategy(name)})
