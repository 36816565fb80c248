"""Who may have hints at a table. Where several people sit, all of them agree first; in rated games there are none."""

from __future__ import annotations

from typing import NamedTuple

from digsite.server.commands.change import Change, of_facts
from digsite.server.problems import Refused
from digsite.server.tables.table import Table


class AskForHints(NamedTuple):
    """Somebody wants hints at this table."""

    account: int


class AnswerHints(NamedTuple):
    """Somebody agrees to hints at this table, or not; whoever says no later ends them for everybody."""

    account: int
    agrees: bool


def check_hint(table: Table, account: int) -> None:
    """Complain if somebody may not have a hint now."""
    _check_playing(table, account)
    mover = table.record.mover
    if mover is None or mover not in table.seats_of(account):
        raise Refused("not-your-hint")
    if table.seats[mover].stand_in is not None:
        raise Refused("stood-in")
    if not table.are_hints_allowed:
        raise Refused("no-agreement")


def ask_for_hints(command: AskForHints, table: Table) -> Change:
    """Allow hints at once where nobody else sits, else when all others agree."""
    _check_playing(table, command.account)
    if table.are_hints_allowed:
        return of_facts(table)
    return of_facts(table, hints={"by": command.account, "waits_for": sorted(table.others(command.account))})


def answer_hints(command: AnswerHints, table: Table) -> Change:
    """Count an answer."""
    _check_playing(table, command.account)
    request = table.record.hints
    if request is None:
        raise Refused("no-wish")
    waiting = [other for other in request["waits_for"] if other != command.account]
    return of_facts(table, hints={**request, "waits_for": waiting} if command.agrees else None)


def _check_playing(table: Table, account: int) -> None:
    if table.record.status != "playing":
        raise Refused("not-playing", status=table.record.status)
    if not table.seats_of(account):
        raise Refused("not-seated")
    if table.record.is_rated:
        raise Refused("rated-hints")
