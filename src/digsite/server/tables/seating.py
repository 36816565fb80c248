"""Who may sit where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from digsite.bots.levels import LEVELS
from digsite.server.store.records import SeatRecord
from digsite.server.tables.names import comparison_key
from digsite.server.tables.turns import Seats


class Bot(NamedTuple):
    """A bot of a level, and the level's account."""

    level: int
    account: int

    def on(self, seat: SeatRecord) -> SeatRecord:
        """The bot on a seat."""
        name = LEVELS[self.level - 1].name
        return SeatRecord(seat.table_id, seat.seat, "bot", self.account, name, self.level)


def name_bots(seats: Sequence[SeatRecord]) -> Seats:
    """Seats in which every bot has a name of its level that nobody else at the table has."""
    taken = {comparison_key(seat.name) for seat in seats if seat.kind != "bot"}
    named = []
    for seat in seats:
        if seat.kind == "bot" and seat.level is not None:
            level = LEVELS[seat.level - 1]
            name = next(
                (name for name in level.names if comparison_key(name) not in taken), f"{level.name} {seat.seat + 1}"
            )
            taken.add(comparison_key(name))
            seat = replace(seat, name=name)  # noqa: PLW2901
        named.append(seat)
    return tuple(named)


def can_be_rated(seats: Sequence[SeatRecord]) -> bool:
    """Whether a game between these says anything about strength."""
    return len(seats) > 1 and all(seat.kind != "hotseat" for seat in seats)
