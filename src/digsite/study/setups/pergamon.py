"""The facts of a position of Pergamon: what ``pergamon_state`` makes a position of."""

from __future__ import annotations

from typing import Any

from digsite.core.bits import each
from digsite.games.pergamon.components import (
    CARDS_A_ROUND,
    GALLERIES,
    HIGHEST_CARD,
    MARKERS,
    NO_TILE,
    RAIDER,
)
from digsite.games.pergamon.state import Phase, State
from digsite.study.setups.files import PositionFiles
from digsite.study.setups.pergamon_state import BACKS, NAMES, PHASES, state

WAITS_FOR = {phase: name for name, phase in PHASES.items()}
BACK_NAMES: dict[int, str] = {back: name for name, back in BACKS.items()}
TILE_NAMES = {tiles[0]: name for name, tiles in NAMES.items() if len(tiles) == 1}
REMARKS = {
    "waits_for": "place, dig, exhibit or store",
    "mover": "the first player below is 1",
    "order": "in which figures are placed",
    "cards": "this round's funds cards; bag or chest while they lie face down",
    "spent": "cards of the rounds before",
    "galleries": "I first; a tile is its left half, its right half and its century",
    "box": "finds that are out of the game",
    "row": "that the mover is piecing together, from left to right",
    "space": "of the figure on the research track",
    "collections": "space of the marker in the museum, and tiles from left to right",
}


def facts(s: State) -> dict[str, Any] | None:
    """What lies on the table when somebody decides; None while finds are sorted."""
    if Phase(s.phase) not in WAITS_FOR:
        return None
    is_placing = s.phase == Phase.PLACING
    raider = {"space": s.figure[RAIDER], "coins": s.coins[RAIDER]} if s.figure[RAIDER] else None
    return {
        "round": s.calendar,
        "waits_for": WAITS_FOR[Phase(s.phase)],
        **({} if is_placing else {"mover": s.mover + 1}),
        "order": [s.order[place] + 1 for place in range(s.players)],
        "cards": [_card(s, place) for place in range(CARDS_A_ROUND)],
        "spent": [value for value in range(1, HIGHEST_CARD + 1) for _ in range(s.spent[value])],
        "galleries": [_tiles(s.gallery[gallery]) for gallery in range(GALLERIES)],
        "box": _tiles(s.box),
        **({"row": _in_order(s, s.row)} if s.row else {}),
        **({"raider": raider} if raider else {}),
        "players": [_desk(s, p) for p in range(s.players)],
    }


def _card(s: State, place: int) -> int | str:
    return s.face[place] or BACK_NAMES[s.back[place]]


def _desk(s: State, p: int) -> dict[str, Any]:
    shown = [m for m in range(MARKERS) if s.space[p, m]]
    return {
        "coins": s.coins[p],
        "tickets": s.tickets[p],
        "space": s.figure[p],
        "finds": _tiles(s.finds[p]),
        "collections": [{"space": s.space[p, m], "tiles": _in_order(s, s.collection[p, m])} for m in shown],
    }


def _tiles(tiles: int) -> list[int | str]:
    return [_tile(tile) for tile in each(tiles)]


def _tile(tile: int) -> int | str:
    """A tile by what is printed on it; by its number, where there are several like it."""
    return TILE_NAMES.get(tile, tile + 1)


def _in_order(s: State, tiles: int) -> list[int | str]:
    """The tiles of a row from left to right."""
    row = list(each(tiles))
    followers = {s.joined[tile] for tile in row}
    found = [tile for tile in row if tile not in followers]
    while found and s.joined[found[-1]] != NO_TILE:
        found.append(s.joined[found[-1]])
    return [_tile(tile) for tile in found]


POSITIONS = PositionFiles(state, facts, REMARKS)
