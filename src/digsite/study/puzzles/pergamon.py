"""The themes of Pergamon's puzzles."""

from __future__ import annotations

from typing import Any

from digsite.core.position import Position
from digsite.games.pergamon.components import ROUNDS
from digsite.study.puzzles.themes import Themes

NAMES = ("funds", "dig", "row", "exhibit", "polish", "push_down", "break_up", "storage", "last_round")
BY_KIND = {
    "lay": "dig",
    "place": "funds",
    "dig": "dig",
    "no_dig": "dig",
    "join": "row",
    "discard": "storage",
    "store": "storage",
}


def theme(position: Position, best: dict[str, Any], second: dict[str, Any]) -> str:
    """What the decision is about; in the last round everything is about the end."""
    if position.round == ROUNDS:
        return "last_round"
    if best["kind"] != "exhibit":
        return BY_KIND[best["kind"]]
    if best["broken_up"] is not None:
        return "break_up"
    if any(move["player"] != position.mover for move in best["pushed"]):
        return "push_down"
    return "polish" if best["polish"] else "exhibit"


THEMES = Themes(NAMES, theme)
