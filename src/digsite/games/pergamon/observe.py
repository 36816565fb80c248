"""What a player observes, as numbers for learning programs: the table seen from one seat.

Seats are counted from the observer: seat 0 is the observer, seat 1 the next player clockwise. ``LAYOUT`` names every
number. What there is none of, such as a seat that nobody has taken, is 0.
"""

from __future__ import annotations

from digsite.core.bits import each, size_of
from digsite.core.features import Layout, share
from digsite.core.record import Floats, clear
from digsite.core.rule import rule, whole_rule
from digsite.games.pergamon.components import (
    CARDS_A_ROUND,
    COPIES,
    GALLERIES,
    HIGHEST_CARD,
    MARKERS,
    MAX_PLAYERS,
    NO_TILE,
    RAIDER,
    RIGHT,
    ROUNDS,
    SPACES,
    THINGS,
    TILES,
    TOP_SPACE,
    Back,
    Thing,
    year,
)
from digsite.games.pergamon.scoring import on_show, row_value
from digsite.games.pergamon.state import Option, Phase, State

MOST_COINS = 30
MOST_TICKETS = 100
MOST_FINDS = 20
LAST_YEAR = 600  # every object is younger

_SEATS = [f"seat {seat}" for seat in range(MAX_PLAYERS)]
_FLAGS = [option.name.lower() for option in Option if option != Option.FIRST_PLAYER]  # seats are told by "mover"
_CARDS = [f"card {card + 1}" for card in range(CARDS_A_ROUND)]
_TILE_PLACES = (
    *(f"in gallery {gallery + 1}" for gallery in range(GALLERIES)),
    "in the row",
    "at the right end of the row",
    *(f"among the finds of {seat}" for seat in _SEATS),
    *(f"on show by {seat}" for seat in _SEATS),
)

LAYOUT = Layout()
PLAYERS = LAYOUT.add("players", [str(players) for players in range(1, MAX_PLAYERS + 1)], "one flag: how many play")
OPTIONS = LAYOUT.add("option", _FLAGS, "flags: the options of the table")
ROUND = LAYOUT.add("round", [str(number) for number in range(1, ROUNDS + 1)], "one flag")
PHASE = LAYOUT.add("phase", [phase.name.lower() for phase in Phase], "one flag: what the table waits for")
MOVER = LAYOUT.add("mover", _SEATS, "one flag; none while chance is to move, and at the end")
DECK = LAYOUT.add(
    "cards not turned up",
    [f"value {value}" for value in range(1, HIGHEST_CARD + 1)],
    f"of {COPIES} of each value, those that may still come",
)
BACK = LAYOUT.add(
    "back of",
    [f"{card}: {back}" for card in _CARDS for back in ("bag", "chest")],
    "one flag for each funds card of the round, once it is drawn",
)
FACE = LAYOUT.add("value of", _CARDS, f"of {HIGHEST_CARD} coins, once it is turned over")
FIGURE = LAYOUT.add(
    "research space of",
    [f"{who}: space {space}" for who in [*_SEATS, "the raider"] for space in range(1, SPACES + 1)],
    "one flag for each figure on the track",
)
ORDER = LAYOUT.add(
    "order of", [f"{seat}: {place + 1}" for seat in _SEATS for place in range(MAX_PLAYERS)], "one flag for each player"
)
COINS = LAYOUT.add("coins of", [*_SEATS, "the raider"], f"of {MOST_COINS} coins; more count as {MOST_COINS}")
TICKETS = LAYOUT.add("tickets of", _SEATS, f"of {MOST_TICKETS} points; 0 where they are hidden")
HIDDEN = LAYOUT.add("hidden tickets", _SEATS, "flags: this player's tickets are kept secret from the observer")
FINDS = LAYOUT.add("number of finds of", _SEATS, f"of {MOST_FINDS} tiles not exhibited")
MARKER = LAYOUT.add(
    "museum space of",
    [f"{seat}: marker {marker + 1}" for seat in _SEATS for marker in range(MARKERS)],
    f"of {TOP_SPACE} spaces; 0 out of the museum",
)
OLDEST = LAYOUT.add(
    "oldest",
    [f"{thing.name.lower()} of {seat}" for seat in _SEATS for thing in Thing],
    f"year of the oldest object of a kind on show, of {LAST_YEAR}",
)
ROW = LAYOUT.add("row", ["value"], f"value of the row that is being pieced together, of {TOP_SPACE}")
TILE = LAYOUT.add(
    "tile", [f"{tile + 1} {place}" for tile in range(TILES) for place in _TILE_PLACES], "flags: where each tile lies"
)
PLACES = len(_TILE_PLACES)
ROW_PLACE = GALLERIES
END_PLACE = ROW_PLACE + 1
FINDS_PLACE = END_PLACE + 1
SHOW_PLACE = FINDS_PLACE + MAX_PLAYERS
FLAGS = len(_FLAGS)
SIZE = LAYOUT.size


@whole_rule
def observe(s: State, player: int, out: Floats, start: int) -> None:
    """Write the whole observation, from a place on."""
    clear(out, start, SIZE)
    observe_table(s, player, out, start)
    observe_cards(s, out, start)
    for seat in range(s.players):
        q = (player + seat) % s.players
        observe_desk(s, player, q, seat, out, start)
        observe_museum(s, q, seat, out, start)
    for gallery in range(GALLERIES):
        flag(s.gallery[gallery], gallery, out, start)
    flag(s.row, ROW_PLACE, out, start)
    if s.row_end != NO_TILE:
        out[start + TILE + s.row_end * PLACES + END_PLACE] = 1.0
        out[start + ROW] = share(row_value(s, s.row), TOP_SPACE)


@rule
def observe_table(s: State, player: int, out: Floats, start: int) -> None:
    """Who plays by which options, and whose turn it is."""
    out[start + PLAYERS + s.players - 1] = 1.0
    for option in range(FLAGS):
        out[start + OPTIONS + option] = float(s.options[option])
    out[start + ROUND + s.calendar - 1] = 1.0
    out[start + PHASE + s.phase] = 1.0
    if s.mover >= 0:
        out[start + MOVER + (s.mover - player) % s.players] = 1.0
    for place in range(s.players):
        out[start + ORDER + (s.order[place] - player) % s.players * MAX_PLAYERS + place] = 1.0


@rule
def observe_cards(s: State, out: Floats, start: int) -> None:
    """The research funds, and the tomb raider."""
    for value in range(1, HIGHEST_CARD + 1):
        out[start + DECK + value - 1] = share(s.deck[value], COPIES)
    for card in range(CARDS_A_ROUND):
        if s.back[card] != Back.NONE:
            out[start + BACK + 2 * card + s.back[card] - Back.BAG] = 1.0
        out[start + FACE + card] = share(s.face[card], HIGHEST_CARD)
    out[start + COINS + RAIDER] = share(s.coins[RAIDER], MOST_COINS)
    if s.figure[RAIDER] > 0:
        out[start + FIGURE + RAIDER * SPACES + s.figure[RAIDER] - 1] = 1.0


@rule
def observe_desk(s: State, player: int, q: int, seat: int, out: Floats, start: int) -> None:
    """What lies before one player."""
    if s.figure[q] > 0:
        out[start + FIGURE + seat * SPACES + s.figure[q] - 1] = 1.0
    out[start + COINS + seat] = share(s.coins[q], MOST_COINS)
    if may_see_tickets(s, player, q):
        out[start + TICKETS + seat] = share(s.tickets[q], MOST_TICKETS)
    else:
        out[start + HIDDEN + seat] = 1.0
    out[start + FINDS + seat] = share(size_of(s.finds[q]), MOST_FINDS)
    flag(s.finds[q], FINDS_PLACE + seat, out, start)


@rule
def observe_museum(s: State, q: int, seat: int, out: Floats, start: int) -> None:
    """What one player shows there."""
    for m in range(MARKERS):
        out[start + MARKER + seat * MARKERS + m] = share(s.space[q, m], TOP_SPACE)
    for t in each(on_show(s, q)):
        out[start + TILE + t * PLACES + SHOW_PLACE + seat] = 1.0
        if s.joined[t] != NO_TILE:
            place = start + OLDEST + seat * THINGS + RIGHT[t]
            out[place] = max(out[place], share(year(t, s.joined[t]), LAST_YEAR))


@rule
def may_see_tickets(s: State, player: int, q: int) -> bool:
    """By an option of the table tickets are kept from the others until the game is over. Ruling P-43."""
    return player == q or s.options[Option.SECRET_TICKETS] == 0 or s.phase == Phase.OVER


@rule
def flag(tiles: int, place: int, out: Floats, start: int) -> None:
    """Set the flag of a place for each of some tiles."""
    for t in each(tiles):
        out[start + TILE + t * PLACES + place] = 1.0
