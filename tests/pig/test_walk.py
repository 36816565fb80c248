"""Every line of docs/adding-a-game.md: the commands and the Python are run in their order, the listings are Pig's."""

from __future__ import annotations

import re
import shlex
from itertools import takewhile
from pathlib import Path

from digsite.core import registry
from tests.pig.conftest import Run
from tests.pig.fresh import PIG, ROOT, Environment

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"^\| `([\w./*]+)` \|", re.MULTILINE)
BLOCKS = BLOCK.findall(PAGE)
INSTALL = "pip install ./examples/pig"  # done by the fixture
PEERS = "pyspiel"  # needs a large package: tests/peers runs it
VARIABLE = re.compile(r"[A-Z_]+=")
SAID = {  # by each line, or by the block with that last line
    "digsite compile pig": ["pig is ready after"],
    "digsite show pig": ["One die with six sides"],
    "digsite simulate pig --players 2 --games 1000 --bots greedy,uniform": ["pig: 1,000 games"],
    "digsite arena pig --players 2 --bots mcts:50,greedy,uniform --games 6": ["mcts:50"],
    "print(match.journal.actions[:3])": ["["],
    "digsite best begun.dig --time 100": ["is to move. Best moves:", "roll: ", "hold: "],
    "digsite verify pig.dig": ["all legal"],
    "digsite replay pig.dig --ply 20": ["points"],
    "digsite analyse pig.dig --depth 20": ["pig, ", "accuracy"],
    'print(info["action_mask"].sum())': ["1"],
    "print(env.agent_selection)": ["player_"],
    "DIGSITE_PLAIN=1 python -m digsite.testing pig": ["in plain mode only; no faults"],
    'digsite.testing.check("pig")': [""],
}


def test_every_line_of_the_page_is_true(run: Run, tmp_path: Path) -> None:
    said = {}
    for language, block in BLOCKS:
        if language == "toml":
            assert block in (PIG / "pyproject.toml").read_text(encoding="utf-8")
        elif language == "python":
            if PEERS not in block:
                said[block.splitlines()[-1]] = run("python", "-c", block).stdout
        else:
            assert language == "sh"
            for line in block.splitlines():
                if line != INSTALL:
                    words = shlex.split(line)
                    given = dict(word.split("=", 1) for word in takewhile(VARIABLE.match, words))
                    said[line] = run(*words[len(given) :], DIGSITE_STATE=str(tmp_path / "state"), **given).stdout
    assert {line: [part for part in parts if part not in said[line]] for line, parts in SAID.items()} == {
        line: [] for line in said
    }


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
