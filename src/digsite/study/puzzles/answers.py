"""What is told of a puzzle, and what an answer to it is worth."""

from __future__ import annotations

from typing_extensions import TypedDict

from digsite.core import registry
from digsite.study.boards import GameName
from digsite.study.described import described
from digsite.study.findings import Reason
from digsite.study.puzzles.puzzle import Measured, Puzzle


@described
class PuzzleHead(TypedDict):
    """A puzzle in a list."""

    game: GameName
    id: str
    theme: str
    difficulty: int
    """1 easy, 2 medium, 3 hard"""
    players: int


@described
class PuzzleChoice(TypedDict):
    """What an action is worth to the mover, as the check measured it."""

    action: int
    notation: str
    win_chance: float | None
    """0 to 1; none if the action was not worth a closer look"""
    score: float | None
    """points to be expected at the end; none as above"""


@described
class Solution(TypedDict):
    """Whether an answer is right, and what is."""

    is_best: bool
    chosen: PuzzleChoice
    best: PuzzleChoice
    choices: list[PuzzleChoice]
    """all that were worth a closer look, the best first"""
    reasons: list[Reason]
    """what speaks for the best one against the chosen one, or against the next best if the best one was chosen"""


def head(of: Puzzle) -> PuzzleHead:
    """A puzzle in a list."""
    return {"game": of.game, "id": of.id, "theme": of.theme, "difficulty": of.difficulty, "players": of.players}


def answered(of: Puzzle, answer: int | str) -> int:
    """The number of an answer; raises ``IllegalAction`` if it is none."""
    position = of.position()
    action = position.rules.actions.find(answer).number
    position.play(action)
    return action


def solution(of: Puzzle, action: int, reasons: list[Reason]) -> Solution:
    """What an answer is worth, and why the best one is better."""
    return {
        "is_best": action == of.best.action,
        "chosen": _choice(of.game, action, of.of(action)),
        "best": _choice(of.game, of.best.action, of.best),
        "choices": [_choice(of.game, one.action, one) for one in of.choices],
        "reasons": reasons,
    }


def _choice(game: str, action: int, measured: Measured | None) -> PuzzleChoice:
    return {
        "action": action,
        "notation": registry.game(game).actions.actions[action].notation,
        "win_chance": None if measured is None else measured.win_chance,
        "score": None if measured is None else measured.score,
    }
