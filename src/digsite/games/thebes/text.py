"""Thebes in words: what ``core.game.TextRenderer`` asks of every game."""

from __future__ import annotations

from digsite.games.thebes.drawing import components, result, table
from digsite.games.thebes.reasons import reason
from digsite.games.thebes.sentences import sentences
from digsite.games.thebes.state import State
from digsite.games.thebes.words import year_on_the_marker

__all__ = ["components", "heading", "reason", "result", "round_of", "sentences", "table"]


def round_of(s: State) -> int:
    """The year of the year marker."""
    return year_on_the_marker(s)


def heading(s: State) -> str:
    """The year, as a journal groups its actions."""
    return f"year {year_on_the_marker(s)}"
