"""What ``digsite compile`` says while it works, where nobody watches."""

from __future__ import annotations

import sys

import pytest

from digsite.cli import compiling
from digsite.cli.progress import compile_bar

STEPS = """
import sys
name = sys.argv[1]
for step in ("the rules", "the search"):
    print(f"Compiling {name}: {step}; this happens once.", file=sys.stderr)
if name == "petra":
    sys.exit("digsite: no room left")
print(f"{name} is ready after 1.0 s")
"""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "COMMAND", [sys.executable, "-c", STEPS])


def test_each_step_is_a_line_and_only_if_there_is_something_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    with compile_bar("thebes: the search") as progress:
        pass
    assert capsys.readouterr().err == ""
    with compile_bar("thebes: the search") as progress:
        for done in range(3):
            progress("grow", done, 3)
    assert capsys.readouterr().err == "Compiling thebes: the search; this happens once.\n"


def test_games_that_are_compiled_side_by_side_tell_their_steps(capsys: pytest.CaptureFixture[str]) -> None:
    compiling.compile_side_by_side(["pergamon", "thebes"])
    captured = capsys.readouterr()
    assert sorted(captured.err.splitlines()) == [
        f"Compiling {name}: {step}; this happens once."
        for name in ("pergamon", "thebes")
        for step in ("the rules", "the search")
    ]
    assert captured.out == "pergamon is ready after 1.0 s\nthebes is ready after 1.0 s\n"


def test_a_game_that_cannot_be_compiled_is_an_error_of_one_line() -> None:
    with pytest.raises(OSError, match="petra could not be compiled: digsite: no room left"):
        compiling.compile_side_by_side(["petra"])
