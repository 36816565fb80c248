"""The environments for researchers: what Gymnasium and PettingZoo check, with a game that digsite does not know."""

from __future__ import annotations

from collections.abc import Callable

from tests.pig.conftest import Run

GYMNASIUM = """
import gymnasium
from gymnasium.utils.env_checker import check_env
import digsite.adapters.gymnasium
check_env(gymnasium.make("digsite/Pig-v1", opponents=["uniform"]).unwrapped)
envs = gymnasium.make_vec("digsite/Pig-v1", num_envs=4, opponents=["uniform"])
observations, infos = envs.reset(seed=1)
print(observations.shape[0], infos["action_mask"].any(axis=1).all())
"""
PETTINGZOO = """
import warnings
import pettingzoo
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test
import digsite.adapters.pettingzoo
api_test(pettingzoo.make("aec", "digsite/pig_v1", players=3), num_cycles=100)
"""
PICTURE = """
import pettingzoo
import digsite.adapters.pettingzoo
pettingzoo.make("aec", "digsite/pig_v1", render_mode="svg")
"""
IDS = """
import gymnasium
import digsite.adapters.gymnasium
print(*sorted(name for name in gymnasium.registry if name.startswith("digsite/")))
"""


def test_gymnasium_finds_nothing_wrong(run: Run) -> None:
    assert run("python", "-c", GYMNASIUM).stdout.endswith("4 True\n")  # after what its checks have drawn


def test_pettingzoo_finds_nothing_wrong(run: Run) -> None:
    assert "Passed API test" in run("python", "-c", PETTINGZOO).stdout


def test_a_game_without_a_picture_has_no_render_mode_that_needs_one(run: Run) -> None:
    said = run("python", "-c", PICTURE, status=1).stderr
    assert said.endswith("BadOptions: there is no render mode 'svg'; there is ansi, human\n")


def test_an_environment_is_named_after_the_name_of_a_game_not_its_title(run: Run, changed: Callable[..., str]) -> None:
    path = changed("digsite_pig/__init__.py", 'title="Pig"', 'title="Pig, the dice game!"')
    assert run("python", "-c", IDS, PYTHONPATH=path).stdout == "digsite/Pergamon-v1 digsite/Pig-v1 digsite/Thebes-v1\n"
