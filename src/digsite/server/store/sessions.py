"""Sessions in the database: one for each device on which somebody is logged in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from digsite.server.store.announcing import ANY_PROCESS, announce
from digsite.server.store.schema import SESSIONS

LONGEST_AGENT = 200


@dataclass(frozen=True)
class Session:
    """Somebody on one device; ``hash`` is of the cookie."""

    id: int
    hash: str
    account: int
    agent: str
    created: int
    seen: int


def add(connection: Connection, account: int, hash_: str, agent: str, at: int) -> None:
    """Store a new session."""
    values = {"account": account, "hash": hash_, "agent": agent[:LONGEST_AGENT], "created": at, "seen": at}
    connection.execute(insert(SESSIONS), values)


def find(connection: Connection, hash_: str, since: int) -> Session | None:
    """The session of a cookie, if it was used since a time."""
    row = connection.execute(select(SESSIONS).where(SESSIONS.c.hash == hash_, SESSIONS.c.seen >= since)).one_or_none()
    return None if row is None else Session(**row._mapping)


def note_use(connection: Connection, session: Session, at: int) -> None:
    """Remember when a session was last used."""
    connection.execute(update(SESSIONS).where(SESSIONS.c.id == session.id).values(seen=at))


def of_account(connection: Connection, account: int, since: int) -> Sequence[Session]:
    """Somebody's sessions that were used since a time, the newest first."""
    wanted = select(SESSIONS).where(SESSIONS.c.account == account, SESSIONS.c.seen >= since)
    return [Session(**row._mapping) for row in connection.execute(wanted.order_by(SESSIONS.c.seen.desc()))]


def end(connection: Connection, account: int, number: int) -> bool:
    """End one of somebody's sessions; False if there is none of this number."""
    ended = connection.execute(delete(SESSIONS).where(SESSIONS.c.account == account, SESSIONS.c.id == number))
    announce(connection, f"{ANY_PROCESS} account {account}")
    return ended.rowcount == 1


def end_all(connection: Connection, account: int, but: int | None = None) -> None:
    """End all of somebody's sessions, or all but one."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.account == account, SESSIONS.c.id != (but or 0)))
    announce(connection, f"{ANY_PROCESS} account {account}")


def forget_old(connection: Connection, before: int) -> None:
    """Remove the sessions that nobody has used since a time."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.seen < before))
