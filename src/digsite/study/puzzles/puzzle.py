"""A puzzle: a position from a game between strong bots in which one action is clearly best.

Puzzles ship with the package, one file of JSON lines for each game: the first line says how they were mined, every
other one is a puzzle. ``digsite puzzles`` makes the files.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from digsite.core import registry
from digsite.core.game import CHANCE
from digsite.core.position import Position

FORMAT = "digsite puzzles 1"
PERMILLE = 1000
TENTHS = 10
DIFFICULTIES = (1, 2, 3)


class BadPuzzles(ValueError):
    """A file of puzzles that cannot be read; the message says why."""


class OtherComponents(BadPuzzles):
    """Puzzles that were mined with other printed tables than those in use."""


@dataclass(frozen=True)
class Measured:
    """What an action was worth to the mover in the check."""

    action: int
    visits: int
    win_chance: float  # 0 to 1
    score: float  # points at the end

    def as_json(self) -> list[int]:
        """Short: there are many."""
        return [self.action, self.visits, round(self.win_chance * PERMILLE), round(self.score * TENTHS)]


@dataclass(frozen=True)
class Puzzle:
    """A position, which action is best there, and how sure that is."""

    game: str
    players: int
    actions: tuple[int, ...]  # all that was played before, chance's actions too
    theme: str
    difficulty: int  # 1: greedy finds the best action; 2: only who thinks ahead for a moment; 3: not even they
    gap: float  # by how much the best action is worth more than any other, where all is worth 1
    choices: tuple[Measured, ...]  # the actions worth a closer look, the best first

    @cached_property
    def id(self) -> str:
        """The same for the same position, whenever it was mined."""
        text = " ".join([self.game, str(self.players), *map(str, self.actions)])
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    @property
    def best(self) -> Measured:
        """What to find."""
        return self.choices[0]

    def of(self, action: int) -> Measured | None:
        """What an action was worth; None if it was not worth a closer look."""
        return next((choice for choice in self.choices if choice.action == action), None)

    def position(self, before: int = 0) -> Position:
        """The position, or the one so many plies before it."""
        found = Position(self.game, self.players)
        for action in self.actions[: len(self.actions) - before]:
            found.play(action)
        return found

    @property
    def recent_plies(self) -> int:
        """How many plies there are since the others began to act after the mover's turn before this one."""
        position = Position(self.game, self.players)
        movers = []
        for action in self.actions:
            movers.append(position.mover)
            position.play(action)
        plies, others_acted = 0, False
        for mover in reversed(movers):
            if mover == position.mover and others_acted:
                break
            others_acted |= mover not in (CHANCE, position.mover)
            plies += 1
        return plies

    def as_json(self) -> dict[str, Any]:
        """The puzzle as its line says it."""
        return {
            "players": self.players,
            "theme": self.theme,
            "difficulty": self.difficulty,
            "gap": round(self.gap * PERMILLE),
            "actions": list(self.actions),
            "choices": [choice.as_json() for choice in self.choices],
        }


def puzzle_from(game: str, line: dict[str, Any]) -> Puzzle:
    """A puzzle from its line."""
    choices = tuple(
        Measured(action, visits, wins / PERMILLE, score / TENTHS) for action, visits, wins, score in line["choices"]
    )
    return Puzzle(
        game,
        line["players"],
        tuple(line["actions"]),
        line["theme"],
        line["difficulty"],
        line["gap"] / PERMILLE,
        choices,
    )


# Files


@dataclass(frozen=True)
class Collection:
    """The puzzles of a game, and how they were mined."""

    game: str
    mined: dict[str, Any]
    puzzles: tuple[Puzzle, ...]

    def as_text(self) -> str:
        """The file."""
        game = registry.game(self.game)
        first = {"format": FORMAT, "game": self.game, "rules": game.about.rules_version}
        if game.about.components_id:
            first["components"] = game.about.components_id
        lines = [{**first, **self.mined}, *(puzzle.as_json() for puzzle in self.puzzles)]
        return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def collection_from(text: str) -> Collection:
    """Read a file of puzzles."""
    first, *rest = [json.loads(line) for line in text.splitlines()]
    if first.pop("format", None) != FORMAT:
        raise BadPuzzles(f"a file of puzzles begins with the format {FORMAT!r}")
    game = first.pop("game")
    if first.pop("rules") != registry.game(game).about.rules_version:
        raise BadPuzzles(f"these puzzles are of other rules than {game} has now: mine them anew")
    if first.pop("components", "") != registry.game(game).about.components_id:
        raise OtherComponents(f"these puzzles were mined with other printed tables than {game} is played with now")
    return Collection(game, first, tuple(puzzle_from(game, line) for line in rest))


@cache
def shipped(game: str) -> Collection:
    """The puzzles that come with the package."""
    return collection_from(_file(game).read_text(encoding="utf-8"))


def _file(game: str) -> Path:
    """The file with a game's puzzles: ours on this floor, an installed game's beside its module."""
    if registry.is_own(game):
        return Path(__file__).with_name(f"{game}.jsonl")
    return registry.folder(game) / "puzzles.jsonl"


def are_available(game: str) -> bool:
    """Whether a game has puzzles, and they fit the printed tables in use."""
    if not has_puzzles(game):
        return False
    try:
        shipped(game)
    except OtherComponents:
        return False
    return True


def has_puzzles(game: str) -> bool:
    """Whether a game comes with puzzles at all."""
    return _file(game).exists()


@cache
def _by_id(game: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in shipped(game).puzzles}


def find(game: str, wanted: str) -> Puzzle | None:
    """The puzzle of this id, if there is one."""
    return _by_id(game).get(wanted)


def of_the_day(puzzles: Sequence[Puzzle], day: int) -> Puzzle:
    """The puzzle of a day: all of them in turn, in an order that nobody chose."""
    in_order = sorted(puzzles, key=lambda puzzle: puzzle.id)
    return in_order[day % len(in_order)]
