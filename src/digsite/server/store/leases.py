"""Leases: rows that say what is to be done, each claimed by one worker for a while.

A worker that says nothing any more loses its lease, and another one goes on. A queue is a table with the columns
``status``, ``owner`` (the name of one claim, not of a process), ``lease_until``, ``attempts`` and ``started``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, FromClause, Row, Table, and_, or_, select, update

WAITING, RUNNING, FAILED = "waiting", "running", "failed"
UNDER_WAY = (WAITING, RUNNING)
MOST_ATTEMPTS = 3

Condition = ColumnElement[bool]
OfQueue = Callable[[FromClause], Sequence[ColumnElement[Any]]]


def claim(
    connection: Connection, queue: Table, owner: str, at: int, until: int, wanted: OfQueue, order: OfQueue
) -> Row[Any] | None:
    """Claim what comes first of all that nobody works at, in one statement; None if there is nothing."""
    free = queue.alias("free")
    [key] = queue.primary_key.columns
    first = (
        select(free.c[key.name])
        .where(is_free(free, at), free.c.attempts < MOST_ATTEMPTS, *wanted(free))
        .order_by(*order(free))
        .limit(1)
        .with_for_update(of=free, skip_locked=True)  # of PostgreSQL: workers do not wait for each other
    )
    mine = {"status": RUNNING, "owner": owner, "lease_until": until, "started": at}
    claimed = update(queue).where(key == first.scalar_subquery()).values(**mine, attempts=queue.c.attempts + 1)
    return connection.execute(claimed.returning(*queue.columns)).one_or_none()


def is_free(queue: FromClause, at: int) -> Condition:
    """Whether nobody works at something that is to be done."""
    return or_(queue.c.status == WAITING, and_(queue.c.status == RUNNING, queue.c.lease_until < at))


def is_held(queue: Table, owner: str) -> Condition:
    """Whether a claim still holds."""
    return and_(queue.c.owner == owner, queue.c.status == RUNNING)


def renew(connection: Connection, queue: Table, owners: Collection[str], until: int) -> set[str]:
    """Hold some leases for longer; returns those that still hold."""
    held = and_(queue.c.owner.in_(owners), queue.c.status == RUNNING)
    return set(
        connection.execute(update(queue).where(held).values(lease_until=until).returning(queue.c.owner)).scalars()
    )


def release(connection: Connection, queue: Table, owners: Collection[str] | None = None) -> None:
    """Let others go on with what some claims held, or all; this was no attempt that failed."""
    held = queue.c.status == RUNNING
    if owners is not None:
        held = and_(held, queue.c.owner.in_(owners))
    attempts = queue.c.attempts - 1
    connection.execute(
        update(queue).where(held).values(status=WAITING, owner=None, lease_until=None, attempts=attempts)
    )


def put_back(connection: Connection, queue: Table, owner: str) -> bool:
    """Let another one try; False, and nothing is changed, after the last attempt."""
    more = and_(is_held(queue, owner), queue.c.attempts < MOST_ATTEMPTS)
    values = {"status": WAITING, "owner": None, "lease_until": None}
    return connection.execute(update(queue).where(more).values(values)).rowcount == 1


def give_up(connection: Connection, queue: Table, at: int, reason: str) -> None:
    """Let fail whatever has lost its worker again and again."""
    lost = and_(queue.c.status == RUNNING, queue.c.lease_until < at, queue.c.attempts >= MOST_ATTEMPTS)
    connection.execute(update(queue).where(lost).values(status=FAILED, owner=None, lease_until=None, reason=reason))
