"""Previews: what an action would do, drawn by clients before it is confirmed.

Actions of one kind are looked at together. What the rules would do is found by asking them, or by letting them do it on
a copy of the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from digsite.core.bits import size_of
from digsite.core.record import copy_of
from digsite.games.pergamon.actions import BROKEN_UP, CHOICE, Act
from digsite.games.pergamon.components import ASKED, DEEPEST, POINTS
from digsite.games.pergamon.events import storing
from digsite.games.pergamon.exhibited import exhibited, moves, new_marker
from digsite.games.pergamon.rows import printed
from digsite.games.pergamon.rules.dig import price
from digsite.games.pergamon.rules.exhibit import exhibition_space, has_object, join
from digsite.games.pergamon.rules.finds import gallery_waiting
from digsite.games.pergamon.rules.store import storage_fee
from digsite.games.pergamon.scoring import row_value
from digsite.games.pergamon.shapes.offers import (
    DiscardPreview,
    JoinPreview,
    LayPreview,
    PergamonDigPreview,
    PergamonExhibitPreview,
    PlacePreview,
    PlainName,
    PlainPreview,
    Preview,
    RevealPreview,
    StorePreview,
)
from digsite.games.pergamon.shares import coins_to_come, on_the_track, shares
from digsite.games.pergamon.state import State

Actions = Sequence[int]  # of one kind, one at least

PLAIN: dict[int, PlainName] = {
    Act.FIRST: "first",
    Act.FIND: "find",
    Act.BACK: "back",
    Act.NO_DIG: "no_dig",
    Act.FINISH: "finish",
}


def previews(s: State, act: int, actions: Actions) -> Sequence[Preview]:
    """The previews of legal actions of one kind, in their order."""
    match act:
        case Act.REVEAL:
            return [RevealPreview(kind="reveal", coins=CHOICE[action] + 1) for action in actions]
        case Act.LAY:
            return lays(s, actions)
        case Act.PLACE:
            return placings(s, actions)
        case Act.DIG:
            return [dig(s, CHOICE[action]) for action in actions]
        case Act.JOIN:
            return joins(s, actions)
        case Act.EXHIBIT:
            return exhibitions(s, actions)
        case Act.DISCARD:
            return discards(s, actions)
        case Act.STORE:
            return [store(s)]
    return [PlainPreview(kind=PLAIN[act]) for _ in actions]


# Finds and funds


def lays(s: State, actions: Actions) -> list[LayPreview]:
    """Whichever tile comes next, it goes into the gallery that waits."""
    gallery = gallery_waiting(s) + 1
    return [LayPreview(kind="lay", gallery=gallery) for _ in actions]


def placings(s: State, actions: Actions) -> list[PlacePreview]:
    """What each space asks for and allows, and what its figure and the others take then."""
    standing, coins = on_the_track(s), coins_to_come(s)
    return [place([*standing, (CHOICE[action] + 1, s.mover)], *coins) for action in actions]


def place(standing: list[tuple[int, int]], fewest: int, most: int) -> PlacePreview:
    """The last of these figures joins those on the track."""
    space, _ = standing[-1]
    shared = shares(sorted(standing), fewest, most)
    return {"kind": "place", "coins": ASKED[space], "deepest": DEEPEST[space], "shares": shared}


# Turns


def dig(s: State, gallery: int) -> PergamonDigPreview:
    """The finds of a gallery and their price."""
    coins = price(gallery)
    return {"kind": "dig", "coins": coins, "coins_left": s.coins[s.mover] - coins, "tiles": printed(s.gallery[gallery])}


def joins(s: State, actions: Actions) -> list[JoinPreview]:
    """Whichever tile is joined, the row is worth the same: the last tile adds nothing."""
    joined = copy_of(s)
    join(joined, s.mover, CHOICE[actions[0]])
    value, place = row_value(joined, joined.row), size_of(joined.row)
    space = exhibition_space(value) if has_object(joined) else None
    return [JoinPreview(kind="join", place=place, value=value, space=space) for _ in actions]


def exhibitions(s: State, actions: Actions) -> list[PergamonExhibitPreview]:
    """The museum with the new collection, for each polish and each collection that could make room."""
    value = row_value(s, s.row)
    return [exhibition(s, action, value) for action in actions]


def exhibition(s: State, action: int, value: int) -> PergamonExhibitPreview:
    """The museum with the new collection."""
    p, shown = s.mover, exhibited(s, action)
    m = new_marker(s, shown)
    space = shown.space[p, m]
    return {
        "kind": "exhibit",
        "marker": m + 1,
        "value": value,
        "polish": CHOICE[action],
        "coins_left": shown.coins[p],
        "space": space,
        "points": POINTS[space],
        "pushed": moves(s, shown, new=(p, m)),
        "broken_up": BROKEN_UP[action] or None,
    }


def discards(s: State, actions: Actions) -> list[DiscardPreview]:
    """What is left to be stored."""
    finds_left = size_of(s.finds[s.mover]) - 1
    fee = storage_fee(finds_left)
    return [DiscardPreview(kind="discard", finds_left=finds_left, storage_fee=fee) for _ in actions]


def store(s: State) -> StorePreview:
    """The finds stored and their fee."""
    stored = storing(s.mover, size_of(s.finds[s.mover]))
    coins_left = s.coins[s.mover] - stored["coins"]
    return {"kind": "store", "finds": stored["finds"], "coins": stored["coins"], "coins_left": coins_left}
