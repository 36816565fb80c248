"""The solo game: one player and the tomb raider, for a medal. Ruling P-19: the rulebooks have none, this is our own.

The targets are provisional: they will be set from the play of strong bots.
"""

from __future__ import annotations

from digsite.games.pergamon.state import State

MEDALS = (("gold", 70), ("silver", 55), ("bronze", 40))  # the least score for each


def medal(s: State) -> str | None:
    """The medal that the score is worth, if any."""
    return next((name for name, target in MEDALS if s.tickets[0] >= target), None)
