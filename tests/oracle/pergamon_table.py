"""The people and pieces on a table of Pergamon, and what collections are worth."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from tests.oracle.pergamon_pieces import Tile

SOURCES = ("exhibiting", "evaluations", "prizes", "oldest")


@dataclass(frozen=True)
class Exhibit:
    """An object that two neighbouring tiles complete."""

    thing: str
    year: int


@dataclass
class Collection:
    """A row of tiles in the museum, with its marker I to III and the space this stands on."""

    marker: int
    space: int
    row: list[Tile]

    @property
    def exhibits(self) -> list[Exhibit]:
        return exhibits_of(self.row)


@dataclass
class Figure:
    """Whoever stands on the research funds spaces; the tomb raider is no more than that."""

    coins: int = 0
    space: int = 0


@dataclass
class Player(Figure):
    seat: int = 0
    finds: list[Tile] = field(default_factory=list)
    collections: list[Collection] = field(default_factory=list)
    tickets: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SOURCES, 0))

    @property
    def oldest_year(self) -> int:
        """The year of the oldest exhibit in the museum, 0 without any."""
        return max((exhibit.year for shown in self.collections for exhibit in shown.exhibits), default=0)


def exhibits_of(row: list[Tile]) -> list[Exhibit]:
    """The objects of a row: the century stands on the left tile of each, the two digits on the right one [P-61]."""
    return [Exhibit(left.right, 100 * left.century + right.number) for left, right in pairwise(row)]


def value_of(row: list[Tile]) -> int:
    """The sum of the centuries of the complete objects; the last tile adds nothing [P-61]."""
    return sum(left.century for left, _ in pairwise(row))


def fits(left: Tile, right: Tile) -> bool:
    return left.right == right.left


def storage_fee(finds: int) -> int:
    """Three finds are free, each further three or part of them cost a coin [P-34]."""
    fee = 0
    while finds > 3:
        fee, finds = fee + 1, finds - 3
    return fee
