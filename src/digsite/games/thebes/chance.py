"""How chance plays: the weight of each outcome, and a quick way to pick one by those weights.

Drawing lazily from what is hidden gives the same game as shuffling first; ``docs/decisions`` has the argument, the
tests the count.
"""

from __future__ import annotations

from digsite.core.bits import nth, size_of
from digsite.core.rng import Rng, below
from digsite.core.rule import rule
from digsite.games.thebes.actions import CHOICE, DRAW, FIRST, KIND, TOKEN, Act
from digsite.games.thebes.components import (
    BOOKS,
    SET,
    SET_BOOKS,
    SET_HELPERS,
    SETS,
    TOKEN_KIND,
    TOKEN_SET,
)
from digsite.games.thebes.rules.cards import researchers_hidden, researchers_in_stack
from digsite.games.thebes.state import Phase, Pile, State


@rule
def chance_weight(s: State, action: int) -> int:
    """How likely a legal outcome is, relative to the others. Ruling T-50."""
    choice = CHOICE[action]
    match KIND[action]:
        case Act.DRAW:
            if choice >= SETS:
                return max(1, researchers_hidden(s))  # exhibitions may be all that is left
            return copies_hidden(s, choice) * researchers_in_stack(s)
        case Act.TOKEN:
            return size_of(s.bag[s.site] & TOKEN_SET[s.site, choice])
    return 1


@rule
def copies_hidden(s: State, number: int) -> int:
    """How many copies of a card lie face down."""
    return size_of(s.books[Pile.HIDDEN] & SET_BOOKS[number]) + size_of(s.helpers[Pile.HIDDEN] & SET_HELPERS[number])


@rule
def draw(s: State, rng: Rng) -> int:
    """An outcome, picked by its weight."""
    match s.phase:
        case Phase.START:
            return FIRST + below(rng, s.players)
        case Phase.REFILL:
            return DRAW + draw_set(s, rng)
    # Ruling T-16: debris drawn in this dig is out of the bag, and so cannot come again.
    token = nth(s.bag[s.site], below(rng, size_of(s.bag[s.site])))
    return TOKEN + TOKEN_KIND[s.site, token]


@rule
def draw_set(s: State, rng: Rng) -> int:
    """The set of the next card: any card of the stack is on top of it with the same chance."""
    place = below(rng, s.stack_left)
    if place < size_of(s.exhibitions[Pile.HIDDEN]):
        return SETS + nth(s.exhibitions[Pile.HIDDEN], place)
    index = below(rng, researchers_hidden(s))
    books = size_of(s.books[Pile.HIDDEN])
    if index < books:
        return SET[nth(s.books[Pile.HIDDEN], index)]
    return SET[BOOKS + nth(s.helpers[Pile.HIDDEN], index - books)]
