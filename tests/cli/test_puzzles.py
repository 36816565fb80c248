from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from digsite.cli.main import main
from digsite.study.puzzles import making
from digsite.study.puzzles.mining import Plan, mine_game
from digsite.study.puzzles.puzzle import Measured, Puzzle, collection_from
from tests.cli.test_cli import check_error


@pytest.fixture
def mined(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A mine in which every game is over at once and has one puzzle; which games were mined."""
    numbers: list[int] = []

    def mine_at_once(plan: Plan, number: int, should_stop: Callable[[], bool]) -> list[Puzzle]:
        numbers.append(number)
        choices = (Measured(147, 900, 0.6, 30.0), Measured(152, 300, 0.5, 28.5))
        return [Puzzle(plan.game, 2, (0, number), "dig", 1 + number % 3, 0.1, choices)]

    monkeypatch.setattr(making, "mine_game", mine_at_once)
    return numbers


def test_puzzles_are_mined_into_a_file_for_each_game(
    tmp_path: Path, mined: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", "--games", "6", "--puzzles", "4", "--out", str(tmp_path)]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["pergamon.jsonl", "thebes.jsonl"]
    found = collection_from((tmp_path / "thebes.jsonl").read_text())
    assert len(found.puzzles) == 4
    assert {puzzle.difficulty for puzzle in found.puzzles} == {1, 2, 3}
    assert "pergamon: 4 puzzles of 6 games: dig 4, difficulty 1: " in capsys.readouterr().out


def test_an_interrupted_mine_goes_on_where_it_was(
    tmp_path: Path, mined: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["puzzles", "pergamon", "--games", "5", "--threads", "1", "--out", str(tmp_path)]
    add = making.Checkpoint.add

    def add_and_stop(self: making.Checkpoint, number: int, puzzles: list[Puzzle]) -> None:
        add(self, number, puzzles)
        if len(self.mined) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(making.Checkpoint, "add", add_and_stop)
    assert main(command) == 130
    kept = len((tmp_path / "pergamon.jsonl.part").read_text().splitlines()) - 1
    monkeypatch.setattr(making.Checkpoint, "add", add)
    mined.clear()
    assert main(command) == 0
    assert len(mined) == 5 - kept
    assert f"Resuming after {kept} games" in capsys.readouterr().err
    assert len(collection_from((tmp_path / "pergamon.jsonl").read_text()).puzzles) == 5
    assert not (tmp_path / "pergamon.jsonl.part").exists()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("chess", "chess"),
        ("pergamon --games 0", "--games must be at least 1"),
        ("pergamon --puzzles 0", "--puzzles must be at least 1"),
        ("pergamon --threads 0", "--threads must be at least 1"),
        ("pergamon --seed -1", "seed"),
    ],
)
def test_what_cannot_be_mined_is_told_in_one_line(
    wrong: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check_error(["puzzles", *wrong.split(), "--out", str(tmp_path / "out")], 1, said, capsys)
    assert not (tmp_path / "out").exists()


def test_a_game_is_mined_alike_every_time() -> None:
    plan = Plan("pergamon", seed=3, play=40, look=400)
    assert mine_game(plan, 1) == mine_game(plan, 1)
