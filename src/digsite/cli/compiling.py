"""``digsite compile``: compile the games now, for a machine or an image whose first game should be quick."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from rich.progress import Progress as Bars

from digsite.arena.simulate import prepare, prepare_notes
from digsite.bots import measures
from digsite.bots.mcts.search import entry_points
from digsite.bots.policy import GREEDY, UNIFORM
from digsite.cli.progress import bar, compile_bar, errors
from digsite.core import cache, engine, registry
from digsite.core.engine import Engine, Progress

COMMAND = [sys.executable, "-m", "digsite", "compile"]


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("compile", help="compile the rules of the games ahead of time")
    command.add_argument("games", metavar="GAME", nargs="*", help="which games (default: all, side by side)")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Compile whatever is not in the cache."""
    names = chosen.games or registry.names()
    for name in names:
        registry.game(name)
    if engine.in_plain_mode():
        print("This is plain mode: there is nothing to compile.")
        return 0
    if len(names) > 1 and cache.folder() is not None:
        compile_side_by_side(names)
    else:
        for name in names:
            compile_here(name)
    return 0


# What another process that adds the search would have to compile again is compiled first.
STEPS: tuple[tuple[str, Callable[[Engine, Progress], Any]], ...] = (
    ("the search", entry_points),
    ("the reasons for hints", measures.entry_point),
    ("random games", lambda chosen, progress: prepare(chosen, [UNIFORM], progress)),
    ("random games, decision by decision", lambda chosen, progress: prepare_notes(chosen, [UNIFORM], progress)),
    ("games between bots", lambda chosen, progress: prepare(chosen, [GREEDY], progress)),
    ("games between bots, decision by decision", lambda chosen, progress: prepare_notes(chosen, [GREEDY], progress)),
)


def compile_here(name: str) -> None:
    """Compile one game in this process, step by step."""
    start = time.perf_counter()
    with compile_bar(f"{name}: the rules") as progress:
        chosen = engine.compiled(name, progress)
    for what, compile_step in STEPS:
        with compile_bar(f"{name}: {what}") as progress:
            compile_step(chosen, progress)
    place = cache.folder() or "memory only"
    print(f"{name} is ready after {time.perf_counter() - start:.1f} s; its code is in {place}")


def compile_side_by_side(names: list[str]) -> None:
    """Compile each game in a process of its own: two cores need hardly longer for two games than for one."""
    with bar() as progress, ThreadPoolExecutor(len(names)) as pool:
        processes = [
            subprocess.Popen([*COMMAND, name], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            for name in names
        ]
        try:
            finished = list(pool.map(lambda name, process: follow(name, process, progress), names, processes))
        except BaseException:  # Ctrl-C, or one of them has failed: the others stop too
            for process in processes:
                process.kill()
            raise
    for said in finished:
        print(said, end="")


def follow(name: str, process: subprocess.Popen[str], progress: Bars) -> str:
    """Tell the steps of a process as it does, until it has ended; returns what it says in the end."""
    task = progress.add_task(f"Compiling {name} (once)", total=None)
    said, line = "", ""
    with process:
        assert process.stdout is not None
        assert process.stderr is not None
        for line in map(str.strip, process.stderr):
            progress.update(task, description=line)
            if not errors.is_terminal and not line.startswith("digsite: "):
                errors.print(line, soft_wrap=True)
        said = process.stdout.read()
    if process.returncode:
        raise OSError(f"{name} could not be compiled: {line or f'exit code {process.returncode}'}")
    return said
