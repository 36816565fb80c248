"""Whether what the database has committed is on the disk, so that it outlives a loss of power."""

from __future__ import annotations

from sqlalchemy import Connection

FULL = 2  # SQLite's synchronous=FULL; EXTRA is 3
POSTGRESQL = ("fsync", "full_page_writes", "synchronous_commit")


def lacking(connection: Connection) -> list[str]:
    """The settings by which the database may lose what it has acknowledged; normally none."""
    if connection.dialect.name == "sqlite":
        synchronous = connection.exec_driver_sql("PRAGMA synchronous").scalar_one()
        return [] if synchronous >= FULL else ["synchronous"]
    found = {name: connection.exec_driver_sql(f"SHOW {name}").scalar_one() for name in POSTGRESQL}
    return [name for name, value in found.items() if value == "off"]
