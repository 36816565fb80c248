"""Preparations: the table before the first round. [rulebook, "Preparations"]"""

from __future__ import annotations

from digsite.core.game import CHANCE
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.pergamon.components import ALL_TILES, COPIES, HIGHEST_CARD, NO_TILE, TILES
from digsite.games.pergamon.rules.funds import seat_order
from digsite.games.pergamon.state import OPTIONS, Option, Phase, State
from digsite.games.pergamon.why import Why


@rule
def setup(s: State, players: int, options: Ints) -> None:
    """All finds and funds cards lie face down; nobody owns anything, not even a coin."""
    s.players = players
    for option in range(OPTIONS):
        s.options[option] = options[option]
    s.unseen = ALL_TILES
    for tile in range(TILES):
        s.joined[tile] = NO_TILE
    s.row_end = NO_TILE
    for value in range(1, HIGHEST_CARD + 1):
        s.deck[value] = COPIES
    s.calendar = 1
    s.phase = Phase.START
    s.mover = CHANCE
    if s.options[Option.FIRST_PLAYER] > 0:
        begin_with(s, s.options[Option.FIRST_PLAYER] - 1)


@rule
def why_not_begin_with(s: State, first: int) -> int:
    """Only a player can go first."""
    return Why.ALLOWED if first < s.players else Why.NO_SUCH_SEAT


@rule
def begin_with(s: State, first: int) -> None:
    """The rulebook lets the oldest person begin; here chance or the host chooses."""
    seat_order(s, first)  # Ruling P-54: in variant 1 too, since there are no figures to go by yet.
    s.phase = Phase.FINDS
