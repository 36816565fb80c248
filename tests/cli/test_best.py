from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from digsite.bots import measures
from digsite.cli.main import main
from digsite.core import engine, registry
from digsite.study.setups import read

ROOT = Path(__file__).parents[2]
POSITIONS = ROOT / "examples" / "positions"
GOLDEN = ROOT / "tests" / "golden"
COMMANDS = [
    (str(page.relative_to(ROOT)), command)
    for page in [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]
    for command in re.findall(r"^\$ digsite (best .*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
]
DEPTH = "20" if engine.in_plain_mode() else "200"


@pytest.fixture(scope="module", autouse=True)
def compiled_measures() -> None:
    for name in registry.names():
        measures.entry_point(engine.best(name))


@pytest.mark.parametrize(("game", "mover"), [("pergamon", "Bo"), ("thebes", "Ada")])
def test_the_best_moves_of_a_position_are_told(game: str, mover: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = POSITIONS / f"{game}.toml"
    assert main(["best", str(path), "--time", DEPTH]) == 0
    out = capsys.readouterr().out
    assert f"{mover} is to move. Best moves:" in out
    assert any(f"  {action.notation}: " in out for action in read(path).position.legal)


@pytest.mark.parametrize(("page", "command"), COMMANDS)
def test_what_the_docs_ask_is_answered(
    page: str, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert main([*shlex.split(command), "--time", DEPTH]) == 0, page
    assert "Bo is to move. Best moves:" in capsys.readouterr().out


def test_the_docs_ask_about_a_position_and_what_happened_then() -> None:
    asked = [command for page, command in COMMANDS if page == "docs/howto/follow-a-real-game.md"]
    assert ["--then" in command for command in asked] == [False, True]


def test_an_unfinished_game_is_asked_about_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for _ in range(2):
        assert main(["best", str(GOLDEN / "pergamon-4-unfinished.dig"), "--time", DEPTH, "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert found[0]["suggestions"]


def test_what_happened_then_is_played_first(capsys: pytest.CaptureFixture[str]) -> None:
    position = POSITIONS / "pergamon.toml"
    assert main(["best", str(position), "--time", DEPTH, "--then", "no dig", "--json"]) == 0
    capsys.readouterr()
    assert main(["best", str(position), "--then", "dig V"]) == 1
    assert "'dig V' is not legal" in capsys.readouterr().err


def test_a_draw_that_is_due_must_be_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "gap.toml"
    text = (POSITIONS / "thebes.toml").read_text(encoding="utf-8")
    path.write_text(text.replace(', "assistant vienna"]', "]"), encoding="utf-8")
    assert main(["best", str(path)]) == 1
    assert "a draw is due here: say what was drawn, as in --then 'draw " in capsys.readouterr().err


def test_a_position_that_cannot_be_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text('game = "pergamon"\nplayers = 3\n', encoding="utf-8")
    assert main(["best", str(path)]) == 1
    assert capsys.readouterr().err == f"digsite: {path}: players: is a list, not 3\n"
