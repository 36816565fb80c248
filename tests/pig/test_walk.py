"""Every line of docs/adding-a-game.md: the commands and the Python are run in their order, the listings are Pig's."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from digsite.core import registry
from tests.pig.conftest import Run
from tests.pig.fresh import PIG, ROOT, Environment

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"^\| `([\w./*]+)` \|", re.MULTILINE)
INSTALL = "pip install ./examples/pig"  # done by the fixture


def test_every_line_of_the_page_is_true(run: Run, tmp_path: Path) -> None:
    said = []
    for language, block in BLOCK.findall(PAGE):
        if language == "toml":
            assert block in (PIG / "pyproject.toml").read_text(encoding="utf-8")
        elif language == "python":
            said.append(run("python", "-c", block).stdout)
        else:
            assert language == "sh"
            for line in block.splitlines():
                if line != INSTALL:
                    said.append(run(*shlex.split(line), DIGSITE_STATE=str(tmp_path / "state")).stdout)
    shown, simulated, arena, tested, played, verified, replayed = said
    assert "One die with six sides" in shown
    assert "pig: 1,000 games" in simulated
    assert "mcts:50" in arena
    assert "no faults" in tested
    assert played.startswith("[")
    assert "all legal" in verified
    assert "points" in replayed


def test_only_the_fresh_environment_knows_the_game(run: Run, environment: Environment) -> None:
    code = "import sys, digsite_pig, digsite; print(sys.prefix, digsite_pig.__file__, digsite.__file__, sep='\\n')"
    prefix, pig, digsite = map(Path, run("python", "-c", code).stdout.splitlines())
    assert environment.programs.parent == prefix
    assert pig.is_relative_to(prefix)
    assert digsite.is_relative_to(ROOT)
    assert "pig" not in registry.names()


def test_the_files_of_the_page_are_those_of_the_example() -> None:
    package = PIG / "digsite_pig"
    listed = FILE.findall(PAGE.partition("## 3.")[0])
    there = {path.relative_to(package).as_posix() for path in package.rglob("*.py")}
    assert {name for name in listed if name.endswith(".py")} == there - {"strategy.py"}
    assert {path.stem for path in (package / "locale").glob("*.ftl")} == {"en", "de", "fr"}
