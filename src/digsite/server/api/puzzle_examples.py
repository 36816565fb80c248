"""Examples of puzzles, for the description of the API."""

from __future__ import annotations

from typing import Any

from digsite.server.api.puzzle_view import view_of
from digsite.study.findings import Reason
from digsite.study.puzzles import Measured, Puzzle
from digsite.study.puzzles.answers import head, solution

REASON = Reason(kind="points_at_evaluation", is_chance=False, value=9.4, other=8.1, error=0.2, favours=True)
SENT = {"Solve": {"action": "place 5"}}
PUZZLE = Puzzle(
    game="pergamon",
    players=3,
    actions=(1, 26, 40, 19, 39, 63, 65, 64, 141),
    theme="funds",
    difficulty=1,
    gap=0.044,
    choices=(Measured(139, 17702, 0.534, 34.3), Measured(137, 6660, 0.476, 33.3), Measured(138, 6067, 0.465, 33.1)),
)


def answered() -> dict[str, Any]:
    """The answers, by the names of their models."""
    listed = head(PUZZLE)
    return {
        "Puzzles": {"puzzles": [listed]},
        "PuzzlesOfTheDay": {"date": "2026-01-31", "puzzles": [listed]},
        "PuzzleView": view_of(PUZZLE),
        "Solution": solution(PUZZLE, PUZZLE.choices[1].action, [REASON]),
    }
