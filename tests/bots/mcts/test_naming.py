"""Searches by name: the budget, the size of the tree, and judges of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.arena.plan import Plan
from digsite.arena.tournament import bot_workers_for, prepare
from digsite.bots.bot import SearchBot, bot
from digsite.bots.external import is_external
from digsite.bots.mcts.budget import BadBudget, Budget
from digsite.bots.mcts.leaf import BadJudge, evaluate_by_playout
from digsite.bots.mcts.naming import BadSearch, judge_source, named

JUDGE = """
from digsite.bots.mcts.leaf import read_result
from digsite.bots.policy import Survey
from digsite.core.entry_points import Standing, State, standing_of
from digsite.core.record import Ints
from digsite.core.rng import Rng
from digsite.core.rule import rule


@rule
def by_standing(
    s: State,
    players: int,
    policy: int,
    share: int,
    rng: Rng,
    actions: Ints,
    worths: Ints,
    survey: Survey,
    luck: Ints,
    standing: Standing,
    values: Ints,
) -> None:
    standing_of(s, players, standing)
    read_result(players, share, standing, luck, values)


def no_rule(s: State) -> None:
    pass
"""


@pytest.fixture
def judge_file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(JUDGE)
    return path


@pytest.mark.parametrize(
    ("name", "budget", "nodes"),
    [
        ("mcts", Budget(seconds=1.0), None),
        ("mcts:200ms", Budget(seconds=0.2), None),
        ("mcts:200ms:nodes=50000", Budget(seconds=0.2), 50_000),
        ("mcts:5000:nodes=50000:judge=playout", Budget(iterations=5000), 50_000),
        ("mcts:judge=playout:nodes=7", Budget(seconds=1.0), 7),
    ],
)
def test_a_name_tells_the_budget_and_the_settings(name: str, budget: Budget, nodes: int | None) -> None:
    found, settings = named(name)
    assert found == budget
    assert settings.judge is evaluate_by_playout
    assert nodes is None or settings.nodes == nodes
    assert not is_external(name)


def test_a_judge_comes_from_a_file_and_is_loaded_once(judge_file: Path) -> None:
    name = f"mcts:8:judge={judge_file}:by_standing"
    judge = named(name)[1].judge
    assert judge.__name__ == "by_standing"
    assert named(name)[1].judge is judge
    player = bot(name)
    assert isinstance(player, SearchBot)
    assert player.search.settings.judge is judge
    assert not is_external(name)


@pytest.mark.parametrize(
    ("name", "error", "reason"),
    [
        ("mcts:fast", BadBudget, "not 'fast'"),
        ("mcts:1s:nodes=many", BadSearch, "nodes is the size of a search tree, .*not 'many'"),
        ("mcts:1s:nodes=0", ValueError, "a tree has 1 to"),
        ("mcts:1s:nodes=5:nodes=6", BadSearch, "each once"),
        ("mcts:1s:depth=5", BadSearch, "by nodes and judge, .*not by 'depth=5'"),
        ("mcts:1s:judge=oracle", BadSearch, "there is no judge 'oracle'; there is playout"),
        ("mcts:1s:judge=./nowhere.py:mine", BadSearch, "there is no such file"),
        ("mcts:1s:judge=nowhere:mine", BadSearch, "there is no module 'nowhere'"),
    ],
)
def test_names_that_cannot_be_read_get_one_line(name: str, error: type[Exception], reason: str) -> None:
    with pytest.raises(error, match=reason) as caught:
        bot(name)
    assert "\n" not in str(caught.value)


def test_what_is_in_a_file_must_be_a_judge(judge_file: Path) -> None:
    with pytest.raises(BadSearch, match="there is no 'other' in it"):
        bot(f"mcts:1s:judge={judge_file}:other")
    with pytest.raises(BadJudge, match=r"a function marked by @rule that takes \(s: .*; no_rule is not"):
        bot(f"mcts:1s:judge={judge_file}:no_rule")
    judge_file.with_name("broken.py").write_text("1 / 0")
    with pytest.raises(BadSearch, match="ZeroDivisionError"):
        bot(f"mcts:1s:judge={judge_file.with_name('broken.py')}:mine")


def test_a_tournament_knows_the_judges_files(judge_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    monkeypatch.setattr("digsite.arena.tournament.entry_points", lambda *about: made.append(about[2:]))
    name = f"mcts:2:judge={judge_file}:by_standing"
    plan = Plan("pergamon", 2, (name, "greedy"))
    plan.check()
    assert prepare(plan, bot_workers_for(plan)) == {name: judge_source(name)}
    assert made == [(), (named(name)[1].judge,)]
    assert judge_source("mcts:2") == ""
