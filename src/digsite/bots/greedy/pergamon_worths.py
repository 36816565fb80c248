"""What markers, finds and coins are worth in Pergamon, counted once before anybody plays.

1. A marker earns points in every evaluation still to come, but it sinks on the way.
2. Finds are a row in the making. Looking back from the end of the game tells when to show it and when to wait.
3. Coins buy finds and polish; the more one has, the less another is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from digsite.bots.policy import POINT
from digsite.core.record import Grid, grid
from digsite.core.rule import rule
from digsite.games.pergamon.components import (
    MAX_PLAYERS,
    NO_EVALUATION,
    POINTS,
    POINTS_FOR_EXHIBITING,
    PRIZE_FOR,
    ROUNDS,
    SHIFT,
    TOP_SPACE,
)
from digsite.games.pergamon.state import State

PUSHES = 1.2  # spaces by which each opponent pushes a marker down between two evaluations
OWN_PUSHES = 0.7  # and by which its owner does
GROWTH = (0, 6, 7, 4, 4)  # GROWTH[players], centuries by which finds grow in a round
LUCK = (-1, 0, 1)  # how far a round's growth differs from that
END_OF_ROW = 4  # centuries lost with the find that ends a row
LEAST_ROW = 4  # the value of the smallest row worth thinking of
COIN = (62, 62, 62, 62, 62, 54, 54, 46, 46, 38, 38, 38, 1)  # COIN[round], the first coin kept after it
PLENTY = 22  # coins beyond which another is worth nothing

MOST = 48  # centuries: finds that promise more are counted with these
PARTS = 4  # finds promise quarters of a century
FULL_PURSE = 40  # coins, counted likewise


# 1. Markers


def points_at(height: float) -> float:
    """The points of a marker that stands, on average, between two spaces."""
    height = min(max(height, 0.0), float(TOP_SPACE))
    space = int(height)
    above = POINTS[min(space + 1, TOP_SPACE)]
    return POINT * (POINTS[space] + (height - space) * (above - POINTS[space]))


@cache
def marker(players: int, calendar: int, space: int) -> float:
    """A marker earns something in every evaluation, from a lower space each time."""
    pushes = PUSHES * (players - 1) + OWN_PUSHES
    earned, height = 0.0, space - pushes / 2
    for number in range(calendar, ROUNDS + 1):
        if PRIZE_FOR[number] != NO_EVALUATION:
            earned += points_at(height)
            height -= SHIFT[number] + pushes
    return earned if space > 0 else 0.0


# 2. Finds


@cache
def desk(players: int, calendar: int) -> list[float]:
    """By their promise, what finds are worth to somebody who can still show some of them in this round."""
    kept = stored(players, calendar)
    return [max(kept[promise], shown(players, calendar, promise, kept)) for promise in range(MOST + 1)]


def shown(players: int, calendar: int, promise: int, kept: list[float]) -> float:
    """The best part of the finds to show, with what the others are worth later."""
    rows = range(LEAST_ROW, min(promise - END_OF_ROW, TOP_SPACE) + 1)
    showings = (marker(players, calendar, row) + kept[promise - row - END_OF_ROW] for row in rows)
    return POINT * POINTS_FOR_EXHIBITING + max(showings, default=-POINT)


@cache
def stored(players: int, calendar: int) -> list[float]:
    """By their promise, what finds are worth that are kept for the next round, when there will be more of them."""
    if calendar == ROUNDS:
        return [0.0] * (MOST + 1)
    later = desk(players, calendar + 1)
    return [
        sum(later[min(max(0, promise + GROWTH[players] + luck), MOST)] for luck in LUCK) / len(LUCK)
        for promise in range(MOST + 1)
    ]


# 3. Coins


def purse(calendar: int, coins: int) -> float:
    """Coins kept after a round, each worth less than the one before."""
    return sum(COIN[calendar] * max(0, PLENTY - coin) / PLENTY for coin in range(coins))


# The same as tables, a page for each number of players and each round

PAGES = ROUNDS + 1


def _pages(columns: int, worth: Callable[[int, int, int], float]) -> Grid:
    """A row for each page: PAGES * players + round."""
    return grid(
        [round(worth(players, calendar, column)) if players and calendar else 0 for column in range(columns)]
        for players in range(MAX_PLAYERS + 1)
        for calendar in range(PAGES)
    )


def _between(worths: list[float], parts: int) -> float:
    """The worth at parts of a century."""
    century, part = divmod(parts, PARTS)
    return worths[century] + part / PARTS * (worths[min(century + 1, MOST)] - worths[century])


MARKER = _pages(TOP_SPACE + 1, marker)  # MARKER[page, space]
DESK = _pages(PARTS * MOST + 1, lambda players, calendar, parts: _between(desk(players, calendar), parts))
STORED = _pages(PARTS * MOST + 1, lambda players, calendar, parts: _between(stored(players, calendar), parts))
PURSE = grid([round(purse(calendar, coins)) for coins in range(FULL_PURSE + 1)] for calendar in range(PAGES))


@rule
def page(s: State) -> int:
    """Where the tables tell of this round with so many players."""
    return PAGES * s.players + s.calendar


@rule
def marker_worth(s: State, space: int) -> int:
    """What a marker on a space still earns; above the top space nothing is gained."""
    return MARKER[page(s), min(space, TOP_SPACE)]


@rule
def desk_worth(s: State, promise: int) -> int:
    """What finds of some promise are worth while there is still time to show them in this round."""
    return DESK[page(s), min(promise, PARTS * MOST)]


@rule
def stored_worth(s: State, promise: int) -> int:
    """What finds of some promise are worth in the next round."""
    return STORED[page(s), min(promise, PARTS * MOST)]


@rule
def purse_worth(calendar: int, coins: int) -> int:
    """What coins are worth that are kept after a round."""
    return PURSE[calendar, min(coins, FULL_PURSE)]
