"""Pergamon in words: what ``core.game.TextRenderer`` asks of every game."""

from __future__ import annotations

from digsite.games.pergamon.drawing import components, result, table
from digsite.games.pergamon.reasons import reason
from digsite.games.pergamon.sentences import sentences
from digsite.games.pergamon.state import Phase, State

__all__ = ["components", "heading", "reason", "result", "round_of", "sentences", "table"]

PARTS = {  # the part of the round that a phase belongs to; all others are players' turns
    Phase.START: "finds",
    Phase.FINDS: "finds",
    Phase.SORTING: "finds",
    Phase.FUNDS: "funds",
    Phase.RAIDER: "funds",
    Phase.PLACING: "funds",
    Phase.GRANTS: "funds",
    Phase.PAYING: "funds",
}


def round_of(s: State) -> int:
    """The round, 1 to 12."""
    return s.calendar


def heading(s: State) -> str:
    """Round and part of the round, as a journal groups its actions."""
    return f"round {s.calendar}, {PARTS.get(Phase(s.phase), 'turns')}"
