"""Preparation: the table before the first turn. [rulebook, "Preparation"]"""

from __future__ import annotations

from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.thebes.components import (
    ALL_BOOKS,
    ALL_EXHIBITIONS,
    ALL_HELPERS,
    ALL_TOKENS,
    AREAS,
    BONUS,
    DISPLAY,
    EXHIBITION_SPACES,
    NEXT_CARDS,
    NO_CARD,
    STACK,
    START_WEEK,
    Place,
)
from digsite.games.thebes.state import OPTIONS, Option, Phase, Pile, Stack, State
from digsite.games.thebes.why import Why


@rule
def setup(s: State, players: int, options: Ints) -> None:
    """Everybody is in Warsaw with five valid permissions; one artefact of each area lies on the map."""
    s.players = players
    for option in range(OPTIONS):
        s.options[option] = options[option]
    for p in range(players):
        s.week[p] = START_WEEK[players]
        s.place[p] = Place.WARSAW
    for area in range(AREAS):
        s.bonus |= 1 << area
        s.bag[area] = ALL_TOKENS ^ BONUS
    s.digger = NOBODY
    s.exchanger = NOBODY
    lay_cards(s)
    s.phase = Phase.START
    s.mover = CHANCE
    if s.options[Option.FIRST_PLAYER] > 0:
        begin_with(s, s.options[Option.FIRST_PLAYER] - 1)


@rule
def lay_cards(s: State) -> None:
    """The face-up cards are drawn before the stacks are made, so the first stack begins with as many cards more."""
    s.books[Pile.HIDDEN] = ALL_BOOKS
    s.helpers[Pile.HIDDEN] = ALL_HELPERS
    s.exhibitions[Pile.THIRD_STACK] = ALL_EXHIBITIONS  # the second stack's join the hidden ones with it
    s.stack = Stack.FIRST
    s.stack_left = STACK + DISPLAY
    for space in range(DISPLAY):
        s.display[space] = NO_CARD
    for space in range(EXHIBITION_SPACES):
        s.showing[space] = NO_CARD
    for place in range(NEXT_CARDS):
        s.upcoming[place] = NO_CARD


@rule
def why_not_begin_with(s: State, first: int) -> int:
    """Only a player can go first."""
    return Why.ALLOWED if first < s.players else Why.NO_SUCH_SEAT


@rule
def begin_with(s: State, first: int) -> None:
    """The first player's marker is on top, the next player's directly under it. Rulings T-03, T-49."""
    for p in range(s.players):
        s.arrival[p] = s.players - (p - first) % s.players
    s.arrivals = s.players
    s.phase = Phase.REFILL
