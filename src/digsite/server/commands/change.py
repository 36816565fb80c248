"""What a command wants: the new facts and plies of a table. Nothing has happened yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from digsite.server.store.records import SeatRecord, TableRecord
from digsite.server.tables.game import Ply
from digsite.server.tables.table import Table
from digsite.server.tables.turns import Seats, settle, with_turn


class Change(NamedTuple):
    """What a table becomes."""

    record: TableRecord
    seats: Seats
    keep: int  # plies that stay; fewer than there are when something is taken back
    plies: tuple[Ply, ...] = ()  # on top of them
    beside: Table | None = None  # a new table that is stored in the same transaction


def of_facts(table: Table, seats: Seats | None = None, **facts: Any) -> Change:
    """Some facts or seats change; the game stays as it is."""
    seats = table.seats if seats is None else seats
    record = replace(table.record, **facts)
    return Change(with_turn(record, seats, table.game.mover_at(record.ply)), seats, record.ply)


def of_game(table: Table, seats: Seats, keep: int, plies: tuple[Ply, ...], now: int, **facts: Any) -> Change:
    """The game goes on from a ply with others; a request to undo is void."""
    record, seats = settle(table.record, seats, table.game, keep, plies, now, takeback=None, **facts)
    return Change(record, seats, keep, plies)


def with_seats(seats: Sequence[SeatRecord], *new: SeatRecord) -> Seats:
    """Seats, some of which are others now."""
    by_number = {seat.seat: seat for seat in new}
    return tuple(by_number.get(seat.seat, seat) for seat in seats)
