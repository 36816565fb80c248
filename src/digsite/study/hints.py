"""Hints: the two or three best actions in a position, and what speaks for each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from digsite.bots.mcts.budget import Budget, budget
from digsite.core.actions import Action
from digsite.core.position import Position
from digsite.core.rng import check_seed
from digsite.study.analysis import named, share
from digsite.study.reasons import Reason, Weighing
from digsite.study.values import Judgement, judged

BUDGET = "1s"


@dataclass(frozen=True)
class Suggestion:
    """An action worth considering."""

    action: Action
    win_chance: float  # the mover's share of the victory to be expected; alone always 1
    error: float  # its standard error
    score: float  # the mover's points to be expected
    reasons: tuple[Reason, ...]  # of the best action against the second; of the others against the best

    def as_json(self) -> dict[str, Any]:
        return {
            **named(self.action),
            "win_chance": share(self.win_chance),
            "error": round(self.error, 4),
            "score": round(self.score, 2),
            "reasons": [reason.as_json() for reason in self.reasons],
        }


@dataclass(frozen=True)
class Hint:
    """What a player to move might do, the best first."""

    player: int
    suggestions: tuple[Suggestion, ...]
    iterations: int

    def as_json(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "iterations": self.iterations,
            "suggestions": [suggestion.as_json() for suggestion in self.suggestions],
        }


def hint(
    position: Position, allowed: Budget | str | int | float = BUDGET, seed: int = 0, samples: int | None = None
) -> Hint:
    """Think about a position within a budget, on one core, and name the best actions.

    With a number of iterations the hint depends on the seed alone. It knows no more than the players do. ``samples``
    is how often each action is played on for the reasons; 0 for no reasons.
    """
    if position.mover < 0:
        raise ValueError("there is no hint: " + ("the game is over" if position.over else "chance is to play"))
    check_seed(seed)
    found = judged(position, budget(allowed), seed)
    return Hint(found.mover, suggestions(position, found, seed, samples), found.iterations)


def suggestions(position: Position, found: Judgement, seed: int, samples: int | None) -> tuple[Suggestion, ...]:
    """The candidates of a search with their reasons."""
    numbers = [candidate.action.number for candidate in found.candidates]
    weighing = Weighing(position, seed, samples)
    made = []
    for place, candidate in enumerate(found.candidates):
        against = numbers[0] if place else numbers[min(1, len(numbers) - 1)]
        has_reasons = samples != 0 and against != candidate.action.number
        made.append(
            Suggestion(
                candidate.action,
                candidate.wins[found.mover],
                candidate.win_errors[found.mover],
                candidate.scores[found.mover],
                weighing.reasons(candidate.action.number, against) if has_reasons else (),
            )
        )
    return tuple(made)
