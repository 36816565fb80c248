"""Researcher cards: taking one, exchanging all four, refilling the display. [rulebook, "Take a researcher card"]

1. A player takes a face-up card in its city for its weeks.
2. In Warsaw a player exchanges all face-up cards; doing so again and again costs more each time.
3. Empty spaces are filled from the supply. Exhibitions drawn on the way go to their own spaces.
4. When the supply is exhausted the discards make a new one, the first time together with the third stack.
"""

from __future__ import annotations

from digsite.core.bits import bit, has, lowest, size_of
from digsite.core.game import NOBODY
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.thebes.actions import DRAW, EXCHANGE, EXCHANGE_WITHOUT_CAR, TAKE, TAKE_WITHOUT_CAR
from digsite.games.thebes.components import (
    ALL_EXHIBITIONS,
    BOOKS,
    CITY,
    DISPLAY,
    EXHIBITION_SPACES,
    EXHIBITIONS,
    NEXT_CARDS,
    NO_CARD,
    RESEARCHERS,
    SET_BOOKS,
    SET_HELPERS,
    SETS,
    SMALL,
    STACK,
    WEEKS,
    ZEPPELINS,
    Place,
)
from digsite.games.thebes.rules.desk import has_helper
from digsite.games.thebes.rules.travel import travel, why_not_travel
from digsite.games.thebes.rules.year import spend_weeks
from digsite.games.thebes.state import Help, Option, Phase, Pile, Stack, State
from digsite.games.thebes.why import Why

# 1. Taking a card


@rule
def why_not_take(s: State, p: int, space: int, way: int) -> int:
    """A face-up card is taken in its city, for its weeks."""
    card = s.display[space]
    return Why.SPACE_EMPTY if card == NO_CARD else why_not_travel(s, p, CITY[card], way, WEEKS[card])


@rule
def may_take(s: State, p: int, space: int, way: int) -> bool:
    """Whether nothing is against it."""
    return why_not_take(s, p, space, way) == Why.ALLOWED


@rule
def offer_cards(s: State, p: int, out: Ints, n: int) -> int:
    """Any face-up card within reach, also by zeppelin."""
    may_fly = has_helper(s, p, ZEPPELINS)
    for space in range(DISPLAY):
        if may_take(s, p, space, 0):
            out[n] = TAKE + space
            n += 1
        if may_fly and may_take(s, p, space, Help.ZEPPELIN):
            out[n] = TAKE + DISPLAY + space
            n += 1
    return n


@rule
def offer_cards_without_car(s: State, p: int, out: Ints, n: int) -> int:
    """Any face-up card to which one could drive, the longer way. Ruling T-43."""
    for space in range(DISPLAY):
        if may_take(s, p, space, Help.WITHOUT_CAR):
            out[n] = TAKE_WITHOUT_CAR + space
            n += 1
    return n


@rule
def take(s: State, p: int, space: int, way: int) -> None:
    """Go to the card's city, spend its weeks and lay it on the desk."""
    card = s.display[space]
    travel(s, p, CITY[card], way)
    spend_weeks(s, p, WEEKS[card])
    s.display[space] = NO_CARD
    put(s, card, p)  # Ruling T-44: after the journey, which a car or zeppelin among the cards did not help.
    end_exchanges(s)
    s.phase = Phase.REFILL


@rule
def put(s: State, card: int, pile: int) -> None:
    """Lay a researcher card on a desk or a pile."""
    if card < BOOKS:
        s.books[pile] |= bit(card)
    else:
        s.helpers[pile] |= bit(card - BOOKS)


# 2. Exchanging


@rule
def exchange_price(s: State, p: int) -> int:
    """One week, and one more for each exchange before it in a row of one's own turns. Rulings T-25, T-46."""
    return s.exchanges + 1 if s.exchanger == p else 1


@rule
def why_not_exchange(s: State, p: int, way: int) -> int:
    """An exchange is possible even with empty spaces, if the weeks are left. Ruling T-38."""
    return why_not_travel(s, p, Place.WARSAW, way, exchange_price(s, p))


@rule
def may_exchange(s: State, p: int, way: int) -> bool:
    """Whether nothing is against it."""
    return why_not_exchange(s, p, way) == Why.ALLOWED


@rule
def offer_exchange(s: State, p: int, out: Ints, n: int) -> int:
    """In Warsaw, also by zeppelin."""
    if may_exchange(s, p, 0):
        out[n] = EXCHANGE
        n += 1
    if may_exchange(s, p, Help.ZEPPELIN):
        out[n] = EXCHANGE + 1
        n += 1
    return n


@rule
def offer_exchange_without_car(s: State, p: int, out: Ints, n: int) -> int:
    """In Warsaw, the longer way where one could drive. Ruling T-43."""
    if may_exchange(s, p, Help.WITHOUT_CAR):
        out[n] = EXCHANGE_WITHOUT_CAR
        n += 1
    return n


@rule
def exchange(s: State, p: int, way: int) -> None:
    """All face-up researcher cards are discarded, exhibitions stay. Ruling T-24."""
    price = exchange_price(s, p)
    travel(s, p, Place.WARSAW, way)
    spend_weeks(s, p, price)
    for space in range(DISPLAY):
        if s.display[space] != NO_CARD:
            put(s, s.display[space], Pile.DISCARDS)
            s.display[space] = NO_CARD
    s.exchanger = p
    s.exchanges = price
    s.phase = Phase.REFILL


@rule
def end_exchanges(s: State) -> None:
    """Anything else that anybody does makes the next exchange cost one week again."""
    s.exchanger = NOBODY
    s.exchanges = 0


# 3. Refilling


@rule
def refill(s: State) -> None:
    """Lay out the cards that are drawn, lowest space first, and make a new supply if one is needed. Ruling T-41."""
    space = empty_space(s)
    while space != NO_CARD and s.upcoming[0] != NO_CARD:
        lay_out(s, next_card(s), space)
        space = empty_space(s)
    begin_second_stack(s)
    if space != NO_CARD and s.stack_left == 0 and may_shuffle(s):
        shuffle(s)


@rule
def is_card_due(s: State) -> bool:
    """A card is drawn for an empty space, or by table option to show what comes next. Ruling T-28: if there is one."""
    if s.stack_left == 0:
        return False
    return empty_space(s) != NO_CARD or (s.options[Option.NEXT_CARDS] == 1 and s.upcoming[NEXT_CARDS - 1] == NO_CARD)


@rule
def empty_space(s: State) -> int:
    """The first empty space of the display, or NO_CARD."""
    for space in range(DISPLAY):
        if s.display[space] == NO_CARD:
            return space
    return NO_CARD


@rule
def next_card(s: State) -> int:
    """Take the first of the drawn cards; the others move up."""
    card = s.upcoming[0]
    for place in range(NEXT_CARDS - 1):
        s.upcoming[place] = s.upcoming[place + 1]
    s.upcoming[NEXT_CARDS - 1] = NO_CARD
    return card


@rule
def lay_out(s: State, card: int, space: int) -> None:
    """A researcher card fills the empty space, an exhibition goes to space a. Rulings T-23, T-41."""
    if card < RESEARCHERS:
        s.display[space] = card
    else:
        show_exhibition(s, card - RESEARCHERS)


@rule
def show_exhibition(s: State, exhibition: int) -> None:
    """It pushes on from a to b to c only what is in its way; from c it is discarded. Rulings T-21, T-22."""
    coming = exhibition
    for space in range(EXHIBITION_SPACES):
        if coming != NO_CARD:
            pushed = s.showing[space]
            s.showing[space] = coming
            coming = pushed
    if coming != NO_CARD:
        s.exhibitions[Pile.DISCARDS] |= bit(coming)


@rule
def offer_draws(s: State, out: Ints, n: int) -> int:
    """Chance may draw any card that the stack can hold; copies of one card are one outcome. Ruling T-50."""
    for number in range(SETS + EXHIBITIONS):
        if why_not_draw(s, number) == Why.ALLOWED:
            out[n] = DRAW + number
            n += 1
    return n


@rule
def why_not_draw(s: State, number: int) -> int:
    """A copy must be hidden, and a researcher card in this stack and not a later one."""
    if number >= SETS:
        return Why.ALLOWED if has(s.exhibitions[Pile.HIDDEN], number - SETS) else Why.NOT_IN_SUPPLY
    copies = s.books[Pile.HIDDEN] & SET_BOOKS[number] | s.helpers[Pile.HIDDEN] & SET_HELPERS[number]
    return Why.ALLOWED if copies != 0 and researchers_in_stack(s) > 0 else Why.NOT_IN_SUPPLY


@rule
def draw_card(s: State, number: int) -> None:
    """A card is drawn from the supply: a copy from a set, all of them alike."""
    place = 0
    while s.upcoming[place] != NO_CARD:
        place += 1
    s.upcoming[place] = take_hidden(s, number)
    s.stack_left -= 1


@rule
def take_hidden(s: State, number: int) -> int:
    """Take the first hidden copy of a set."""
    if number >= SETS:
        s.exhibitions[Pile.HIDDEN] ^= bit(number - SETS)
        return RESEARCHERS + number - SETS
    if SET_BOOKS[number]:
        book = lowest(s.books[Pile.HIDDEN] & SET_BOOKS[number])
        s.books[Pile.HIDDEN] ^= bit(book)
        return book
    helper = lowest(s.helpers[Pile.HIDDEN] & SET_HELPERS[number])
    s.helpers[Pile.HIDDEN] ^= bit(helper)
    return BOOKS + helper


# 4. The supply


@rule
def exhibitions_in_second_stack(s: State) -> int:
    """With two players all exhibitions, otherwise the small ones. Ruling T-27."""
    return ALL_EXHIBITIONS if s.players == 2 else SMALL


@rule
def begin_second_stack(s: State) -> None:
    """Under the first stack lies the second, with exhibitions in it."""
    if s.stack == Stack.FIRST and s.stack_left == 0:
        exhibitions = exhibitions_in_second_stack(s)
        s.stack = Stack.SECOND
        s.stack_left = STACK + size_of(exhibitions)
        s.exhibitions[Pile.HIDDEN] |= exhibitions
        s.exhibitions[Pile.THIRD_STACK] ^= exhibitions


@rule
def may_shuffle(s: State) -> bool:
    """The third stack always makes a new supply; the discards need a researcher card. Rulings T-26, T-39, T-40."""
    return s.stack != Stack.SHUFFLED or s.books[Pile.DISCARDS] != 0 or s.helpers[Pile.DISCARDS] != 0


@rule
def shuffle(s: State) -> None:
    """All discards become the new supply, with what was put aside."""
    s.books[Pile.HIDDEN] |= s.books[Pile.DISCARDS]
    s.helpers[Pile.HIDDEN] |= s.helpers[Pile.DISCARDS]
    s.exhibitions[Pile.HIDDEN] |= s.exhibitions[Pile.DISCARDS] | s.exhibitions[Pile.THIRD_STACK]
    s.books[Pile.DISCARDS] = 0
    s.helpers[Pile.DISCARDS] = 0
    s.exhibitions[Pile.DISCARDS] = 0
    s.exhibitions[Pile.THIRD_STACK] = 0
    s.stack = Stack.SHUFFLED
    s.stack_left = researchers_hidden(s) + size_of(s.exhibitions[Pile.HIDDEN])


@rule
def researchers_hidden(s: State) -> int:
    """How many researcher cards lie face down."""
    return size_of(s.books[Pile.HIDDEN]) + size_of(s.helpers[Pile.HIDDEN])


@rule
def researchers_in_stack(s: State) -> int:
    """How many of the cards left in the stack are researcher cards; hidden ones may lie in a later stack too."""
    return s.stack_left - size_of(s.exhibitions[Pile.HIDDEN])
