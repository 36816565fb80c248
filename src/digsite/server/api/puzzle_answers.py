"""What is shown of a puzzle, and what an answer to it is worth."""

from __future__ import annotations

from typing import Any

import orjson

from digsite.bots.levels import LEVELS
from digsite.core import registry
from digsite.core.actions import IllegalAction
from digsite.server.api.puzzle_models import PuzzleChoice, PuzzleHead, Solution
from digsite.server.game import LiveGame
from digsite.server.problems import conflict
from digsite.study.puzzles import Measured, Puzzle

NAMES = [level.name for level in LEVELS]


def head(of: Puzzle) -> PuzzleHead:
    """A puzzle in a list."""
    return PuzzleHead(game=of.game, id=of.id, theme=of.theme, difficulty=of.difficulty, players=of.players)  # type: ignore[arg-type]


def as_json(of: Puzzle) -> dict[str, Any]:
    """A puzzle as its mover sees it."""
    plies = len(of.actions)
    game = LiveGame(of.game, of.players, {}, None, (), of.actions)
    position, state, show = game.position, game.state, game.position.rules.show
    return {
        **head(of).model_dump(),
        "ply": plies,
        "mover": position.mover,
        "names": NAMES[: of.players],
        "view": show.view(state, position.mover),
        "offers": show.offers(state, position.legal_numbers()),
        "happened": [orjson.Fragment(game.described(ply)) for ply in range(plies - of.recent_plies, plies)],
    }


def solution(of: Puzzle, answer: int | str) -> Solution:
    """What an answer is worth."""
    position = of.position()
    try:
        action = position.rules.actions.find(answer).number
        position.play(action)
    except IllegalAction as error:
        raise conflict("illegal-action", str(error), refusal=error.refusal) from None
    return Solution(
        is_best=action == of.best.action,
        chosen=_choice(of.game, action, of.of(action)),
        best=_choice(of.game, of.best.action, of.best),
        choices=[_choice(of.game, one.action, one) for one in of.choices],
    )


def _choice(game: str, action: int, measured: Measured | None) -> PuzzleChoice:
    return PuzzleChoice(
        action=action,
        notation=registry.game(game).actions.actions[action].notation,
        win_chance=None if measured is None else measured.win_chance,
        score=None if measured is None else measured.score,
    )
