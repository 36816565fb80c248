"""Whether somebody may take back, and to which ply."""

from __future__ import annotations

from digsite.core.game import CHANCE
from digsite.server.problems import Refused
from digsite.server.tables.table import Table


def why_not_take_back(table: Table, account: int | None) -> str | None:
    """The kind of the refusal that somebody gets who wants to take back; None if it may be."""
    try:
        ply_to_take_back(table, account)
    except Refused as refused:
        return refused.kind
    return None


def is_undone_freely(table: Table) -> bool:
    """Whether the mover's next decision could be taken back without asking anybody, as long as nothing new is seen."""
    mover = table.record.mover
    if mover is None or mover == CHANCE or table.record.is_rated:
        return False
    account = table.seats[mover].account
    return account is not None and not table.others(account)


def ply_to_take_back(table: Table, account: int | None) -> int:
    """The ply to which somebody may go back."""
    is_by_hand = table.chance == "by_hand"
    if not (table.has_begun if is_by_hand else table.record.status == "playing"):
        raise Refused("not-playing", status=table.record.status)
    if account is None or not table.seats_of(account):
        raise Refused("not-seated")
    if is_by_hand:
        return last_entry(table)
    if table.record.is_rated and not table.others(account):
        raise Refused("rated")
    return last_decision(table, account)


def last_entry(table: Table) -> int:
    """The ply that was last entered by hand, a draw or the very last action too: a slip must be mendable."""
    for ply in reversed(range(table.record.ply)):
        mover = table.game.mover_at(ply)
        if mover == CHANCE or table.seats[mover].playing_level is None:
            return ply
    raise Refused("nothing-entered")


def last_decision(table: Table, account: int) -> int:
    """The ply of the last decision of a person, if nothing new has been seen since."""
    mine = table.seats_of(account)
    first = (table.record.origin or {}).get("ply", 0)
    for ply in reversed(range(first, table.record.ply)):
        mover = table.game.mover_at(ply)
        if mover in mine:
            return ply
        if mover == CHANCE or table.seats[mover].kind == "person":
            break
    raise Refused("seen-already")
