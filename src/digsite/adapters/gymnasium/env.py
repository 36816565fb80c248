"""One seat at a table of bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from digsite.adapters import rendering
from digsite.adapters.batch import Batch, number_of
from digsite.adapters.stepping import results_of
from digsite.adapters.table import Opponent, Table, are_policies, seats_at
from digsite.core import registry
from digsite.core.rng import LARGEST_SEED

Observation = NDArray[np.float32]
Step = tuple[Observation, float, bool, bool, dict[str, Any]]


def spaces(game: str) -> tuple[Box, Discrete]:
    """What is observed, and what can be done: the numbers of all actions of the game, chance's too."""
    rules = registry.game(game)
    return Box(0.0, 1.0, (rules.about.observation.size,), np.float32), Discrete(rules.actions.size)


class SeatEnv(gymnasium.Env[Any, Any]):
    """Play one seat of a game; ``info["action_mask"]`` says which actions are legal.

    The reward comes at the end: 1 for winning alone, all seats together 0; alone a part of the points. An illegal
    action ends the game with -1 and ``info["illegal"]``.
    """

    metadata = {"render_modes": rendering.MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        opponents: Sequence[Opponent] = ("uniform",),
        players: int | None = None,
        seat: int = 0,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game, self.seat, self.options = game, seat, options
        self.metadata = {**self.metadata, "render_modes": rendering.modes_of(game)}
        self.render_mode = rendering.check_mode(game, render_mode)
        self.seats = seats_at(game, players, opponents, seat)
        registry.game(game).about.encode_options(len(self.seats), options)  # complains of options that there are not
        self.observation_space, self.action_space = spaces(game)
        self._size = registry.game(game).actions.size
        self._batch = Batch(game, 1, self.seats, options) if are_policies(self.seats) else None
        self._table: Table | None = None
        self._is_ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; with a seed always the same one."""
        super().reset(seed=seed)
        begin = int(self.np_random.integers(LARGEST_SEED))
        self._is_ended = False
        if self._batch is None:
            self._table = Table(self.game, self.seats, self.options, begin)
        else:
            self._batch.seed_game(0, begin)
            self._batch.begin()
        return self._observation(), {"action_mask": self.action_masks()}

    def step(self, action: np.int64 | int) -> Step:
        """Play an action; the bots answer."""
        if self._is_ended:
            raise gymnasium.error.ResetNeeded("the game has ended: call reset() to begin another")
        number = number_of(action, self._size)
        if self._batch is not None:
            return self._step_batch(self._batch, number)
        assert self._table is not None
        return self._step_table(self._table, number)

    def _step_batch(self, batch: Batch, action: int) -> Step:
        batch.actions[0] = action
        self._is_ended = batch.go() > 0
        observed, info = batch.observations[0].copy(), {"action_mask": batch.masks[0].copy()}
        if not self._is_ended:
            return observed, 0.0, False, False, info
        if batch.illegal[0]:
            info["illegal"] = True
        else:
            info |= {"scores": batch.scores[0].copy(), "places": batch.places[0].copy()}
        return observed, float(batch.rewards[0, self.seat]), True, False, info

    def _step_table(self, table: Table, action: int) -> Step:
        if not table.match.is_legal(action):
            self._is_ended = True
            return self._observation(), -1.0, True, False, {"action_mask": self.action_masks(), "illegal": True}
        table.play(action)
        self._is_ended = table.match.over
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if not self._is_ended:
            return self._observation(), 0.0, False, False, info
        scores, places = table.match.standing()
        info |= {"scores": np.array(scores), "places": np.array(places)}
        return self._observation(), results_of(scores, places)[self.seat], True, False, info

    def action_masks(self) -> NDArray[np.int8]:
        """Which actions are legal now, as ``action_space.sample(mask)`` and masked learners take them."""
        if self._batch is not None:
            return np.array(self._batch.masks[0])
        mask = np.zeros(registry.game(self.game).actions.size, np.int8)
        if self._table is not None and not self._is_ended:
            mask[self._table.match.legal_numbers()] = 1
        return mask

    def _observation(self) -> Observation:
        if self._batch is not None:
            return np.array(self._batch.observations[0])
        assert self._table is not None
        out = np.zeros(registry.game(self.game).about.observation.size, np.float32)
        self._table.observe(out)
        return out

    def render(self) -> Any:
        """The whole table: ``ansi`` returns it as text, ``svg`` and ``rgb_array`` as a picture, ``human`` prints it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render mode: gymnasium.make(..., render_mode='ansi')")
            return None
        state = self._batch.state() if self._batch is not None else self._state_of_table()
        return rendering.render(self.game, state, self.render_mode)

    def _state_of_table(self) -> Any:
        assert self._table is not None
        return self._table.match.state
