"""All kinds of long work, as small as they get, and the numbers that come of them: the same wherever it is done."""

from __future__ import annotations

import hashlib
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from digsite.adapters.dataset import files
from digsite.adapters.dataset.plan import Plan as DataPlan
from digsite.arena.plan import Plan
from digsite.arena.simulate import simulate
from digsite.arena.tournament import run
from digsite.bots.bot import bot
from digsite.core import engine
from digsite.core.journal import Journal
from digsite.match import Match
from digsite.study.analysis import Settings, analyse
from digsite.study.findings import analysis_for_json
from digsite.study.puzzles import mining
from digsite.study.puzzles.making import mine

GAMES = 40 if engine.in_plain_mode() else 8_000
PLAN = Plan("pergamon", 2, ("greedy", "level2"), seed=3)
SEARCHED = Plan("thebes", 2, ("mcts:20", "greedy"), seed=5)
DATA = DataPlan("thebes", 2, ("mcts:20", "greedy"), games=3, seed=1, test_share=0.5)
MINED = mining.Plan("pergamon", seed=1, play=250, look=250)
WITH_PUZZLES = (2, 10)  # one game with puzzles, and one without


def numbers(folder: Path, pool: Executor | None = None, threads: int | None = None) -> dict[str, Any]:
    """What a simulation, tournaments, an analysis, a data set and puzzles give; ``folder`` is for the data set."""
    puzzles: dict[int, Any] = {}
    files.write(files.Folder(DATA, folder), threads, pool=pool)
    if not engine.in_plain_mode():  # there it takes minutes
        mine(MINED, WITH_PUZZLES, threads, puzzles.__setitem__, pool)
        assert puzzles[WITH_PUZZLES[0]]
    return {
        "simulation": simulate("pergamon", 3, GAMES, seed=4, threads=threads, pool=pool).tally,
        "tournament": [one.scores for one in run(PLAN, 6, threads, pool=pool).results],
        "searches": [one.scores for one in run(SEARCHED, 2, threads, pool=pool).results],
        "analysis": analysis_for_json(analyse(beginning(), Settings(20, 2, threads), pool=pool)),
        "data set": contents(folder),
        "puzzles": puzzles,
    }


def beginning() -> Journal:
    """The beginning of a game."""
    match = Match("thebes", 2, seed=3)
    player = bot("greedy", 1)
    while len(match.actions) < 30:
        match.play(player.choose(match))
    return match.journal


def contents(folder: Path) -> dict[str, str]:
    """A hash of every file."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in found}
