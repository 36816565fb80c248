"""Whether the database takes what is written, and why not."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from digsite.server.store import keys

NAME = "ready"  # of the key that is written
Trouble = Literal["full", "read-only", "locked", "away"]
# What SQLite and PostgreSQL say, in small letters
SIGNS: dict[str, Trouble] = {
    "disk is full": "full",
    "no space left": "full",
    "disk full": "full",
    "readonly database": "read-only",
    "read-only": "read-only",
    "is locked": "locked",
    "lock timeout": "locked",
}


def write(connection: Connection, at: int) -> None:
    """Write something, as a move would."""
    keys.write(connection, NAME, str(at).encode())


def trouble(error: DBAPIError) -> Trouble:
    """What is wrong with a database that raises such an error."""
    said = str(error.orig).lower()
    return next((found for sign, found in SIGNS.items() if sign in said), "away")
