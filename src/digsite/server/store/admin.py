"""What a host does with accounts, and the log of it. A server that runs beside hears of it by that log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, delete, func, insert, or_, select, update

from digsite.server.store import keys, sessions
from digsite.server.store.announcing import ANY_PROCESS, announce
from digsite.server.store.schema import (
    ACCOUNTS,
    ACTIONS,
    ANALYSES,
    AUDIT,
    MESSAGES,
    RATINGS,
    SEATS,
    SESSIONS,
    TABLES,
)

NOTICE = "notice"  # the key of the message of the day
PEOPLE = ("guest", "person", "bot")
SECRETS = ("password", "token", "hash")  # never told, not even to whom they belong


# 1. The log


def note(connection: Connection, at: int, host: str, action: str, account: int | None, detail: str = "") -> None:
    """Write down what the host does."""
    values = {"at": at, "host": host[:80], "action": action, "account": account, "detail": detail}
    connection.execute(insert(AUDIT).values(values))


def newest(connection: Connection) -> int:
    """The number of the last line of the log."""
    found: int = connection.execute(select(func.coalesce(func.max(AUDIT.c.id), 0))).scalar_one()
    return found


def log(connection: Connection, after: int = 0, limit: int = 100) -> Sequence[Row[Any]]:
    """The last lines of the log, the oldest first."""
    wanted = select(AUDIT, ACCOUNTS.c.name).outerjoin(ACCOUNTS, ACCOUNTS.c.id == AUDIT.c.account)
    return connection.execute(wanted.where(AUDIT.c.id > after).order_by(AUDIT.c.id.desc()).limit(limit)).all()[::-1]


# 2. Accounts


def listed(connection: Connection, like: str = "", limit: int = 100) -> Sequence[Any]:
    """Accounts whose name has some letters in it, with their tables and when they were last here, the newest first."""
    tables = select(func.count()).where(SEATS.c.account == ACCOUNTS.c.id).scalar_subquery().label("tables")
    seen = select(func.max(SESSIONS.c.seen)).where(SESSIONS.c.account == ACCOUNTS.c.id).scalar_subquery().label("seen")
    wanted = select(ACCOUNTS.c.name, ACCOUNTS.c.kind, ACCOUNTS.c.created, ACCOUNTS.c.banned, tables, seen)
    wanted = wanted.where(ACCOUNTS.c.kind.in_(PEOPLE), ACCOUNTS.c.key.contains(like, autoescape=True))
    return connection.execute(wanted.order_by(ACCOUNTS.c.id.desc()).limit(limit)).all()


def set_banned(connection: Connection, account: int, at: int | None) -> None:
    """Ban somebody and their bots, or no more."""
    theirs = or_(ACCOUNTS.c.id == account, ACCOUNTS.c.owner == account)
    connection.execute(update(ACCOUNTS).where(theirs).values(banned=at))
    sessions.end_all(connection, account)


def away(connection: Connection) -> Sequence[tuple[str, int]]:
    """The unfinished tables where somebody sits who is banned or deleted, and who it is."""
    is_unfinished = TABLES.c.status.in_(("open", "playing"))
    is_there = and_(SEATS.c.kind.in_(("person", "hotseat")), SEATS.c.has_left.is_(False))
    joined = TABLES.join(SEATS, SEATS.c.table_id == TABLES.c.id).join(ACCOUNTS, ACCOUNTS.c.id == SEATS.c.account)
    wanted = select(TABLES.c.id, ACCOUNTS.c.id).select_from(joined).distinct()
    rows = connection.execute(wanted.where(is_unfinished, is_there, ACCOUNTS.c.banned.is_not(None)))
    return [(table_id, account) for table_id, account in rows]


def delete_person(connection: Connection, account: int, at: int) -> None:
    """Remove all that says who somebody is. Their games stay, for those who played them, under another name."""
    theirs = [account, *connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.owner == account)).scalars()]
    for number in theirs:
        name = f"Deleted {number}"
        nobody = {"name": name, "key": f" deleted {number}", "kind": "gone", "owner": None, "banned": at}
        connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == number).values(**nobody, password=None, token=None))
        with_them = select(SEATS.c.table_id).where(SEATS.c.account == number)
        connection.execute(update(TABLES).where(TABLES.c.id.in_(with_them)).values(version=TABLES.c.version + 1))
        connection.execute(update(SEATS).where(SEATS.c.account == number).values(name=name))
        connection.execute(update(ANALYSES).where(ANALYSES.c.account == number).values(account=None, journal=None))
        for table in (SESSIONS, MESSAGES, RATINGS):
            connection.execute(delete(table).where(table.c.account == number))
        announce(connection, f"{ANY_PROCESS} account {number}")


def data_of(connection: Connection, account: int) -> dict[str, Any]:
    """All that is stored of somebody, without what only the server needs to know."""
    at_tables = select(SEATS.c.table_id).where(SEATS.c.account == account)
    wanted: dict[str, Select[Any]] = {
        "account": select(ACCOUNTS).where(ACCOUNTS.c.id == account),
        "bots": select(ACCOUNTS).where(ACCOUNTS.c.owner == account),
        "sessions": select(SESSIONS).where(SESSIONS.c.account == account),
        "ratings": select(RATINGS).where(RATINGS.c.account == account),
        "messages": select(MESSAGES).where(MESSAGES.c.account == account),
        "analyses": select(ANALYSES.c.table_id, ANALYSES.c.asked).where(ANALYSES.c.account == account),
        "seats": select(SEATS).where(SEATS.c.account == account),
        "tables": select(TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.created, TABLES.c.moved).where(
            or_(TABLES.c.id.in_(at_tables), TABLES.c.host == account)
        ),
        "actions": select(ACTIONS).where(ACTIONS.c.table_id.in_(at_tables)).order_by(ACTIONS.c.table_id, ACTIONS.c.ply),
    }
    return {
        what: [
            {name: value for name, value in row._mapping.items() if name not in SECRETS}
            for row in connection.execute(statement)
        ]
        for what, statement in wanted.items()
    }


# 3. The message of the day


def notice(connection: Connection) -> str:
    """What the host tells everybody; empty if nothing."""
    return (keys.read(connection, NOTICE) or b"").decode()


def set_notice(connection: Connection, text: str) -> None:
    """Tell everybody something, or nothing any more."""
    if text:
        keys.write(connection, NOTICE, text.encode())
    else:
        keys.remove(connection, NOTICE)
