"""All seats of a table, as a PettingZoo environment in which agents move one at a time."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import logger
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from digsite.adapters import rendering
from digsite.adapters.batch import Batch, number_of
from digsite.adapters.stepping import ILLEGAL, MOVER, STATUS
from digsite.core.rng import LARGEST_SEED

Observation = dict[str, NDArray[Any]]


class TableEnv(AECEnv):
    """A game between agents ``player_0`` to ``player_3``. An observation has an ``action_mask`` beside it.

    It checks for itself what PettingZoo's usual wrappers check, and needs none: an illegal action ends the game with -1
    for who played it. Rewards come at the end: 1 for winning alone, all agents together 0.
    """

    def __init__(self, game: str, players: int = 2, render_mode: str | None = None, **options: object) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game}_v1",
            "render_modes": rendering.modes_of(game),
            "is_parallelizable": False,  # one player moves at a time
            "render_fps": 1,
        }
        self.game, self.render_mode = game, rendering.check_mode(game, render_mode)
        self.batch = Batch(game, 1, [None] * players, options, seed=secrets.randbelow(LARGEST_SEED))
        self.possible_agents = [f"player_{seat}" for seat in range(self.batch.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        spaces: dict[str, Space[Any]] = {
            "observation": Box(0.0, 1.0, (self.batch.observed,), np.float32),
            "action_mask": Box(0, 1, (self.batch.size,), np.int8),
        }
        self.action_spaces = {agent: Discrete(self.batch.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: Dict(spaces) for agent in self.possible_agents}
        # Views of the one game of the batch
        self._actions, self._results = self.batch.actions, self.batch.results[0]
        self._observed, self._mask = self.batch.observations[0], self.batch.masks[0]
        self._viewer = ""  # whose observation it is

    def __getattr__(self, name: str) -> Any:
        """What there is from the first ``reset`` on."""
        if name in ("agent_selection", "rewards", "terminations", "truncations", "infos"):
            raise AttributeError(f"call reset() first: before it there is no {name}")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observation_space(self, agent: str) -> Dict:
        """The same for all agents: seats are counted from the one who looks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of all actions of the game; chance's are never legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; with a seed always the same one."""
        if seed is not None:
            self.batch.seed_game(0, seed)
        self.batch.begin()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        """Select whoever is to move."""
        self._viewer = self.agent_selection = self.possible_agents[self._results.item(MOVER)]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now. Only who is to move has legal actions."""
        if agent == self._viewer:
            return {"observation": self._observed.copy(), "action_mask": self._mask.copy()}
        out = np.zeros(self.batch.observed, np.float32)
        self.batch.engine.observe(self.batch.games, 0, self._seat_of[agent], out)
        return {"observation": out, "action_mask": np.zeros(self.batch.size, np.int8)}

    def step(self, action: Any) -> None:
        """Play an action of the selected agent; an agent whose game is over takes None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._actions[0] = number_of(action, self.batch.size)
        if self.batch.go():
            self._end()
        else:
            self._turn()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Everybody is told the result, beginning with the first agent."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, self.batch.rewards[0].tolist(), strict=True))
        self._accumulate_rewards()
        if self._results[STATUS] == ILLEGAL:
            self.infos[self.agent_selection]["illegal"] = True
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """The whole table: ``ansi`` returns it as text, ``svg`` and ``rgb_array`` as a picture, ``human`` prints it."""
        if self.render_mode is None:
            logger.warn("render() needs a render mode: env(render_mode='ansi')")
            return None
        return rendering.render(self.game, self.batch.state(), self.render_mode)

    def close(self) -> None:
        """Nothing is left open: a single game has no threads."""
