"""What a player observes, as numbers for learning programs: the table seen from one seat.

Seats are counted from the observer: seat 0 is the observer, seat 1 the next player clockwise. ``LAYOUT`` names every
number. What there is none of, such as a seat that nobody has taken, is 0.
"""

from __future__ import annotations

from digsite.core.bits import has, size_of
from digsite.core.features import Layout, share
from digsite.core.record import Floats, clear, table
from digsite.core.rule import rule, whole_rule
from digsite.games.thebes.actions import CARD_NAMES, SPACE_NAMES, TOKEN_NAMES, card_name
from digsite.games.thebes.chance import copies_hidden
from digsite.games.thebes.components import (
    ALL_CARDS,
    AREAS,
    ARTEFACTS,
    ASSISTANTS,
    CARD_AREA,
    CARD_SETS,
    CARS,
    CITY,
    CONGRESSES,
    DISPLAY,
    DISTANCE,
    EXHIBITION_SPACES,
    EXHIBITIONS,
    LONGEST_JOURNEY,
    MAX_PLAYERS,
    MOST_KNOWLEDGE,
    NEXT_CARDS,
    NO_AREA,
    NO_CARD,
    PERMISSIONS,
    PLACES,
    POINTS,
    RESEARCHER_CARDS,
    RESEARCHERS,
    RUMOURS,
    SETS,
    SHOVELS,
    TOKEN_KINDS,
    TOKEN_SET,
    WEEKS,
    ZEPPELINS,
    Area,
    Card,
    Place,
)
from digsite.games.thebes.rules.cards import exchange_price
from digsite.games.thebes.rules.desk import artefacts, book_knowledge, general_knowledge, helpers_owned
from digsite.games.thebes.rules.year import is_behind, weeks_left
from digsite.games.thebes.scoring import score
from digsite.games.thebes.state import Option, Pile, Stack, State
from digsite.games.thebes.state import Phase as TurnPhase

MOST_SCORE = 150
MOST_WEEKS_LEFT = 157
MOST_CARD_WEEKS = 6
MOST_POINTS = 3  # of knowledge on one card
MOST_EXCHANGE_WEEKS = 4
MOST_DRAWS = 10
MOST_OF_A_KIND = 9  # congresses, the most of any kind of card

_SEATS = [f"seat {seat}" for seat in range(MAX_PLAYERS)]
_AREAS = [area.name.lower() for area in Area]
_CITIES = [place.name.lower() for place in Place if place < Place.GREECE]
_FLAGS = [option.name.lower() for option in Option if option != Option.FIRST_PLAYER]  # seats are told by "mover"
_KINDS = [*(CARD_NAMES[card] for card in Card), "exhibition"]
_CARD = (
    *_KINDS,
    *(f"about {area}" for area in _AREAS),
    *(f"in {city}" for city in _CITIES),
    "points of knowledge",
    "weeks",
    "weeks of the journey",
)
_DESK = (
    "weeks gone",
    "weeks left",
    *(f"turn {place + 1}" for place in range(MAX_PLAYERS)),
    *(f"in {place.name.lower()}" for place in Place),
    "score now",
    "general knowledge",
    *("assistants", "shovels", "congresses", "cars", "zeppelins", "special permissions"),
    *(f"{what} {area}" for area in _AREAS for what in ("books about", "rumour about", "has dug in", "artefacts of")),
    *(f"has held {card_name(SETS + exhibition)}" for exhibition in range(EXHIBITIONS)),
)

LAYOUT = Layout()
PLAYERS = LAYOUT.add("players", [str(players) for players in range(2, MAX_PLAYERS + 1)], "one flag: how many play")
OPTIONS = LAYOUT.add("option", _FLAGS, "flags: the options of the table")
PHASE = LAYOUT.add("phase", [phase.name.lower() for phase in TurnPhase], "one flag: what the table waits for")
MOVER = LAYOUT.add("mover", _SEATS, "one flag; none while chance is to move, and at the end")
EXCHANGE = LAYOUT.add("exchange", ["weeks"], f"weeks that an exchange takes the observer, of {MOST_EXCHANGE_WEEKS}")
SHOWN = LAYOUT.add(
    "card",
    [
        f"{space}: {what}"
        for space in [*"1234", *(f"next {place + 1}" for place in range(NEXT_CARDS))]
        for what in _CARD
    ],
    f"each card on display, then the next ones where they lie open: flags for kind, area and city, knowledge of"
    f" {MOST_POINTS}, weeks of {MOST_CARD_WEEKS}, the observer's journey there of {LONGEST_JOURNEY}",
)
SHOWING = LAYOUT.add(
    "exhibition",
    [f"{space}: {card_name(SETS + exhibition)}" for space in SPACE_NAMES for exhibition in range(EXHIBITIONS)],
    "one flag for each space with an exhibition",
)
STACK = LAYOUT.add("stack", [stack.name.lower() for stack in Stack], "one flag: what cards are drawn from")
STACK_LEFT = LAYOUT.add("cards left", ["in the stack"], f"of {ALL_CARDS}")
BONUS = LAYOUT.add("first artefact", _AREAS, "flags: it still lies on the map")
BAG = LAYOUT.add(
    "bag",
    [f"{area}: {name}" for area in _AREAS for name in TOKEN_NAMES],
    "tokens of each kind in each bag, of as many as there are at the start",
)
UNSEEN = LAYOUT.add(
    "face down",
    [card_name(number) for number in range(CARD_SETS)],
    "copies of each card that may still be drawn, of as many as there are",
)
SITE = LAYOUT.add("dig", [*_AREAS, "draws due"], f"while tokens are drawn: one flag, and how many, of {MOST_DRAWS}")
DESK = LAYOUT.add(
    "desk",
    [f"{seat}: {what}" for seat in _SEATS for what in _DESK],
    f"weeks of {MOST_WEEKS_LEFT}, flags for turn and place, score of {MOST_SCORE}, knowledge of {MOST_KNOWLEDGE}, cards"
    f" of {MOST_OF_A_KIND}, artefacts of {ARTEFACTS}, flags for the rest",
)
CARD_SIZE = len(_CARD)
DESK_SIZE = len(_DESK)
FLAGS = len(_FLAGS)
KINDS = len(_KINDS)
CITIES = len(_CITIES)
SIZE = LAYOUT.size
COPIES = table([row[5] for row in RESEARCHER_CARDS])  # COPIES[set]
TOKENS_AT_START = table([TOKEN_SET[area, kind].bit_count() for area in Area for kind in range(TOKEN_KINDS)])
KIND = table(  # KIND[card], exhibitions after all kinds of researcher card
    [*(row[0] for row in RESEARCHER_CARDS for _ in range(row[5])), *[len(Card)] * EXHIBITIONS]
)


@whole_rule
def observe(s: State, player: int, out: Floats, start: int) -> None:
    """Write the whole observation, from a place on."""
    clear(out, start, SIZE)
    observe_table(s, player, out, start)
    for space in range(DISPLAY):
        observe_card(s, player, s.display[space], out, start + SHOWN + space * CARD_SIZE)
    for place in range(NEXT_CARDS):
        observe_card(s, player, s.upcoming[place], out, start + SHOWN + (DISPLAY + place) * CARD_SIZE)
    observe_supply(s, out, start)
    for seat in range(s.players):
        observe_desk(s, (player + seat) % s.players, out, start + DESK + seat * DESK_SIZE)


@rule
def observe_table(s: State, player: int, out: Floats, start: int) -> None:
    """Who plays by which options, whose turn it is, and the dig under way."""
    out[start + PLAYERS + s.players - 2] = 1.0
    for option in range(FLAGS):
        out[start + OPTIONS + option] = float(s.options[option])
    out[start + PHASE + s.phase] = 1.0
    if s.mover >= 0:
        out[start + MOVER + (s.mover - player) % s.players] = 1.0
    out[start + EXCHANGE] = share(exchange_price(s, player), MOST_EXCHANGE_WEEKS)
    if s.draws_due > 0:
        out[start + SITE + s.site] = 1.0
        out[start + SITE + AREAS] = share(s.draws_due, MOST_DRAWS)


@rule
def observe_card(s: State, player: int, card: int, out: Floats, n: int) -> None:
    """One open card, by all that is printed on it, and how far away it is."""
    if card == NO_CARD:
        return
    out[n + KIND[card]] = 1.0
    n += KINDS
    if card < RESEARCHERS:
        if CARD_AREA[card] != NO_AREA:
            out[n + CARD_AREA[card]] = 1.0
        out[n + AREAS + CITIES] = share(POINTS[card], MOST_POINTS)
    out[n + AREAS + CITY[card]] = 1.0
    n += AREAS + CITIES + 1
    out[n] = share(WEEKS[card], MOST_CARD_WEEKS)
    out[n + 1] = share(DISTANCE[s.place[player], CITY[card]], LONGEST_JOURNEY)


@rule
def observe_supply(s: State, out: Floats, start: int) -> None:
    """Exhibitions, cards face down, and the bags."""
    for space in range(EXHIBITION_SPACES):
        if s.showing[space] != NO_CARD:
            out[start + SHOWING + space * EXHIBITIONS + s.showing[space]] = 1.0
    out[start + STACK + s.stack - Stack.FIRST] = 1.0
    out[start + STACK_LEFT] = share(s.stack_left, ALL_CARDS)
    for area in range(AREAS):
        out[start + BONUS + area] = int(has(s.bonus, area))
        for kind in range(TOKEN_KINDS):
            place = area * TOKEN_KINDS + kind
            if TOKENS_AT_START[place] > 0:
                out[start + BAG + place] = share(size_of(s.bag[area] & TOKEN_SET[area, kind]), TOKENS_AT_START[place])
    for number in range(SETS):
        out[start + UNSEEN + number] = share(copies_hidden(s, number), COPIES[number])
    for exhibition in range(EXHIBITIONS):
        out[start + UNSEEN + SETS + exhibition] = int(has(s.exhibitions[Pile.HIDDEN], exhibition))


@rule
def observe_desk(s: State, q: int, out: Floats, n: int) -> None:
    """What lies before one player."""
    out[n] = share(s.week[q], MOST_WEEKS_LEFT)
    out[n + 1] = share(weeks_left(s, q), MOST_WEEKS_LEFT)
    turn = 0
    for p in range(s.players):
        turn += is_behind(s, p, q)
    out[n + 2 + turn] = 1.0
    n += 2 + MAX_PLAYERS
    out[n + s.place[q]] = 1.0
    n += PLACES
    out[n] = share(score(s, q), MOST_SCORE)
    out[n + 1] = share(general_knowledge(s, q), MOST_KNOWLEDGE)
    out[n + 2] = share(helpers_owned(s, q, ASSISTANTS), MOST_OF_A_KIND)
    out[n + 3] = share(helpers_owned(s, q, SHOVELS), MOST_OF_A_KIND)
    out[n + 4] = share(helpers_owned(s, q, CONGRESSES), MOST_OF_A_KIND)
    out[n + 5] = share(helpers_owned(s, q, CARS), MOST_OF_A_KIND)
    out[n + 6] = share(helpers_owned(s, q, ZEPPELINS), MOST_OF_A_KIND)
    out[n + 7] = share(helpers_owned(s, q, PERMISSIONS), MOST_OF_A_KIND)
    n += 8
    for area in range(AREAS):
        out[n] = share(book_knowledge(s, q, area), MOST_KNOWLEDGE)
        out[n + 1] = float(helpers_owned(s, q, RUMOURS[area]))
        out[n + 2] = int(has(s.used[q], area))
        out[n + 3] = share(artefacts(s, q, area), ARTEFACTS)
        n += 4
    for exhibition in range(EXHIBITIONS):
        out[n + exhibition] = int(has(s.exhibitions[q], exhibition))
