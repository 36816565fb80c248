"""What a researcher card gives: the counts that it raises, before and after it is taken."""

from __future__ import annotations

from collections.abc import Callable

from digsite.games.thebes.components import (
    ASSISTANTS,
    CARD_AREA,
    CARS,
    CONGRESSES,
    PERMISSIONS,
    RESEARCHER_CARDS,
    RUMOURS,
    SET,
    SHOVELS,
    ZEPPELINS,
    Card,
)
from digsite.games.thebes.rules.cards import put
from digsite.games.thebes.rules.desk import book_knowledge, general_knowledge, helpers_owned
from digsite.games.thebes.rules.dig import assistant_bonus, shovel_bonus
from digsite.games.thebes.scoring import congress_points, majority_of
from digsite.games.thebes.shapes.offers import Gain, GainName
from digsite.games.thebes.state import State

Count = Callable[[State, int, int], int]  # of a player, and of the card's area if it has one


def owned(kind: int) -> Count:
    """How many cards of some kind a player has."""
    return lambda s, p, _: helpers_owned(s, p, kind)


NO_HELP = 0
GAINS: dict[int, dict[GainName, Count]] = {
    Card.SPECIAL: {"special_knowledge": book_knowledge, "majority_points": majority_of},
    Card.GENERAL: {"general_knowledge": lambda s, p, _: general_knowledge(s, p)},
    Card.RUMOUR: {"rumours": lambda s, p, area: helpers_owned(s, p, RUMOURS[area])},
    Card.ASSISTANT: {
        "assistants": owned(ASSISTANTS),
        "assistant_bonus": lambda s, p, _: assistant_bonus(s, p, NO_HELP),
    },
    Card.SHOVEL: {"shovels": owned(SHOVELS), "shovel_bonus": lambda s, p, _: shovel_bonus(s, p, NO_HELP)},
    Card.CONGRESS: {"congresses": owned(CONGRESSES), "congress_points": lambda s, p, _: congress_points(s, p)},
    Card.CAR: {"cars": owned(CARS)},
    Card.ZEPPELIN: {"zeppelins": owned(ZEPPELINS)},
    Card.PERMISSION: {"special_permissions": owned(PERMISSIONS)},
}


def gains(s: State, p: int, card: int, scratch: State) -> list[Gain]:
    """What a card raises, once it lies on the desk; ``scratch`` is a copy of the state to try it on."""
    put(scratch, card, p)
    area = CARD_AREA[card]
    counts = GAINS[RESEARCHER_CARDS[SET[card]][0]]
    raised: list[Gain] = [
        {"what": what, "before": count(s, p, area), "after": count(scratch, p, area)} for what, count in counts.items()
    ]
    scratch.books[p], scratch.helpers[p] = s.books[p], s.helpers[p]
    return raised
