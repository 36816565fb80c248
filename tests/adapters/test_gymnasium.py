"""Gymnasium's own checks, and what they do not look at."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import digsite.adapters.gymnasium  # noqa: F401  # registers the environments
from digsite.adapters.gymnasium import SeatEnv, SeatVectorEnv, id_of
from digsite.bots.bot import UnknownBot
from digsite.core.game import BadOptions
from digsite.core.position import Position

IDS = ["digsite/Pergamon-v1", "digsite/Thebes-v1"]
every_game = pytest.mark.parametrize("name", IDS)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any], int]:
    """A whole game at random: reward, info and length."""
    env.action_space.seed(seed)
    _, info = env.reset(seed=seed)
    steps = 0
    while True:
        _, reward, is_over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        steps += 1
        if is_over:
            return reward, info, steps


class FirstLegal:
    """A bot of one's own."""

    def choose(self, position: Position) -> int:
        return position.legal_numbers()[0]


# One seat


@every_game
@pytest.mark.parametrize("opponents", [["uniform"], [FirstLegal]])
def test_gymnasium_finds_nothing_wrong(name: str, opponents: list[Any]) -> None:
    check_env(gymnasium.make(name, opponents=opponents).unwrapped)


@every_game
def test_a_game_has_a_result(name: str) -> None:
    env = gymnasium.make(name, players=3)
    reward, info, _ = play(env, 1)
    assert len(info["scores"]) == 3
    assert reward == (1.0 if info["places"].tolist().index(1) == 0 else -0.5)
    assert not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game has ended"):
        env.step(0)


@pytest.mark.parametrize("opponents", [["uniform", "uniform"], ["uniform", FirstLegal], ["mcts:10", "uniform"]])
def test_equal_seeds_make_equal_games(opponents: list[Any]) -> None:
    games = [play(gymnasium.make(IDS[0], opponents=opponents, seat=1, first_player=0), 5) for _ in range(2)]
    assert games[0][0] == games[1][0]
    assert games[0][2] == games[1][2]
    assert games[0][1]["scores"].tolist() == games[1][1]["scores"].tolist()


@pytest.mark.parametrize("opponents", [["uniform"], [FirstLegal]])
def test_an_illegal_action_loses(opponents: list[Any]) -> None:
    env = gymnasium.make(IDS[1], opponents=opponents)
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(0)
    assert (reward, is_over, info["illegal"]) == (-1.0, True, True)
    env.reset(seed=1)


def test_the_table_is_drawn_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    for opponents in (["uniform"], [FirstLegal]):
        env = gymnasium.make(IDS[0], opponents=opponents, render_mode="ansi")
        env.reset(seed=1)
        text = env.render()
        assert isinstance(text, str)
        assert "ROUND 1 of 12" in text
    env = gymnasium.make(IDS[0], render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "ROUND 1 of 12" in capsys.readouterr().out


@every_game
def test_the_table_is_drawn_as_a_picture_and_as_pixels(name: str) -> None:
    drawn: dict[str, Any] = {}
    for mode in ("svg", "rgb_array"):
        env = gymnasium.make(name, render_mode=mode)
        env.reset(seed=1)
        drawn[mode] = env.render()
    assert ElementTree.fromstring(drawn["svg"]).get("width") == str(drawn["rgb_array"].shape[1])
    assert drawn["rgb_array"].dtype == np.uint8
    assert len(np.unique(drawn["rgb_array"].reshape(-1, 3), axis=0)) > 100  # there is something in it
    envs = gymnasium.make_vec(name, num_envs=2, render_mode="svg")
    envs.reset(seed=1)
    one, other = envs.render() or ()
    assert one != other


def test_a_game_for_one_is_worth_its_points() -> None:
    reward, info, _ = play(gymnasium.make(IDS[0], opponents=[], variant_sorting=True), 1)
    assert reward == info["scores"][0] / 128


def test_what_cannot_be_played_is_refused_with_a_reason() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'level9'"):
        gymnasium.make(IDS[0], opponents=["level9"])
    with pytest.raises(BadOptions, match="3 players need 2 opponents or one for all seats, not 3"):
        gymnasium.make(IDS[0], players=3, opponents=["uniform"] * 3)
    with pytest.raises(BadOptions, match="a seat is a number from 0 to 1, not 2"):
        gymnasium.make(IDS[0], seat=2)
    with pytest.raises(BadOptions, match="pergamon has no option 'fast'"):
        gymnasium.make(IDS[0], fast=True)
    with pytest.raises(BadOptions, match="opponents is a list of bots"):
        gymnasium.make(IDS[0], opponents="level1")
    with pytest.raises(BadOptions, match="there is no render mode 'video'; there is ansi, human, svg, rgb_array"):
        SeatEnv("pergamon", render_mode="video")
    with pytest.raises(BadOptions, match="there is no render mode 'human'; there is ansi, svg, rgb_array"):
        SeatVectorEnv("pergamon", render_mode="human")


@pytest.mark.parametrize("action", ["dig IV", 101.7, None])
def test_an_action_that_is_no_number_is_refused(action: Any) -> None:
    env = SeatEnv("pergamon")
    env.reset(seed=1)
    with pytest.raises(TypeError, match=r"an action is its number, from 0 to 370, not .*; the mask says which"):
        env.step(action)


# Many seats


def sampled(envs: Any, infos: dict[str, Any], rng: np.random.Generator) -> Any:
    mask = infos["action_mask"]
    return (rng.random(mask.shape) * mask).argmax(1)


@every_game
def test_the_arrays_belong_to_their_spaces_and_are_new_each_time(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=5)
    assert isinstance(envs, SeatVectorEnv)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    first, infos = envs.reset(seed=1)
    kept = first.copy(), infos["action_mask"].copy()
    assert envs.observation_space.contains(first)
    second, rewards, *_ = envs.step(sampled(envs, infos, np.random.default_rng(1)))
    assert envs.observation_space.contains(second)
    assert rewards.shape == (5,)
    assert (first == kept[0]).all()
    assert (infos["action_mask"] == kept[1]).all()
    again, _ = envs.reset(seed=1)
    assert (again == kept[0]).all()
    other, _ = envs.reset()
    assert (other != kept[0]).any()


def steps_until_an_end(envs: Any, infos: dict[str, Any]) -> tuple[Any, ...]:
    rng = np.random.default_rng(2)
    while True:
        step: tuple[Any, ...] = envs.step(sampled(envs, infos, rng))
        infos = step[-1]
        if step[2].any():
            return step


@every_game
def test_next_step_begins_a_game_in_the_step_after_its_end(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=3)
    _, infos = envs.reset(seed=2)
    last, rewards, ended, _, infos = steps_until_an_end(envs, infos)
    [i, *_] = np.flatnonzero(ended)
    assert rewards[i] in (1.0, 0.0, -1.0)
    assert infos["_scores"].tolist() == ended.tolist()
    assert not infos["action_mask"][i].any()
    begun, rewards, is_over, _, infos = envs.step(sampled(envs, infos, np.random.default_rng(3)))
    assert rewards[i] == 0
    assert not is_over[i]
    assert infos["action_mask"][i].any()
    assert (begun[i] != last[i]).any()


@every_game
def test_same_step_keeps_the_last_observation(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=3, autoreset_mode=AutoresetMode.SAME_STEP)
    plain = gymnasium.make_vec(name, num_envs=3)
    observed, _, ended, _, infos = steps_until_an_end(envs, envs.reset(seed=2)[1])
    expected, _, expected_ended, _, expected_infos = steps_until_an_end(plain, plain.reset(seed=2)[1])
    assert ended.tolist() == expected_ended.tolist() == infos["_final_obs"].tolist()
    for i in np.flatnonzero(ended):
        assert (infos["final_obs"][i] == expected[i]).all()
        assert infos["final_info"]["scores"][i].tolist() == expected_infos["scores"][i].tolist()
        assert infos["action_mask"][i].any()
        assert (observed[i] != expected[i]).any()


def test_without_autoreset_the_games_that_have_ended_are_reset_by_a_mask() -> None:
    envs = gymnasium.make_vec(IDS[1], num_envs=3, autoreset_mode=AutoresetMode.DISABLED)
    _, infos = envs.reset(seed=2)
    observed, _, ended, _, infos = steps_until_an_end(envs, infos)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset_mask"):
        envs.step(sampled(envs, infos, np.random.default_rng(1)))
    begun, infos = envs.reset(options={"reset_mask": ended})
    assert (begun[~ended] == observed[~ended]).all()
    assert infos["action_mask"].any(1).all()
    with pytest.raises(ValueError, match="reset_mask is an array of 3 bools"):
        envs.reset(options={"reset_mask": [True]})


def test_an_illegal_action_ends_one_game_of_many() -> None:
    envs = gymnasium.make_vec(IDS[0], num_envs=3)
    _, infos = envs.reset(seed=2)
    actions = sampled(envs, infos, np.random.default_rng(1))
    actions[1] = 0
    _, rewards, ended, _, infos = envs.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert ended.tolist() == infos["illegal"].tolist() == [False, True, False]


def test_wrappers_and_lists_of_seeds_work() -> None:
    envs: Any = RecordEpisodeStatistics(gymnasium.make_vec(IDS[1], num_envs=2))
    observed, infos = envs.reset(seed=[4, 4])
    assert (observed[0] == observed[1]).all()
    *_, infos = steps_until_an_end(envs, infos)
    assert "episode" in infos
    with pytest.raises(ValueError, match="2 games need 2 seeds, not 3"):
        envs.reset(seed=[1, 2, 3])


def test_bots_that_think_play_in_gymnasiums_own_vectors_only() -> None:
    with pytest.raises(UnknownBot, match="'level4' cannot play in a batch"):
        gymnasium.make_vec(IDS[0], num_envs=2, opponents=["level4"])
    envs = gymnasium.make_vec(IDS[0], num_envs=2, vectorization_mode="sync", opponents=["mcts:5"])
    assert isinstance(envs, SyncVectorEnv)
    _, infos = envs.reset(seed=1)
    envs.step(sampled(envs, infos, np.random.default_rng(1)))


def test_ids_come_from_names() -> None:
    assert [id_of(name) for name in ("thebes", "liar_s_dice", "g6")] == [
        "digsite/Thebes-v1",
        "digsite/LiarSDice-v1",
        "digsite/G6-v1",
    ]


@every_game
def test_the_infos_of_a_batch_become_one_for_each_game(name: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=3, opponents=["uniform"], autoreset_mode="SameStep")
    listed = DictInfoToList(envs)
    rng = np.random.default_rng(3)
    _, infos = listed.reset(seed=3)
    ends = 0
    for _ in range(400):
        masks = np.stack([info["action_mask"] for info in infos])
        _, _, terminated, _, infos = listed.step((rng.random(masks.shape) * masks).argmax(1))
        assert len(infos) == 3
        for info, is_over in zip(infos, terminated, strict=True):
            assert ("final_info" in info) == bool(is_over)
            if is_over:
                assert len(info["final_info"]["scores"]) == 2
                ends += 1
    assert ends
