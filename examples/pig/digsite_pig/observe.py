"""What a player observes, as numbers from 0 to 1 for learning programs. Seats are counted from the observer."""

from __future__ import annotations

from digsite.core.features import Layout, share
from digsite.core.record import Floats, clear
from digsite.core.rule import rule
from digsite_pig.state import GOAL, MAX_PLAYERS, State

_SEATS = [f"seat {seat}" for seat in range(MAX_PLAYERS)]

LAYOUT = Layout()
MOVER = LAYOUT.add("mover", _SEATS, "1 for whose decision it is")
TURN = LAYOUT.add("turn", _SEATS, "1 for whose turn it is, while the die rolls, too")
POINTS = LAYOUT.add("points", _SEATS, "held, as a part of 100")
AT_STAKE = LAYOUT.add("at stake", ["points"], "as a part of 100")
SIZE = LAYOUT.size


@rule
def observe(s: State, player: int, out: Floats, start: int) -> None:
    """Write the state as numbers, seen from a seat."""
    clear(out, start, SIZE)
    for seat in range(s.players):
        p = (player + seat) % s.players
        out[start + MOVER + seat] = s.mover == p
        out[start + TURN + seat] = s.turn == p
        out[start + POINTS + seat] = share(s.points[p], GOAL)
    out[start + AT_STAKE] = share(s.at_stake, GOAL)
