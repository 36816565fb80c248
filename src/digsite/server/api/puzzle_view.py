"""A puzzle as its mover sees it."""

from __future__ import annotations

from typing import Any

import orjson

from digsite.bots.levels import LEVELS
from digsite.server.tables.game import LiveGame
from digsite.server.tables.shapes import GameOffer, GameView, Happening
from digsite.study.described import described
from digsite.study.puzzles import Puzzle
from digsite.study.puzzles.answers import PuzzleHead, head

NAMES = [level.name for level in LEVELS]


@described
class PuzzleView(PuzzleHead):
    """A position in which one action is clearly best, as its mover sees it."""

    ply: int
    mover: int
    """the seat that one plays"""
    names: list[str]
    """of the seats"""
    view: GameView
    """the pieces on the table"""
    offers: list[GameOffer]
    """the legal actions, as at a table"""
    happened: list[Happening]
    """what was played since the mover's turn before this one"""


def view_of(of: Puzzle) -> dict[str, Any]:
    """A puzzle as it is sent."""
    plies = len(of.actions)
    game = LiveGame(of.game, of.players, {}, None, (), of.actions)
    position, state, show = game.position, game.state, game.position.rules.show
    return {
        **head(of),
        "ply": plies,
        "mover": position.mover,
        "names": NAMES[: of.players],
        "view": show.view(state, position.mover),
        "offers": show.offers(state, position.legal_numbers()),
        "happened": [orjson.Fragment(game.described(ply)) for ply in range(plies - of.recent_plies, plies)],
    }
