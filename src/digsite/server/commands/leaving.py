"""Leaving and coming back."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from digsite.server.commands.change import Change, of_facts, with_seats
from digsite.server.problems import Refused
from digsite.server.store.records import PendingRequest, SeatRecord, Status
from digsite.server.tables.table import Table
from digsite.server.tables.turns import Seats, with_new_turn

STAND_IN = 3  # the level that takes over a seat, if nobody says otherwise
BANK_ON_RETURN = 10  # a person who comes back without time gets this part of the bank again
LEAST_BANK = 60_000  # milliseconds, on return


class Leave(NamedTuple):
    """Somebody gets up; later in a game a bot of a level goes on for them."""

    account: int
    level: int | None = None


class ComeBack(NamedTuple):
    """Somebody takes their seat back from the bot that stood in."""

    account: int


def leave(command: Leave, table: Table, now: int) -> Change:
    """Before the game the seat is free again, later a bot goes on for good; a game by hand is put away."""
    mine, status = table.seats_of(command.account), table.record.status
    if not mine and not (table.record.host == command.account and _is_deserted(status, table.seats)):
        raise Refused("not-seated")
    if status not in ("open", "playing"):
        raise Refused("finished")
    if table.chance == "by_hand":  # nobody else could enter the draws
        return of_facts(table, status="closed", moved=now)
    seats = with_seats(table.seats, *(_after(table.seats[number], command, status) for number in mine))
    change = of_facts(
        table,
        seats,
        status="closed" if _is_deserted(status, seats) else status,
        takeback=_takeback_without(table.record.takeback, command.account),
        hints=_hints_without(table.record.hints, command.account),
    )
    return _with_new_turn(change, mine, now)


def _after(seat: SeatRecord, command: Leave, status: Status) -> SeatRecord:
    """The seat of somebody who gets up."""
    if status == "open":
        return SeatRecord(seat.table_id, seat.seat, "anyone")
    return replace(seat, has_left=True, stand_in=command.level or STAND_IN)


def _is_deserted(status: Status, seats: Seats) -> bool:
    """Whether a game has not begun and nobody sits there who could begin it."""
    return status == "open" and not any(seat.is_person for seat in seats)


def _takeback_without(request: PendingRequest | None, account: int) -> PendingRequest | None:
    """A request to undo ends when the player who made it, or one who was asked, leaves."""
    return None if request is None or account in (request["by"], *request["waits_for"]) else request


def _hints_without(request: PendingRequest | None, account: int) -> PendingRequest | None:
    """Nobody waits for the agreement of somebody who has left; a wish that is not agreed to ends with who has it."""
    if request is None:
        return None
    waiting = [other for other in request["waits_for"] if other != account]
    return None if request["by"] == account and waiting else {**request, "waits_for": waiting}


def come_back(command: ComeBack, table: Table, now: int) -> Change:
    """Play on oneself, with a little time at least."""
    away = [table.seats[number] for number in table.seats_of(command.account)]
    away = [seat for seat in away if seat.stand_in is not None]
    if table.record.status != "playing" or not away:
        raise Refused("not-away")
    least = max(table.record.clock["seconds"] * 1000 // BANK_ON_RETURN, LEAST_BANK)
    banks = [None if seat.bank is None else max(seat.bank, least) for seat in away]
    back = [replace(seat, stand_in=None, bank=bank) for seat, bank in zip(away, banks, strict=True)]
    change = of_facts(table, with_seats(table.seats, *back))
    return _with_new_turn(change, [seat.seat for seat in away], now)


def _with_new_turn(change: Change, mine: list[int], now: int) -> Change:
    """A change after which the mover's time begins anew, if that is one of these seats; nobody else's does."""
    if change.record.mover not in mine:
        return change
    return change._replace(record=with_new_turn(change.record, change.seats, now))
