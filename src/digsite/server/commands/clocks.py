"""The clock: a bot takes over where the time has run out."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from digsite.server.commands.change import Change, of_facts, with_seats
from digsite.server.commands.leaving import STAND_IN
from digsite.server.problems import Refused
from digsite.server.tables.table import Table


class RunOut(NamedTuple):
    """The mover's time has run out."""


def hand_to_bot(table: Table, now: int) -> Change:
    """Hand the mover's seat to a bot."""
    record = table.record
    if record.deadline is None or record.deadline > now or record.mover is None:
        raise Refused("time-left")
    seat = table.seats[record.mover]
    late = replace(seat, stand_in=STAND_IN, bank=None if seat.bank is None else 0)
    return of_facts(table, with_seats(table.seats, late), deadline=None, moved=now)
