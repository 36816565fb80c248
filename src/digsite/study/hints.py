"""Hints: the two or three best actions in a position, and what speaks for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from digsite.bots.mcts.budget import Budget, budget
from digsite.core.actions import Action
from digsite.core.engine import Engine
from digsite.core.position import Position
from digsite.core.rng import check_seed
from digsite.study.findings import named, share
from digsite.study.ready import ready_engine
from digsite.study.reasons import Reason, Weighing
from digsite.study.values import Judged, candidates

BUDGET = "1s"
SUGGESTIONS = 3


@dataclass(frozen=True)
class Suggestion:
    """An action worth considering."""

    action: Action
    win_chance: float  # the mover's share of the victory to be expected; alone always 1
    error: float  # its standard error
    score: float  # the mover's points to be expected
    visits: int  # how often the search has looked at it
    reasons: tuple[Reason, ...]  # of the best action against the second; of the others against the best

    def as_json(self) -> dict[str, Any]:
        return {
            **named(self.action),
            "win_chance": share(self.win_chance),
            "error": round(self.error, 4),
            "score": round(self.score, 2),
            "visits": self.visits,
            "reasons": [reason.as_json() for reason in self.reasons],
        }


@dataclass(frozen=True)
class Hint:
    """What a player to move might do, the best first."""

    player: int
    suggestions: tuple[Suggestion, ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "suggestions": [suggestion.as_json() for suggestion in self.suggestions],
        }


def hint(
    position: Position, allowed: Budget | str | int | float = BUDGET, seed: int = 0, samples: int | None = None
) -> Hint:
    """Think about a position within a budget, on one core, and name the best actions.

    With a number of iterations the hint depends on the seed alone. It knows no more than the players do. ``samples``
    is how often each action is played on for the reasons; 0 for no reasons. While the search is still being compiled,
    a short time is spent on the plain engine, which sees less in it.
    """
    if position.mover < 0:
        raise ValueError("there is no hint: " + ("the game is over" if position.over else "chance is to play"))
    seed = check_seed(seed)
    chosen = ready_engine(position.game, budget(allowed))
    found = candidates(position, budget(allowed), SUGGESTIONS, seed, on=chosen)
    return Hint(position.mover, suggestions(position, found, seed, samples, chosen))


def suggestions(
    position: Position, found: Sequence[Judged], seed: int, samples: int | None, on: Engine
) -> tuple[Suggestion, ...]:
    """The candidates of a search with their reasons."""
    mover, weighing, made = position.mover, Weighing(position, seed, samples, on), []
    for place, candidate in enumerate(found):
        against = found[0 if place else min(1, len(found) - 1)]
        has_reasons = samples != 0 and against is not candidate
        reasons = weighing.reasons(candidate.action.number, against.action.number) if has_reasons else ()
        made.append(
            Suggestion(
                candidate.action,
                candidate.wins[mover],
                candidate.win_errors[mover],
                candidate.scores[mover],
                candidate.visits,
                reasons,
            )
        )
    return tuple(made)
