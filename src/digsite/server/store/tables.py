"""Tables in the database. The version of a table guards every change: whoever comes second changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Row,
    TextClause,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)

from digsite.core import registry
from digsite.server.store.announcing import CHANNEL, announce, is_heard
from digsite.server.store.records import SeatRecord, TableRecord, changes
from digsite.server.store.schema import ACTIONS, MESSAGES, SEATS, TABLES

IS_COPY = TABLES.c.origin["ply"].as_integer().is_not(None)  # imported or cloned; lessons are not
_UPDATE = update(TABLES).where(TABLES.c.id == bindparam("the_id"), TABLES.c.version == bindparam("known"))
_UPDATE_AND_TELL = _UPDATE.returning(func.pg_notify(CHANNEL, bindparam("told")))  # once it is committed
_UPDATE_SEAT = update(SEATS).where(SEATS.c.table_id == bindparam("the_id"), SEATS.c.seat == bindparam("number"))
_FEW = 12  # actions of one move, with chance's that follow
_FIND = (
    select(TABLES).where(TABLES.c.id == bindparam("the_id")).with_for_update(read=True)
)  # nobody changes it meanwhile
_FIND_SEATS = select(SEATS).where(SEATS.c.table_id == bindparam("the_id")).order_by(SEATS.c.seat)
_FIND_ACTIONS = select(ACTIONS.c.action).where(ACTIONS.c.table_id == bindparam("the_id")).order_by(ACTIONS.c.ply)
_FIND_VERSION = select(TABLES.c.version).where(TABLES.c.id == bindparam("the_id"))


class StoredTable(NamedTuple):
    """All that is stored of a table."""

    record: TableRecord
    seats: tuple[SeatRecord, ...]
    actions: list[int]


# 1. Writing


def add(connection: Connection, new: StoredTable) -> None:
    """Store a new table."""
    connection.execute(insert(TABLES), vars(new.record))
    connection.execute(insert(SEATS), [vars(seat) for seat in new.seats])
    add_actions(connection, new.record, 0, new.actions)


def save(connection: Connection, old: TableRecord, new: TableRecord, told: str = "") -> bool:
    """Store the columns that have changed; False, and nothing is changed, if someone else was faster.

    ``told`` is what other processes hear of it.
    """
    values = {**changes(old, new), "the_id": old.id, "known": old.version}
    if told and is_heard(connection):
        return connection.execute(_UPDATE_AND_TELL, {**values, "told": told}).first() is not None
    return connection.execute(_UPDATE, values).rowcount == 1


def save_seats(connection: Connection, old: Sequence[SeatRecord], new: Sequence[SeatRecord]) -> None:
    """Store the columns that have changed."""
    for before, after in zip(old, new, strict=True):
        if changed := changes(before, after):
            connection.execute(_UPDATE_SEAT, {**changed, "the_id": before.table_id, "number": before.seat})


def take_back(connection: Connection, table_id: str, ply: int) -> None:
    """Remove the actions from a ply on."""
    connection.execute(delete(ACTIONS).where(ACTIONS.c.table_id == table_id, ACTIONS.c.ply >= ply))


def add_actions(connection: Connection, record: TableRecord, ply: int, actions: Sequence[int]) -> None:
    """Store actions from a ply on, as of when the table last changed."""
    same = {"table_id": record.id, "at": record.moved}
    if len(actions) > _FEW:
        rows = [{**same, "ply": number, "action": action} for number, action in enumerate(actions, ply)]
        connection.execute(insert(ACTIONS), rows)
    elif actions:
        for number, action in enumerate(actions):
            same |= {f"ply{number}": ply + number, f"action{number}": action}
        connection.execute(_add_few_actions(len(actions)), same)


@cache
def _add_few_actions(count: int) -> TextClause:
    """Few actions in one statement: the drivers send those of a list one by one."""
    rows = ", ".join(f"(:table_id, :ply{number}, :action{number}, :at)" for number in range(count))
    return text(f"INSERT INTO actions (table_id, ply, action, at) VALUES {rows}")


# 2. Reading


def load(connection: Connection, table_id: str) -> StoredTable | None:
    """A whole table, or None if there is none."""
    row = connection.execute(_FIND, {"the_id": table_id}).one_or_none()
    if row is None:
        return None
    actions = list(connection.execute(_FIND_ACTIONS, {"the_id": table_id}).scalars())
    seats = tuple(SeatRecord(**seat._mapping) for seat in connection.execute(_FIND_SEATS, {"the_id": table_id}))
    return StoredTable(TableRecord(**row._mapping), seats, actions)


def version_of(connection: Connection, table_id: str) -> int | None:
    """The newest version of a table."""
    return connection.execute(_FIND_VERSION, {"the_id": table_id}).scalar_one_or_none()


def unfinished_of(connection: Connection, host: int) -> int:
    """How many tables somebody has opened that are not finished, without those they have left to other people.

    Where only bots are left they play on for nobody, so that such a table still counts.
    """
    has_left = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.account == host, SEATS.c.has_left)
    others = and_(SEATS.c.account != host, SEATS.c.kind == "person", SEATS.c.has_left.is_(False))
    is_left_to_others = and_(has_left, exists().where(SEATS.c.table_id == TABLES.c.id, others))
    is_unfinished = TABLES.c.status.in_(("open", "playing"))
    wanted = and_(TABLES.c.host == host, is_unfinished, ~is_left_to_others, _can_be_played())
    return connection.execute(select(func.count()).select_from(TABLES).where(wanted)).scalar_one()


def copies_of(connection: Connection, host: int) -> tuple[int, int]:
    """How many tables somebody has imported or cloned, and how many plies those have."""
    wanted = select(func.count(), func.coalesce(func.sum(TABLES.c.ply), 0)).where(TABLES.c.host == host, IS_COPY)
    tables, plies = connection.execute(wanted).one()
    return tables, plies


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
) -> list[tuple[TableRecord, list[SeatRecord]]]:
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
    seats: dict[str, list[SeatRecord]] = {row.id: [] for row in rows}
    chosen = select(SEATS).where(SEATS.c.table_id.in_(list(seats))).order_by(SEATS.c.seat)
    for seat in connection.execute(chosen) if rows else ():
        seats[seat.table_id].append(SeatRecord(**seat._mapping))
    return [(TableRecord(**row._mapping), seats[row.id]) for row in rows]


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


def out_of_time(connection: Connection, at: int) -> list[str]:
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


def said_at(connection: Connection, table_id: str) -> tuple[int, int]:
    """How many messages a table has, and how many letters those have."""
    size = func.coalesce(func.sum(func.length(MESSAGES.c.text)), 0)
    messages, letters = connection.execute(select(func.count(), size).where(MESSAGES.c.table_id == table_id)).one()
    return messages, letters


def messages(connection: Connection, table_id: str, after: int = 0, limit: int = 200) -> Sequence[Row[Any]]:
    """What was said at a table after a message, the last of it."""
    wanted = select(MESSAGES).where(MESSAGES.c.table_id == table_id, MESSAGES.c.id > after)
    return connection.execute(wanted.order_by(MESSAGES.c.id.desc()).limit(limit)).all()[::-1]
