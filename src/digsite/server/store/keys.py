"""Single values that the server itself must remember, each under a name."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server.store.schema import KEYS


def read(connection: Connection, name: str) -> bytes | None:
    """What is stored under a name, or None."""
    found = connection.execute(select(KEYS.c.value).where(KEYS.c.name == name)).scalar_one_or_none()
    return None if found is None else bytes(found)


def write(connection: Connection, name: str, value: bytes) -> None:
    """Store a value, in place of one that is there. Of two processes that store the first, one is enough."""
    if connection.execute(update(KEYS).where(KEYS.c.name == name).values(value=value)).rowcount:
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(KEYS).values(name=name, value=value))
    except IntegrityError:
        pass  # another process has just stored it


def remove(connection: Connection, name: str) -> None:
    """Forget what is stored under a name."""
    connection.execute(delete(KEYS).where(KEYS.c.name == name))
