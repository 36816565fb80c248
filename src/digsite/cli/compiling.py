"""``digsite compile``: compile all games now, for a machine or an image whose first game should be quick."""

from __future__ import annotations

import argparse
import time
from typing import Any

from digsite.arena.simulate import prepare
from digsite.cli.progress import compile_bar
from digsite.core import cache, engine, registry


def add_to(commands: Any) -> None:
    """Describe the command."""
    command = commands.add_parser("compile", help="compile the rules of all games now, so that nobody waits later")
    command.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Compile whatever is not in the cache."""
    if engine.in_plain_mode():
        print("This is plain mode: there is nothing to compile.")
        return 0
    for name in registry.names():
        start = time.perf_counter()
        with compile_bar() as progress:
            prepare(engine.compiled(name, progress), "uniform", progress)
        place = cache.folder() or "memory only"
        print(f"{name} is ready after {time.perf_counter() - start:.1f} s; its code is in {place}")
    return 0
