"""Sitting down and beginning."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from digsite.server.commands.change import Change, of_facts, with_seats
from digsite.server.problems import Refused
from digsite.server.store.records import SeatRecord
from digsite.server.tables.seating import Bot, name_bots
from digsite.server.tables.table import Table
from digsite.server.tables.turns import begin


class Join(NamedTuple):
    """Somebody takes a free seat: this one, or the first that is free."""

    account: int
    name: str
    seat: int | None = None


class Rename(NamedTuple):
    """Somebody goes by another name now."""

    account: int
    name: str


class Start(NamedTuple):
    """Somebody begins the game; a bot takes each seat that is still free, if one is named."""

    account: int
    bot: Bot | None = None


def join(command: Join, table: Table, now: int) -> Change:
    """Sit down, as long as the game has not begun."""
    if table.record.status != "open":
        raise Refused("already-begun", status=table.record.status)
    if table.seats_of(command.account):
        raise Refused("already-seated")
    free = [seat.seat for seat in table.seats if seat.is_free]
    if not free:
        raise Refused("table-full")
    if command.seat is not None and command.seat not in free:
        raise Refused("seat-taken", seat=command.seat)
    number = free[0] if command.seat is None else command.seat
    taken = SeatRecord(table.id, number, "person", command.account, command.name)
    return of_facts(table, with_seats(table.seats, taken), moved=now)


def rename(command: Rename, table: Table) -> Change:
    """Write another name on somebody's seat."""
    theirs = [seat for seat in table.seats if seat.kind == "person" and seat.account == command.account]
    return of_facts(table, with_seats(table.seats, *(replace(seat, name=command.name) for seat in theirs)))


def start(command: Start, table: Table, now: int) -> Change:
    """Begin, when all seats are taken or bots take the rest."""
    if table.record.status != "open":
        raise Refused("already-begun", status=table.record.status)
    if not table.seats_of(command.account):
        raise Refused("not-seated")
    free = [seat for seat in table.seats if seat.is_free]
    seats = table.seats
    if free and command.bot is None:
        raise Refused("seats-free", free=len(free), players=table.record.players)
    if command.bot is not None:
        seats = with_seats(seats, *(command.bot.on(seat) for seat in free))
    record, seats, plies = begin(table.record, name_bots(seats), table.game, now)
    return Change(record, seats, keep=table.record.ply, plies=plies)
