"""Reads the printed tables of Pergamon from a components file, and refuses what no copy of the game can show.

``components.toml`` is the shipped file, with the source of every fact. Facts that merely contradict our reconstruction
are no reason to refuse a file; ``reconstruction`` names them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from digsite.core.actions import ROMAN, shortened
from digsite.core.components import ComponentsError, ComponentsFile, file_for, fingerprint, read
from digsite.core.sources import Source

GAME = "pergamon"
SHIPPED = Path(__file__).with_name("components.toml")
FIRST_SHIPPED = "d9405ee17743"  # the fingerprint of the tables that came with the first version; it never changes

SPACES = range(1, 14)
MUSEUM_SPACES = range(1, 25)
TILES = 60
KINDS = ("vase", "jug", "mask", "bracelet")
BACKS = ("two bags", "bag and chest", "two chests")  # by the number of chests
STATUSES = ("printed", "reported", "reconstruction")

Fields = Mapping[str, Sequence[Any] | type[str]]  # of a row: the values it may have, or any text
ROWS: dict[str, Fields] = {
    "research_spaces": {"space": SPACES, "coins": range(17), "deepest": ROMAN[1:6]},
    "raider_spaces": {"backs": BACKS, "space": SPACES},
    "museum": {"points": range(1, 100), "from": MUSEUM_SPACES, "to": MUSEUM_SPACES},
    "find_tiles": {"left": KINDS, "number": range(10, 100), "right": KINDS, "century": range(1, 6)},
    "sources": {"table": str, "status": STATUSES, "stated": str, "filled_in": str, "confidence": str},
}
OPTIONAL = ("sources",)


@dataclass(frozen=True)
class PrintedTables:
    """What is printed on the board and the tiles."""

    research_spaces: tuple[tuple[int, int, int], ...]  # space, coins asked for, deepest gallery; from the right
    raider_spaces: tuple[int, ...]  # by the number of chests among the two backs
    museum: tuple[int, ...]  # points of the spaces from 1 to 24
    find_tiles: tuple[tuple[str, int, str, int], ...]  # left half, number, right half, century; the youngest first
    sources: tuple[Source, ...]

    def as_json(self) -> dict[str, Any]:
        """The facts, as clients draw with them."""
        return {
            "research_spaces": [
                {"space": space, "coins": coins, "deepest": deepest} for space, coins, deepest in self.research_spaces
            ],
            "raider_spaces": list(self.raider_spaces),
            "museum": list(self.museum),
            "find_tiles": [
                {"tile": rank, "left": left, "number": number, "right": right, "century": century}
                for rank, (left, number, right, century) in enumerate(self.find_tiles, 1)
            ],
        }


def played_with() -> tuple[ComponentsFile, PrintedTables]:
    """The file that the game is played with, and its tables."""
    file = file_for(GAME, SHIPPED)
    return file, parse(file)


@cache
def shipped_fingerprint() -> str:
    """The fingerprint of the tables that come with this version."""
    return fingerprint(parse(read(SHIPPED)).as_json())


def parse(file: ComponentsFile) -> PrintedTables:
    """The tables in a file, or ``ComponentsError`` that names all that is impossible."""
    reader = _Reader(file.document)
    tables = reader.tables()
    if reader.impossible:
        raise ComponentsError(file.name, reader.impossible)
    return tables


class _Reader:
    """Reads table by table and collects what is impossible."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.impossible: list[str] = []

    def tables(self) -> PrintedTables:
        if self.document["game"] != GAME:
            self.impossible.append(f"is for {shortened(self.document['game'])!r}, not for {GAME}")
        for unknown in sorted(self.document.keys() - ROWS.keys() - {"format", "game"}):
            self.impossible.append(f"there is no table {shortened(unknown)!r}; there are {', '.join(ROWS)}")
        return PrintedTables(
            self.research_spaces(),
            self.raider_spaces(),
            self.museum(),
            self.find_tiles(),
            tuple(_source(row) for row in self.rows("sources") or ()),
        )

    def complain(self, table: str, what: str) -> None:
        self.impossible.append(f"{table}: {what}")

    # Rows

    def rows(self, table: str) -> list[dict[str, Any]] | None:
        """The rows of a table; None if one of them is not as it should be."""
        if table not in self.document:
            if table not in OPTIONAL:
                self.complain(table, "is missing")
            return None
        rows = self.document[table]
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            example = ", ".join(f"{field} = …" for field in ROWS[table])
            self.complain(table, f"is a list of rows such as {{ {example} }}")
            return None
        known = len(self.impossible)
        for number, row in enumerate(rows, 1):
            self.check_row(f"{table}, row {number}", row, ROWS[table])
        return rows if len(self.impossible) == known else None

    def check_row(self, where: str, row: dict[str, Any], fields: Fields) -> None:
        for unknown in row.keys() - fields.keys():
            self.complain(where, f"there is no {shortened(unknown)!r}; a row has {', '.join(fields)}")
        for field, allowed in fields.items():
            if field not in row:
                self.complain(where, f"{field} is missing")
            elif not _is_allowed(row[field], allowed):
                self.complain(where, f"{field} is {_described(allowed)}, not {shortened(repr(row[field]))}")

    # The tables

    def research_spaces(self) -> tuple[tuple[int, int, int], ...]:
        rows = self.rows("research_spaces")
        if rows is None:
            return ()
        self.check_each_once("research_spaces", "space", [row["space"] for row in rows], SPACES)
        spaces = sorted((row["space"], row["coins"], ROMAN.index(row["deepest"])) for row in rows)
        for (right, fewer, _), (left, coins, _) in pairwise(spaces):
            if coins < fewer:
                reason = f"space {left} asks for {coins}, space {right} on its right for {fewer}"
                self.complain("research_spaces", f"requests never fall towards the left: {reason}")
        return tuple(spaces)

    def raider_spaces(self) -> tuple[int, ...]:
        rows = self.rows("raider_spaces")
        if rows is None:
            return ()
        self.check_each_once("raider_spaces", "backs", [row["backs"] for row in rows], BACKS)
        if len({row["space"] for row in rows}) < len(rows):
            self.complain("raider_spaces", "the tomb raider has three different spaces")
        by_backs = {row["backs"]: row["space"] for row in rows}
        return tuple(by_backs.get(backs, 0) for backs in BACKS)

    def check_each_once(self, table: str, field: str, found: list[Any], wanted: Sequence[Any]) -> None:
        counted = Counter(found)
        for one in wanted:
            if counted[one] != 1:
                self.complain(table, f"{field} {one} is {'there more than once' if counted[one] else 'missing'}")

    def museum(self) -> tuple[int, ...]:
        rows = self.rows("museum")
        if rows is None:
            return ()
        bands = sorted((row["from"], row["to"], row["points"]) for row in rows)
        points: list[int] = []
        for first, last, worth in bands:
            if first != len(points) + 1 or last < first:
                self.complain("museum", f"the band from {first} to {last} must begin at space {len(points) + 1}")
                return ()
            if points and worth <= points[-1]:
                self.complain("museum", f"bands rise: {worth} points from space {first} on, after {points[-1]}")
            points += [worth] * (last - first + 1)
        if len(points) != len(MUSEUM_SPACES):
            self.complain("museum", f"the bands end at space {len(points)}, but the museum has {len(MUSEUM_SPACES)}")
        return tuple(points)

    def find_tiles(self) -> tuple[tuple[str, int, str, int], ...]:
        rows = self.rows("find_tiles")
        if rows is None:
            return ()
        if len(rows) != TILES:
            self.complain("find_tiles", f"the box holds {TILES} finds, and here are {len(rows)}")
        numbers = Counter(row["number"] for row in rows)
        for number, count in sorted(numbers.items()):
            if count > 1:
                self.complain("find_tiles", f"no two finds have the same number, but {count} have {number}")
        for row in rows:
            if row["left"] == row["right"]:
                self.complain(
                    "find_tiles", f"the two halves of a find differ, but {row['number']} has two of {row['left']}"
                )
        by_age = sorted(rows, key=lambda row: (row["century"], row["number"]))
        return tuple((row["left"], row["number"], row["right"], row["century"]) for row in by_age)


def _is_allowed(value: object, allowed: Sequence[Any] | type[str]) -> bool:
    if isinstance(allowed, type):
        return isinstance(value, allowed)
    return type(value) is type(allowed[0]) and value in allowed


def _described(allowed: Sequence[Any] | type[str]) -> str:
    if isinstance(allowed, type):
        return "a text"
    if isinstance(allowed, range):
        return f"a number from {allowed[0]} to {allowed[-1]}"
    *others, last = (f'"{one}"' for one in allowed)
    return f"{', '.join(others)} or {last}"


def _source(row: dict[str, Any]) -> Source:
    origin = f"{row['stated']}; filled in: {row['filled_in']}" if row["filled_in"] else row["stated"]
    return Source(row["table"], row["status"], origin, row["confidence"])
