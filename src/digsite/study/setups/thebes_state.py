"""A position of Thebes from its facts.

1. Desks: time, place, cards, permissions and tokens of each player.
2. Cards elsewhere; all that are not named lie face down.
3. The turn: whose marker is hindmost moves, unless a card is due; what the next exchange costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from digsite.core.bits import bit, lowest, size_of
from digsite.games.thebes.actions import SPACE_NAMES, TOKEN_NAMES, card_name
from digsite.games.thebes.components import (
    ALL_EXHIBITIONS,
    BONUS,
    CARD_SETS,
    DISPLAY,
    END_WEEK,
    FIRST_YEAR,
    NEXT_CARDS,
    RESEARCHERS,
    SET_BOOKS,
    SET_HELPERS,
    SETS,
    STACK,
    START_WEEK,
    TOKEN_SET,
    WEEKS_A_YEAR,
    Area,
    Place,
)
from digsite.games.thebes.invariants import Broken, broken_invariant
from digsite.games.thebes.rules.cards import exhibitions_in_second_stack, put, researchers_hidden, take_hidden
from digsite.games.thebes.rules.setup import setup
from digsite.games.thebes.rules.turn import go_on
from digsite.games.thebes.state import Option, Phase, Pile, Stack, State
from digsite.study.setups.facts import Facts, quoted
from digsite.study.setups.reasons import PositionError

CARDS = {card_name(number): number for number in range(CARD_SETS)}
AREAS = {area.name.lower(): area for area in Area}
PLACES = {place.name.lower(): place for place in Place}
LAST_YEAR = 1904  # whose first space ends the game


def state(facts: Facts, players: Sequence[Facts], options: list[int]) -> State:
    """The state that the facts describe, or ``PositionError``."""
    s = State()
    setup(s, len(players), options)
    lay_supply(s, facts)
    put_on_map(s, facts)
    for p, player in enumerate(players):
        put_on_desk(s, p, player)
    check_first_artefacts(s, facts)
    put_cards(s, facts)
    count_stack(s, facts)
    note_exchanges(s, facts)
    s.arrivals = max(s.arrival[p] for p in range(s.players))
    s.phase = Phase.REFILL
    go_on(s)
    wrong = broken_invariant(s)
    if wrong:
        raise PositionError("impossible", invariant=Broken(wrong).name.replace("_", " ").lower())
    return s


# 1. Desks


def put_on_desk(s: State, p: int, player: Facts) -> None:
    """What a player has."""
    first = FIRST_YEAR[s.players]
    year = player.number("year", first, LAST_YEAR)
    s.week[p] = player.number("week", 0, WEEKS_A_YEAR) + (year - first) * WEEKS_A_YEAR
    if not START_WEEK[s.players] <= s.week[p] <= END_WEEK[s.players]:
        raise player.error("week", "out-of-time")
    s.arrival[p] = player.number("arrival", 0, 999, s.players - p)
    s.place[p] = PLACES[player.word("place", tuple(PLACES))]
    s.used[p] = sum(bit(AREAS[area]) for area in player.words("used", tuple(AREAS)))
    for number in player.several("cards", lambda found: known(player, "cards", found)):
        if number < SETS:
            put(s, taken(s, player, "cards", number), p)
        else:
            s.exhibitions[p] |= bit(taken(s, player, "cards", number) - RESEARCHERS)
    finds = player.part("finds")
    for name, area in AREAS.items():
        for found in finds.several(name, str):
            s.found[p, area] |= found_token(s, finds, name, area, found)
    finds.check_all_is_read()


def found_token(s: State, finds: Facts, name: str, area: int, found: str) -> int:
    """A token out of the bag, by its name; an artefact by its points."""
    if found not in TOKEN_NAMES[:-1]:
        raise finds.error(name, "unknown-word", found=quoted(found), words=", ".join(TOKEN_NAMES[:-1]))
    alike = s.bag[area] & TOKEN_SET[area, TOKEN_NAMES.index(found)]
    if not alike:
        raise finds.error(name, "tokens-used-up", found=quoted(found))
    token = bit(lowest(alike))
    s.bag[area] ^= token
    return token


def check_first_artefacts(s: State, facts: Facts) -> None:
    """Whoever dug first in an area has the artefact that lay there."""
    for name, area in AREAS.items():
        if s.bag[area] & BONUS:
            raise facts.error("map", "first-artefact", area=name)


# 2. Cards elsewhere


def lay_supply(s: State, facts: Facts) -> None:
    """All exhibitions lie in the stack they came with."""
    s.stack = facts.number("stack", Stack.FIRST, Stack.SHUFFLED)
    hidden = {Stack.FIRST: 0, Stack.SECOND: exhibitions_in_second_stack(s)}.get(Stack(s.stack), ALL_EXHIBITIONS)
    s.exhibitions[Pile.HIDDEN] = hidden
    s.exhibitions[Pile.THIRD_STACK] = ALL_EXHIBITIONS ^ hidden


def put_on_map(s: State, facts: Facts) -> None:
    """The first artefacts that still lie there; the others have been found by somebody."""
    waiting = facts.words("map", tuple(AREAS))
    for name, area in AREAS.items():
        if name not in waiting:
            s.bonus &= ~bit(area)
            s.bag[area] |= BONUS


def put_cards(s: State, facts: Facts) -> None:
    """The display, the exhibitions on show, the open next cards and the discards."""
    display = facts.several("display", lambda found: known(facts, "display", found))
    if len(display) > DISPLAY or any(number >= SETS for number in display):
        raise facts.error("display", "not-a-researcher", most=DISPLAY)
    for space, number in enumerate(display):
        s.display[space] = taken(s, facts, "display", number)
    shown = facts.part("showing")
    for space, name in enumerate(SPACE_NAMES):
        if shown.has(name):
            number = known(shown, name, shown.text(name))
            if number < SETS:
                raise shown.error(name, "not-an-exhibition")
            s.showing[space] = taken(s, shown, name, number) - RESEARCHERS
    shown.known = list(SPACE_NAMES)
    shown.check_all_is_read()
    upcoming = facts.several("upcoming", lambda found: known(facts, "upcoming", found))
    if len(upcoming) > NEXT_CARDS * s.options[Option.NEXT_CARDS]:
        raise facts.error("upcoming", "not-upcoming", most=NEXT_CARDS)
    for place, number in enumerate(upcoming):
        s.upcoming[place] = taken(s, facts, "upcoming", number)
    for number in facts.several("discards", lambda found: known(facts, "discards", found)):
        card = taken(s, facts, "discards", number)
        if number < SETS:
            put(s, card, Pile.DISCARDS)
        else:
            s.exhibitions[Pile.DISCARDS] |= bit(card - RESEARCHERS)


def known(facts: Facts, name: str, found: Any) -> int:
    """The set of a card, by its name."""
    number = CARDS.get(" ".join(str(found).lower().split()))
    if number is None:
        raise facts.error(name, "unknown-card", found=quoted(found))
    return number


def taken(s: State, facts: Facts, name: str, number: int) -> int:
    """A face-down card of a set."""
    books, helpers = s.books[Pile.HIDDEN] & SET_BOOKS[number], s.helpers[Pile.HIDDEN] & SET_HELPERS[number]
    is_there = books or helpers if number < SETS else s.exhibitions[Pile.HIDDEN] & bit(number - SETS)
    if not is_there:
        card = quoted(card_name(number))
        raise facts.error(name, "cards-used-up" if number < SETS else "exhibition-used-up", card=card)
    return take_hidden(s, number)


# 3. The turn


def note_exchanges(s: State, facts: Facts) -> None:
    """Who has exchanged the cards how often, if nothing else came after it: the next exchange costs more."""
    if facts.has("exchanges"):
        made = facts.part("exchanges")
        s.exchanger = made.number("player", 1, s.players) - 1
        s.exchanges = made.number("times", 1, 99)
        made.check_all_is_read()
    facts.known.append("exchanges")


def count_stack(s: State, facts: Facts) -> None:
    """The cards left in the stack are all that lie face down, less the later stacks'."""
    later = STACK * (Stack.SHUFFLED - s.stack)
    researchers = researchers_hidden(s) - later
    if researchers < 0:
        raise facts.error("stack", "stack-used-up", stack=s.stack)
    s.stack_left = researchers + size_of(s.exhibitions[Pile.HIDDEN])
