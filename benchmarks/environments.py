"""Our games in the tools of researchers, driven as their users drive them: two at a table, legal actions at random.

Each is compared with a peer in the same tool. In PettingZoo both sides have the same random player: the mask, its
``flatnonzero``, and one of them. Gymnasium's peer has a list of valid actions in place of a mask.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.peers import installed, play_open_spiel
from benchmarks.race import FIRST_SEED, Played, Racer

BATCH = 256  # games side by side
STEPS = 200  # of the whole batch in a turn


def chosen_by(mask: Any, chance: Callable[[], float]) -> int:
    """One of the legal actions; NumPy finds flags quicker than other numbers."""
    legal = np.flatnonzero(mask.view(np.bool_))
    return int(legal[int(chance() * len(legal))])


def pettingzoo(game: str) -> Racer:
    """All seats through PettingZoo's loop."""
    adapter = installed("digsite.adapters.pettingzoo.aec", "pettingzoo")
    return play_pettingzoo(adapter.TableEnv(game))


def play_pettingzoo(env: Any) -> Racer:
    """Whole games of an environment in which agents move one at a time."""

    def play(seed: int) -> Played:
        choice = random.Random(seed).choice
        env.reset(seed=seed)
        decisions = 0
        for _ in env.agent_iter():
            observed, _, is_over, was_cut, _ = env.last()
            if is_over or was_cut:
                env.step(None)
            else:
                env.step(choice(np.flatnonzero(observed["action_mask"])))
                decisions += 1
        return Played(1, decisions, draws=0)

    return play


def gymnasium(game: str) -> Racer:
    """One seat against ``uniform``, without wrappers, as the peer."""
    env = installed("digsite.adapters.gymnasium.env", "gymnasium").SeatEnv(game)

    def play(seed: int) -> Played:
        chance = random.Random(seed).random
        _, info = env.reset(seed=seed if seed == FIRST_SEED else None)  # one seed for all games of a turn, as users do
        decisions, is_over = 0, False
        while not is_over:
            _, _, is_over, _, info = env.step(chosen_by(info["action_mask"], chance))
            decisions += 1
        return Played(1, decisions, draws=0)

    return play


def batch(game: str, players: int) -> Racer:
    """A batch on one thread with observations and masks, all seats from outside; actions were drawn beforehand."""
    adapter = installed("digsite.adapters.batch", "gymnasium")
    begin = installed("digsite.adapters.stepping", "gymnasium").BEGIN
    games = adapter.Batch(game, BATCH, [None] * players, seed=1, threads=1)
    rng = np.random.default_rng(1)
    drawn = []
    for _ in range(STEPS):
        actions = (rng.random(games.masks.shape, np.float32) * games.masks).argmax(1)
        drawn.append(np.where(games.ended, begin, actions))
        games.step(drawn[-1])
    decisions = sum(int((actions != begin).sum()) for actions in drawn)

    def play(seed: int) -> Played:
        games.begin(1)  # the same games, which the drawn actions belong to
        for actions in drawn:
            games.step(actions)
        return Played(BATCH, decisions, draws=0)

    return play


def openspiel(game: str) -> Racer:
    """Plies of our Python game, chance's nodes too."""
    installed("digsite.adapters.openspiel", "open_spiel")
    return play_open_spiel(f"digsite_{game}", by_plies=True)
