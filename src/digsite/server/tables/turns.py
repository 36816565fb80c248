"""Whose turn it is and until when: the stored facts that follow from the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from digsite.core.game import CHANCE, NOBODY
from digsite.server.store.records import Clock, SeatRecord, Status, TableRecord, WaitsFor
from digsite.server.tables.game import LiveGame, Ply

Seats = tuple[SeatRecord, ...]
Turn = tuple[int | None, WaitsFor | None]


def turn(status: Status, seats: Seats, mover: int) -> Turn:
    """The seat to move and whether a person or a bot does; CHANCE waits for whoever enters its draws."""
    if status != "playing" or mover == NOBODY:
        return None, None
    return mover, "person" if mover == CHANCE or seats[mover].playing_level is None else "bot"


def deadline(clock: Clock, seats: Seats, of: Turn, at: int) -> int | None:
    """The time by which a person whose turn begins now must have decided."""
    mover, waits_for = of
    if mover is None or waits_for != "person" or clock["kind"] == "none":
        return None
    if clock["kind"] == "per_move":
        return at + clock["seconds"] * 1000
    return at + (seats[mover].bank or 0)


def with_turn(record: TableRecord, seats: Seats, mover: int) -> TableRecord:
    """A table's facts with whose turn it is, after something other than the game has changed."""
    to_move, waits_for = turn(record.status, seats, mover)
    return replace(record, mover=to_move, waits_for=waits_for)


def with_new_turn(record: TableRecord, seats: Seats, at: int) -> TableRecord:
    """A table's facts when its mover's time begins anew."""
    return replace(record, moved=at, deadline=deadline(record.clock, seats, (record.mover, record.waits_for), at))


def settle(
    record: TableRecord, seats: Seats, game: LiveGame, keep: int, plies: Sequence[Ply], at: int, **facts: Any
) -> tuple[TableRecord, Seats]:
    """The facts and seats when a game goes on from a ply with others; with the result at its end."""
    mover = int(plies[-1].state.mover) if plies else game.mover_at(keep)
    status: Status = "playing"
    if mover == NOBODY:
        status = "finished"
        scores, places = game.standing(plies[-1] if plies else None)
        seats = tuple(replace(seat, score=scores[seat.seat], place=places[seat.seat]) for seat in seats)
    now_to_move = turn(status, seats, mover)
    new = replace(
        record,
        status=status,
        ply=keep + len(plies),
        mover=now_to_move[0],
        waits_for=now_to_move[1],
        deadline=deadline(record.clock, seats, now_to_move, at),
        moved=at,
        **facts,
    )
    return new, seats


def begin(record: TableRecord, seats: Seats, game: LiveGame, at: int) -> tuple[TableRecord, Seats, tuple[Ply, ...]]:
    """A game that begins: everybody gets their time, and the first draws are made."""
    if record.clock["kind"] == "bank":
        bank = record.clock["seconds"] * 1000
        seats = tuple(replace(seat, bank=bank if seat.is_person else None) for seat in seats)
    plies = game.after()
    return *settle(record, seats, game, len(game.actions), plies, at), plies
