"""PettingZoo's own suite, and what it does not look at."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # it imports a game of its own, where that is installed
    from pettingzoo.test import api_test, render_test, seed_test

from digsite import Match
from digsite.adapters.pettingzoo import pergamon_v1, thebes_v1
from digsite.core.game import BadOptions

every_game = pytest.mark.parametrize("module", [pergamon_v1, thebes_v1], ids=["pergamon", "thebes"])


@every_game
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # as with all its own games that have action masks
def test_the_api_is_kept(module: Any, players: int) -> None:
    api_test(module.env(players=players), num_cycles=150)


@every_game
def test_equal_seeds_make_equal_games(module: Any) -> None:
    seed_test(module.env, num_cycles=60)


@every_game
def test_tables_are_drawn(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env, {"svg": lambda drawn: drawn.startswith("<svg ")})
    assert "P1" in capsys.readouterr().out


def test_an_environment_plays_what_a_match_plays() -> None:
    env, match = thebes_v1.env(players=3, next_cards=True), Match("thebes", 3, seed=4, next_cards=True)
    env.reset(seed=4)
    for agent in env.agent_iter():
        observed, reward, is_over, _, _ = env.last()
        if is_over:
            assert reward == (1.0 if match.winners == (int(agent[-1]),) else -0.5)
            env.step(None)
            continue
        assert agent == f"player_{match.mover}"
        assert np.flatnonzero(observed["action_mask"]).tolist() == sorted(match.legal_numbers())
        others = [one for one in env.agents if one != agent]
        assert not any(env.observe(other)["action_mask"].any() for other in others)
        action = match.legal_numbers()[0]
        match.play(action)
        env.step(action)
    assert match.over


def test_an_illegal_action_ends_the_game_with_a_loss() -> None:
    env = pergamon_v1.env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards == {one: -1.0 if one == agent else 0.0 for one in env.possible_agents}
    assert env.infos[agent] == {"illegal": True}


def test_the_games_are_in_the_registry() -> None:
    env = pettingzoo.make("aec", "digsite/pergamon_v1", players=3)
    assert len(env.possible_agents) == 3
    assert env.metadata["is_parallelizable"] is False


def test_what_cannot_be_played_is_refused_with_a_reason() -> None:
    with pytest.raises(BadOptions, match="thebes is for 2 to 4 players, not for 1"):
        thebes_v1.env(players=1)
    with pytest.raises(BadOptions, match="there is no render mode 'video'"):
        thebes_v1.env(render_mode="video")


def test_what_cannot_be_done_is_told_as_the_usual_wrappers_tell_it() -> None:
    env = pergamon_v1.env()
    with pytest.raises(AttributeError, match=r"call reset\(\) first: before it there is no agent_selection"):
        env.last()
    env.reset(seed=1)
    with pytest.raises(TypeError, match="an action is its number, from 0 to 370, not None"):
        env.step(None)
