"""Offers: the mover's legal actions, grouped by the piece they touch, each with a preview of what it would do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from digsite.core.record import copy_of
from digsite.games.thebes.actions import CHOICE, KIND, SPACE, Act
from digsite.games.thebes.asking import asking
from digsite.games.thebes.chance import chance_weight
from digsite.games.thebes.components import MOST_WEEKS
from digsite.games.thebes.events import token
from digsite.games.thebes.pieces import ACT_NAMES, AREA_NAMES, SPACE_NAMES
from digsite.games.thebes.previews import Previews
from digsite.games.thebes.rules.cards import take_hidden
from digsite.games.thebes.shapes.offers import Piece, Preview, ThebesOffer
from digsite.games.thebes.state import State


def group_of(kind: int, choice: int) -> int:
    """Actions of one kind touch the same piece if this is the same."""
    match kind:
        case Act.TAKE | Act.EXHIBIT:
            return choice
        case Act.DIG:
            return choice // MOST_WEEKS
    return 0


GROUPS = [  # GROUPS[action]
    (KIND[action.number], group_of(KIND[action.number], CHOICE[action.number])) for action in SPACE.actions
]
NOTATIONS = [action.notation for action in SPACE.actions]


def offers(s: State, legal: Sequence[int]) -> list[ThebesOffer]:
    """The legal actions by piece, in the order of the actions."""
    preview_of = previewer(s)
    groups: dict[tuple[int, int], ThebesOffer] = {}
    for action in legal:
        key = GROUPS[action]
        if key not in groups:
            groups[key] = {"piece": piece_of(s, action), "actions": []}
        preview = preview_of(action)
        groups[key]["actions"].append(
            {
                "action": action,
                "notation": NOTATIONS[action],
                "kind": ACT_NAMES[key[0]],
                **asking(s, legal, action, preview),
                "preview": preview,
            }
        )
    return list(groups.values())


def piece_of(s: State, action: int) -> Piece:
    """The piece that an action touches."""
    kind, group = GROUPS[action]
    match kind:
        case Act.TAKE:
            return {"kind": "display_card", "space": group}
        case Act.EXHIBIT:
            return {"kind": "exhibition", "space": SPACE_NAMES[group]}
        case Act.DIG:
            return {"kind": "site", "area": AREA_NAMES[group]}
        case Act.TOKEN:
            return {"kind": "bag", "area": AREA_NAMES[s.site]}
        case Act.DRAW:
            return {"kind": "supply"}
        case Act.FIRST:
            return {"kind": "first_player"}
        case Act.EXCHANGE:
            return {"kind": "exchange"}
    return {"kind": "pass"}


def previewer(s: State) -> Callable[[int], Preview]:
    """How the actions of the mover are previewed."""
    return Previews(s, s.mover).preview if s.mover >= 0 else lambda action: outcome(s, action)


def outcome(s: State, action: int) -> Preview:
    """Something that chance may do, and how likely it is."""
    choice, weight = CHOICE[action], chance_weight(s, action)
    match KIND[action]:
        case Act.FIRST:
            return {"kind": "first", "weight": weight, "player": choice}
        case Act.DRAW:
            return {"kind": "draw", "weight": weight, "card": take_hidden(copy_of(s), choice)}
    drawn = token(s, choice)
    return {
        "kind": "token",
        "weight": weight,
        "token": drawn["token"],
        "value": drawn["value"],
        "book_about": drawn["book_about"],
    }
