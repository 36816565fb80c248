"""Examples of puzzles, for the description of the API."""

from __future__ import annotations

from typing import Any

from digsite.server.api.puzzle_answers import as_json, head, solution
from digsite.study.puzzles import shipped

SENT = {"Solve": {"action": "place 5"}}


def answered() -> dict[str, Any]:
    """The answers, by the names of their models."""
    puzzle = shipped("pergamon").puzzles[0]
    listed = head(puzzle).model_dump()
    return {
        "Puzzles": {"puzzles": [listed]},
        "PuzzlesOfTheDay": {"date": "2026-01-31", "puzzles": [listed]},
        "PuzzleView": as_json(puzzle),
        "Solution": solution(puzzle, puzzle.choices[1].action).model_dump(),
    }
