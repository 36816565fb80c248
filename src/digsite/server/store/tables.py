"""Tables in the database. The version of a table guards every change: whoever comes second changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
)

from digsite.core import registry
from digsite.server.store.announcing import CHANNEL, announce, is_heard
from digsite.server.store.quick import QuickStatement
from digsite.server.store.schema import ACTIONS, MESSAGES, SEATS, TABLES
from digsite.server.table import Clock, Seat, Table

CHANGING = (
    "status",
    "is_rated",
    "takeback",
    "hints",
    "rematch",
    "version",
    "ply",
    "mover",
    "waits_for",
    "deadline",
    "moved",
)


def _update(then: str = "") -> QuickStatement:
    """Store what may change, if nobody else has."""
    new = ", ".join(f"{name} = :{name}" for name in CHANGING)
    typed = [bindparam(name, type_=TABLES.c[name].type) for name in CHANGING]
    wanted = f"UPDATE tables SET {new} WHERE id = :the_id AND version = :known {then}"
    return QuickStatement(text(wanted).bindparams(*typed))


_UPDATE = _update()
_UPDATE_AND_TELL = _update(f"RETURNING pg_notify('{CHANNEL}', :told)")  # once it is committed
_ADD_ACTIONS = insert(ACTIONS)
_FEW = 12  # actions of one move, with chance's that follow
_FIND = select(TABLES).where(TABLES.c.id == bindparam("the_id"))
_FIND_SEATS = select(SEATS).where(SEATS.c.table_id == bindparam("the_id")).order_by(SEATS.c.seat)
_FIND_ACTIONS = select(ACTIONS.c.action).where(ACTIONS.c.table_id == bindparam("the_id")).order_by(ACTIONS.c.ply)


# 1. Writing


def add(connection: Connection, table: Table) -> None:
    """Store a new table."""
    connection.execute(
        insert(TABLES),
        {
            "id": table.id,
            "game": table.game,
            "rules_version": table.rules_version,
            "components": table.components,
            "players": table.players,
            "options": table.options,
            "is_private": table.is_private,
            "clock": {"kind": table.clock.kind, "seconds": table.clock.seconds},
            "secret": table.secret,
            "host": table.host,
            "origin": table.origin,
            "created": table.created,
            **_changing(table),
        },
    )
    _write_seats(connection, table)
    _write_actions(connection, table)


def save(connection: Connection, table: Table, known_version: int, told: str = "") -> bool:
    """Store what has changed since a version; False, and nothing is changed, if somebody else was quicker.

    ``told`` is what other processes hear of it.
    """
    values = {**_changing(table), "the_id": table.id, "known": known_version}
    if told and is_heard(connection):
        done = _UPDATE_AND_TELL.run(connection, {**values, "told": told})
    else:
        done = _UPDATE.run(connection, values)
    if done.rowcount != 1:
        return False
    if table.seats_changed:
        _write_seats(connection, table)
    _write_actions(connection, table)
    return True


def mark_saved(table: Table) -> None:
    """Note that the database knows all of a table."""
    table.stored = len(table.actions)
    table.took_back = False
    table.seats_changed = False


def _changing(table: Table) -> dict[str, Any]:
    return {name: len(table.actions) if name == "ply" else getattr(table, name) for name in CHANGING}


def _write_seats(connection: Connection, table: Table) -> None:
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table.id))
    connection.execute(
        insert(SEATS),
        [{"table_id": table.id, "seat": number, **vars(seat)} for number, seat in enumerate(table.seats)],
    )


def _write_actions(connection: Connection, table: Table) -> None:
    """Add new actions; if some were taken back, remove those first."""
    fresh = range(table.stored, len(table.actions))
    if table.took_back:
        connection.execute(delete(ACTIONS).where(ACTIONS.c.table_id == table.id, ACTIONS.c.ply >= table.stored))
    same = {"table_id": table.id, "at": table.moved}
    if len(fresh) > _FEW:
        rows = [{**same, "ply": ply, "action": table.actions[ply]} for ply in fresh]
        connection.execute(_ADD_ACTIONS, rows)
    elif fresh:
        for number, ply in enumerate(fresh):
            same |= {f"ply{number}": ply, f"action{number}": table.actions[ply]}
        _add_few_actions(len(fresh)).run(connection, same)


@cache
def _add_few_actions(count: int) -> QuickStatement:
    """Few actions in one statement: the drivers send those of a list one by one."""
    rows = ", ".join(f"(:table_id, :ply{number}, :action{number}, :at)" for number in range(count))
    return QuickStatement(text(f"INSERT INTO actions (table_id, ply, action, at) VALUES {rows}"))


# 2. Reading


def load(connection: Connection, table_id: str) -> Table | None:
    """A whole table, or None if there is none."""
    row = connection.execute(_FIND, {"the_id": table_id}).one_or_none()
    if row is None:
        return None
    actions = list(connection.execute(_FIND_ACTIONS, {"the_id": table_id}).scalars())
    seats = [_seat(seat) for seat in connection.execute(_FIND_SEATS, {"the_id": table_id})]
    return Table(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        components=row.components,
        players=row.players,
        options=row.options,
        host=row.host,
        seats=seats,
        clock=Clock(**row.clock),
        is_private=row.is_private,
        is_rated=row.is_rated,
        status=row.status,
        secret=row.secret,
        origin=row.origin,
        takeback=row.takeback,
        hints=row.hints,
        rematch=row.rematch,
        version=row.version,
        deadline=row.deadline,
        created=row.created,
        moved=row.moved,
        actions=actions,
        stored=len(actions),
        seats_changed=False,
    )


def _seat(row: Row[Any]) -> Seat:
    found = dict(row._mapping)
    del found["table_id"], found["seat"]
    return Seat(**found)


def version_of(connection: Connection, table_id: str) -> int | None:
    """The newest version of a table."""
    return connection.execute(select(TABLES.c.version).where(TABLES.c.id == table_id)).scalar_one_or_none()


def unfinished_of(connection: Connection, host: int) -> int:
    """How many tables somebody has opened that are not finished, without those they have left to a bot."""
    has_left = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.account == host, SEATS.c.has_left)
    wanted = and_(TABLES.c.host == host, TABLES.c.status.in_(("open", "playing")), ~has_left, _can_be_played())
    return connection.execute(select(func.count()).select_from(TABLES).where(wanted)).scalar_one()


# 3. Lists


def lessons_of(connection: Connection, host: int, game: str) -> list[str]:
    """The lessons in a game that somebody has begun, the newest first."""
    is_theirs = and_(TABLES.c.host == host, TABLES.c.game == game, TABLES.c.status == "playing", TABLES.c.is_private)
    rows = connection.execute(select(TABLES.c.id, TABLES.c.origin).where(is_theirs).order_by(TABLES.c.moved.desc()))
    return [row.id for row in rows if "lesson" in (row.origin or {})]


def unfinished_with(connection: Connection, account: int) -> list[str]:
    """The tables that are open or being played and where somebody sits."""
    is_unfinished = TABLES.c.status.in_(("open", "playing"))
    wanted = select(TABLES.c.id).where(is_unfinished, _sits(account), _can_be_played())
    return list(connection.execute(wanted).scalars())


def listed(
    connection: Connection,
    status: str | None = None,
    game: str | None = None,
    account: int | None = None,
    viewer: int | None = None,
    before: str | None = None,
    limit: int = 50,
) -> list[dict[str, Any]]:
    """Tables by when they last changed, the newest first; private ones only to those who sit there."""
    wanted = select(TABLES)
    wanted = wanted.where(TABLES.c.status != "closed" if status is None else TABLES.c.status == status)
    if game is not None:
        wanted = wanted.where(TABLES.c.game == game)
    if account is not None:
        wanted = wanted.where(_sits(account))
    if before is not None:
        moved, _, table_id = before.partition("-")
        same_time = and_(TABLES.c.moved == int(moved), TABLES.c.id > table_id)
        wanted = wanted.where(or_(TABLES.c.moved < int(moved), same_time))
    public: Any = TABLES.c.is_private.is_(False)
    if status == "open":  # who has no link finds a seat for anyone, or nothing
        has_room = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "anyone")
        public = and_(public, has_room, _can_be_played())
    wanted = wanted.where(public if viewer is None else or_(public, _sits(viewer)))
    rows = connection.execute(wanted.order_by(TABLES.c.moved.desc(), TABLES.c.id).limit(limit)).all()
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    chosen = select(SEATS).where(SEATS.c.table_id.in_(list(seats))).order_by(SEATS.c.seat)
    for seat in connection.execute(chosen) if rows else ():
        seats[seat.table_id].append(_seat(seat))
    return [{**row._mapping, "seats": seats[row.id]} for row in rows]


def _sits(account: int) -> Any:
    return exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.account == account)


def _can_be_played() -> Any:
    """Whether a table is played with the printed tables in use."""
    in_use = {name: registry.game(name).about.components_id for name in registry.names()}
    return or_(*(and_(TABLES.c.game == name, TABLES.c.components == one) for name, one in in_use.items()))


def with_other_components(connection: Connection) -> int:
    """How many unfinished tables are played with other printed tables than those in use."""
    wanted = and_(TABLES.c.status.in_(("open", "playing")), ~_can_be_played())
    return connection.execute(select(func.count()).select_from(TABLES).where(wanted)).scalar_one()


def run_out(connection: Connection, at: int) -> list[str]:
    """The tables where somebody's time has run out."""
    wanted = and_(TABLES.c.status == "playing", TABLES.c.deadline < at, _can_be_played())
    return list(connection.execute(select(TABLES.c.id).where(wanted).limit(100)).scalars())


def waiting_for_bots(connection: Connection, at: int) -> list[str]:
    """The tables where a bot has had to move since before a time."""
    is_due = and_(TABLES.c.waits_for == "bot", TABLES.c.moved < at)
    wanted = and_(TABLES.c.status == "playing", is_due, _can_be_played())
    return list(connection.execute(select(TABLES.c.id).where(wanted).limit(1000)).scalars())


# 4. Chat


def add_message(
    connection: Connection,
    table_id: str,
    account: int,
    name: str,
    said: str,
    at: int,
    told: str = "",
) -> int:
    """Store what somebody said, and tell other processes; returns its number."""
    # One after the other, so that numbers rise in the order in which listeners can read them.
    connection.execute(select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update(key_share=True))
    values = {"table_id": table_id, "account": account, "name": name, "text": said, "at": at}
    number: int = connection.execute(insert(MESSAGES).returning(MESSAGES.c.id), values).scalar_one()
    announce(connection, told)
    return number


def messages(connection: Connection, table_id: str, after: int = 0, limit: int = 200) -> Sequence[Row[Any]]:
    """What was said at a table after a message, the last of it."""
    wanted = select(MESSAGES).where(MESSAGES.c.table_id == table_id, MESSAGES.c.id > after)
    return connection.execute(wanted.order_by(MESSAGES.c.id.desc()).limit(limit)).all()[::-1]
