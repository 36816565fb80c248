"""Which line of a position file an error speaks of, for those who edit one."""

from __future__ import annotations

import re
from collections.abc import Sequence

from digsite.study.setups.reasons import PositionError

TOML_LINE = re.compile(r"\(at line (\d+),")  # tomllib says it in its text only
SEAT = re.compile(r"player (\d+)")
HEADING = re.compile(r"\s*\[\[\s*players\s*\]\]")
WHOLE = {"gallery": "galleries", "collection": "collections", "player": "players"}  # the fact that a part belongs to


def line_of(text: str, error: PositionError) -> int | None:
    """The line, counted from 1, of the fact that is wrong; None: unknown."""
    lines, path = text.splitlines(), error.path
    if found := TOML_LINE.search(str(error.arguments.get("why", ""))):
        return int(found.group(1))
    first, last = _section(lines, path)
    for part in reversed(path):
        word = part.partition(" ")[0]
        fact = re.compile(rf"\s*(\[+\s*players\s*\.\s*)?{re.escape(WHOLE.get(word, word))}\s*[=\]]")
        for number in range(first, last):
            if fact.match(lines[number]):
                return number + 1
    return first + 1 if first else None


def _section(lines: list[str], path: Sequence[str]) -> tuple[int, int]:
    """The lines of a player, or those before the first."""
    headings = [number for number, line in enumerate(lines) if HEADING.match(line)]
    bounds = [0, *headings, len(lines)]
    seat = SEAT.fullmatch(path[0]) if path else None
    number = min(int(seat.group(1)), len(headings)) if seat else 0
    return bounds[number], bounds[number + 1]
