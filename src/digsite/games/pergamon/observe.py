"""What a player observes, as numbers for learning programs: the table seen from one seat.

Seats are counted from the observer: 0 is the observer, 1 the next player clockwise. First comes one number for each
entry of ``SCALARS``, then for each tile one flag for each place of ``TILE_PLACES``.
"""

from __future__ import annotations

from digsite.core.bits import each
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.pergamon.components import (
    CARDS_A_ROUND,
    GALLERIES,
    HIGHEST_CARD,
    MARKERS,
    MAX_PLAYERS,
    RAIDER,
    TILES,
)
from digsite.games.pergamon.scoring import on_show
from digsite.games.pergamon.state import OPTIONS, Option, Phase, State

HIDDEN = -1  # the tickets of another player who keeps them secret

_SEATS = [f"seat {seat}" for seat in range(MAX_PLAYERS)]
SCALARS = (
    "players",
    *(f"option {option.name.lower()}" for option in Option),
    "round",
    "phase",
    "mover is the observer",
    "last tile of the row, 0 without a row",
    *(f"cards of value {value} not turned up" for value in range(1, HIGHEST_CARD + 1)),
    *(f"back of card {card + 1}" for card in range(CARDS_A_ROUND)),
    *(f"value of card {card + 1}" for card in range(CARDS_A_ROUND)),
    "coins of the raider",
    "research space of the raider",
    *(f"{seat}: {what}" for seat in _SEATS for what in ("place in the order", "research space", "coins", "tickets")),
    *(f"{seat}: museum space of marker {marker + 1}" for seat in _SEATS for marker in range(MARKERS)),
)
TILE_PLACES = (
    *(f"in gallery {gallery + 1}" for gallery in range(GALLERIES)),
    "in the row",
    *(f"among the finds of {seat}" for seat in _SEATS),
    *(f"on show by {seat}" for seat in _SEATS),
)
PLACES = len(TILE_PLACES)
FIRST_FLAG = len(SCALARS)
OBSERVATION_SIZE = FIRST_FLAG + TILES * PLACES
ROW_PLACE = GALLERIES
FINDS_PLACE = ROW_PLACE + 1
SHOW_PLACE = FINDS_PLACE + MAX_PLAYERS


@rule
def observe(s: State, player: int, out: Ints) -> None:
    """Write the whole observation."""
    for index in range(OBSERVATION_SIZE):
        out[index] = 0
    n = observe_table(s, player, out)
    for seat in range(MAX_PLAYERS):
        n = observe_desk(s, player, seat, out, n)
    for seat in range(s.players):
        q = (player + seat) % s.players
        for m in range(MARKERS):
            out[n + seat * MARKERS + m] = s.space[q, m]
        flag(s.finds[q], FINDS_PLACE + seat, out)
        flag(on_show(s, q), SHOW_PLACE + seat, out)
    for gallery in range(GALLERIES):
        flag(s.gallery[gallery], gallery, out)
    flag(s.row, ROW_PLACE, out)


@rule
def observe_table(s: State, player: int, out: Ints) -> int:
    """What lies in the middle; returns how many numbers that is."""
    out[0] = s.players
    n = 1
    for option in range(OPTIONS):
        out[n] = s.options[option]
        n += 1
    out[n] = s.calendar
    out[n + 1] = s.phase
    out[n + 2] = int(s.mover == player)
    out[n + 3] = s.row_end + 1
    n += 4
    for value in range(1, HIGHEST_CARD + 1):
        out[n] = s.deck[value]
        n += 1
    for card in range(CARDS_A_ROUND):
        out[n + card] = s.back[card]
        out[n + CARDS_A_ROUND + card] = s.face[card]
    n += 2 * CARDS_A_ROUND
    out[n] = s.coins[RAIDER]
    out[n + 1] = s.figure[RAIDER]
    return n + 2


@rule
def observe_desk(s: State, player: int, seat: int, out: Ints, n: int) -> int:
    """What lies before one player; an empty seat shows zeros."""
    if seat < s.players:
        q = (player + seat) % s.players
        for place in range(s.players):
            if s.order[place] == q:
                out[n] = place
        out[n + 1] = s.figure[q]
        out[n + 2] = s.coins[q]
        out[n + 3] = s.tickets[q] if may_see_tickets(s, player, q) else HIDDEN
    return n + 4


@rule
def may_see_tickets(s: State, player: int, q: int) -> bool:
    """By an option of the table tickets are kept from the others until the game is over. Ruling P-43."""
    return player == q or s.options[Option.SECRET_TICKETS] == 0 or s.phase == Phase.OVER


@rule
def flag(tiles: int, place: int, out: Ints) -> None:
    """Set the flag of a place for each of some tiles."""
    for t in each(tiles):
        out[FIRST_FLAG + t * PLACES + place] = 1
