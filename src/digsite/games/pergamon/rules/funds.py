"""Phase 2, distributing research funds. [rulebook, "Distributing research funds"]

1. Two funds cards are drawn face down; their backs tell bags from chests.
2. In order, the players place their figures on free research spaces.
3. The cards are turned over, and the figures take their coins from right to left; the last one takes all that is left.
"""

from __future__ import annotations

from digsite.core.bits import bit, each, has
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.pergamon.actions import BACK, PLACE, REVEAL
from digsite.games.pergamon.components import (
    ALL_SPACES,
    ASKED,
    CARDS_A_ROUND,
    FIGURES,
    HIGHEST_BAG,
    HIGHEST_CARD,
    RAIDER,
    SPACES,
    Back,
)
from digsite.games.pergamon.state import Phase, State
from digsite.games.pergamon.why import Why

NO_FIGURE = -1
NO_SPACE = 0


# 1. The funds cards


@rule
def cards_drawn(s: State) -> int:
    """How many of the round's cards lie on the table."""
    drawn = 0
    for card in range(CARDS_A_ROUND):
        drawn += s.back[card] != Back.NONE
    return drawn


@rule
def cards_revealed(s: State) -> int:
    """How many of them have been turned over."""
    revealed = 0
    for card in range(CARDS_A_ROUND):
        revealed += s.face[card] > 0
    return revealed


@rule
def back_of(value: int) -> int:
    """Small values have a bag on their back, large ones a chest."""
    return Back.BAG if value <= HIGHEST_BAG else Back.CHEST


@rule
def cards_in_deck(s: State, back: int) -> int:
    """Cards with this back still in the deck: those not turned over yet, less those that lie face down."""
    count = 0
    for value in range(1, HIGHEST_CARD + 1):
        if back_of(value) == back:
            count += s.deck[value]
    for card in range(CARDS_A_ROUND):
        count -= s.back[card] == back and s.face[card] == 0
    return count


@rule
def why_not_draw(s: State, back: int) -> int:
    """A card with this back must be left."""
    return Why.ALLOWED if cards_in_deck(s, back) > 0 else Why.NO_SUCH_BACK


@rule
def offer_backs(s: State, out: Ints, n: int) -> int:
    """Chance draws a card: only its back is known."""
    for back in range(Back.BAG, Back.CHEST + 1):
        if why_not_draw(s, back) == Why.ALLOWED:
            out[n] = BACK + back - Back.BAG
            n += 1
    return n


@rule
def draw_card(s: State, back: int) -> None:
    """A card is laid face down beside the board."""
    s.back[cards_drawn(s)] = back


# 2. The figures


@rule
def seat_order(s: State, first: int) -> None:
    """The others follow the first player clockwise."""
    for place in range(s.players):
        s.order[place] = (first + place) % s.players


@rule
def next_to_place(s: State) -> int:
    """The player who places next, openly and one after the other, or NO_FIGURE when all figures stand. Ruling P-12."""
    for place in range(s.players):
        if s.figure[s.order[place]] == NO_SPACE:
            return s.order[place]
    return NO_FIGURE


@rule
def figure_on(s: State, space: int) -> int:
    """The figure on a research space, or NO_FIGURE."""
    found = NO_FIGURE
    for figure in range(FIGURES):
        if s.figure[figure] == space:
            found = figure
    return found


@rule
def offer_spaces(s: State, out: Ints, n: int) -> int:
    """Any space will do on which no figure stands."""
    for space in each(free_spaces(s)):
        out[n] = PLACE + space - 1
        n += 1
    return n


@rule
def free_spaces(s: State) -> int:
    """The research spaces without a figure, as a set."""
    free = ALL_SPACES
    for figure in range(FIGURES):
        free &= ~bit(s.figure[figure])
    return free


@rule
def why_not_place(s: State, space: int) -> int:
    """A space has room for one figure."""
    return Why.ALLOWED if has(free_spaces(s), space) else Why.SPACE_TAKEN


@rule
def place(s: State, p: int, space: int) -> None:
    """The figure shows how much its player asks for, how deep they may dig and when they act."""
    s.figure[p] = space


# 3. The grants


@rule
def why_not_reveal(s: State, value: int) -> int:
    """A card has one of the values that its back allows and that are not used up."""
    if back_of(value) != s.back[cards_revealed(s)]:
        return Why.OTHER_BACK
    return Why.ALLOWED if s.deck[value] > 0 else Why.VALUE_USED_UP


@rule
def offer_values(s: State, out: Ints, n: int) -> int:
    """Chance turns a card over."""
    for value in range(1, HIGHEST_CARD + 1):
        if why_not_reveal(s, value) == Why.ALLOWED:
            out[n] = REVEAL + value - 1
            n += 1
    return n


@rule
def reveal(s: State, value: int) -> None:
    """The card's coins are laid out. Ruling P-59: the supply never runs out."""
    s.face[cards_revealed(s)] = value
    s.deck[value] -= 1
    s.pot += value


@rule
def next_space(s: State, space: int) -> int:
    """The next space to the left with a figure on it, or NO_SPACE. Ruling P-44: even one that asks for nothing."""
    nearest = SPACES + 1
    for figure in range(FIGURES):
        if space < s.figure[figure] < nearest:
            nearest = s.figure[figure]
    return nearest if nearest <= SPACES else NO_SPACE


@rule
def grant(s: State, space: int) -> int:
    """A figure takes what it asked for or what is left of it, the last one everything. Rulings P-04, P-38, P-58."""
    is_last = next_space(s, space) == NO_SPACE
    return s.pot if is_last else min(ASKED[space], s.pot)


@rule
def pay_out(s: State) -> None:
    """From right to left every figure takes its grant, the raider too; coins are kept. Rulings P-11, P-14, P-24."""
    space = next_space(s, NO_SPACE)
    while space != NO_SPACE:
        taken = grant(s, space)
        s.pot -= taken
        s.coins[figure_on(s, space)] += taken
        space = next_space(s, space)
    s.phase = Phase.NEXT_TURN


@rule
def plays_raider(s: State) -> bool:
    """The tomb raider makes up the numbers with one or two players."""
    return s.players <= 2


@rule
def is_raider(figure: int) -> bool:
    """Whether a figure is the tomb raider's."""
    return figure == RAIDER
