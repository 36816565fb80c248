from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from digsite.cli.main import STOPPED, main
from tests.cli.interrupting import started
from tests.cli.test_cli import check_error

COMMAND = "dataset pergamon --bots uniform --games 5 --seed 2"


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_dataset_says_what_it_has_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(COMMAND.split()) == 0
    said = capsys.readouterr()
    assert said.out.startswith("pergamon-dataset: 5 games, ")
    assert said.err == ""
    assert main([*COMMAND.split(), "--json"]) == 0  # there is nothing left to do
    found = json.loads(capsys.readouterr().out)
    assert found["folder"] == "pergamon-dataset"
    assert found["rows"]["games"] == 5
    assert found["rows"]["train"] > found["rows"]["test"] >= 0


def test_another_data_set_in_the_folder_is_not_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(COMMAND.split()) == 0
    capsys.readouterr()
    check_error([*COMMAND.split(), "--observations"], 1, "has another data set", capsys)
    assert main([*COMMAND.split(), "--observations", "--fresh"]) == 0


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    command = "dataset thebes --bots mcts:50 --games 400 --seed 2"
    process = started(command, r" [1-9]\d*/400", tmp_path)
    process.send_signal(signal.SIGINT)
    assert process.wait(120) == STOPPED
    process.communicate()
    assert "games; the same command resumes." in (tmp_path / "progress").read_text()
    kept = len(list((tmp_path / "thebes-dataset" / ".unfinished").rglob("*-games.arrow")))
    assert kept > 0
