"""For each reason that Pergamon has, a table and an action that is refused for it, with the arguments it gives."""

from __future__ import annotations

from functools import cache
from typing import Any

from digsite.games.pergamon.components import ROUNDS
from digsite.games.pergamon.state import Phase, State
from digsite.games.pergamon.why import Why
from tests.games.pergamon.tables import EXAMPLE, at_placing, bury, do, find, give, in_turn, show, table

Example = tuple[State, str, dict[str, Any]]
OTHERS = (8, 20, 32, 44)  # finds enough to owe a fee


def placing(players: int = 3) -> State:
    s = table(players)
    at_placing(s)
    return s


def granting() -> State:
    s = placing()
    do(s, "place 5", "place 6", "place 7")
    return s


def acting(phase: Phase, *finds: int, coins: int = 0, last: bool = False) -> State:
    s = table()
    give(s, 0, *finds, coins=coins)
    in_turn(s, 0, phase, space=7)
    if last:
        s.calendar = ROUNDS
    return s


def joining(*row: int, finds: tuple[int, ...] = (), coins: int = 0, last: bool = False) -> State:
    s = acting(Phase.EXHIBIT, *row, *finds, coins=coins, last=last)
    do(s, *(f"join {tile}" for tile in row))
    return s


def digging(*, coins: int) -> State:
    s = acting(Phase.DIG, coins=coins)
    for gallery in (0, 2, 4):
        bury(s, gallery, gallery + 1)
    return s


def over() -> State:
    s = table()
    s.phase = Phase.OVER
    return s


def on_show(count: int) -> State:
    s = joining(*EXAMPLE)
    for tile in range(count):
        show(s, 0, 3 * tile + 3, tile + 1)
    return s


def sorting() -> State:
    s = table(variant_sorting=True)
    find(s, 1, 2, 25, 37, 49)
    return s


def last_card(used_up: str) -> State:
    """All cards with bags have been drawn, or all of one value turned over."""
    s = granting() if used_up == "value" else table()
    if used_up == "back":
        find(s, 1, 13, 25, 37, 49)
        s.deck[1] = s.deck[2] = s.deck[3] = s.deck[4] = 0
    s.deck[3] = 0
    return s


NOW_DIGS = {"phase": "dig", "player": 0}
NOW_PLACES = {"phase": "placing", "player": 0}


@cache
def examples() -> dict[Why, Example]:
    """One for each reason."""
    return {
        Why.GAME_OVER: (over(), "store", {}),
        Why.FIRST_PLAYER_KNOWN: (placing(), "first P2", NOW_PLACES),
        Why.FINDS_TURNED_UP: (placing(), "find 60", NOW_PLACES),
        Why.NO_SORTING: (placing(), "lay 13", NOW_PLACES),
        Why.CARDS_DRAWN: (placing(), "draw bag", NOW_PLACES),
        Why.FIGURES_PLACED: (granting(), "place 9", {"phase": "grants"}),
        Why.CARDS_TURNED_OVER: (placing(), "reveal 3", NOW_PLACES),
        Why.NO_TIME_TO_DIG: (placing(), "dig IV", NOW_PLACES),
        Why.NO_TIME_TO_EXHIBIT: (digging(coins=5), "join 59", NOW_DIGS),
        Why.NO_TIME_TO_STORE: (digging(coins=5), "store", NOW_DIGS),
        Why.NO_SUCH_SEAT: (table(first_player=None), "first P4", {"players": 3}),
        Why.SEEN_BEFORE: (seen(), "find 13", {"tile": 13}),
        Why.NOT_YOUNGEST: (sorting(), "lay 25", {"tile": 25}),
        Why.NO_SUCH_BACK: (last_card("back"), "draw bag", {"back": "bag"}),
        Why.OTHER_BACK: (granting(), "reveal 8", {"back": "bag"}),
        Why.VALUE_USED_UP: (last_card("value"), "reveal 3", {"coins": 3}),
        Why.SPACE_TAKEN: (placing(2), "place 7", {"space": 7, "by": "raider"}),
        Why.TOO_DEEP: (digging(coins=5), "dig V", {"space": 7, "deepest": 3}),
        Why.GALLERY_EMPTY: (digging(coins=5), "dig II", {"gallery": 2}),
        Why.TOO_DEAR: (digging(coins=2), "dig III", {"gallery": 3, "coins": 3, "player": 0, "had": 2}),
        Why.IN_THE_ROW: (joining(59, finds=(28,)), "join 59", {"tile": 59}),
        Why.NOT_A_FIND: (joining(59, finds=(28,)), "join 46", {"tile": 46, "player": 0}),
        Why.DOES_NOT_FIT: (joining(59, finds=(28, 46)), "join 46", {"tile": 46, "left": "vase", "right": "bracelet"}),
        Why.NOTHING_FITS: (acting(Phase.EXHIBIT, 59), "join 59", {"tile": 59, "right": "bracelet", "player": 0}),
        Why.NO_OBJECT: (joining(59, finds=(28,)), "exhibit +0", {}),
        Why.ROOM_LEFT: (on_show(2), "exhibit +0 for I", {}),
        Why.NO_ROOM: (on_show(3), "exhibit +2", {"player": 0, "polish": 2}),
        Why.POLISH_TOO_DEAR: (joining(*EXAMPLE, coins=1), "exhibit +2", {"player": 0, "had": 1}),
        Why.POLISH_LIMITED: (joining(*EXAMPLE, coins=9), "exhibit +4", {"limit": 3}),
        Why.ABOVE_TOP_SPACE: (
            joining(*EXAMPLE, coins=20, last=True),
            "exhibit +13",
            {"value": 12, "limit": 12, "top": 24},
        ),
        Why.ROW_BEGUN: (joining(59, 28), "store", {}),
        Why.NOTHING_STORED: (acting(Phase.EXHIBIT, 59, last=True), "store", {}),
        Why.STORING_DUE: (acting(Phase.EXHIBIT, 59), "finish", {}),
        Why.FEE_TOO_HIGH: (
            acting(Phase.EXHIBIT, *OTHERS),
            "store",
            {"finds": 4, "coins": 1, "player": 0, "had": 0},
        ),
    }


def seen() -> State:
    s = table()
    find(s, 1, 13)
    return s
