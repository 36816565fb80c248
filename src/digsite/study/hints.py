"""Hints: the two or three best actions in a position, and what speaks for each."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.bots.mcts.budget import Budget, budget
from digsite.core.engine import Engine
from digsite.core.position import Position
from digsite.core.rng import check_seed
from digsite.study.findings import Hint, Suggestion, share
from digsite.study.ready import ready_engine
from digsite.study.reasons import Weighing
from digsite.study.values import ActionValue, candidates

BUDGET = "1s"
SUGGESTIONS = 3


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
    return {"player": position.mover, "suggestions": suggestions(position, found, seed, samples, chosen)}


def suggestions(
    position: Position, found: Sequence[ActionValue], seed: int, samples: int | None, on: Engine
) -> list[Suggestion]:
    """The candidates of a search with their reasons."""
    mover, weighing = position.mover, Weighing(position, seed, samples, on)
    made: list[Suggestion] = []
    for place, candidate in enumerate(found):
        against = found[0 if place else min(1, len(found) - 1)]
        has_reasons = samples != 0 and against is not candidate
        reasons = weighing.reasons(candidate.action.number, against.action.number) if has_reasons else []
        made.append(
            {
                "action": candidate.action.number,
                "notation": candidate.action.notation,
                "win_chance": share(candidate.wins[mover]),
                "error": candidate.win_errors[mover],
                "score": candidate.scores[mover],
                "visits": candidate.visits,
                "reasons": reasons,
            }
        )
    return made
