"""Analyses in the database: one for each table, computed once. A process that looks after one says so steadily."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import orjson
from sqlalchemy import Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server.store.schema import ANALYSES
from digsite.study.findings import GameAnalysed

Status = Literal["waiting", "running", "done", "failed", "stopped"]
UNDER_WAY = ("waiting", "running")
LEASE = 30_000  # milliseconds after which a process that says nothing is taken for gone


@dataclass(frozen=True)
class Wish:
    """What shall be analysed, and how."""

    table_id: str
    plies: int
    depth: int
    version: str


@dataclass(frozen=True)
class Analysis(Wish):
    """How far it is, and what came of it."""

    process: str
    status: Status
    done: int
    total: int | None
    reason: str | None
    result: bytes | None
    changed: int

    def is_of(self, wish: Wish) -> bool:
        """Whether it is what somebody wishes for."""
        return (self.plies, self.depth, self.version) == (wish.plies, wish.depth, wish.version)

    def is_under_way(self, at: int) -> bool:
        """Whether a process looks after it."""
        return self.status in UNDER_WAY and self.changed > at - LEASE

    @property
    def found(self) -> GameAnalysed | None:
        """The result."""
        if self.result is None:
            return None
        found: GameAnalysed = orjson.loads(zlib.decompress(self.result))
        return found


def find(connection: Connection, table_id: str) -> Analysis | None:
    """The analysis of a table, if there is one."""
    row = connection.execute(select(ANALYSES).where(ANALYSES.c.table_id == table_id)).one_or_none()
    return None if row is None else Analysis(**row._mapping)


def claim(connection: Connection, wish: Wish, process: str, at: int) -> bool:
    """Let a process look after a wish; False if another does, or it was fulfilled already."""
    fresh = {**vars(wish), **_state("waiting", 0, None, at), "process": process, "reason": None, "result": None}
    try:
        with connection.begin_nested():
            connection.execute(insert(ANALYSES).values(fresh))
        return True
    except IntegrityError:  # there is one already
        wanted = select(ANALYSES).where(ANALYSES.c.table_id == wish.table_id).with_for_update()
        known = Analysis(**connection.execute(wanted).one()._mapping)
    if known.is_under_way(at) or (known.status == "done" and known.is_of(wish)):
        return False
    connection.execute(update(ANALYSES).where(ANALYSES.c.table_id == wish.table_id).values(fresh))
    return True


def note(connection: Connection, process: str, at: int, jobs: Sequence[tuple[str, Status, int, int | None]]) -> None:
    """How far the analyses are that a process looks after."""
    for table_id, status, done, total in jobs:
        connection.execute(_of(table_id, process).values(_state(status, done, total, at)))


def finish(connection: Connection, table_id: str, process: str, at: int, found: dict[str, Any]) -> None:
    """Store what an analysis has found."""
    decisions = len(found["decisions"])
    packed = zlib.compress(orjson.dumps(found), 9)
    connection.execute(_of(table_id, process).values(_state("done", decisions, decisions, at) | {"result": packed}))


def fail(connection: Connection, table_id: str, process: str, at: int, reason: str) -> None:
    """Store why an analysis failed."""
    connection.execute(_of(table_id, process).values(status="failed", reason=reason, changed=at))


def stop(connection: Connection, process: str | None = None) -> None:
    """Nobody looks after the analyses of a process any more, or after any."""
    mine: Any = ANALYSES.c.status.in_(UNDER_WAY)
    if process is not None:
        mine = and_(mine, ANALYSES.c.process == process)
    connection.execute(update(ANALYSES).where(mine).values(status="stopped"))


def _of(table_id: str, process: str) -> Any:
    """A change of an analysis, as long as it is this process that looks after it."""
    return update(ANALYSES).where(
        ANALYSES.c.table_id == table_id, ANALYSES.c.process == process, ANALYSES.c.status.in_(UNDER_WAY)
    )


def _state(status: Status, done: int, total: int | None, at: int) -> dict[str, Any]:
    return {"status": status, "done": done, "total": total, "changed": at}
