"""A view: the table as one person may see it, as JSON. The one place that knows who is looking.

Nothing in the state is hidden but by table option: tickets that their owners keep secret. They appear as ``null`` to
everybody else until the game is over.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from digsite.core.bits import each
from digsite.games.pergamon.components import (
    ASKED,
    CARDS_A_ROUND,
    CENTURY,
    COPIES,
    DEEPEST,
    GALLERIES,
    HIGHEST_CARD,
    LEFT,
    MARKERS,
    NO_EVALUATION,
    NO_TILE,
    NUMBER,
    POINTS,
    PRIZE_FOR,
    RAIDER,
    RAIDER_SPACES,
    RIGHT,
    ROUNDS,
    SHIFT,
    SPACES,
    TOP_SPACE,
    Back,
    Thing,
    year,
)
from digsite.games.pergamon.observe import may_see_tickets
from digsite.games.pergamon.rules.funds import cards_in_deck, plays_raider
from digsite.games.pergamon.scoring import row_value
from digsite.games.pergamon.solo import medal
from digsite.games.pergamon.state import Option, Phase, State

NO_VIEWER = -1


def view(s: State, viewer: int | None) -> dict[str, Any]:
    """The table as ``viewer`` sees it; None is somebody who only watches."""
    return {
        "game": "pergamon",
        "players": s.players,
        "options": options(s),
        "round": s.calendar,
        "phase": Phase(s.phase).name.lower(),
        "mover": s.mover,
        "order": [s.order[place] for place in range(s.players)],
        "research": [research_space(s, space) for space in range(1, SPACES + 1)],
        "galleries": [[tile(t) for t in each(s.gallery[gallery])] for gallery in range(GALLERIES)],
        "fresh": [tile(t) for t in each(s.fresh)],
        "calendar": [calendar_entry(number) for number in range(1, ROUNDS + 1)],
        "funds": funds(s),
        "museum": museum(s),
        "desks": [desk(s, p, NO_VIEWER if viewer is None else viewer) for p in range(s.players)],
        "row": [tile(t) for t in row_in_order(s, s.row)],
        "row_value": row_value(s, s.row),
        "raider": {"coins": s.coins[RAIDER], "space": s.figure[RAIDER] or None} if plays_raider(s) else None,
        "medal": medal(s) if s.players == 1 else None,
    }


def options(s: State) -> dict[str, Any]:
    """The options of the table; no first player means that chance chose."""
    flags = {option.name.lower(): s.options[option] == 1 for option in Option if option != Option.FIRST_PLAYER}
    first = s.options[Option.FIRST_PLAYER]
    return flags | {"first_player": first - 1 if first else None}


def tile(t: int) -> dict[str, Any]:
    """A find tile: its number of the 60 by age, its halves with the number and the century printed on them."""
    return {
        "tile": t + 1,
        "left": Thing(LEFT[t]).name.lower(),
        "number": NUMBER[t],
        "right": Thing(RIGHT[t]).name.lower(),
        "century": CENTURY[t],
    }


def research_space(s: State, space: int) -> dict[str, Any]:
    """A research space and the figure on it."""
    standing = [figure for figure in (*range(s.players), RAIDER) if s.figure[figure] == space]
    chests = [chests for chests in range(CARDS_A_ROUND + 1) if RAIDER_SPACES[chests] == space]
    return {
        "space": space,
        "coins": ASKED[space],
        "deepest": DEEPEST[space],
        "figure": standing[0] if standing else None,
        "raider_for_chests": chests[0] if chests and plays_raider(s) else None,
    }


def calendar_entry(number: int) -> dict[str, Any]:
    """A round on the calendar: the prize of its evaluation, if it has one, and by how much interest falls then."""
    prize = PRIZE_FOR[number]
    return {
        "round": number,
        "prize": None if prize == NO_EVALUATION else Thing(prize).name.lower(),
        "shift": SHIFT[number],
    }


def funds(s: State) -> dict[str, Any]:
    """The two cards of the round, and which cards have been seen so far."""
    return {
        "cards": [
            {"back": Back(s.back[card]).name.lower(), "value": s.face[card] or None}
            for card in range(CARDS_A_ROUND)
            if s.back[card] != Back.NONE
        ],
        "pot": s.pot,
        "seen": {value: COPIES - s.deck[value] for value in range(1, HIGHEST_CARD + 1)},
        "left": {back.name.lower(): cards_in_deck(s, back) for back in (Back.BAG, Back.CHEST)},
    }


def museum(s: State) -> list[dict[str, Any]]:
    """The museum spaces from 1 to 24, with the marker on each."""
    standing = {s.space[p, m]: {"player": p, "marker": m} for p in range(s.players) for m in range(MARKERS)}
    return [
        {"space": space, "points": POINTS[space], "marker": standing.get(space)} for space in range(1, TOP_SPACE + 1)
    ]


def desk(s: State, p: int, viewer: int) -> dict[str, Any]:
    """What lies before a player."""
    return {
        "player": p,
        "coins": s.coins[p],
        "tickets": s.tickets[p] if may_see_tickets(s, viewer, p) else None,
        "finds": [tile(t) for t in each(s.finds[p])],
        "collections": [collection(s, p, m) for m in range(MARKERS) if s.space[p, m] > 0],
    }


def collection(s: State, p: int, m: int) -> dict[str, Any]:
    """An exhibited collection: its tiles from left to right and the objects they form."""
    tiles = row_in_order(s, s.collection[p, m])
    return {
        "marker": m,
        "space": s.space[p, m],
        "points": POINTS[s.space[p, m]],
        "tiles": [tile(t) for t in tiles],
        "objects": [
            {"thing": Thing(RIGHT[left]).name.lower(), "year": year(left, right)} for left, right in pairwise(tiles)
        ],
    }


def row_in_order(s: State, tiles: int) -> list[int]:
    """The tiles of a row from left to right."""
    row = list(each(tiles))
    joined = {s.joined[t] for t in row}
    ordered = [t for t in row if t not in joined]
    while ordered and s.joined[ordered[-1]] != NO_TILE:
        ordered.append(s.joined[ordered[-1]])
    return ordered
