"""Who may have hints at a table. Where several people sit, all of them agree first; in rated games there are none."""

from __future__ import annotations

from digsite.server.problems import conflict, not_yours
from digsite.server.table import Table


def are_allowed(table: Table) -> bool:
    """Whether whoever is to move may ask for a hint."""
    has_agreement = table.hints is not None and not table.hints["waits_for"]
    return table.status == "playing" and not table.is_rated and (len(table.people) < 2 or has_agreement)


def check(table: Table, account: int) -> None:
    """Complain if somebody may not have a hint now."""
    _check_playing(table, account)
    if table.mover not in table.seats_of(account):
        raise not_yours("hints are for whoever is to move")
    if table.seats[table.mover].stand_in is not None:
        raise conflict("stood-in", "a bot plays for you; take your seat back first")
    if not are_allowed(table):
        raise conflict("no-agreement", "hints need the agreement of everybody at the table; ask for it first")


def ask(table: Table, account: int) -> None:
    """Wish for hints at this table: allowed at once where nobody else sits, else when all others agree."""
    _check_playing(table, account)
    if not are_allowed(table):
        table.hints = {"by": account, "waits_for": sorted(table.others(account))}


def answer(table: Table, account: int, agrees: bool) -> None:
    """Agree to hints at this table, or not; whoever says no later ends them for everybody."""
    _check_playing(table, account)
    if table.hints is None:
        raise conflict("no-wish", "nobody has asked for hints")
    waiting = [other for other in table.hints["waits_for"] if other != account]
    table.hints = {**table.hints, "waits_for": waiting} if agrees else None


def forget(table: Table, account: int) -> None:
    """Nobody waits for the agreement of somebody who has left."""
    if table.hints is not None:
        waiting = [other for other in table.hints["waits_for"] if other != account]
        table.hints = None if table.hints["by"] == account and waiting else {**table.hints, "waits_for": waiting}


def _check_playing(table: Table, account: int) -> None:
    if table.status != "playing":
        raise conflict("not-playing", "hints are for games that are being played")
    if not table.seats_of(account):
        raise not_yours("you do not sit at this table")
    if table.is_rated:
        raise conflict("rated", "there are no hints in a rated game")
