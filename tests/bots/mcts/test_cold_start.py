"""The first search on a machine on which nothing is compiled yet, as somebody meets it who types it in."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from digsite.core import engine

CODE = """
import digsite
from digsite.bots.bot import bot
from digsite.core import cache, engine
from digsite.study.hints import hint

match = digsite.Match("pergamon", 2, seed=7)
print(match.evaluate("200ms").iterations > 0)
print(match.evaluate(5, threads=1).iterations)
print(len(hint(match, "200ms")["suggestions"]))
match.play(bot("level5").choose(match))
print(cache.is_complete("pergamon.bots"))
engine.stop_background("pergamon")
"""


@pytest.mark.skipif(engine.in_plain_mode(), reason="there is only plain mode here")
def test_nothing_waits_for_the_compiler_and_one_line_says_that_it_is_at_work(tmp_path: Path) -> None:
    environment = {**os.environ, "DIGSITE_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", CODE], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["True", "5", "3", "False"], done.stderr
    assert done.stderr.count("\n") == 1
    assert "compiling pergamon in the background, once" in done.stderr
