"""What a player observes, as numbers for learning programs: the table seen from one seat.

Seats are counted from the observer: 0 is the observer, 1 the next player clockwise. One number for each entry of
``OBSERVED``, in that order.
"""

from __future__ import annotations

from digsite.core.bits import has, size_of
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.thebes.actions import SPACE_NAMES, card_name
from digsite.games.thebes.chance import copies_hidden
from digsite.games.thebes.components import (
    AREAS,
    ASSISTANTS,
    CARD_SETS,
    CARS,
    CONGRESSES,
    DISPLAY,
    EXHIBITION_SPACES,
    EXHIBITIONS,
    MAX_PLAYERS,
    NEXT_CARDS,
    NO_CARD,
    PERMISSIONS,
    RUMOURS,
    SET,
    SETS,
    SHOVELS,
    TOKEN_KINDS,
    TOKEN_SET,
    ZEPPELINS,
    Area,
)
from digsite.games.thebes.rules.cards import exchange_price
from digsite.games.thebes.rules.desk import artefacts, book_knowledge, general_knowledge, helpers_owned
from digsite.games.thebes.rules.year import weeks_left
from digsite.games.thebes.scoring import score
from digsite.games.thebes.state import OPTIONS, Option, Pile, State

_AREAS = [area.name.lower() for area in Area]
_DESK = (
    "weeks since the first year began",
    "weeks left",
    "order of arrival",
    "place",
    "score now",
    "general knowledge",
    *("assistants", "shovels", "congresses", "cars", "zeppelins", "special permissions"),
    *(f"{what} {area}" for area in _AREAS for what in ("books", "rumour", "permission used", "artefacts")),
    *(f"has held exhibition {exhibition + 1}" for exhibition in range(EXHIBITIONS)),
)
OBSERVED = (
    "players",
    *(f"option {option.name.lower()}" for option in Option),
    "phase",
    "mover is the observer",
    "weeks for an exchange",
    *(f"card on display space {space + 1}, its set + 1" for space in range(DISPLAY)),
    *(f"next card {place + 1}, its set + 1" for place in range(NEXT_CARDS)),
    *(f"exhibition on {space} + 1" for space in SPACE_NAMES),
    "stack",
    "cards left in it",
    *(f"first artefact of {area} on the map" for area in _AREAS),
    *(f"tokens of kind {kind} in the bag of {area}" for area in _AREAS for kind in range(TOKEN_KINDS)),
    *(f"hidden copies of {card_name(number)}" for number in range(CARD_SETS)),
    *(f"seat {seat}: {what}" for seat in range(MAX_PLAYERS) for what in _DESK),
)
OBSERVATION_SIZE = len(OBSERVED)
DESK_SIZE = len(_DESK)


@rule
def observe(s: State, player: int, out: Ints) -> None:
    """Write the whole observation."""
    n = observe_table(s, player, out)
    n = observe_cards(s, out, n)
    for seat in range(MAX_PLAYERS):
        for index in range(DESK_SIZE):
            out[n + index] = 0
        if seat < s.players:
            observe_desk(s, (player + seat) % s.players, out, n)
        n += DESK_SIZE


@rule
def observe_table(s: State, player: int, out: Ints) -> int:
    """Options and turn; returns how many numbers that is."""
    out[0] = s.players
    for option in range(OPTIONS):
        out[1 + option] = s.options[option]
    n = 1 + OPTIONS
    out[n] = s.phase
    out[n + 1] = int(s.mover == player)
    out[n + 2] = exchange_price(s, player)
    return n + 3


@rule
def observe_cards(s: State, out: Ints, n: int) -> int:
    """Cards in the middle, the map and the bags."""
    for space in range(DISPLAY):
        out[n + space] = set_of(s.display[space]) + 1
    n += DISPLAY
    for place in range(NEXT_CARDS):
        out[n + place] = set_of(s.upcoming[place]) + 1
    n += NEXT_CARDS
    for space in range(EXHIBITION_SPACES):
        out[n + space] = s.showing[space] + 1
    n += EXHIBITION_SPACES
    out[n] = s.stack
    out[n + 1] = s.stack_left
    n += 2
    for area in range(AREAS):
        out[n + area] = int(has(s.bonus, area))
    n += AREAS
    for area in range(AREAS):
        for kind in range(TOKEN_KINDS):
            out[n] = size_of(s.bag[area] & TOKEN_SET[area, kind])
            n += 1
    for number in range(SETS):
        out[n + number] = copies_hidden(s, number)
    for exhibition in range(EXHIBITIONS):
        out[n + SETS + exhibition] = int(has(s.exhibitions[Pile.HIDDEN], exhibition))
    return n + CARD_SETS


@rule
def observe_desk(s: State, q: int, out: Ints, n: int) -> None:
    """What lies before one player."""
    out[n] = s.week[q]
    out[n + 1] = weeks_left(s, q)
    out[n + 2] = s.arrival[q]
    out[n + 3] = s.place[q]
    out[n + 4] = score(s, q)
    out[n + 5] = general_knowledge(s, q)
    out[n + 6] = helpers_owned(s, q, ASSISTANTS)
    out[n + 7] = helpers_owned(s, q, SHOVELS)
    out[n + 8] = helpers_owned(s, q, CONGRESSES)
    out[n + 9] = helpers_owned(s, q, CARS)
    out[n + 10] = helpers_owned(s, q, ZEPPELINS)
    out[n + 11] = helpers_owned(s, q, PERMISSIONS)
    n += 12
    for area in range(AREAS):
        out[n] = book_knowledge(s, q, area)
        out[n + 1] = helpers_owned(s, q, RUMOURS[area])
        out[n + 2] = int(has(s.used[q], area))
        out[n + 3] = artefacts(s, q, area)
        n += 4
    for exhibition in range(EXHIBITIONS):
        out[n + exhibition] = int(has(s.exhibitions[q], exhibition))


@rule
def set_of(card: int) -> int:
    """The set a card belongs to, or NO_CARD."""
    return SET[card] if card != NO_CARD else NO_CARD
