"""The state of a game of Pergamon: every fact on the table, all of them public."""

from __future__ import annotations

from enum import IntEnum

from digsite.core.record import Grid, Ints, field, record
from digsite.games.pergamon.components import (
    CARDS_A_ROUND,
    FIGURES,
    GALLERIES,
    HIGHEST_CARD,
    MARKERS,
    MAX_PLAYERS,
    TILES,
)


class Phase(IntEnum):
    """What the table waits for, in the order of a round."""

    START = 0  # chance chooses the first player
    FINDS = 1  # chance turns up finds
    SORTING = 2  # the first player orders finds of one century (variant 2)
    FUNDS = 3  # chance draws the two funds cards, face down
    RAIDER = 4  # the tomb raider is placed
    PLACING = 5  # players place their figures
    GRANTS = 6  # chance turns the funds cards over
    PAYING = 7  # the figures take their coins
    NEXT_TURN = 8  # the next figure from the right begins its turn
    RAID = 9  # the tomb raider loots a gallery
    DIG = 10  # the player may dig in one gallery
    EXHIBIT = 11  # the player may exhibit collections
    STORE = 12  # the player discards finds or pays for storing them
    EVALUATION = 13  # the museum is evaluated, where the calendar says so
    NEXT_ROUND = 14  # cards and figures leave the board
    OVER = 15


class Option(IntEnum):
    """The options of a table, in the order the state stores them."""

    VARIANT_ORDER = 0
    VARIANT_SORTING = 1
    SECRET_TICKETS = 2
    FIRST_PLAYER = 3


OPTIONS = len(Option)


@record
class State:
    """One game of Pergamon. A set of tiles is one number with a bit for each tile."""

    # The table
    players: int = field()  # 1..4; with one or two the tomb raider plays too
    options: Ints = field(OPTIONS)  # by Option; flags 0 or 1, the first player as seat + 1 or 0 for chance

    # The calendar
    calendar: int = field()  # the round, 1..12
    phase: int = field()  # a Phase
    mover: int = field()  # whose decision it is, CHANCE while a draw is due, NOBODY at the end
    order: Ints = field(MAX_PLAYERS)  # the seats in the order in which they place their figures; the first player first

    # The excavation site
    unseen: int = field()  # tiles nobody has seen: to come, or gone face down as ruling P-51 says
    fresh: int = field()  # tiles turned up in this round and not in a gallery yet
    gallery: Ints = field(GALLERIES)  # gallery[0] is I, the youngest finds
    box: int = field()  # tiles seen and out of the game

    # The research funds
    deck: Ints = field(HIGHEST_CARD + 1)  # by value, cards not turned up yet, 0..3
    back: Ints = field(CARDS_A_ROUND)  # the two cards of the round, a Back each
    face: Ints = field(CARDS_A_ROUND)  # their values, 0 while face down
    spent: Ints = field(HIGHEST_CARD + 1)  # by value, cards out of the game, 0..3
    pot: int = field()  # coins laid out and not taken yet
    bank: int = field()  # coins that came back to the supply so far
    figure: Ints = field(FIGURES)  # research space 1..13 of each figure, the raider's last; 0 off the track
    acting: int = field()  # the research space whose figure has its turn, 0 before the first

    # The desks
    coins: Ints = field(FIGURES)  # the raider's purse is the last
    finds: Ints = field(MAX_PLAYERS)  # tiles not exhibited
    tickets: Ints = field(MAX_PLAYERS)  # victory points so far

    # The row that the mover is piecing together
    row: int = field()  # its tiles
    row_end: int = field()  # the tile at its right end, NO_TILE without a row

    # The museum
    collection: Grid = field(MAX_PLAYERS, MARKERS)  # the tiles of each collection on show
    space: Grid = field(MAX_PLAYERS, MARKERS)  # the museum space 1..24 of its marker, 0 out of the museum
    joined: Ints = field(TILES)  # the tile joined to the right of each tile, NO_TILE if none
