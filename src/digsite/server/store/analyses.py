"""Analyses in the database: one for each table. A request is a row that a worker claims; parts are kept as they come.

1. Somebody asks for an analysis. 2. A worker claims it and keeps part after part. 3. It is done, or has failed.
"""

from __future__ import annotations

import hashlib
import zlib
from collections import Counter
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from typing import Any, Literal, NamedTuple

import orjson
from sqlalchemy import ColumnElement, Connection, FromClause, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from digsite.server.store import leases
from digsite.server.store.leases import RUNNING, UNDER_WAY, WAITING
from digsite.server.store.schema import ANALYSES, ANALYSIS_PARTS
from digsite.study.findings import GameAnalysed
from digsite.study.reasons import with_chances

Status = Literal["waiting", "running", "done", "failed"]
TURNS = ("network", "account")  # of whom analyses are computed by turns
LOST = "its worker was lost again and again"


@dataclass(frozen=True)
class AnalysisRequest:
    """What shall be analysed, and how."""

    table_id: str
    plies: int
    depth: int
    version: str


@dataclass(frozen=True)
class Analysis(AnalysisRequest):
    """How far it is, and what came of it."""

    status: Status
    done: int
    total: int | None
    reason: str | None
    result: bytes | None

    def is_of(self, request: AnalysisRequest) -> bool:
        """Whether it answers a request."""
        return (self.plies, self.depth, self.version) == (request.plies, request.depth, request.version)

    @property
    def is_under_way(self) -> bool:
        return self.status in UNDER_WAY

    @property
    def found(self) -> GameAnalysed | None:
        """The result."""
        if self.result is None:
            return None
        return with_chances(orjson.loads(zlib.decompress(self.result)))


class Claimed(NamedTuple):
    """What a worker has to know of an analysis that it has claimed."""

    owner: str  # the name of the claim
    table_id: str
    depth: int
    journal: str


_SHOWN = [ANALYSES.c[one.name] for one in fields(Analysis)]


def find(connection: Connection, table_id: str) -> Analysis | None:
    """The analysis of a table, if there is one."""
    row = connection.execute(select(*_SHOWN).where(ANALYSES.c.table_id == table_id)).one_or_none()
    return None if row is None else Analysis(**row._mapping)


# 1. Requests


def under_way_of(connection: Connection, account: int) -> int:
    """How many analyses of somebody wait or run."""
    theirs = and_(ANALYSES.c.account == account, ANALYSES.c.status.in_(UNDER_WAY))
    return connection.execute(select(func.count()).select_from(ANALYSES).where(theirs)).scalar_one()


def request(
    connection: Connection, request: AnalysisRequest, account: int, journal: str, code: str, at: int, network: str = ""
) -> None:
    """Ask for an analysis, unless one is under way; what was known of the table is forgotten."""
    fresh = {**vars(request), "account": account, "journal": journal, "code": code, "asked": at, "status": WAITING}
    fresh["network"] = hashlib.sha256(network.encode()).hexdigest()[:16] if network else None
    fresh |= {"owner": None, "lease_until": None, "attempts": 0}
    fresh |= {"done": 0, "total": None, "reason": None, "result": None}
    ended = and_(ANALYSES.c.table_id == request.table_id, ANALYSES.c.status.not_in(UNDER_WAY))
    if connection.execute(update(ANALYSES).where(ended).values(fresh)).rowcount:
        connection.execute(delete(ANALYSIS_PARTS).where(ANALYSIS_PARTS.c.table_id == request.table_id))
        return
    with suppress(IntegrityError), connection.begin_nested():  # one is under way, or somebody has just asked for it
        connection.execute(insert(ANALYSES).values(fresh))


def begin_anew(connection: Connection, code: str, at: int) -> None:
    """Take over what was asked of another version of digsite; its parts may differ from ours."""
    others = and_(leases.is_free(ANALYSES, at), ANALYSES.c.code != code)
    values = {"code": code, "status": WAITING, "owner": None, "lease_until": None, "attempts": 0, "done": 0}
    taken = update(ANALYSES).where(others).values(values).returning(ANALYSES.c.table_id)
    tables = list(connection.execute(taken).scalars())
    connection.execute(delete(ANALYSIS_PARTS).where(ANALYSIS_PARTS.c.table_id.in_(tables)))


def of_other_code(connection: Connection, code: str) -> int:
    """How many analyses wait for another version of digsite, or of its games."""
    others = and_(ANALYSES.c.status == WAITING, ANALYSES.c.code != code)
    return connection.execute(select(func.count()).select_from(ANALYSES).where(others)).scalar_one()


# 2. Work


def claim(connection: Connection, code: str, owner: str, at: int, until: int) -> Claimed | None:
    """Claim the analysis that comes next, of those that were asked of this version."""
    leases.give_up(connection, ANALYSES, at, LOST)
    row = leases.claim(
        connection, ANALYSES, owner, at, until, lambda free: [free.c.code == code], lambda free: _order(free, at)
    )
    return None if row is None else Claimed(owner, row.table_id, row.depth, row.journal)


def _order(queue: FromClause, at: int) -> Sequence[ColumnElement[Any]]:
    """Networks in turn, then people: who has least under way, whose last turn is longest ago, who asked first."""
    turns = [turn for by in TURNS for turn in (_running_of_same(queue, by, at), _last_turn_of_same(queue, by))]
    return *turns, queue.c.asked, queue.c.table_id


def _running_of_same(queue: FromClause, by: str, at: int) -> ColumnElement[Any]:
    other = ANALYSES.alias("other")
    is_running = and_(other.c.status == RUNNING, other.c.lease_until >= at)
    same = and_(other.c[by] == queue.c[by], is_running)
    return select(func.count()).select_from(other).where(same).correlate(queue).scalar_subquery()


def _last_turn_of_same(queue: FromClause, by: str) -> ColumnElement[Any]:
    other = ANALYSES.alias("other")
    last = select(func.max(other.c.started)).where(other.c[by] == queue.c[by]).correlate(queue)
    return func.coalesce(last.scalar_subquery(), 0)


def before(connection: Connection, table_id: str, at: int) -> int:
    """How many analyses come before one that waits."""
    mine = [ANALYSES.c[by] for by in TURNS]
    wanted = select(*mine, *_order(ANALYSES, at)).where(leases.is_free(ANALYSES, at))
    waiting = connection.execute(wanted.order_by(ANALYSES.c.asked, ANALYSES.c.table_id)).all()
    ahead: Counter[Any] = Counter()
    places = []
    for network, account, running_there, last_there, running, *rest in waiting:
        there = network or f"account {account}"
        places.append((running_there + ahead[there], last_there, running + ahead[account], *rest))
        ahead.update((there, account))
    order = [place[-1] for place in sorted(places)]
    is_running = and_(ANALYSES.c.status == RUNNING, ANALYSES.c.lease_until >= at)
    running = connection.execute(select(func.count()).select_from(ANALYSES).where(is_running)).scalar_one()
    return running + order.index(table_id) if table_id in order else 0


def parts(connection: Connection, table_id: str) -> dict[int, bytes]:
    """What is done of an analysis, by ply."""
    known = select(ANALYSIS_PARTS.c.ply, ANALYSIS_PARTS.c.part).where(ANALYSIS_PARTS.c.table_id == table_id)
    return {row.ply: row.part for row in connection.execute(known)}


def count(connection: Connection, owner: str, total: int) -> bool:
    """Note how many decisions there are; False if the claim does not hold any more."""
    return _change(connection, owner, {"total": total})


def keep(connection: Connection, claimed: Claimed, ply: int, part: bytes) -> bool:
    """Keep a part. Who gets on has all attempts left; False, and nothing is kept, if the claim holds no more."""
    kept = ANALYSIS_PARTS.c.table_id == claimed.table_id
    done = select(func.count()).select_from(ANALYSIS_PARTS).where(kept).scalar_subquery() + 1
    if not _change(connection, claimed.owner, {"done": done, "attempts": 1}):
        return False
    connection.execute(insert(ANALYSIS_PARTS).values(table_id=claimed.table_id, ply=ply, part=part))
    return True


def renew(connection: Connection, owners: Collection[str], until: int) -> set[str]:
    """Hold some claims for longer; returns those that still hold."""
    return leases.renew(connection, ANALYSES, owners, until)


def release(connection: Connection, owners: Collection[str] | None = None) -> None:
    """Let others go on with what some claims held, or all of them."""
    leases.release(connection, ANALYSES, owners)


# 3. The end


def finish(connection: Connection, claimed: Claimed, found: bytes) -> None:
    """Store what an analysis has found, as JSON."""
    done = func.coalesce(ANALYSES.c.total, ANALYSES.c.done)
    if _change(connection, claimed.owner, {"status": "done", "done": done, "result": zlib.compress(found, 9), **_OVER}):
        connection.execute(delete(ANALYSIS_PARTS).where(ANALYSIS_PARTS.c.table_id == claimed.table_id))


def fail(connection: Connection, claimed: Claimed, reason: str) -> None:
    """Store why an analysis failed."""
    _change(connection, claimed.owner, {"status": "failed", "reason": reason, **_OVER})


def try_again(connection: Connection, claimed: Claimed, reason: str) -> None:
    """Let another worker try; after the last attempt it has failed."""
    if not leases.put_back(connection, ANALYSES, claimed.owner):
        fail(connection, claimed, reason)


_OVER = {"owner": None, "lease_until": None, "journal": None}


def _change(connection: Connection, owner: str, values: dict[str, Any]) -> bool:
    """Change an analysis, as long as a claim holds."""
    return connection.execute(update(ANALYSES).where(leases.is_held(ANALYSES, owner)).values(values)).rowcount == 1
