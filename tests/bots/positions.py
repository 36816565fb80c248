"""Positions with a known best move."""

from __future__ import annotations

from typing import Any

from digsite.games.pergamon.components import ROUNDS
from digsite.games.pergamon.state import Phase
from tests.games.pergamon import tables as pergamon
from tests.games.thebes import tables as thebes


def polish_or_lose() -> Any:
    """Eight coins take the row from space 5 to 13: that is a tie, and the only object on show breaks it."""
    s = pergamon.table(2)
    s.calendar = ROUNDS
    pergamon.give(s, 0, 59, 28, coins=8)
    pergamon.in_turn(s, 0, Phase.EXHIBIT)
    s.tickets[0] = 14  # and 1 for exhibiting, 2 for the bracelet, 3 for the oldest object
    s.tickets[1] = 24
    pergamon.do(s, "join 59", "join 28")
    return s


def far_from_crete(week: int) -> Any:
    """Somebody who knows all about Crete is in London with a car, three weeks away; the other player is finished."""
    s = thebes.playing(2, week=week, place="london")
    thebes.markers(s, week, 157)
    thebes.give(
        s, 0, "crete 3 moscow", "crete 2 rome", "crete 2 paris", "crete 1 vienna", "general 2 london", "car rome"
    )
    s.used[0] = 0b00010  # the permission for Crete
    return s


def dig_or_exhibit() -> Any:
    """There is time for a dig or for the exhibition: the bag may hold more, but only the exhibition surely wins."""
    s = thebes.playing(2, week=150, place="london")
    thebes.markers(s, 150, 157)
    thebes.give(s, 0, "greece 3 london")
    thebes.give_finds(s, 0, "egypt", "1", "1")
    thebes.give_finds(s, 0, "greece", "1")
    thebes.show(s, "small exhibition london")
    thebes.give_finds(s, 1, "crete", "5", "4")
    return s
