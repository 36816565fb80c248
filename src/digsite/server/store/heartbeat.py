"""The server's heartbeat, by the steady clock: deadlines are extended by the time in which no server ran."""

from __future__ import annotations

from sqlalchemy import Connection, case, select, update

from digsite.server.store import keys
from digsite.server.store.schema import KEYS, TABLES

NAME = "clock"  # of the key that is written


def last_seen(connection: Connection) -> int | None:
    """When a server was last seen to run."""
    found = keys.read(connection, NAME)
    return None if found is None else int(found)


def beat(connection: Connection, at: int, if_clocks_run: bool = False) -> None:
    """Note that a server runs; if it is asked for only while somebody's clock does."""
    is_running = select(TABLES.c.id).where(TABLES.c.deadline.is_not(None)).limit(1)
    if if_clocks_run and connection.execute(is_running).first() is None:
        return
    keys.write(connection, NAME, str(at).encode())


def extend_deadlines(connection: Connection, seen: int, at: int, while_running: bool = False) -> bool:
    """Give everybody who was to move the time in which no server ran; False if another process has begun to run.

    A clock that was set back or forward meanwhile is made up for in the same way. If the server that was away until
    then runs already, whoever is to move since then has lost nothing.
    """
    found = connection.execute(select(KEYS.c.value).where(KEYS.c.name == NAME).with_for_update()).scalar_one_or_none()
    if found is None or int(found) != seen:
        return False
    since = case((TABLES.c.moved > seen, TABLES.c.moved), else_=seen)  # the last sign of a server
    running = update(TABLES).where(TABLES.c.deadline.is_not(None))
    if while_running:
        running = running.where(TABLES.c.moved <= at)
    connection.execute(running.values(deadline=TABLES.c.deadline + (at - since)))
    beat(connection, at)
    return True
