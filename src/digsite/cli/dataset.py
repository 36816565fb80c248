"""``digsite dataset``: games between bots as Parquet files for learners."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from digsite.adapters.dataset import files
from digsite.adapters.dataset.files import Folder
from digsite.adapters.dataset.plan import Plan
from digsite.adapters.dataset.playing import prepare
from digsite.arena.output_files import need
from digsite.cli.arena import say
from digsite.cli.main import STOPPED
from digsite.cli.options import (
    add_luck_and_threads,
    add_table_options,
    bot_names,
    check_threads,
    pool_of,
    table_options,
)
from digsite.cli.progress import bar, compile_bar


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("dataset", help="write games between bots as Parquet files for learners")
    add_table_options(command, players=2)
    command.add_argument("--games", type=int, default=1_000, metavar="N", help="how many games (default 1000)")
    command.add_argument(
        "--bots", default="mcts:200", metavar="A,B,…", help="one bot for all seats, or one per seat (default mcts:200)"
    )
    command.add_argument("--observations", action="store_true", help="write what the mover sees, too")
    command.add_argument(
        "--test-share", type=float, default=0.1, metavar="X", help="of the games, for the split test (default 0.1)"
    )
    add_luck_and_threads(command)
    command.add_argument("--out", metavar="FOLDER", help="where to write (default GAME-dataset)")
    command.add_argument("--fresh", action="store_true", help="ignore what is in the folder and start over")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Play what is missing, and say what there is."""
    check_threads(chosen)
    need("pyarrow", "digsite dataset")
    plan = Plan(
        chosen.game,
        chosen.players,
        bot_names(chosen),
        chosen.games,
        chosen.seed,
        table_options(chosen),
        chosen.observations,
        chosen.test_share,
    )
    folder = Folder(plan, chosen.out or f"{chosen.game}-dataset", fresh=chosen.fresh)
    if folder.games and folder.missing:
        say(f"Resuming after {folder.games:,} games; --fresh starts over.")
    try:
        play_missing(folder, chosen)
    except KeyboardInterrupt:
        say(f"Stopped after {folder.games:,} of {plan.games:,} games; the same command resumes.")
        return STOPPED
    print(json.dumps(as_json(folder), indent=2) if chosen.json else told(folder))
    return 0


def play_missing(folder: Folder, chosen: argparse.Namespace) -> None:
    """Play with a bar for compiling, if that is due, and one for the games."""
    with pool_of(chosen) as pool:
        if pool is None and folder.missing:
            with compile_bar() as compiling:
                prepare(chosen.game, compiling)
        with bar() as progress:
            task = progress.add_task(f"Playing {chosen.game}", total=folder.plan.games, completed=folder.games)
            files.write(folder, chosen.threads, lambda games: progress.update(task, completed=games), pool)


def as_json(folder: Folder) -> dict[str, Any]:
    """What was written, for programs."""
    from pyarrow import parquet

    files_of = {kind: sorted((folder.path / kind).glob("*.parquet")) for kind in ("train", "test", "games")}
    rows = {kind: sum(parquet.read_metadata(file).num_rows for file in found) for kind, found in files_of.items()}
    size = sum(file.stat().st_size for found in files_of.values() for file in found)
    return {"folder": str(folder.path), "rows": rows, "bytes": size}


def told(folder: Folder) -> str:
    """What was written, in one line."""
    found = as_json(folder)
    rows = found["rows"]
    megabytes = found["bytes"] / 1e6
    return (
        f"{Path(found['folder'])}: {rows['games']:,} games, {rows['train']:,} decisions to train with and "
        f"{rows['test']:,} to test with, {megabytes:.1f} MB"
    )
