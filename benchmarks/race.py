"""Races: several players of random games take turns on one core, and the best turn of each counts.

The turns alternate, so that a noisy machine disturbs everybody alike. Time is the CPU time of this process: what other
programs use is not counted, though they may still slow us down.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

FIRST_SEED = 1


class MissingPeerError(RuntimeError):
    """A peer that is not there; the message says in one line how to get it."""


class MeasurementError(RuntimeError):
    """A measurement that went wrong: its figure would mean nothing."""


@dataclass(frozen=True)
class Played:
    """What was played: whole games, the players' decisions in them, and chance's actions beside those.

    Of a search each iteration counts as a game and as a decision.
    """

    games: int
    decisions: int
    draws: int

    def __add__(self, other: Played) -> Played:
        return Played(self.games + other.games, self.decisions + other.decisions, self.draws + other.draws)


@dataclass(frozen=True)
class Turn:
    """What was played, and the CPU seconds it took."""

    played: Played
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.played.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.played.games / self.seconds

    @property
    def actions_per_second(self) -> float:
        """Decisions and chance's actions together."""
        return (self.played.decisions + self.played.draws) / self.seconds


Racer = Callable[[int], Played]  # plays whole uniform games from a seed; one call is a small part of a turn


def take_turn(racer: Racer, seconds: float) -> Turn:
    """Let a racer play for about so long, the same games in every turn."""
    gc.collect()
    played = Played(0, 0, 0)
    seed = FIRST_SEED
    begin = time.process_time()
    spent = 0.0
    while spent < seconds:
        played += racer(seed)
        seed += 1
        spent = time.process_time() - begin
    return Turn(played, spent)


def race(racers: Mapping[str, Racer], turns: int, seconds: float) -> Iterator[tuple[str, Turn]]:
    """All turns of a race as they are taken, after one short game by everybody to warm up."""
    for racer in racers.values():
        racer(FIRST_SEED)
    for _ in range(turns):
        for name, racer in racers.items():
            yield name, take_turn(racer, seconds)


def best_of(turns: list[Turn]) -> Turn:
    """The turn that was disturbed the least."""
    return max(turns, key=lambda turn: turn.decisions_per_second)
