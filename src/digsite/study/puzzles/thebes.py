"""The themes of Thebes' puzzles."""

from __future__ import annotations

from typing import Any

from digsite.core.position import Position
from digsite.games.thebes.pieces import researcher
from digsite.study.puzzles.themes import Themes

NAMES = ("book", "helper", "congress", "dig", "weeks", "exhibition", "exchange", "year_end")
BOOKS = ("special_knowledge", "general_knowledge")


def theme(position: Position, best: dict[str, Any], second: dict[str, Any]) -> str:
    """What the decision is about: a dig is about its weeks if the same site comes next, a week less or more."""
    kind = best["kind"]
    if kind == "dig":
        return "weeks" if second["kind"] == "dig" and second["area"] == best["area"] else "dig"
    if kind == "exhibit":
        return "exhibition"
    if kind == "pass" or best["marker"]["new_year"] or best["marker"]["finished"]:
        return "year_end"
    if kind == "exchange":
        return "exchange"
    card = researcher(best["card"])["kind"]
    if card == "congress":
        return "congress"
    return "book" if card in BOOKS else "helper"


THEMES = Themes(NAMES, theme)
