"""What processes tell each other by NOTIFY of PostgreSQL: a part of the transaction that makes a change.

A line has three words: the process that tells, what was changed, and which one. Tables that are watched, and those that
a process thinks about, are told again and again, many in a line with commas between; who tells no more is gone.
"""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Connection, func, select

CHANNEL = "digsite"
ANY_PROCESS = "-"  # whoever tells hears it, too
Changed = Literal["table", "chat", "account", "watched", "thinking"]


def is_heard(connection: Connection) -> bool:
    """Whether other processes can hear of changes."""
    return connection.dialect.name == "postgresql"


def announce(connection: Connection, told: str) -> None:
    """Tell the other processes, once the transaction is committed."""
    if is_heard(connection):
        connection.execute(select(func.pg_notify(CHANNEL, told)))
