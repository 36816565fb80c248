"""Playing: a person's action, a bot's, or what happened at a real table."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from digsite.core.actions import IllegalAction
from digsite.core.game import CHANCE
from digsite.core.refusal import no_rule
from digsite.server.commands.change import Change, of_game, with_seats
from digsite.server.problems import conflict, not_yours
from digsite.server.tables.table import Table
from digsite.server.tables.turns import Seats
from digsite.study.entering import EntryError, entered


class Play(NamedTuple):
    """A person's answer to a ply."""

    account: int
    action: int | str  # its number or its notation
    ply: int


class Enter(NamedTuple):
    """What happened at a real table from a ply on, several actions at a time; if one does not fit, none is played."""

    account: int
    text: str
    ply: int


class PlayBot(NamedTuple):
    """A bot's action, for a seat at a table where this was played before."""

    seat: int
    action: int
    played: tuple[int, ...]


def play(command: Play, table: Table, now: int) -> Change:
    """Play what a person has chosen."""
    _check_turn(table, command.account, command.ply)
    _check_lesson(table, command.action)
    try:
        number = table.rules.actions.find(command.action).number
    except IllegalAction as error:
        raise conflict("illegal-action", str(error), refusal=error.refusal) from None
    return _go_on(table, now, number)


def enter(command: Enter, table: Table, now: int) -> Change:
    """Play what a person has entered."""
    if table.chance != "by_hand":
        raise conflict("not-by-hand", "here chance draws by itself; play one action at a time")
    _check_turn(table, command.account, command.ply)
    try:
        numbers = entered(table.game.position.copy(), command.text, table.seats_of(command.account))
    except EntryError as error:
        raise conflict("illegal-action", str(error), entry=error.entry, refusal=error.refusal) from None
    return _go_on(table, now, *numbers)


def play_bot(command: PlayBot, table: Table, now: int) -> Change:
    """Play what a bot has chosen, if the table is still as the bot saw it."""
    turn = (table.record.waits_for, table.record.mover)
    if turn != ("bot", command.seat) or tuple(table.game.actions) != command.played:
        raise conflict("another-ply", "the table has changed while the bot was thinking")
    return _go_on(table, now, command.action)


def _check_turn(table: Table, account: int, ply: int) -> None:
    """Only a person whose turn it is answers a ply."""
    status, mover = table.record.status, table.record.mover
    if status != "playing" or mover is None:
        raise conflict("not-playing", "the game is over" if status == "finished" else "the game has not begun")
    mine = table.seats_of(account)
    if not mine:
        raise not_yours("you do not sit at this table")
    if ply != table.record.ply:
        what = "was answered already" if ply < table.record.ply else "has not come yet"
        raise conflict("another-ply", f"ply {ply} {what}; now it is ply {table.record.ply}")
    if not table.is_turn_of(mine):
        refusal = no_rule("not-your-turn", player=mover)
        raise not_yours(f"it is {table.seats[mover].name}'s turn", refusal=refusal)
    if mover != CHANCE and table.seats[mover].stand_in is not None:
        raise conflict("stood-in", "a bot plays for you; take your seat back first")


def _check_lesson(table: Table, action: int | str) -> None:
    """In a lesson one plays what the step asks for."""
    if table.scripted is None:
        return
    wanted = table.rules.actions.actions[table.scripted]
    if action not in (wanted.number, wanted.notation):
        detail = f"here the lesson asks for {wanted.notation!r}; after its end you play as you like"
        raise conflict("lesson-step", detail)


def _go_on(table: Table, now: int, *numbers: int) -> Change:
    """The mover's action, or several that were entered, with the draws that follow."""
    try:
        plies = table.game.after(*numbers)
    except IllegalAction as error:
        raise conflict("illegal-action", str(error), refusal=error.refusal) from None
    return of_game(table, _stop_clock(table, now), table.record.ply, plies, now)


def _stop_clock(table: Table, now: int) -> Seats:
    """The seats, with the time used taken from the mover's bank."""
    mover, deadline = table.record.mover, table.record.deadline
    if deadline is None or mover is None or table.seats[mover].bank is None:
        return table.seats
    return with_seats(table.seats, replace(table.seats[mover], bank=max(0, deadline - now)))
