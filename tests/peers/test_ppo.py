"""The learner in examples/ppo learns: a short run, far from its end."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

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
