"""The learner in examples/ppo learns: a short run, far from its end."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from digsite.core import registry
from tests.test_work import LIMIT, cluster

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "ppo"
SECONDS = 60.0  # of processor time, of the 180 in which it should win 70 % against level 1


def loaded(name: str) -> Any:
    """A script of the example as a module."""
    spec = spec_from_file_location(f"ppo_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def train() -> Any:
    return loaded("train")


@pytest.mark.filterwarnings("default")
def test_it_learns_pergamon_within_a_minute_of_processor_time(train: Any) -> None:
    _, curve = train.train("pergamon", seconds=SECONDS, seed=7, every=15.0, enough={"uniform": 0.95, "level1": 0.5})
    assert curve[-1]["uniform"] >= 0.95
    assert curve[-1]["level1"] > 0.5


@pytest.mark.filterwarnings("default")
def test_it_learns_thebes_too(train: Any) -> None:
    _, curve = train.train("thebes", seconds=SECONDS, seed=7, every=15.0, enough={"uniform": 0.95, "level1": 0.3})
    assert curve[-1]["uniform"] >= 0.95
    assert curve[-1]["level1"] > 0.3


@pytest.mark.filterwarnings("default")
def test_equal_seeds_and_updates_give_equal_numbers_wherever_they_are_computed(tmp_path: Path) -> None:
    with cluster(tmp_path, 2) as there:
        found = {
            "one process": trained(tmp_path / "one.json", "--seeds", "1"),
            "two processes": trained(tmp_path / "two.json", "--seeds", "2"),
            "a cluster": trained(tmp_path / "dask.json", "--seeds", "2", "--dask", there.address),
        }
    assert [(row["seed"], row["updates"]) for row in found["a cluster"]] == [(5, 1), (5, 2), (6, 1), (6, 2)]
    assert found["two processes"] == found["a cluster"]
    assert found["one process"] == found["a cluster"][:2]


def trained(out: Path, *options: str) -> Any:
    """What the script writes after two updates."""
    command = [sys.executable, str(FOLDER / "train.py"), "pergamon", "--updates", "2", "--every", "1", "--seed", "5"]
    subprocess.run([*command, *options, "--out", str(out)], check=True, stdout=subprocess.DEVNULL, timeout=LIMIT * 5)
    return json.loads(out.read_text(encoding="utf-8"))


def test_actions_share_terms_and_are_about_what_the_observation_describes(train: Any) -> None:
    names = train.Names("thebes")
    assert train.terms_in("dig", "egypt", "6", "weeks", "with", "rumour") == [
        ("dig",),
        ("dig", "0", "egypt"),
        ("dig", "1", "6"),
        ("dig", "2", "weeks with rumour"),
    ]
    assert {"1", "4", "a", "c", "egypt"} <= set(names.things)
    spaces = registry.game("thebes").actions
    shared = {*names.terms_of[spaces.find("take 2").number]} & {
        *names.terms_of[spaces.find("take 2 by zeppelin").number]
    }
    assert len(shared) == 3  # take, take 2, and what lies there
    assert train.Names("pergamon").things == []


def test_legal_actions_stand_in_one_row(train: Any) -> None:
    import numpy as np

    choices = train.choices_in(np.array([[0, 1, 1], [1, 0, 0], [0, 0, 1]]))
    assert (choices.actions.tolist(), choices.counts.tolist(), choices.starts.tolist()) == (
        [1, 2, 0, 2],
        [2, 1, 1],
        [0, 2, 3],
    )
    legal = choices.of(np.array([2, 0])).with_room(5)
    assert (legal.decisions.tolist(), legal.actions.tolist()) == ([0, 1, 1, 2, 2], [2, 1, 2, -1, -1])


def test_the_probabilities_of_a_decision_add_up_and_the_chosen_action_is_legal(train: Any) -> None:
    import jax
    import numpy as np

    names, table = train.Names("thebes"), train.Table("thebes", "uniform", 1, games=8)
    policy = train.new_policy(jax.random.key(1), names)
    logs, _ = train.look(policy, names, table.seen, table.legal)
    sums = np.bincount(table.legal.decisions, np.exp(logs), minlength=9)[:8]
    assert sums == pytest.approx(np.ones(8), abs=1e-5)
    places, chosen, _ = train.choose(policy, names, jax.random.key(2), table.seen, table.legal)
    assert np.asarray(table.legal.decisions)[places].tolist() == list(range(8))
    assert np.asarray(chosen) == pytest.approx(np.asarray(logs)[places])
    _, _, ends = table.step(np.asarray(places))
    assert not ends.any()


def test_advantages_are_what_came_beyond_what_was_expected(train: Any) -> None:
    import numpy as np

    rewards, values = np.array([[0.0], [1.0], [0.0]]), np.array([[0.5], [0.5], [0.2]])
    ends = np.array([[0.0], [1.0], [0.0]])
    found = train.advantages_of(rewards, ends, values, np.array([0.4]))
    assert found[2, 0] == pytest.approx(0.4 - 0.2)
    assert found[1, 0] == pytest.approx(1.0 - 0.5)  # nothing of the next game
    assert found[0, 0] == pytest.approx(0.5 - 0.5 + train.LAMBDA * 0.5)


def test_the_curves_in_the_docs_can_be_drawn() -> None:
    rows = json.loads((FOLDER.parents[1] / "docs" / "ppo.json").read_text(encoding="utf-8"))
    drawn = loaded("plot").chart(rows).to_dict()
    assert [panel["title"] for panel in drawn["hconcat"]] == ["Pergamon", "Thebes"]
