"""Taking back: at once among bots or on one device, else if all others agree."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from digsite.server.commands.change import Change, of_facts, of_game
from digsite.server.problems import Refused
from digsite.server.store.records import PendingRequest
from digsite.server.tables.table import Table
from digsite.server.tables.takeback import ply_to_take_back


class TakeBack(NamedTuple):
    """Somebody wants to take back their last decision."""

    account: int


class AnswerTakeBack(NamedTuple):
    """A player answers a request to undo."""

    account: int
    agrees: bool


def take_back(command: TakeBack, table: Table, now: int) -> Change:
    """Go back, or ask the others."""
    ply = ply_to_take_back(table, command.account)
    if table.chance == "by_hand":
        seats = tuple(replace(seat, score=None, place=None) for seat in table.seats)
        return of_game(table, seats, ply, (), now, is_rated=False)
    others = table.others(command.account)
    if not others:
        return of_game(table, table.seats, ply, (), now, is_rated=False)
    request: PendingRequest = {"by": command.account, "ply": ply, "waits_for": sorted(others)}
    return of_facts(table, takeback=request)


def answer_take_back(command: AnswerTakeBack, table: Table, now: int) -> Change:
    """Go back once all have agreed; one refusal ends the request."""
    request = table.record.takeback
    if request is None:
        raise Refused("no-wish")
    if command.account not in request["waits_for"]:
        raise Refused("not-asked")
    waiting = [other for other in request["waits_for"] if other != command.account]
    if not command.agrees:
        return of_facts(table, takeback=None)
    if waiting:
        return of_facts(table, takeback={**request, "waits_for": waiting})
    return of_game(table, table.seats, request["ply"], (), now, is_rated=False)
