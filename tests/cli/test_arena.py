from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import polars as pl
import pytest

from digsite.arena import checkpoint, tournament
from digsite.arena.outcome import Result
from digsite.arena.plan import Plan
from digsite.cli import arena
from digsite.cli.main import main
from digsite.cli.options import seconds
from tests.arena.tournaments import bot_file, endless_arena, start_quickly
from tests.cli.test_cli import check_error
from tests.test_docs import blocks

COMMAND = "arena pergamon --bots uniform,greedy --games 6 --seed 1"


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DIGSITE_STATE", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    start_quickly(monkeypatch)
    return tmp_path / "state" / "arena"


def interrupt_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C as soon as so many games have been logged."""
    add = checkpoint.Checkpoint.add
    added: list[int] = []

    def add_and_stop(self: checkpoint.Checkpoint, result: Result) -> None:
        add(self, result)
        added.append(result.number)
        if len(added) == games:
            raise KeyboardInterrupt

    monkeypatch.setattr(checkpoint.Checkpoint, "add", add_and_stop)


def without_times(printed: str) -> object:
    found = json.loads(printed)
    for one in found["standings"]:
        del one["thinking"]
    return found


def test_arena_prints_a_table_that_fits_on_a_terminal(capsys: pytest.CaptureFixture[str], state: Path) -> None:
    assert main([*COMMAND.split(), "--players", "4", "--bots", "uniform,greedy,uniform,greedy", "--games", "2"]) == 0
    assert main(COMMAND.split()) == 0
    captured = capsys.readouterr()
    assert "pergamon: 6 games, 2 players, seed 1" in captured.out
    assert "victories by seat" in captured.out
    assert "A fair share of victories is 50.0%" in captured.out
    assert max(map(len, captured.out.splitlines())) <= 80
    assert "…" not in captured.out
    assert captured.err == ""
    assert list(state.iterdir()) == []  # nothing is kept of a tournament that is complete


def test_games_are_rounded_up_with_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "thebes", "--bots", "uniform,greedy", "--players", "3", "--games", "1", "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == "Playing 3 games instead of 1: whole rounds, with every bot on every seat.\n"
    assert json.loads(captured.out)["games"] == 3


def test_the_files_hold_what_the_json_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [*COMMAND.split(), "--json", "--out", "games.parquet", "--plot", "report.html,report.svg"]
    assert main(command) == 0
    found = json.loads(capsys.readouterr().out)
    rows = pl.read_parquet(tmp_path / "games.parquet").to_dicts()
    assert len(rows) == found["games"] == 6
    for one in found["standings"]:
        seats = [(row, seat) for row in rows for seat in (1, 2) if row[f"bot_{seat}"] == one["bot"]]
        assert sum(row[f"share_{seat}"] for row, seat in seats) == pytest.approx(one["wins"]["won"])
        assert sum(row[f"score_{seat}"] for row, seat in seats) / 6 == pytest.approx(one["scores"]["mean"])
        assert sum(row[f"asked_{seat}"] for row, seat in seats) == one["thinking"]["decisions"]
    assert (tmp_path / "report.html").stat().st_size > 100_000
    assert "<svg" in (tmp_path / "report.svg").read_text()


def test_after_ctrl_c_the_same_command_goes_on_to_the_same_result(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [*COMMAND.split(), "--json", "--threads", "1"]
    assert main(command) == 0
    whole = without_times(capsys.readouterr().out)
    with monkeypatch.context() as patch:
        interrupt_after(3, patch)
        assert main(command) == 130
    stopped = capsys.readouterr()
    assert json.loads(stopped.out)["was_interrupted"]
    kept = json.loads(stopped.out)["games"]
    assert 3 <= kept < 6
    assert f"Stopped: {kept} of 6 games are kept, and the same command resumes from there.\n" in stopped.err
    assert main(command) == 0
    again = capsys.readouterr()
    assert f"Resuming after {kept} games; --fresh starts over.\n" in again.err
    assert without_times(again.out) == whole


def test_fresh_begins_anew(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        interrupt_after(2, patch)
        main(COMMAND.split())
    assert main([*COMMAND.split(), "--fresh"]) == 0
    assert "Going on" not in capsys.readouterr().err


def test_one_tournament_is_not_played_twice_at_the_same_time(capsys: pytest.CaptureFixture[str]) -> None:
    held = checkpoint.Checkpoint(Plan("pergamon", 2, ("uniform", "greedy"), seed=1), {})
    check_error(COMMAND.split(), 1, "another process", capsys)
    held.close(needed=10**6)


def test_forfeits_are_reported(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = bot_file(tmp_path)
    assert main(["arena", "pergamon", "--bots", f"uniform,./{file.name}:Cheat", "--games", "2", "--time", "2m"]) == 0
    out = capfd.readouterr().out
    assert "mybot.py:Cheat forfeited 2 of its 2 games: 2 illegal. The first of each:" in out
    assert "  illegal (game 0, seed " in out
    assert "there is no action 'win the game'" in out


def test_the_bot_of_the_docs_can_be_let_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot_file(tmp_path, next(block for block in blocks("docs/bots.md", "python") if "class Digger" in block))
    assert main(["arena", "thebes", "--bots", "./mybot.py:Digger,uniform", "--games", "2", "--json"]) == 0
    assert not any(one["forfeits"] for one in json.loads(capsys.readouterr().out)["standings"])


def test_a_broken_bot_is_told_in_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    bot_file(tmp_path)
    assert main(["arena", "pergamon", "--bots", "uniform,mybot.py:Mute", "--games", "2"]) == 1
    captured = capfd.readouterr()
    assert captured.err == "digsite: mybot.py:Mute cannot play: Mute has no method choose(self, position)\n"
    assert captured.out == ""


@pytest.mark.parametrize(
    ("options", "code", "said"),
    [
        ("pergamon", 2, "required: --bots"),
        ("petra --bots uniform", 1, "there is no game 'petra'"),
        ("pergamon --bots deep", 1, "there is no bot 'deep'"),
        ("pergamon --bots uniform,", 1, "name at least one bot"),
        ("pergamon --bots uniform --players 1", 1, "at least 2 players"),
        ("pergamon --bots uniform --players 5", 1, "1 to 4 players"),
        ("pergamon --bots uniform --games 0", 1, "--games: a tournament has 1 to"),
        ("pergamon --bots uniform --threads 0", 1, "--threads must be at least 1"),
        ("pergamon --bots uniform --time soon", 1, "--time is a time such as 200ms, 10s or 2m, not 'soon'"),
        ("pergamon --bots uniform --out games.csv", 1, "ends with .parquet"),
        ("pergamon --bots uniform --plot report.pdf", 1, "ends with .html or .svg"),
        ("pergamon --bots uniform --plot report.svg,", 1, "ends with .html or .svg"),
        ("pergamon --bots uniform --options weather", 1, "no option 'weather'"),
        ("pergamon --bots uniform,nothing.py:Bot --games 2", 1, "nothing.py:Bot cannot play: there is no such file"),
    ],
)
def test_mistakes_are_told_before_the_first_game(
    options: str, code: int, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournament, "play_game", None)
    check_error(["arena", *options.split()], code, said, capsys)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent another way there")
def test_ctrl_c_prints_the_table_so_far(tmp_path: Path, state: Path) -> None:
    file = bot_file(tmp_path)
    command = endless_arena(f"uniform,{file}:Good")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while not any(path.stat().st_size for path in state.glob("*.jsonl")):
            assert process.poll() is None, process.communicate()
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=300)
    assert process.returncode == 130, err
    assert "Interrupted: this is what" in out
    assert "Stopped: " in err
    assert "Traceback" not in err


def test_times_are_told_in_three_figures() -> None:
    assert [arena.told_time(each) for each in (12.3456, 0.2, 0.00123, 0.0000123)] == [
        "12.3 s",
        "200 ms",
        "1.23 ms",
        "12 µs",
    ]


def test_the_leaders_fit_beside_a_bar() -> None:
    won = {"greedy": 3.0, "uniform": 1.0, "some/where/mybot.py:MyBot": 4.5}
    assert arena.leaders(won, dict.fromkeys(won, 10)) == "mybot.py:MyBot 45%, greedy 30%, …"
    assert arena.leaders({"greedy": 1.0}, {"greedy": 2}) == "greedy 50%"
    assert arena.leaders({}, {}) == ""


def test_times_can_be_given_in_three_units() -> None:
    assert [seconds(each, "--time") for each in ("200ms", "10s", "1.5 m")] == [0.2, 10, 90]


# simulate --out


def test_simulate_writes_games_and_decisions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate thebes --players 2 --games 20 --json --out games.parquet --decisions moves.parquet"
    assert main(command.split()) == 0
    found = json.loads(capsys.readouterr().out)
    games, moves = pl.read_parquet(tmp_path / "games.parquet"), pl.read_parquet(tmp_path / "moves.parquet")
    assert games["score_1"].mean() == pytest.approx(found["mean_scores"][0])
    assert len(moves) == found["decisions"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--out games.txt", "--out: the name of a Parquet file ends with .parquet"),
        ("--decisions games.txt", "--decisions: the name of a Parquet file ends with .parquet"),
        ("--out a.parquet --decisions ./a.parquet", "need two files"),
        ("--out a.parquet --bots deep", "'deep' cannot play in a simulation"),
        ("--out a.parquet --players 9", "1 to 4 players"),
    ],
)
def test_simulate_refuses_what_cannot_be_written(
    options: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check_error(["simulate", "pergamon", *options.split()], 1, said, capsys)
    assert list(tmp_path.glob("*.parquet")) == []
