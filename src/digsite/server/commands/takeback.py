"""Taking back: at once among bots or on one device, else if all others agree."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from digsite.core.game import CHANCE
from digsite.server.commands.change import Change, of_facts, of_game
from digsite.server.problems import conflict, not_yours
from digsite.server.store.records import Wish
from digsite.server.tables.table import Table


class TakeBack(NamedTuple):
    """Somebody wants to take back their last decision."""

    account: int


class AnswerTakeBack(NamedTuple):
    """Somebody agrees to that wish, or not."""

    account: int
    agrees: bool


def take_back(command: TakeBack, table: Table, now: int) -> Change:
    """Go back, or ask the others."""
    if table.chance == "by_hand":
        return _take_back_entry(command, table, now)
    if table.record.status != "playing":
        raise conflict("not-playing", "only a game that is being played can be taken back")
    if not table.seats_of(command.account):
        raise not_yours("you do not sit at this table")
    others = table.others(command.account)
    if not others and table.record.is_rated:
        raise conflict("rated", "in a rated game something is taken back only if others agree, and nobody else is here")
    ply = _last_decision(table, command.account)
    if not others:
        return of_game(table, table.seats, ply, (), now, is_rated=False)
    wish: Wish = {"by": command.account, "ply": ply, "waits_for": sorted(others)}
    return of_facts(table, takeback=wish)


def _take_back_entry(command: TakeBack, table: Table, now: int) -> Change:
    """Take back what was last entered by hand, a draw or the very last action too: a slip must be mendable."""
    if not table.has_begun:
        raise conflict("not-playing", "only a game that is being played can be taken back")
    if not table.seats_of(command.account):
        raise not_yours("you do not sit at this table")
    movers = [(ply, table.game.mover_at(ply)) for ply in range(table.record.ply)]
    entered = [ply for ply, mover in movers if mover == CHANCE or table.seats[mover].playing_level is None]
    if not entered:
        raise conflict("seen-already", "there is nothing to take back: nothing has been entered")
    seats = tuple(replace(seat, score=None, place=None) for seat in table.seats)
    return of_game(table, seats, entered[-1], (), now, is_rated=False)


def _last_decision(table: Table, account: int) -> int:
    """The ply of the last decision of a person, if nothing new has been seen since."""
    mine = table.seats_of(account)
    own = None
    first = (table.record.origin or {}).get("ply", 0)
    for ply in range(first, table.record.ply):
        mover = table.game.mover_at(ply)
        if mover == CHANCE or (mover not in mine and table.seats[mover].kind == "person"):
            own = None
        elif mover in mine:
            own = ply
    if own is None:
        raise conflict("seen-already", "there is nothing to take back: the last action has shown something new")
    return own


def answer_take_back(command: AnswerTakeBack, table: Table, now: int) -> Change:
    """Go back when the last one has agreed; whoever says no ends the wish."""
    wish = table.record.takeback
    if wish is None:
        raise conflict("no-wish", "nobody has asked to take anything back")
    if command.account not in wish["waits_for"]:
        raise not_yours("your answer is not needed")
    waiting = [other for other in wish["waits_for"] if other != command.account]
    if not command.agrees:
        return of_facts(table, takeback=None)
    if waiting:
        return of_facts(table, takeback={**wish, "waits_for": waiting})
    return of_game(table, table.seats, wish["ply"], (), now, is_rated=False)
