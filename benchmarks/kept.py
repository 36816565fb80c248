"""Results that are kept between runs, together with the code they were measured with.

Measuring takes hours, so results are kept in a file; but a result is true only of the code that it was measured with.
Each is kept under its settings and a key of the sources that can change it. If a source has changed, a sample decides:
some games that are played action by action as they were when the result was measured. Played alike, the result is
confirmed under the new key; otherwise it is measured again.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import digsite
from digsite.bots.bot import BUDGETS, bot, budget_of
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import entry_points
from digsite.cli.main import STOPPED
from digsite.cli.progress import bar, compile_bar, errors
from digsite.core import engine
from digsite.core.journal import Journal
from digsite.match import Match
from digsite.work import executor, spread, stopping

# 1. The sources that can change a game

PACKAGE = Path(digsite.__file__).parent
SHARED = (
    "core/*.py",
    "bots/bot.py",
    "bots/levels.py",
    "bots/policy.py",
    "bots/greedy/__init__.py",
    "bots/mcts/*.py",
    "match.py",
    "work.py",
    "arena/plan.py",
    "arena/tournament.py",
)
OF_A_GAME = (
    "games/{game}/__init__.py",
    "games/{game}/rules/*.py",
    "games/{game}/actions*",
    "games/{game}/chance*",
    "games/{game}/components*",
    "games/{game}/scoring*",
    "games/{game}/state*",
    "games/{game}/why.py",
    "bots/greedy/{game}*.py",
)
# How compiled code and games are stored, and what is only said about them
WITHOUT_EFFECT = ("core/cache.py", "core/journal.py", "core/memo.py", "core/sources.py")
KEY_LETTERS = 16


def sources(game: str) -> list[Path]:
    """The files that the course of a game between our bots depends on; nothing of another game is among them."""
    patterns = [*SHARED, *(pattern.format(game=game) for pattern in OF_A_GAME)]
    found = {path for pattern in patterns for path in PACKAGE.glob(pattern) if path.is_file()}
    return sorted(found - {PACKAGE / name for name in WITHOUT_EFFECT})


@cache
def key(games: Sequence[str], more: Sequence[Path] = ()) -> str:
    """A hash of all sources that can change these games, and of more files."""
    return key_of({*more, *(path for game in games for path in sources(game))})


def key_of(paths: Iterable[Path]) -> str:
    """A hash of what some files mean: comments, docstrings and layout are no part of it."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(f"{path.name}\0{meaning(path)}\0".encode())
    return digest.hexdigest()[:KEY_LETTERS]


def meaning(path: Path) -> str:
    """A program without all that changes nothing; any other file as it is."""
    text = path.read_text(encoding="utf-8")
    return repr(structure(ast.parse(text))) if path.suffix == ".py" else text


def structure(node: Any) -> Any:
    """A syntax tree as nested tuples, without docstrings; unlike ``ast.dump`` the same in every version of Python."""
    if isinstance(node, list):
        return tuple(structure(one) for one in node if not is_docstring(one))
    if not isinstance(node, ast.AST):
        return repr(node)
    fields = [(name, structure(value)) for name, value in ast.iter_fields(node) if value not in (None, [])]
    return type(node).__name__, *fields


def is_docstring(node: Any) -> bool:
    """Whether a statement is a text and nothing else."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


# 2. Samples


@dataclass(frozen=True)
class Table:
    """One game of a sample: its bots by seat must not depend on any clock."""

    game: str
    bots: tuple[str, ...]
    seed: int


Look = Callable[[Journal], str]  # what is compared of a game besides its actions


def digest_of(name: str, tables: Sequence[Table], look: Look | None = None) -> str:
    """A hash of every action in some games, those of chance included, and of what a closer look finds in them."""
    compile_first({table.game for table in tables})
    with executor() as pool, bar() as progress:
        games = spread(pool, game_at, tables)
        played = dict(progress.track(games, len(tables), description=f"Playing a sample of {name}"))
    digest = hashlib.sha256()
    for table in tables:
        digest.update(f"{list(played[table].actions)}\n".encode())
        if look is not None:
            digest.update(look(played[table]).encode())
    return digest.hexdigest()[:KEY_LETTERS]


def compile_first(games: Iterable[str]) -> None:
    """Make games ready to be searched, so that nobody plays otherwise meanwhile."""
    with compile_bar() as compiling:
        for game in sorted(games):
            entry_points(engine.best(game, compiling), compiling)


def game_at(table: Table) -> Journal:
    """A whole game; a unit of work. Of one that is stopped nobody wants to know."""
    match = Match(table.game, len(table.bots), seed=table.seed)
    players = [bot(name, seat, stopping=stopping()) for seat, name in enumerate(table.bots)]
    while not match.over and not stopping().is_set():
        match.play(players[match.mover].choose(match))
    return match.journal


def by_processor_time(name: str, game: str) -> str:
    """A bot whose time does not depend on what else the machine does."""
    time = time_of(name, game)
    return f"mcts:{replace(time, is_processor_time=True)}" if time else name


def time_of(name: str, game: str) -> Budget | None:
    """The time that a bot thinks over a move, if it goes by time."""
    allowed = budget_of(name, game) if name in BUDGETS else None
    return allowed if allowed is not None and allowed.seconds is not None else None


# 3. Results


@dataclass(frozen=True)
class Task:
    """Something to measure: figures that follow from the settings and from the code of some games."""

    settings: Mapping[str, Any]  # as JSON has them
    games: tuple[str, ...]
    sample: tuple[Table, ...]  # none: whatever changes, it is measured again
    measure: Callable[[], dict[str, Any]]
    sources: tuple[Path, ...] = ()  # more files that can change it, besides those of the games
    look: Look | None = None  # shows that these files still do what they did


class Results:
    """The results in one file."""

    def __init__(self, path: Path, tasks: Mapping[str, Task]) -> None:
        self.path, self.tasks = path, tasks
        known: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self.kept = {name: known[name] for name in tasks if name in known}
        # The code as it is loaded now, whatever is edited while it measures
        self.codes = {name: key(task.games, task.sources) for name, task in tasks.items()}

    def is_fresh(self, name: str) -> bool:
        """Whether a result was measured, or confirmed, with these settings and this code."""
        return self._has_settings(name) and self.kept[name]["code"] == self.codes[name]

    def stale(self) -> list[str]:
        """The results that are kept but may no longer be true."""
        return [name for name in self.kept if not self.is_fresh(name)]

    def fresh(self) -> dict[str, dict[str, Any]]:
        """The figures of all results that are true of this code, by name."""
        return {name: kept["figures"] for name, kept in self.kept.items() if self.is_fresh(name)}

    def renew(self, name: str, *, again: bool = False) -> None:
        """Confirm a result by its sample, or measure it; with ``again`` measure it in any case."""
        task = self.tasks[name]
        digest = digest_of(name, task.sample, task.look)
        is_alike = bool(task.sample) and self._has_settings(name) and self.kept[name]["sample"] == digest
        if is_alike and not again:
            errors.print(f"Confirmed {name}: its sample is played as before.")
            self.kept[name]["code"] = self.codes[name]
        else:
            errors.print(f"Measuring {name} …")
            self.kept[name] = {
                "settings": task.settings,
                "code": self.codes[name],  # with which it was last confirmed
                "measured_with": self.codes[name],
                "sample": digest,
                "figures": task.measure(),
            }
        in_order = {known: self.kept[known] for known in self.tasks if known in self.kept}
        self.path.write_text(json.dumps(in_order, indent=1) + "\n", encoding="utf-8")

    def _has_settings(self, name: str) -> bool:
        return name in self.kept and self.kept[name].get("settings") == self.tasks[name].settings


# 4. The command


def run(command: str, known: Results, write_page: Callable[[], None], arguments: Sequence[str] | None = None) -> int:
    """Measure or confirm what is missing or stale, and write the page."""
    names = list(known.tasks)
    parser = argparse.ArgumentParser(prog=f"python -m benchmarks.{command}", description=f"Measure {command}.")
    parser.add_argument("--only", action="append", choices=names, metavar="NAME", help=f"one of {', '.join(names)}")
    parser.add_argument("--again", action="store_true", help="measure anew what is there already")
    parser.add_argument("--page", action="store_true", help="measure nothing, only write the page")
    chosen = parser.parse_args(arguments)
    if os.environ.get("DIGSITE_COMPONENTS"):
        parser.error("figures are of the tables that come with digsite; unset DIGSITE_COMPONENTS")
    try:
        for name in [] if chosen.page else chosen.only or names:
            if chosen.again or not known.is_fresh(name):
                known.renew(name, again=chosen.again)
    except KeyboardInterrupt:
        print("Stopped; the same command resumes.", file=sys.stderr)
        return STOPPED
    finally:
        write_page()
    return 0
