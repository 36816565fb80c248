"""What a migration does when names are compared by other letters than before."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa

ACCOUNTS = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("key"), sa.column("kind"))


def compare_anew(connection: sa.Connection, plain: Callable[[str], str]) -> None:
    """Give every name the key by which it is compared now; of two that are one now, the later gets a number."""
    rows = connection.execute(sa.select(ACCOUNTS).where(ACCOUNTS.c.kind != "level").order_by(ACCOUNTS.c.id)).all()
    taken: set[str] = set()
    for row in rows:  # out of the way, since keys are unique
        connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.id == row.id).values(key=f" {row.id}"))
    for row in rows:
        name, number = row.name, 2
        while plain(name) in taken:
            name, number = f"{row.name} {number}", number + 1
        taken.add(plain(name))
        connection.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.id == row.id).values(name=name, key=plain(name)))
