"""The solo game: one player and the tomb raider, for a medal. Ruling P-19: the rulebooks have none, this is our own.

The targets are set from the play of bots (``docs/strength.md``): bronze is what level 2 reaches in most games, silver
what level 3 reaches in half of its games, gold what a search of 5,000 iterations a move reaches in half of its games.
"""

from __future__ import annotations

from digsite.games.pergamon.shapes.names import MedalName
from digsite.games.pergamon.state import State

MEDALS: tuple[tuple[MedalName, int], ...] = (("gold", 70), ("silver", 64), ("bronze", 55))  # the least score for each


def is_solo(s: State) -> bool:
    """Whether one player plays for a medal: nobody wins or loses."""
    return s.players == 1


def medal(s: State) -> MedalName | None:
    """The medal that the score is worth, if any."""
    return next((name for name, target in MEDALS if s.tickets[0] >= target), None)
