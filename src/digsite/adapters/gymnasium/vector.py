"""Many seats at many tables, as a Gymnasium vector environment: a whole batch steps inside compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from digsite.adapters import rendering
from digsite.adapters.batch import Batch
from digsite.adapters.gymnasium.env import spaces
from digsite.adapters.stepping import BEGIN, KEEP
from digsite.adapters.table import Opponent, seats_at
from digsite.core.rng import LARGEST_SEED

MODES = ["ansi", "svg", "rgb_array"]
Observations = NDArray[np.float32]
Actions = NDArray[np.int64]
Steps = tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Play one seat in each of many games; ``infos["action_mask"]`` says which actions are legal.

    Rewards, illegal actions and ``infos`` are those of ``SeatEnv``. ``copy=False`` returns the arrays of the batch
    themselves, which the next step overwrites. Game n has the random stream n of the seed, so the games do not depend
    on the number of threads.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: Sequence[Opponent] = ("uniform",),
        players: int | None = None,
        seat: int = 0,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game, self.seat, self.num_envs, self.copy = game, seat, num_envs, copy
        self.render_mode = rendering.check_mode(game, render_mode, MODES)
        seats = seats_at(game, players, opponents, seat)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": rendering.modes_of(game, MODES)}
        self.single_observation_space, self.single_action_space = spaces(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(game, num_envs, seats, options, threads=threads)
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Observations, dict[str, Any]]:
        """Begin all games, or those of ``options["reset_mask"]``; with a seed always the same ones.

        A list has a seed for each game. An int seeds them all: game n gets the stream n of it.
        """
        chosen = np.ones(self.num_envs, np.bool_) if options is None else options.get("reset_mask")
        chosen = np.ones(self.num_envs, np.bool_) if chosen is None else self._checked(chosen)
        if seed is None or isinstance(seed, (int, np.integer)):
            super().reset(seed=None if seed is None else int(seed))
            begin = int(self.np_random.integers(LARGEST_SEED))
            for i in np.flatnonzero(chosen).tolist():
                self.batch.seed_game(i, begin, i)
        else:
            if len(seed) != self.num_envs:
                raise ValueError(f"{self.num_envs} games need {self.num_envs} seeds, not {len(seed)}")
            for i in np.flatnonzero(chosen).tolist():
                if (own := seed[i]) is not None:
                    self.batch.seed_game(i, own)
        self.batch.step(np.where(chosen, BEGIN, KEEP))
        self._ended &= ~chosen
        return self._returned(self.batch.observations), {"action_mask": self._returned(self.batch.masks)}

    def _checked(self, chosen: Any) -> NDArray[np.bool_]:
        if not isinstance(chosen, np.ndarray) or chosen.dtype != np.bool_ or chosen.shape != (self.num_envs,):
            raise ValueError(f"reset_mask is an array of {self.num_envs} bools, not {chosen!r}")
        return chosen

    def step(self, actions: Actions) -> Steps:
        """Play an action in each game. What happens in a game that has ended is the autoreset mode's matter."""
        batch = self.batch
        np.copyto(batch.actions, actions, casting="same_kind")
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            batch.actions[self._ended] = BEGIN
        elif self.autoreset_mode == AutoresetMode.DISABLED and self._ended.any():
            raise gymnasium.error.ResetNeeded("some games have ended: reset them by options={'reset_mask': ...}")
        has_ended = batch.go() > 0
        infos: dict[str, Any] = {}
        rewards = batch.rewards[:, self.seat].astype(np.float64)
        if has_ended:
            self._ended = batch.ended
            infos = self._final(self._ended)
            if self.autoreset_mode == AutoresetMode.SAME_STEP:
                infos = self._begin_again(infos)
        else:
            self._ended = np.zeros(self.num_envs, np.bool_)
        terminated = self._ended.copy()
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            self._ended[:] = False
        infos["action_mask"] = self._returned(batch.masks)
        return self._returned(batch.observations), rewards, terminated, np.zeros(self.num_envs, np.bool_), infos

    def _final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """What there is to know of the games that have ended; ``_scores`` says for which games there are scores."""
        batch, illegal = self.batch, self.batch.illegal
        is_over = ended & ~illegal
        scores, places = (np.where(is_over[:, None], column, 0) for column in (batch.scores, batch.places))
        infos = {"scores": scores, "_scores": is_over, "places": places, "_places": is_over.copy()}
        return infos | {"illegal": illegal, "_illegal": illegal.copy()} if illegal.any() else infos

    def _begin_again(self, final: dict[str, Any]) -> dict[str, Any]:
        """Begin the games that have ended, and keep their last observations and infos, as Gymnasium does."""
        last = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(self._ended):
            last[i] = self.batch.observations[i].copy()
        final |= {"action_mask": self.batch.masks.copy(), "_action_mask": self._ended.copy()}
        self.batch.step(np.where(self._ended, BEGIN, KEEP))
        there = {"_final_obs": self._ended.copy(), "_final_info": self._ended.copy()}
        return {"final_obs": last, "final_info": final, **there}

    def _returned(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def render(self) -> tuple[Any, ...] | None:
        """All tables, each as its render mode wants it."""
        if self.render_mode is None:
            return None
        return tuple(rendering.render(self.game, self.batch.state(i), self.render_mode) for i in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.batch.close()
