"""A lesson: a game along a line that is written down, and the steps that explain it.

The line holds every action: chance's, the other player's and the learner's. A step hangs on the ply where it is due. It
asks for the learner's next actions, or it only tells; what chance and the other player do afterwards follows by itself.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from digsite.core import registry
from digsite.core.game import CHANCE
from digsite.core.position import Position

LEARNER = 0  # the learner's seat
PLAYERS = 2


@dataclass(frozen=True)
class Step:
    """One thing to learn; its words stand in the texts under its name."""

    name: str
    rule: str  # the part of the rules where more is said
    wants: str = ""  # what the learner is to play, in notation: "join 3; join 7"; nothing if the step only tells
    then: str = ""  # what chance and the other player do next
    pieces: tuple[str, ...] = ()  # keys of the pieces it speaks of, as the web client knows them
    turning: range = range(0)  # actions that are offered, too: there is a wheel or a slider to turn


@dataclass(frozen=True)
class Chapter:
    """Steps that belong together; its title stands in the texts under its name."""

    name: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Placed:
    """A step at its place in the line."""

    step: Step
    chapter: int  # the number of its chapter, from 0 on
    ply: int  # where it is due
    asks: int  # so many actions of the learner's from there on


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    game: str
    opening: str  # chance's draws before the first step
    chapters: tuple[Chapter, ...]
    options: Mapping[str, object] = field(default_factory=lambda: {"first_player": LEARNER})
    components: str = ""  # the printed tables that it was written for, as records name them

    @property
    def is_available(self) -> bool:
        """Whether it fits the printed tables in use."""
        return self.components == registry.game(self.game).about.components_id

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The steps of all chapters."""
        return tuple(step for chapter in self.chapters for step in chapter.steps)

    @cached_property
    def notations(self) -> tuple[str, ...]:
        """The whole line."""
        return (*parts(self.opening), *(part for one in self.steps for part in (*parts(one.wants), *parts(one.then))))

    @cached_property
    def line(self) -> tuple[int, ...]:
        """The whole line, as numbers of actions."""
        known = Position(self.game, PLAYERS, self.options).rules.actions
        return tuple(known.find(notation).number for notation in self.notations)

    @cached_property
    def draws(self) -> tuple[int, ...]:
        """Chance's part of the line."""
        position = Position(self.game, PLAYERS, self.options)
        found = []
        for action in self.line:
            if position.mover == CHANCE:
                found.append(action)
            position.play(action)
        return tuple(found)

    @cached_property
    def placed(self) -> tuple[Placed, ...]:
        """The steps with their plies."""
        ply = len(parts(self.opening))
        found = []
        for number, chapter in enumerate(self.chapters):
            for step in chapter.steps:
                found.append(Placed(step, number, ply, len(parts(step.wants))))
                ply += len(parts(step.wants)) + len(parts(step.then))
        return tuple(found)

    def turning_at(self, ply: int) -> range:
        """The actions that are offered beside the line's at a ply."""
        asking = (one.step.turning for one in self.placed if one.ply <= ply < one.ply + one.asks)
        return next(asking, range(0))

    @cached_property
    def edition(self) -> int:
        """A number that changes with the line, so that a table knows whether it still follows it."""
        return zlib.crc32("; ".join(self.notations).encode())


def parts(notations: str) -> list[str]:
    """Several actions as they are written one after the other."""
    return [part for part in map(str.strip, notations.split(";")) if part]
