"""``digsite puzzles``: mine positions in which one action is clearly best, and write them to a file."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from digsite.cli.arena import say
from digsite.cli.options import add_dask, check_threads, pool_of
from digsite.cli.progress import bar, compile_bar
from digsite.core import registry
from digsite.core.rng import check_seed
from digsite.study.puzzles.making import Checkpoint, collected, mine, prepare
from digsite.study.puzzles.mining import Plan
from digsite.study.puzzles.puzzle import Collection, Puzzle
from digsite.study.puzzles.themes import themes


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("puzzles", help="mine puzzles from games between strong bots")
    command.add_argument("games_of", metavar="GAME", nargs="*", help="which games (default: all)")
    command.add_argument("--games", type=int, default=100, metavar="N", help="how many games to mine (default 100)")
    command.add_argument("--puzzles", type=int, default=120, metavar="N", help="how many to keep (default 120)")
    command.add_argument("--seed", type=int, default=0, metavar="N", help="equal seeds give equal puzzles (default 0)")
    command.add_argument("--threads", type=int, metavar="N", help="how many threads (default: one for each core)")
    add_dask(command)
    command.add_argument(
        "--out", default="puzzles", metavar="FOLDER", help="where to write GAME.jsonl (default puzzles)"
    )
    command.add_argument("--fresh", action="store_true", help="ignore saved progress and start over")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Mine each game and write its file."""
    check_threads(chosen)
    check_seed(chosen.seed)
    for option, count in (("--games", chosen.games), ("--puzzles", chosen.puzzles)):
        if count < 1:
            raise ValueError(f"{option} must be at least 1, not {count}")
    games = chosen.games_of or [name for name in registry.names() if themes(name) is not None]
    for name in games:
        if themes(registry.game(name).about.name) is None:
            raise ValueError(f"{name} has no themes of puzzles, so none can be mined")
    plans = [Plan(name, chosen.seed) for name in games]
    folder = Path(chosen.out)
    folder.mkdir(parents=True, exist_ok=True)
    for plan in plans:
        made = make(plan, folder, chosen)
        print(told(made))
    return 0


def make(plan: Plan, folder: Path, chosen: argparse.Namespace) -> Collection:
    """Mine what an earlier run has not kept, and write the file."""
    with compile_bar() as compiling:
        prepare(plan.game, compiling)
    path = folder / f"{plan.game}.jsonl"
    kept_in = folder / f"{plan.game}.jsonl.part"
    with Checkpoint(plan, kept_in, fresh=chosen.fresh) as kept, bar() as progress:
        missing = [number for number in range(chosen.games) if number not in kept.mined]
        if len(missing) < chosen.games:
            say(f"Resuming after {chosen.games - len(missing):,} games; --fresh starts over.")
        task = progress.add_task(f"Mining {plan.game}", total=chosen.games, completed=chosen.games - len(missing))

        def note(number: int, puzzles: list[Puzzle]) -> None:
            kept.add(number, puzzles)
            found = sum(map(len, kept.mined.values()))
            progress.update(task, advance=1, description=f"Mining {plan.game}: {found} puzzles")

        with pool_of(chosen) as pool:
            mine(plan, missing, chosen.threads, note, pool)
        made = collected(plan, {n: kept.mined[n] for n in range(chosen.games)}, chosen.puzzles)
    path.write_text(made.as_text(), encoding="utf-8")
    kept_in.unlink()
    return made


def told(made: Collection) -> str:
    """What was made, in one line."""
    counted = Counter(puzzle.theme for puzzle in made.puzzles)
    difficulties = Counter(puzzle.difficulty for puzzle in made.puzzles)
    parts = [f"{theme} {count}" for theme, count in sorted(counted.items())]
    parts += [f"difficulty {number}: {count}" for number, count in sorted(difficulties.items())]
    return f"{made.game}: {len(made.puzzles)} puzzles of {made.mined['games']} games: {', '.join(parts)}"
