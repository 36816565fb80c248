"""What may be wrong with a server's data, and what to do about it. Nothing is changed."""

from __future__ import annotations

import shutil
import stat
import sys
from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, select

from digsite.core import cache, registry
from digsite.core.actions import IllegalAction
from digsite.server.problems import Refused
from digsite.server.services.tables import loaded
from digsite.server.store import durability
from digsite.server.store import tables as store
from digsite.server.store.backup import check_file
from digsite.server.store.database import Database, DatabaseError, file_of
from digsite.server.store.schema import TABLES
from digsite.study.ready import is_ready

LEAST_BYTES = 500 << 20  # free on the disk
MOST_TOLD = 5  # tables named in one line
Finding = tuple[str, str | None]  # what was looked at, and what is wrong


def examine(url: str) -> Iterator[Finding]:
    """Look at one thing after the other."""
    database = Database(url, is_server=False)
    try:
        if not database.is_shared:
            yield from _file(database)
        try:
            database.check()
        except DatabaseError as error:
            yield "database", str(error)
            return
        yield "database", None
        yield "moves on the disk", _durability(database)
        yield "games under way", _games(database)
    finally:
        database.close()
    yield "compiled rules", _compiled()


def _file(database: Database) -> Iterator[Finding]:
    path = file_of(database.url)
    if not path.is_file():
        return
    try:
        check_file(path)
    except DatabaseError as error:
        yield "file", f"{error}; restore a backup"
    else:
        yield "file", None
    if sys.platform != "win32":
        mode = stat.S_IMODE(path.stat().st_mode)
        others = f"others may read it (it has mode {mode:o}): chmod 600 {path}"
        yield "file's mode", others if mode & 0o077 else None
    free = shutil.disk_usage(path.parent).free
    full = f"{free >> 20:,} MB are free at {path.parent}; make room, or 'digsite admin prune'"
    yield "room on the disk", full if free < LEAST_BYTES else None


def _durability(database: Database) -> str | None:
    missing = database.run_sync(durability.lacking)
    return f"a loss of power may lose moves: turn on {' and '.join(missing)}" if missing else None


def _games(database: Database) -> str | None:
    """Replay every game that is being played, one after the other: a server beside waits for none of it."""
    wrong = {}
    for table_id in database.run_sync(_under_way):
        try:
            if (stored := database.run_sync(store.load, table_id)) is not None:
                loaded(stored)
        except Refused as refused:
            wrong[table_id] = refused.detail
        except (IllegalAction, IndexError, ValueError) as error:
            wrong[table_id] = f"it cannot be replayed ({error})"
    if not wrong:
        return None
    told = "; ".join(f"{table_id}: {why}" for table_id, why in list(wrong.items())[:MOST_TOLD])
    return f"{len(wrong)} cannot go on: {told}. They are left alone; a backup may have them whole"


def _under_way(connection: Connection) -> Sequence[str]:
    return connection.execute(select(TABLES.c.id).where(TABLES.c.status == "playing")).scalars().all()


def _compiled() -> str | None:
    missing = [name for name in registry.names() if not (cache.is_complete(name) and is_ready(name))]
    return f"missing for {', '.join(missing)}; run 'digsite compile', else the first players wait" if missing else None
