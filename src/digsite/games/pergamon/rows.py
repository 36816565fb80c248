"""Rows of tiles from left to right, and the best rows that a player could piece together."""

from __future__ import annotations

from functools import lru_cache

from digsite.core.bits import bit, each, lowest
from digsite.games.pergamon.components import BEGINNING_WITH, CENTURY, ENDING_WITH, NO_TILE, RIGHT, THINGS, TOP_SPACE
from digsite.games.pergamon.rules.exhibit import exhibition_space, joinable
from digsite.games.pergamon.scoring import row_value
from digsite.games.pergamon.shapes.view import SuggestedRow
from digsite.games.pergamon.state import State

SUGGESTIONS = 3
MOST_KEPT = 1 << 12  # sets of tiles; they change piece by piece, and many views show the same
MOST_STEPS = 300  # of the search: up to ten finds or so it sees every row that matters


def row_in_order(s: State, tiles: int) -> list[int]:
    """The tiles of a row from left to right."""
    joined, beginning = s.joined, tiles
    for t in printed(tiles):
        if joined[t - 1] != NO_TILE:
            beginning ^= bit(joined[t - 1])
    if not beginning:
        return []
    ordered = [t := lowest(beginning)]
    while (t := joined[t]) != NO_TILE:
        ordered.append(t)
    return ordered


@lru_cache(MOST_KEPT)
def printed(tiles: int) -> list[int]:
    """The tiles of a set by their printed numbers, the youngest first; whoever gets the list must not change it."""
    return [t + 1 for t in each(tiles)]


def printed_row(s: State, tiles: int) -> list[int]:
    """The tiles of a row by their printed numbers, from left to right."""
    return [t + 1 for t in row_in_order(s, tiles)]


def suggested_rows(s: State, p: int) -> list[SuggestedRow]:
    """A short row for each of the highest museum spaces that finds can reach, going on from the row begun."""
    search = Search(row_in_order(s, s.row))
    if s.row:
        search.go_on(s.finds[p], row_value(s, s.row))
    else:
        search.begin(s.finds[p], joinable(s, p))
    best = sorted(search.rows.items(), reverse=True)[:SUGGESTIONS]
    return [SuggestedRow(tiles=[t + 1 for t in row], value=value, space=space) for space, (value, row) in best]


class Search:
    """A search for good rows that goes on with the oldest tiles first and gives up after a number of steps.

    What a row can still become depends on the finds left and the half at its right end only, so each such pair is
    visited once. Of the tiles with the same halves the oldest comes first, and the youngest that fits comes last, where
    its century does not count.
    """

    def __init__(self, row: list[int]) -> None:
        self.row = row
        self.rows: dict[int, tuple[int, list[int]]] = {}  # by museum space: the shortest row found, and its value
        self.seen: set[tuple[int, int]] = set()
        self.steps = MOST_STEPS

    def begin(self, finds: int, beginnings: int) -> None:
        """Give each beginning its share of the steps."""
        starts = sorted(each(beginnings), reverse=True)
        for t in starts:
            self.steps = MOST_STEPS // len(starts)
            self.join(t, finds, 0)

    def go_on(self, finds: int, value: int) -> None:
        """Join each tile that fits, and note what the rows are worth."""
        fitting = finds & BEGINNING_WITH[RIGHT[self.row[-1]]]
        value += CENTURY[self.row[-1]]
        if fitting:
            self.note(value, [*self.row, lowest(fitting)])
        if value < TOP_SPACE:
            for t in oldest_of_each_kind(fitting):
                self.join(t, finds, value)

    def join(self, t: int, finds: int, value: int) -> None:
        """Go on from a tile, unless the same has been seen or the search has lasted long enough."""
        left = finds ^ bit(t)
        if self.steps > 0 and (left, RIGHT[t]) not in self.seen:
            self.steps -= 1
            self.seen.add((left, RIGHT[t]))
            self.row.append(t)
            self.go_on(left, value)
            self.row.pop()

    def note(self, value: int, row: list[int]) -> None:
        """Keep the shortest row for each museum space."""
        space = exhibition_space(value)
        if space not in self.rows or len(row) < len(self.rows[space][1]):
            self.rows[space] = value, row


def oldest_of_each_kind(tiles: int) -> list[int]:
    """Of tiles that begin alike the oldest for each right half, the oldest of all first; a higher tile is older."""
    oldest = [tiles & ENDING_WITH[thing] for thing in range(THINGS)]
    return sorted([same.bit_length() - 1 for same in oldest if same], reverse=True)
