"""Positions written down as a person would, for tests that read them again."""

from __future__ import annotations

import json
from typing import Any

from digsite.core.bits import each
from digsite.core.game import NOBODY
from digsite.core.record import Ints
from digsite.games.pergamon import components as pergamon
from digsite.games.pergamon.state import Phase
from digsite.games.pergamon.state import State as Pergamon
from digsite.games.thebes.actions import SPACE_NAMES, TOKEN_NAMES, card_name
from digsite.games.thebes.components import (
    BOOKS,
    DISPLAY,
    FIRST_YEAR,
    NEXT_CARDS,
    NO_CARD,
    RESEARCHERS,
    SET,
    TOKEN_KIND,
    WEEKS_A_YEAR,
    Area,
    Place,
)
from digsite.games.thebes.state import Pile
from digsite.games.thebes.state import State as Thebes

PHASES = {Phase.PLACING: "place", Phase.DIG: "dig", Phase.EXHIBIT: "exhibit", Phase.STORE: "store"}
THINGS = ("vase", "jug", "mask", "bracelet")


def toml(facts: dict[str, Any]) -> str:
    """A table of facts as TOML."""
    tables = {name: value for name, value in facts.items() if name == "players"}
    lines = [f"{name} = {_value(value)}" for name, value in facts.items() if name not in tables]
    for name, rows in tables.items():
        for row in rows:
            lines += [f"[[{name}]]", *(f"{key} = {_value(value)}" for key, value in row.items())]
    return "\n".join(lines)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {_value(one)}" for name, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value)


# Pergamon


def pergamon_facts(s: Pergamon, options: list[str]) -> dict[str, Any]:
    """What lies on a table of Pergamon at a decision."""
    faces = [s.face[card] for card in range(2)]
    facts: dict[str, Any] = {
        "game": "pergamon",
        "options": options,
        "round": s.calendar,
        "waits_for": PHASES[Phase(s.phase)],
        "mover": s.mover + 1,
        "order": [s.order[place] + 1 for place in range(s.players)],
        "cards": faces if all(faces) else [("", "bag", "chest")[s.back[card]] for card in range(2)],
        "spent": [value for value in range(1, 9) for _ in range(s.spent[value])],
        "galleries": [tiles(s.gallery[gallery]) for gallery in range(5)],
        "box": tiles(s.box),
        "row": in_order(s, s.row),
    }
    if s.phase == Phase.PLACING:
        del facts["mover"], facts["row"]
    if s.figure[pergamon.RAIDER]:
        facts["raider"] = {"space": s.figure[pergamon.RAIDER], "coins": s.coins[pergamon.RAIDER]}
    return {**facts, "players": [pergamon_desk(s, p) for p in range(s.players)]}


def pergamon_desk(s: Pergamon, p: int) -> dict[str, Any]:
    shown = [{"space": s.space[p, m], "tiles": in_order(s, s.collection[p, m])} for m in range(3) if s.space[p, m]]
    return {
        "coins": s.coins[p],
        "tickets": s.tickets[p],
        "space": s.figure[p],
        "finds": tiles(s.finds[p]),
        "collections": shown,
    }


def tiles(bits: int) -> list[int | str]:
    """Tiles by their numbers or, every second, by what is printed on them."""
    return [tile + 1 if tile % 2 else printed(tile) for tile in each(bits)]


def printed(tile: int) -> str:
    return f"{THINGS[pergamon.LEFT[tile]]} {THINGS[pergamon.RIGHT[tile]]} {pergamon.CENTURY[tile]}"


def in_order(s: Pergamon, bits: int) -> list[int]:
    """The tiles of a row from left to right."""
    row = list(each(bits))
    followers = {s.joined[tile] for tile in row}
    found = [tile for tile in row if tile not in followers]
    while found and s.joined[found[-1]] != pergamon.NO_TILE:
        found.append(s.joined[found[-1]])
    return [tile + 1 for tile in found]


# Thebes


def thebes_facts(s: Thebes, options: list[str]) -> dict[str, Any]:
    """What lies on a table of Thebes at a decision."""
    facts: dict[str, Any] = {
        "game": "thebes",
        "options": options,
        "stack": s.stack,
        "map": [area.name.lower() for area in Area if s.bonus >> area & 1],
        "display": open_cards(s.display, DISPLAY),
        "upcoming": open_cards(s.upcoming, NEXT_CARDS),
        "showing": {
            name: card_name(SET[RESEARCHERS + s.showing[space]])
            for space, name in enumerate(SPACE_NAMES)
            if s.showing[space] != NO_CARD
        },
        "discards": cards(s, Pile.DISCARDS),
    }
    if s.exchanger != NOBODY:
        facts["exchanges"] = {"player": s.exchanger + 1, "times": s.exchanges}
    return {**facts, "players": [thebes_desk(s, p) for p in range(s.players)]}


def thebes_desk(s: Thebes, p: int) -> dict[str, Any]:
    year = max(0, s.week[p] - 1) // WEEKS_A_YEAR
    return {
        "year": FIRST_YEAR[s.players] + year,
        "week": s.week[p] - year * WEEKS_A_YEAR,
        "arrival": s.arrival[p],
        "place": Place(s.place[p]).name.lower(),
        "used": [area.name.lower() for area in Area if s.used[p] >> area & 1],
        "cards": cards(s, p),
        "finds": {
            area.name.lower(): [TOKEN_NAMES[TOKEN_KIND[area, token]] for token in each(s.found[p, area])]
            for area in Area
        },
    }


def open_cards(row: Ints, length: int) -> list[str]:
    return [card_name(SET[row[space]]) for space in range(length) if row[space] != NO_CARD]


def cards(s: Thebes, pile: int) -> list[str]:
    books, helpers = each(s.books[pile]), (BOOKS + card for card in each(s.helpers[pile]))
    shown = (RESEARCHERS + card for card in each(s.exhibitions[pile]))
    return [card_name(SET[card]) for card in (*books, *helpers, *shown)]
