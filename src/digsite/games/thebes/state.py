"""The state of a game of Thebes: every fact on the table, all of them public."""

from __future__ import annotations

from enum import IntEnum

from digsite.core.record import Grid, Ints, field, record
from digsite.games.thebes.components import AREAS, DISPLAY, EXHIBITION_SPACES, MAX_PLAYERS, NEXT_CARDS


class Phase(IntEnum):
    """What the table waits for."""

    START = 0  # chance chooses the first player
    REFILL = 1  # chance draws researcher cards
    TURN = 2  # a player executes an action
    DRAWING = 3  # chance draws tokens from a bag
    DIG_END = 4  # a dig comes to its end
    OVER = 5


class Option(IntEnum):
    """The options of a table, in the order the state stores them."""

    STRICT_KNOWLEDGE = 0
    NEXT_CARDS = 1
    FIRST_PLAYER = 2


OPTIONS = len(Option)


class Pile(IntEnum):
    """Where cards lie besides the desks of the players, which are piles 0 to 3."""

    HIDDEN = 4  # face down: what may still be drawn
    DISCARDS = 5
    THIRD_STACK = 6  # exhibitions put aside; its researcher cards are among the hidden ones


PILES = len(Pile) + MAX_PLAYERS


class Stack(IntEnum):
    """What the cards are drawn from."""

    FIRST = 1
    SECOND = 2
    SHUFFLED = 3  # everything was shuffled together again


class Help(IntEnum):
    """What a player declares, as bits: help for a dig, and a way to travel other than the usual one."""

    RUMOUR = 1
    ASSISTANT = 2  # a lone one
    SHOVEL = 4  # a lone one
    ZEPPELIN = 8
    WITHOUT_CAR = 16


WAYS = Help.ZEPPELIN | Help.WITHOUT_CAR


@record
class State:
    """One game of Thebes. A set of cards, tokens or areas is one number with a bit for each."""

    # The table
    players: int = field()  # 2..4
    options: Ints = field(OPTIONS)  # by Option; flags 0 or 1, the first player as seat + 1 or 0 for chance
    phase: int = field()  # a Phase
    mover: int = field()  # whose decision it is, CHANCE while a draw is due, NOBODY at the end

    # The time track
    week: Ints = field(MAX_PLAYERS)  # weeks since the first year began; 0 is the space before week 1
    arrival: Ints = field(MAX_PLAYERS)  # the later the higher: of two markers on one space the later is on top
    arrivals: int = field()  # how often a marker was moved

    # The map
    place: Ints = field(MAX_PLAYERS)  # a Place
    bonus: int = field()  # areas whose first artefact still lies on the map

    # The cards
    books: Ints = field(PILES)  # by player or Pile: books of special knowledge
    helpers: Ints = field(PILES)  # all other researcher cards
    exhibitions: Ints = field(PILES)  # exhibition cards
    display: Ints = field(DISPLAY)  # the face-up researcher cards, NO_CARD on an empty space
    showing: Ints = field(EXHIBITION_SPACES)  # exhibitions on a, b, c, NO_CARD on an empty space
    upcoming: Ints = field(NEXT_CARDS)  # cards drawn and not laid out yet, the next one first; NO_CARD at the end
    stack: int = field()  # a Stack
    stack_left: int = field()  # cards left in it
    exchanger: int = field()  # who made the last exchange if nothing else came after it, else NOBODY
    exchanges: int = field()  # how many in a row

    # The desks
    used: Ints = field(MAX_PLAYERS)  # areas whose permission lies on its used side
    found: Grid = field(MAX_PLAYERS, AREAS)  # tokens found in each area

    # The bags, and the dig under way
    bag: Ints = field(AREAS)  # tokens in each bag
    digger: int = field()  # who digs, NOBODY outside a dig
    site: int = field()  # the area being dug
    help: int = field()  # what was declared, bits of Help
    is_special: int = field()  # 1 if a special permission pays for the dig
    draws_due: int = field()  # tokens still to be drawn
    debris: int = field()  # debris drawn in this dig, which goes back at its end
