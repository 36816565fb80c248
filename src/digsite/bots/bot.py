"""What a bot is, and the bots by name.

A bot is any object with a method ``choose`` that answers a position with one of its legal actions. One object plays one
seat of one game, so it may remember what it likes.
"""

from __future__ import annotations

import threading
from typing import Protocol

from digsite.bots.greedy import has_strategy, strategy
from digsite.bots.levels import LEVELS
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.naming import is_search, named
from digsite.bots.mcts.search import Search, Settings, entry_points, is_ready
from digsite.bots.policy import BOT_STREAMS, GREEDY, UNIFORM
from digsite.core import engine
from digsite.core.actions import Action
from digsite.core.engine import Engine
from digsite.core.position import Position
from digsite.core.rng import check_seed

# Who chooses at once, and who thinks ahead
POLICIES = {"uniform": UNIFORM, "greedy": GREEDY} | {
    f"level{level.number}": level.carelessness for level in LEVELS if level.carelessness is not None
}
BUDGETS = {f"level{level.number}": level.budget for level in LEVELS if level.budget is not None}


class Bot(Protocol):
    """A player of one seat in one game."""

    def choose(self, position: Position, /) -> Action | int | str:
        """One of ``position.legal``, as such, by its number or by its notation."""


class UnknownBot(ValueError):
    """A name that no bot has; the message says which there are."""


def bot(name: str, seed: int = 0, threads: int = 1, stopping: threading.Event | None = None) -> Bot:
    """The bot of this name, for one seat of one game. Equal seeds make it play alike, where its budget allows that.

    Once ``stopping`` is set it thinks no longer and answers with what it has found.
    """
    seed = check_seed(seed)
    if name in POLICIES:
        return PolicyBot(POLICIES[name], seed)
    if is_search(name):
        allowed, settings = named(name)
        return SearchBot(allowed, settings=settings, seed=seed, threads=threads, stopping=stopping)
    if name in BUDGETS:
        return SearchBot(BUDGETS[name], name, seed=seed, threads=threads, stopping=stopping)
    if name.endswith(".py"):
        raise UnknownBot(f"{name} is a file; name the class in it too, such as {name}:MyBot")
    raise UnknownBot(
        f"there is no bot {name!r}; there is {', '.join([*POLICIES, *BUDGETS])}, "
        "mcts with a budget such as mcts:200ms or mcts:5000, and in the arena your own such as ./mybot.py:MyBot"
    )


def check_bot(name: str, game: str) -> None:
    """Complain of a bot that plays by a strategy in a game that has none."""
    if name == "greedy" and not has_strategy(game):
        raise UnknownBot(f"{game} has no strategy, so it has no greedy; take uniform, or mcts with a budget")


def budget_of(name: str, game: str) -> Budget:
    """What a level that thinks ahead may spend on a move of a game."""
    return strategy(game).budgets.get(name, BUDGETS[name])


def policy(name: str) -> int:
    """The policy of a bot that chooses at once, as simulations need it."""
    if name not in POLICIES:
        raise UnknownBot(
            f"{name!r} cannot play in a simulation, only bots that choose at once: {', '.join(POLICIES)} "
            "(digsite arena takes all bots)"
        )
    return POLICIES[name]


def level(number: int, seed: int = 0, threads: int = 1) -> Bot:
    """The opponent of a level, 1 to 5."""
    if number not in range(1, len(LEVELS) + 1):
        raise UnknownBot(f"levels go from 1 to {len(LEVELS)}; there is none {number!r}")
    return bot(f"level{number}", seed, threads)


class PolicyBot:
    """A bot that chooses at once by a policy."""

    def __init__(self, number: int, seed: int = 0) -> None:
        self.policy = number
        self.seed = seed
        self._engine: Engine | None = None

    def choose(self, position: Position) -> int:
        """The policy's choice."""
        chosen = self._engine or self._begin(position.game)
        games = position.games
        if position.engine is not chosen:
            games = chosen.games(1)
            chosen.write(games, 0, position.state)
        return int(self._pick(games, 0, self.policy, *self._room, self._generators, 0))

    def _begin(self, game: str) -> Engine:
        """Make room on the quickest engine that needs no compiling: a policy is no reason to wait."""
        chosen = self._engine = engine.best(game) if is_ready(game) else engine.plain(game)
        self._pick = entry_points(chosen)[0]
        size = chosen.game.actions.size
        self._room = chosen.ints(size), chosen.ints(size), chosen.allocate(strategy(game).survey, 1)
        self._generators = chosen.generators(1)
        chosen.seed(self._generators, 0, self.seed, BOT_STREAMS)
        return chosen


class SearchBot:
    """A bot that thinks ahead within a budget. Between moves it keeps what it has found out."""

    def __init__(
        self,
        allowed: Budget,
        level: str = "",  # for which a game's strategy may have another budget
        settings: Settings | None = None,
        seed: int = 0,
        threads: int = 1,
        stopping: threading.Event | None = None,
    ) -> None:
        self.budget = allowed
        self.level = level
        self.search = Search(settings, seed, threads, stopping)

    def choose(self, position: Position) -> Action:
        """The action that the search visited most; a forced one costs no thinking."""
        legal = position.legal
        if len(legal) == 1:
            return legal[0]
        return self.search.think(position, self.budget_in(position.game), stop_early=True).best

    def budget_in(self, game: str) -> Budget:
        """What it may spend on a move of a game."""
        return strategy(game).budgets.get(self.level, self.budget)
