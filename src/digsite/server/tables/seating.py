"""Who may sit where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from digsite.bots.levels import LEVELS
from digsite.server.store.records import SeatRecord
from digsite.server.tables.turns import Seats


class Bot(NamedTuple):
    """A bot of a level, and the level's account."""

    level: int
    account: int

    def on(self, seat: SeatRecord) -> SeatRecord:
        """The bot on a seat."""
        name = LEVELS[self.level - 1].name
        return SeatRecord(seat.table_id, seat.seat, "bot", self.account, name, self.level)


def number_bots(seats: Sequence[SeatRecord]) -> Seats:
    """Seats in which bots of one level are numbered from the second on."""
    seen = Counter[int]()
    numbered = []
    for seat in seats:
        if seat.kind == "bot" and seat.level is not None:
            seen[seat.level] += 1
            name, count = LEVELS[seat.level - 1].name, seen[seat.level]
            seat = replace(seat, name=name if count == 1 else f"{name} {count}")  # noqa: PLW2901
        numbered.append(seat)
    return tuple(numbered)


def can_be_rated(seats: Sequence[SeatRecord]) -> bool:
    """Whether a game between these says anything about strength."""
    return len(seats) > 1 and all(seat.kind != "hotseat" for seat in seats)
