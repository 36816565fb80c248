"""What came of somebody's games: of those they played from the beginning, on a seat of their own."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, String, and_, case, cast, func, or_, select

from digsite.server.store.schema import SEATS, TABLES

NEWEST = 100


def newest(connection: Connection, account: int, viewer: int | None, limit: int = NEWEST) -> list[Row[Any]]:
    """The results of somebody's last games, the newest first; those of private tables for whoever sat there."""
    named = TABLES.c.id.label("table"), TABLES.c.moved.label("at")
    wanted = select(*named, TABLES.c.game, TABLES.c.players, TABLES.c.is_rated, SEATS.c.score, SEATS.c.place)
    found = wanted.join(TABLES, TABLES.c.id == SEATS.c.table_id).where(_counts(account, viewer))
    return list(connection.execute(found.order_by(TABLES.c.moved.desc(), TABLES.c.id).limit(limit)))


def records(connection: Connection, account: int, viewer: int | None) -> list[Row[Any]]:
    """What somebody has achieved in each game: games, those against others, wins, the most points."""
    against = TABLES.c.players > 1
    counted = (
        func.count().label("games"),
        func.sum(case((against, 1), else_=0)).label("against"),
        func.sum(case((and_(against, SEATS.c.place == 1), 1), else_=0)).label("won"),
        func.max(SEATS.c.score).label("best"),
    )
    found = select(TABLES.c.game, *counted).join(TABLES, TABLES.c.id == SEATS.c.table_id)
    found = found.where(_counts(account, viewer)).group_by(TABLES.c.game).order_by(TABLES.c.game)
    return list(connection.execute(found))


def _counts(account: int, viewer: int | None) -> Any:
    """Whether a seat's game is a result: lessons, copies and files were not played from the beginning."""
    is_whole = func.coalesce(cast(TABLES.c.origin, String), "null") == "null"
    is_theirs = and_(SEATS.c.account == account, SEATS.c.kind != "hotseat")
    beside = SEATS.alias()
    sat_there = select(beside.c.seat).where(beside.c.table_id == TABLES.c.id, beside.c.account == viewer).exists()
    is_seen = TABLES.c.is_private.is_(False) if viewer is None else or_(TABLES.c.is_private.is_(False), sat_there)
    return and_(TABLES.c.status == "finished", is_theirs, is_whole, is_seen)
