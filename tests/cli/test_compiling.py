from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from digsite.cli.main import main
from digsite.core import cache, engine, registry

GOLDEN = Path(__file__).parent.parent / "golden"

# All that commands, tables and programs ask of compiled code
EVERYTHING = """
import sys
import digsite
from numba.core import event
from digsite.cli.main import main
from digsite.study.hints import hint
from digsite.study.puzzles.mining import Plan, mine_game
from digsite.study.ready import is_ready

compiled = []

class Listener(event.Listener):
    def on_start(self, found):
        compiled.append(found.data["dispatcher"].py_func.__qualname__)

    def on_end(self, found):
        pass

event.register("numba:compile", Listener())
game, golden, out = sys.argv[1:]
for bots in ("uniform", "greedy", "level1,greedy,uniform"):
    simulate = ["simulate", game, "--games", "20", "--bots", bots]
    assert main(simulate) == 0
    assert main([*simulate, "--out", f"{out}/games.parquet", "--decisions", f"{out}/decisions.parquet"]) == 0
assert main(["arena", game, "--bots", "mcts:20,greedy,level1", "--games", "2", "--fresh", "--threads", "2"]) == 0
assert main(["best", f"{golden}/{game}-4-unfinished.dig", "--time", "20"]) == 0
assert main(["analyse", f"{golden}/{game}-2.dig", "--depth", "20"]) == 0
mine_game(Plan(game, play=20, look=50), 1)
assert is_ready(game)  # so the server starts no compiler; what thinks at its tables is tried above and below
match = digsite.Match(game, 3, seed=7)
assert match.evaluate(50).choices
assert hint(match, 50)["suggestions"]
match.play(match.legal[0])
print("compiled:", *compiled)
"""


@pytest.mark.skipif(engine.in_plain_mode(), reason="there is only plain mode here")
@pytest.mark.parametrize("game", registry.names())
def test_nothing_is_compiled_after_digsite_compile(game: str, tmp_path: Path) -> None:
    assert main(["compile", game]) == 0
    place = cache.folder()
    assert place is not None
    copied = tmp_path / "cache" / place.name
    shutil.copytree(place, copied, ignore=shutil.ignore_patterns("*.tmp.*"))  # what others are writing just now
    before = sorted(copied.rglob("*"))
    done = subprocess.run(
        [sys.executable, "-c", EVERYTHING, game, str(GOLDEN), str(tmp_path)],
        env=os.environ | {"DIGSITE_CACHE": str(copied.parent), "DIGSITE_STATE": str(tmp_path / "state")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "compiled:"
    assert sorted(copied.rglob("*")) == before  # nor in another process
