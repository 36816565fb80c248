"""Making a file of puzzles: many games mined side by side, kept as they come, and a good mixture taken from them."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from digsite.bots.mcts.search import entry_points
from digsite.core import cache, engine
from digsite.core.engine import Progress
from digsite.study.puzzles.mining import Plan, mine_game
from digsite.study.puzzles.puzzle import Collection, Puzzle, puzzle_from
from digsite.work import Stopped, spread, stopping, using

Mined = dict[int, list[Puzzle]]  # by the number of the game


class AnotherPlan(ValueError):
    """Games are kept that were mined otherwise."""


@dataclass(frozen=True)
class Mine:
    """A game to be mined: a unit of work."""

    plan: Plan
    number: int


def prepare(game: str, progress: Progress | None = None) -> None:
    """Compile what mining needs, if it is not there yet."""
    entry_points(engine.best(game, progress), progress)


def mine_unit(unit: Mine) -> list[Puzzle] | None:
    """The puzzles of one game; None if it was stopped before its end."""
    prepare(unit.plan.game)
    try:
        return mine_game(unit.plan, unit.number, stopping().is_set)
    except Stopped:
        return None


def mine(
    plan: Plan,
    numbers: Iterable[int],
    threads: int | None,
    on_mined: Callable[[int, list[Puzzle]], None],
    pool: Executor | None = None,
) -> None:
    """Mine games side by side and tell of each when it is done. Ctrl-C stops soon."""
    with using(pool, threads) as workers:
        for unit, puzzles in spread(workers, mine_unit, (Mine(plan, number) for number in numbers)):
            if puzzles is not None:
                on_mined(unit.number, puzzles)


# Checkpoints


class Checkpoint:
    """The games mined so far, in a file beside the collection, so that an interrupted run can resume."""

    def __init__(self, plan: Plan, path: Path, *, fresh: bool = False) -> None:
        self.path = path
        self.mined: Mined = {}
        head = {"plan": plan.as_json(), "game": plan.game, "code": cache.sources(plan.game)}
        if path.exists() and not fresh:
            self._read(plan.game, head)
        lines = [head, *(self._line(number, puzzles) for number, puzzles in self.mined.items())]
        path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
        self._file = path.open("a", encoding="utf-8")

    def __enter__(self) -> Checkpoint:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def _read(self, game: str, head: dict[str, Any]) -> None:
        first, *rest = self.path.read_text(encoding="utf-8").splitlines()
        if json.loads(first) != head:
            raise AnotherPlan(f"{self.path} has games that were mined with other settings; --fresh starts over")
        for text in rest:
            try:
                line = json.loads(text)
            except ValueError:  # the last line of a run that was cut off
                break
            self.mined[line["number"]] = [puzzle_from(game, one) for one in line["puzzles"]]

    def add(self, number: int, puzzles: list[Puzzle]) -> None:
        """Keep one more game."""
        self.mined[number] = puzzles
        self._file.write(json.dumps(self._line(number, puzzles)) + "\n")
        self._file.flush()

    @staticmethod
    def _line(number: int, puzzles: list[Puzzle]) -> dict[str, Any]:
        return {"number": number, "puzzles": [puzzle.as_json() for puzzle in puzzles]}


# The mixture


def collected(plan: Plan, mined: Mined, wanted: int) -> Collection:
    """A collection of so many puzzles, or of all if there are fewer."""
    found = [puzzle for number in sorted(mined) for puzzle in mined[number]]
    chosen = sorted(mixed(found, wanted), key=lambda one: (one.theme, one.difficulty, one.id))
    return Collection(plan.game, {**plan.as_json(), "games": len(mined)}, tuple(chosen))


def mixed(found: Sequence[Puzzle], wanted: int) -> list[Puzzle]:
    """Puzzles of every theme and difficulty in turn, as long as there are any."""
    groups: dict[tuple[str, int], deque[Puzzle]] = {}
    for puzzle in found:
        groups.setdefault((puzzle.theme, puzzle.difficulty), deque()).append(puzzle)
    chosen: list[Puzzle] = []
    while len(chosen) < min(wanted, len(found)):
        for _, group in sorted(groups.items()):
            if group:
                chosen.append(group.popleft())
    return chosen[:wanted]
