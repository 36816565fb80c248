"""How chance plays: the weight of each outcome, and a quick way to pick one by those weights.

Drawing lazily from what nobody has seen gives the same game as shuffling first; ``docs/decisions`` has the argument,
the tests the count.
"""

from __future__ import annotations

from digsite.core.bits import nth, size_of
from digsite.core.rng import Rng, below
from digsite.core.rule import rule
from digsite.games.pergamon.actions import BACK, CHOICE, FIND, FIRST, KIND, REVEAL, Act
from digsite.games.pergamon.components import HIGHEST_BAG, HIGHEST_CARD, Back
from digsite.games.pergamon.rules.funds import cards_in_deck, cards_revealed
from digsite.games.pergamon.state import Phase, State


@rule
def chance_weight(s: State, action: int) -> int:
    """How likely a legal outcome is, relative to the others."""
    match KIND[action]:
        case Act.BACK:
            return cards_in_deck(s, CHOICE[action] + Back.BAG)
        case Act.REVEAL:
            return s.deck[CHOICE[action] + 1]
    return 1


@rule
def draw(s: State, rng: Rng) -> int:
    """An outcome, picked by its weight."""
    match s.phase:
        case Phase.START:
            return FIRST + below(rng, s.players)
        case Phase.FINDS:
            return FIND + nth(s.unseen, below(rng, size_of(s.unseen)))
        case Phase.FUNDS:  # Ruling P-08: whose hand draws the cards does not matter, nobody has a choice in it.
            bags = cards_in_deck(s, Back.BAG)
            is_chest = below(rng, bags + cards_in_deck(s, Back.CHEST)) >= bags
            return BACK + is_chest
    return REVEAL + draw_value(s, rng) - 1


@rule
def draw_value(s: State, rng: Rng) -> int:
    """The value of the card to be turned over: any of those that share its back and are not used up."""
    lowest_value = 1 if s.back[cards_revealed(s)] == Back.BAG else HIGHEST_BAG + 1
    highest_value = HIGHEST_BAG if lowest_value == 1 else HIGHEST_CARD
    left = 0
    for value in range(lowest_value, highest_value + 1):
        left += s.deck[value]
    index = below(rng, left)
    value = lowest_value
    while index >= s.deck[value]:
        index -= s.deck[value]
        value += 1
    return value
