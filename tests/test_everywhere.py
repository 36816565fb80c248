"""Equal seeds, equal numbers: on 1, 2 and 4 workers, here and on a cluster, where nothing was compiled before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from digsite.adapters.dataset import playing
from digsite.adapters.dataset.plan import Unit
from digsite.arena import tournament
from digsite.arena.plan import Plan
from digsite.arena.tournament import Game, compile_for
from digsite.bots.mcts import naming, search
from digsite.core import engine
from digsite.study.decisions import JudgeDecision, judge_decision
from digsite.study.puzzles import mining
from digsite.study.puzzles.making import Mine, mine_unit
from digsite.work import executor
from tests.everywhere import DATA, SEARCHED, beginning, numbers
from tests.test_work import cluster


def test_any_number_of_threads_gives_the_same_numbers(tmp_path: Path) -> None:
    one, two, four = (numbers(tmp_path / str(threads), threads=threads) for threads in (1, 2, 4))
    assert one == two == four


@pytest.mark.soak
def test_any_number_of_a_clusters_workers_gives_the_same_numbers(tmp_path: Path) -> None:
    expected = numbers(tmp_path / "here", threads=2)
    for workers in (1, 2, 4):
        folder = tmp_path / str(workers)
        folder.mkdir()
        with cluster(folder, workers) as there, executor(there.address) as pool:
            assert numbers(folder / "dataset", pool) == expected


UNITS: dict[str, tuple[Callable[[Any], Any], Any]] = {
    "tournament": (tournament.play_unit, Game(SEARCHED, 0)),
    "data set": (playing.play_unit, Unit(DATA, 0, 0, 1)),
    "puzzles": (mine_unit, Mine(mining.Plan("thebes", play=1, look=1), 0)),
    "analysis": (judge_decision, JudgeDecision(beginning(), 29, (), 20, 2)),
}


@pytest.mark.skipif(engine.in_plain_mode(), reason="nothing is compiled there")
@pytest.mark.parametrize("kind", UNITS)
def test_a_worker_compiles_before_its_first_unit(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    in_plain: list[str] = []

    def best_available(name: str) -> engine.Engine:
        """As if nothing but what this process has loaded were compiled."""
        if name in engine._compiled:
            return engine.compiled(name)
        in_plain.append(name)
        return engine.plain(name)

    def is_warming_up(game: str) -> bool:
        is_there = any(made.is_compiled and made.game.about.name == game for made, _ in search._entry_points)
        if not is_there:
            in_plain.append(f"searching {game}")
        return not is_there

    monkeypatch.setattr(engine, "_compiled", {})
    monkeypatch.setattr(search, "_entry_points", {})
    monkeypatch.setattr(engine, "best_available", best_available)
    monkeypatch.setattr(search, "is_warming_up", is_warming_up)
    unit, item = UNITS[kind]
    assert unit(item) is not None
    assert not in_plain


def test_a_judge_of_ones_own_is_compiled_before_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naming, "JUDGES", {})  # so that ours counts as one
    made: list[str] = []

    def entry_points(chosen: object, compiling: object = None, judged_by: Any = None) -> None:
        made.append("" if judged_by is None else judged_by.__name__)

    monkeypatch.setattr(tournament, "entry_points", entry_points)
    compile_for(Plan("thebes", 2, ("greedy", "mcts:20:judge=digsite.bots.mcts.leaf:evaluate_by_playout")))
    assert made == ["", "evaluate_by_playout"]
