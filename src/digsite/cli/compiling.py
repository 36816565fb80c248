"""``digsite compile``: compile the games now, for a machine or an image whose first game should be quick."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from typing import Any

from digsite.arena.simulate import prepare, prepare_notes
from digsite.bots import measures
from digsite.bots.mcts.search import doors
from digsite.bots.policy import GREEDY, UNIFORM
from digsite.cli.progress import compile_bar, errors
from digsite.core import cache, engine, registry


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("compile", help="compile the rules of the games now, so that nobody waits later")
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


def compile_here(name: str) -> None:
    """Compile one game in this process, with a bar."""
    start = time.perf_counter()
    with compile_bar() as progress:
        chosen = engine.compiled(name, progress)
        doors(chosen, progress)
        measures.door(chosen, progress)
        for policy in (UNIFORM, GREEDY):
            prepare(chosen, [policy], progress)
            prepare_notes(chosen, [policy], progress)
    place = cache.folder() or "memory only"
    print(f"{name} is ready after {time.perf_counter() - start:.1f} s; its code is in {place}")


def compile_side_by_side(names: list[str]) -> None:
    """Compile each game in a process of its own: two cores need hardly longer for two games than for one."""
    with errors.status(f"Compiling {' and '.join(names)}, once …"):
        processes = [
            subprocess.Popen(
                [sys.executable, "-m", "digsite", "compile", name],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for name in names
        ]
        finished = [(process.communicate(), process.returncode) for process in processes]
    for name, ((said, complained), code) in zip(names, finished, strict=True):
        if code != 0:
            reason = (complained.strip().splitlines() or [f"exit code {code}"])[-1]
            raise OSError(f"{name} could not be compiled: {reason}")
        print(said, end="")
