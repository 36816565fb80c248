"""Tables for tests that need no server and no database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from digsite.server.commands.change import Change
from digsite.server.commands.decide import Command, decide
from digsite.server.commands.play import Play
from digsite.server.store.records import SeatRecord
from digsite.server.tables.factory import new_record, new_table
from digsite.server.tables.table import Table

ADA, BO, CY, BOT = 1, 2, 3, 90  # accounts
NAMES = {ADA: "Ada", BO: "Bo", CY: "Cy"}
AT = 1_700_000_000_000
SECRET = "7-salt"


def person(number: int, account: int) -> SeatRecord:
    return SeatRecord("", number, "person", account, NAMES[account])


def bot(number: int, level: int = 1) -> SeatRecord:
    return SeatRecord("", number, "bot", BOT, "Bot", level=level)


def free(number: int) -> SeatRecord:
    return SeatRecord("", number, "anyone")


def a_table(seats: Sequence[SeatRecord], game: str = "pergamon", at: int = AT, **more: Any) -> Table:
    """A table of Ada's, begun if nobody has to be waited for."""
    options = more.pop("options", {"first_player": 0})
    record = new_record(game, len(seats), options, ADA, at, **{"secret": SECRET, **more})
    return new_table(record, seats, at)


def online(*others: int, **more: Any) -> Table:
    """Ada plays with others, who each sit elsewhere."""
    seats = [person(number, account) for number, account in enumerate([ADA, *(others or (BO,))])]
    return a_table(seats, **more)


def device(**more: Any) -> Table:
    """Ada and somebody else on one device."""
    return a_table([person(0, ADA), SeatRecord("", 1, "hotseat", ADA, "Bo")], **more)


def applied(table: Table, change: Change) -> Table:
    """A table after a change, as if it had been stored."""
    table.game.apply(change.keep, change.plies)
    return Table(change.record, change.seats, table.game)


def after(table: Table, command: Command, at: int = AT) -> Table:
    """A table after a command."""
    return applied(table, decide(command, table, at))


def played(table: Table, at: int = AT) -> Table:
    """A table after the first legal action of whoever is to move."""
    account = table.seats[table.record.mover or 0].account
    assert account is not None
    return after(table, Play(account, table.game.position.legal_numbers()[0], table.record.ply), at)
