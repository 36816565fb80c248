"""A batch: games of one kind that are played side by side, on all cores and inside compiled code.

All environments are made from it. Its arrays are its own: every step writes into the same memory.
"""

from __future__ import annotations

import operator
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from digsite.adapters import stepping
from digsite.adapters.stepping import BEGIN, GOING, OUTSIDE, STANDING, STATUS
from digsite.bots.bot import POLICIES, UnknownBot
from digsite.bots.greedy import NO_STRATEGY, Strategy, strategy
from digsite.bots.policy import UNIFORM
from digsite.core import engine, registry
from digsite.core.engine import Engine
from digsite.core.entry_points import Standing
from digsite.core.game import BadOptions
from digsite.core.rng import check_seed

FEWEST_A_THREAD = 32  # games; with fewer, handing them out takes longer than it saves


class Batch:
    """So many games, each with its seats: the name of a bot that chooses at once, or None for one played from outside.

    ``step`` takes an action for each game, as its number in the game. Then ``observations`` and ``masks`` are what
    ``movers`` see and may do; ``rewards`` has a column for each seat. A game that has ended waits for ``begin``.
    """

    def __init__(
        self,
        game: str,
        count: int = 1,
        seats: Sequence[object] = (None, None),
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        threads: int | None = None,
    ) -> None:
        about = registry.game(game).about
        self.players = about.check_players(len(seats))
        encoded = about.encode_options(self.players, options or {})
        policies = [policy_of(who) for who in seats]
        if count < 1:
            raise BadOptions(f"a batch has one game at least, not {count!r}")
        self.engine = engine.best(game)
        self.count = count
        self.size = self.engine.game.actions.size
        self.observed = about.observation.size
        self._advance = bound(self.engine, policies)
        self.games, self._rngs = self.engine.games(count + 1), self.engine.generators(count)
        self.actions = np.full(count, BEGIN, np.int64)
        self.observations = np.zeros((count, self.observed), np.float32)
        self.masks = np.zeros((count, self.size), np.int8)
        self.rewards = np.zeros((count, self.players), np.float32)
        self.results = np.zeros((count, STANDING + 2 * self.players), np.int64)
        self._options = self.engine.ints_of(encoded)
        threads = max(1, min(threads or os.cpu_count() or 1, count // FEWEST_A_THREAD))
        bounds = [count * thread // threads for thread in range(threads + 1)]
        survey = strategy_of(game, policies).survey
        self._slices = [
            self._arguments(bounds[thread], bounds[thread + 1], policies, survey) for thread in range(threads)
        ]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.begin(seed)

    def _arguments(self, first: int, stop: int, policies: Sequence[int], survey: type) -> tuple[Any, ...]:
        """What ``advance`` needs for one slice; each has room of its own to work in."""
        return (
            self.games,
            self._rngs,
            np.array([first, stop, self.count, self.players, self.size, self.observed, *policies]),
            self._options,
            self.actions,
            self.results.reshape(-1),
            self.rewards.reshape(-1),
            self.observations.reshape(-1),
            self.masks.reshape(-1),
            self.engine.ints(self.size),
            self.engine.ints(self.size),
            self.engine.allocate(survey, 1),
            self.engine.allocate(Standing, 1),
        )

    # What there is to see after each step

    @property
    def movers(self) -> NDArray[np.int64]:
        """Whose decision it is in each game; NOBODY (-2) once it is over."""
        return self.results[:, stepping.MOVER]

    @property
    def viewers(self) -> NDArray[np.int64]:
        """Whose observation it is: the mover, or at the end who moved last."""
        return self.results[:, stepping.VIEWER]

    @property
    def ended(self) -> NDArray[np.bool_]:
        """Which games are over, or were ended by an illegal action."""
        return np.not_equal(self.results[:, STATUS], GOING)

    @property
    def illegal(self) -> NDArray[np.bool_]:
        """Which games were ended by an illegal action."""
        return np.equal(self.results[:, STATUS], stepping.ILLEGAL)

    @property
    def scores(self) -> NDArray[np.int64]:
        """Everybody's points in the games that are over."""
        return self.results[:, STANDING : STANDING + self.players]

    @property
    def places(self) -> NDArray[np.int64]:
        """Everybody's place in the games that are over; equals share one."""
        return self.results[:, STANDING + self.players :]

    # What there is to do

    def begin(self, seed: int | None = None) -> None:
        """Begin all games anew: with a seed from the start of their random streams, else as these go on."""
        if seed is not None:
            for i in range(self.count):
                self.seed_game(i, seed, i)
        self.actions[:] = BEGIN
        self.go()

    def step(self, actions: NDArray[np.integer[Any]]) -> int:
        """Play an action in each game; returns how many have ended with it. BEGIN begins a game, KEEP leaves it."""
        self.actions[:] = actions
        return self.go()

    def go(self) -> int:
        """Play what ``actions`` holds."""
        if self._pool is None:
            ended: int = self._advance(*self._slices[0])
            return ended
        first, *others = self._slices
        waiting = [self._pool.submit(self._advance, *arguments) for arguments in others]
        return int(self._advance(*first)) + sum(int(one.result()) for one in waiting)

    def seed_game(self, i: int, seed: int, stream: int = 0) -> None:
        """Begin a random stream for one game, from its next draw on."""
        self.engine.seed(self._rngs, i, check_seed(seed), stream)

    def state(self, i: int = 0) -> Any:
        """Every fact on the table of one game."""
        return self.engine.read(self.games, i)

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()


def number_of(action: Any, size: int) -> int:
    """An action from outside, which is its number."""
    try:
        return operator.index(action)
    except TypeError:
        raise TypeError(
            f"an action is its number, from 0 to {size - 1}, not {action!r}; the mask says which are legal"
        ) from None


def policy_of(who: object) -> int:
    """The policy of a seat."""
    if who is None:
        return OUTSIDE
    if not isinstance(who, str) or who not in POLICIES:
        raise UnknownBot(f"{who!r} cannot play in a batch, only bots that choose at once: {', '.join(POLICIES)}")
    return POLICIES[who]


def bound(chosen: Engine, policies: Sequence[int]) -> Callable[..., Any]:
    """The loop for one game, compiled if it is not yet; the game's strategy is part of it only where it is used."""
    name = chosen.game.about.name
    used = strategy_of(name, policies)
    label = f"{name}.steps" if used is NO_STRATEGY else f"{name}.steps.greedy"
    [advance] = chosen.bind(label, [stepping.advance], used.bindings)
    return advance


def strategy_of(game: str, policies: Sequence[int]) -> Strategy:
    """The strategy that is part of the loop."""
    return NO_STRATEGY if all(number in (OUTSIDE, UNIFORM) for number in policies) else strategy(game)
