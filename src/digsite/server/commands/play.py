"""Playing: a person's action, a bot's, or what happened at a real table."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from digsite.core.actions import IllegalAction
from digsite.core.game import CHANCE
from digsite.core.refusal import no_rule
from digsite.server.commands.change import Change, of_game, with_seats
from digsite.server.problems import Refused
from digsite.server.tables.table import Table
from digsite.server.tables.turns import Seats
from digsite.study.entering import EntryError, parse_entry


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
        raise Refused("illegal-action", {"refusal": error.refusal}, why=str(error)) from None
    return _go_on(table, now, number)


def enter(command: Enter, table: Table, now: int) -> Change:
    """Play what a person has entered."""
    if table.chance != "by_hand":
        raise Refused("not-by-hand")
    _check_turn(table, command.account, command.ply)
    try:
        numbers = parse_entry(table.game.position.copy(), command.text, table.seats_of(command.account))
    except EntryError as error:
        beside = {"entry": error.entry, "refusal": error.refusal}
        raise Refused("illegal-action", beside, why=str(error)) from None
    return _go_on(table, now, *numbers)


def play_bot(command: PlayBot, table: Table, now: int) -> Change:
    """Play what a bot has chosen, if the table is still as the bot saw it."""
    turn = (table.record.waits_for, table.record.mover)
    if turn != ("bot", command.seat) or tuple(table.game.actions) != command.played:
        raise Refused("another-ply", ply=len(command.played), now=table.record.ply)
    change = _go_on(table, now, command.action)
    mover = change.seats[command.seat]
    if mover.is_person:
        return change._replace(seats=with_seats(change.seats, replace(mover, has_been_stood_in_for=True)))
    return change


def _check_turn(table: Table, account: int, ply: int) -> None:
    """Only a person whose turn it is answers a ply."""
    status, mover = table.record.status, table.record.mover
    if status != "playing" or mover is None:
        raise Refused("not-playing", status=status)
    mine = table.seats_of(account)
    if not mine:
        raise Refused("not-seated")
    if ply != table.record.ply:
        raise Refused("another-ply", ply=ply, now=table.record.ply)
    if not table.is_turn_of(mine):
        refusal = no_rule("not-your-turn", player=mover)
        raise Refused("not-your-turn", {"refusal": refusal}, player=table.seats[mover].name)
    if mover != CHANCE and table.seats[mover].stand_in is not None:
        raise Refused("stood-in")


def _check_lesson(table: Table, action: int | str) -> None:
    """In a lesson one plays what the step asks for."""
    if table.scripted is None:
        return
    wanted = table.rules.actions.actions[table.scripted]
    if action not in (wanted.number, wanted.notation):
        raise Refused("lesson-step", action=wanted.notation)


def _go_on(table: Table, now: int, *numbers: int) -> Change:
    """The mover's action, or several that were entered, with the draws that follow."""
    try:
        plies = table.game.after(*numbers)
    except IllegalAction as error:
        raise Refused("illegal-action", {"refusal": error.refusal}, why=str(error)) from None
    return of_game(table, _stop_clock(table, now), table.record.ply, plies, now)


def _stop_clock(table: Table, now: int) -> Seats:
    """The seats, with the time used taken from the mover's bank."""
    mover, deadline = table.record.mover, table.record.deadline
    if deadline is None or mover is None or table.seats[mover].bank is None:
        return table.seats
    return with_seats(table.seats, replace(table.seats[mover], bank=max(0, deadline - now)))
