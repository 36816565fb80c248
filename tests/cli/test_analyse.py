from __future__ import annotations

import json
from pathlib import Path

import pytest

from digsite.bots import measures
from digsite.cli.main import main
from digsite.core import engine, registry

GOLDEN = Path(__file__).parent.parent / "golden"
GAME = str(GOLDEN / "pergamon-2.dig")
DEPTH = "100"
needs_speed = pytest.mark.skipif(engine.in_plain_mode(), reason="whole games take minutes in plain mode")


@pytest.fixture(scope="module", autouse=True)
def compiled_measures() -> None:
    for name in registry.names():
        measures.entry_point(engine.best(name))


@needs_speed
def test_analyse_prints_who_played_how_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", GAME, "--depth", DEPTH]) == 0
    out = capsys.readouterr().out
    assert "accuracy" in out
    assert "own play" in out
    assert out.count("Ada") >= 3
    assert "Turning points of" in out
    assert "better was" in out
    assert max(map(len, out.splitlines())) <= 80


@needs_speed
def test_analyse_prints_json_and_equal_seeds_give_equal_results(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for threads in ("1", "2"):
        assert main(["analyse", GAME, "--depth", DEPTH, "--json", "--seed", "3", "--threads", threads]) == 0
        results.append(json.loads(capsys.readouterr().out))
    assert results[0] == results[1]
    assert results[0]["final_scores"] == [41, 31]
    assert {"values", "decisions", "draws", "players"} < set(results[0])


@needs_speed
def test_a_turning_point_has_the_ply_of_the_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", GAME, "--depth", DEPTH]) == 0
    out = capsys.readouterr().out
    assert main(["analyse", GAME, "--depth", DEPTH, "--json"]) == 0
    players = json.loads(capsys.readouterr().out)["players"]
    told = [int(line[:4]) for line in out.partition("Turning points of")[2].splitlines() if line[:4].strip().isdigit()]
    assert told == [point["ply"] for player in players for point in player["turning_points"]]


@needs_speed
def test_a_game_for_one_is_told_in_points(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(GOLDEN / "pergamon-1-solo.dig"), "--depth", "20"]) == 0
    out = capsys.readouterr().out
    assert "Turning points of" in out
    assert "Expected points. 'unclear' is" in out
    assert "win chance" not in out
    assert "others' play" not in out
    assert "%" not in out


@needs_speed
def test_an_unfinished_game_is_analysed_as_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(GOLDEN / "thebes-4-unfinished.dig"), "--depth", "20"]) == 0
    assert "not finished" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nothing.dig"], "nothing.dig: cannot be read"),
        ([__file__], "is not a digsite journal"),
        ([GAME, "--depth", "1"], "a depth is 10 to"),
        ([GAME, "--seed", "-1"], "a seed is"),
        ([GAME, "--threads", "0"], "--threads must be at least 1"),
    ],
)
def test_what_cannot_be_analysed_is_said_in_one_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", *arguments]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert complaint in told.err
    assert told.err.count("\n") == 1
