"""What is not kept for ever: what is older than a time is removed, so much at a time that nobody has to wait for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Column, Connection, Select, Table, and_, delete, exists, or_, select

from digsite.server.store.schema import (
    ACCOUNTS,
    ACTIONS,
    ANALYSES,
    ANALYSIS_PARTS,
    AUDIT,
    MESSAGES,
    RATINGS,
    SEATS,
    SESSIONS,
    TABLES,
)
from digsite.server.store.tables import IS_COPY

AT_ONCE = 200  # in one transaction


def old_tables(before: int) -> Select[Any]:
    """Games that are over, or that nobody has touched, since before a time."""
    return select(TABLES.c.id).where(TABLES.c.moved < before)


def old_imports(before: int) -> Select[Any]:
    """The same of games that were imported or cloned."""
    return old_tables(before).where(IS_COPY)


def old_messages(before: int) -> Select[Any]:
    """What was said before a time."""
    return select(MESSAGES.c.id).where(MESSAGES.c.at < before)


def old_analyses(before: int) -> Select[Any]:
    """Analyses that were asked for before a time and have ended; they can be asked for again."""
    return select(ANALYSES.c.table_id).where(ANALYSES.c.asked < before, ANALYSES.c.status.in_(("done", "failed")))


def old_guests(before: int) -> Select[Any]:
    """Guests who were not here since a time and of whom nothing else is kept."""
    uses = [
        exists().where(column == ACCOUNTS.c.id)
        for column in (SEATS.c.account, TABLES.c.host, MESSAGES.c.account, RATINGS.c.account, ANALYSES.c.account)
    ]
    bots = ACCOUNTS.alias()
    is_new = exists().where(SESSIONS.c.account == ACCOUNTS.c.id, SESSIONS.c.seen >= before)
    unused = and_(ACCOUNTS.c.kind == "guest", ACCOUNTS.c.created < before, ~or_(*uses), ~is_new)
    unused = and_(unused, ~exists().where(bots.c.owner == ACCOUNTS.c.id), ACCOUNTS.c.banned.is_(None))
    return select(ACCOUNTS.c.id).where(unused)


def old_log(before: int) -> Select[Any]:
    """What the host did before a time."""
    return select(AUDIT.c.id).where(AUDIT.c.at < before)


PARTS_OF_TABLE: tuple[tuple[Table, Column[Any]], ...] = (
    (ANALYSIS_PARTS, ANALYSIS_PARTS.c.table_id),
    (ANALYSES, ANALYSES.c.table_id),
    (MESSAGES, MESSAGES.c.table_id),
    (ACTIONS, ACTIONS.c.table_id),
    (SEATS, SEATS.c.table_id),
    (TABLES, TABLES.c.id),
)
# What there is to remove, and from where: rows that refer to others come first
KINDS: dict[str, tuple[Callable[[int], Select[Any]], tuple[tuple[Table, Column[Any]], ...]]] = {
    "tables": (old_tables, PARTS_OF_TABLE),
    "imports": (old_imports, PARTS_OF_TABLE),
    "messages": (old_messages, ((MESSAGES, MESSAGES.c.id),)),
    "analyses": (old_analyses, PARTS_OF_TABLE[:2]),
    "guests": (old_guests, ((SESSIONS, SESSIONS.c.account), (ACCOUNTS, ACCOUNTS.c.id))),
    "log": (old_log, ((AUDIT, AUDIT.c.id),)),
}


def prune_some(connection: Connection, kind: str, before: int) -> int:
    """Remove some of what is older than a time; returns how many, none when all is done."""
    find, places = KINDS[kind]
    old = list(connection.execute(find(before).limit(AT_ONCE)).scalars())
    for table, column in places if old else ():
        connection.execute(delete(table).where(column.in_(old)))
    return len(old)


def prune(connection: Connection, kind: str, before: int) -> int:
    """Remove all that is older than a time; returns how many."""
    count = 0
    while some := prune_some(connection, kind, before):
        count += some
    return count
