"""What is said about compiling: a counter on a terminal, one line elsewhere, and nothing to those who ask for quiet."""

from __future__ import annotations

import sys

import pytest

from digsite.core import announce, engine, registry
from digsite.core.engine import CompiledEngine


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(announce, "_announced", set())
    monkeypatch.setattr(announce, "parent_process", lambda: None)  # whatever runs the tests
    monkeypatch.delenv("DIGSITE_QUIET", raising=False)


def compile_three(game: str = "pergamon") -> None:
    report = announce.compile_progress(game)
    for done in range(4):
        report("a rule", done, 3)


def test_off_a_terminal_there_is_one_line_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("pergamon", "pergamon", "thebes"):
        compile_three(game)
    said = capsys.readouterr()
    assert [line.split(",")[0] for line in said.err.splitlines()] == [
        "digsite: compiling pergamon",
        "digsite: compiling thebes",
    ]
    assert said.out == ""


def test_on_a_terminal_a_counter_shows_how_far_it_is_and_leaves_nothing_behind(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    compile_three()
    steps = capsys.readouterr().err.split("\r")
    assert [step[-6:] for step in steps[1:4]] == ["0 of 3", "1 of 3", "2 of 3"]
    assert steps[-2].strip() == steps[-1] == ""


def test_whoever_asks_for_quiet_and_processes_of_a_pool_hear_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("DIGSITE_QUIET", "1")
        compile_three()
    monkeypatch.setattr(announce, "parent_process", object)
    compile_three()
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(engine.in_plain_mode(), reason="there is only plain mode here")
def test_whatever_compiles_says_so_unless_it_shows_progress_itself(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from digsite.core import jit

    def compile_nothing(self: object, functions: object, progress: engine.Progress) -> list[object]:
        progress("a rule", 0, 1)
        return [None] * len(engine.ENTRY_POINTS)

    monkeypatch.setattr(jit.Compiler, "compile", compile_nothing)
    chosen = object.__new__(CompiledEngine)
    chosen.game = registry.game("pergamon")
    chosen.bind("pergamon.test", engine.ENTRY_POINTS, {}, is_kept=False)
    assert "compiling pergamon, once" in capsys.readouterr().err
    shown: list[str] = []
    chosen.bind("pergamon.test", engine.ENTRY_POINTS, {}, lambda name, done, total: shown.append(name), is_kept=False)
    assert shown == ["a rule"]
    assert capsys.readouterr().err == ""
