from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from digsite.arena.checkpoint import Checkpoint, CheckpointInUse, NoPlace, fingerprint
from digsite.arena.outcome import Outcome, Result
from digsite.arena.plan import Plan
from digsite.core import cache
from tests.arena.tournaments import made_up, played

PLAN = Plan("pergamon", 2, ("uniform", "greedy"), seed=3)
SKILLS = {"uniform": 10.0, "greedy": 20.0}


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DIGSITE_STATE", str(tmp_path))
    return tmp_path / "arena"


def logged(outcome: Outcome) -> Path:
    checkpoint = Checkpoint(outcome.plan, {})
    for result in outcome.results:
        checkpoint.add(result)
    checkpoint.close(needed=None)
    return checkpoint.path


def kept(plan: Plan = PLAN, *, fresh: bool = False) -> tuple[Result, ...]:
    checkpoint = Checkpoint(plan, {}, fresh=fresh)
    checkpoint.close(needed=None)
    return checkpoint.results


def test_an_interrupted_tournament_goes_on_to_the_same_result() -> None:
    checkpoint = Checkpoint(PLAN, {})

    def keep(result: Result) -> None:
        checkpoint.add(result)
        if result.number == 3:
            raise KeyboardInterrupt

    outcome = played(PLAN, 10, told=keep)
    assert outcome.was_interrupted
    checkpoint.close(needed=None)
    assert kept() == outcome.results
    assert played(PLAN, 10, known=kept()).results == played(PLAN, 10).results


def test_every_game_is_in_the_file_as_soon_as_it_is_over() -> None:
    outcome = made_up(PLAN, 2, SKILLS)
    checkpoint = Checkpoint(PLAN, {})
    checkpoint.add(outcome.results[0])
    assert checkpoint.path.read_text().count("\n") == 1
    checkpoint.close(needed=None)


@pytest.mark.parametrize("damage", ['{"number": 4, "seed"', "\x00\x00", "[]", '{"number": "x"}', "7"])
def test_a_damaged_line_is_passed_over(damage: str) -> None:
    outcome = made_up(PLAN, 4, SKILLS)
    path = logged(outcome)
    with path.open("a") as file:
        file.write(damage)
    assert kept() == outcome.results
    assert path.read_text().count("\n") == 4  # and is gone for good


def test_a_game_that_is_not_of_this_plan_is_passed_over() -> None:
    outcome = made_up(PLAN, 2, SKILLS)
    foreign = replace(outcome.results[1], seed=1)
    logged(Outcome(PLAN, (outcome.results[0], foreign), was_interrupted=False))
    assert kept() == outcome.results[:1]


def test_a_complete_log_is_removed_and_a_fresh_one_is_empty(state: Path) -> None:
    logged(made_up(PLAN, 2, SKILLS))
    assert len(kept()) == 2
    assert kept(fresh=True) == ()
    Checkpoint(PLAN, {}).close(needed=10**6)
    assert list(state.iterdir()) == []


def test_a_log_is_held_by_one_process_at_a_time() -> None:
    checkpoint = Checkpoint(PLAN, {})
    with pytest.raises(CheckpointInUse, match="another process"):
        Checkpoint(PLAN, {})
    checkpoint.close(needed=None)
    Checkpoint(PLAN, {}).close(needed=None)


def test_whatever_changes_the_games_changes_the_log() -> None:
    plans = [
        PLAN,
        replace(PLAN, game="thebes"),
        replace(PLAN, players=3),
        replace(PLAN, bots=("greedy", "uniform")),
        replace(PLAN, seed=4),
        replace(PLAN, options={"secret_tickets": True}),
        replace(PLAN, time_limit=1),
    ]
    prints = {fingerprint(plan, {}) for plan in plans} | {fingerprint(PLAN, {"mybot.py:MyBot": "another text"})}
    assert len(prints) == len(plans) + 1
    assert fingerprint(PLAN, {}) == fingerprint(replace(PLAN, options={"secret_tickets": False}), {})


def test_games_of_other_code_are_not_taken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    logged(made_up(PLAN, 2, SKILLS))
    assert len(kept()) == 2
    monkeypatch.setattr(cache, "sources", lambda *games: "other code")
    assert kept() == ()


def test_a_folder_that_cannot_be_written_is_told_kindly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("DIGSITE_STATE", str(tmp_path / "file"))
    with pytest.raises(NoPlace, match="set DIGSITE_STATE"):
        Checkpoint(PLAN, {})
