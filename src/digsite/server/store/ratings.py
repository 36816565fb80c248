"""Ratings of people, bots and levels: per game and number of players, by the model the arena uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, and_, insert, select, update

from digsite.arena.ratings import Rating, rated
from digsite.server.store.records import SeatRecord, TableRecord
from digsite.server.store.schema import ACCOUNTS, RATINGS


def note(connection: Connection, table: TableRecord, seats: Sequence[SeatRecord]) -> None:
    """Let a finished game count, if it does; a bot that stood in counts for the person it stood in for."""
    accounts = [seat.account for seat in seats]
    if not table.is_rated or None in accounts or len(set(accounts)) < 2:
        return
    # Games that end at the same moment wait for each other here, always in the same order.
    together = select(ACCOUNTS.c.id).where(ACCOUNTS.c.id.in_(accounts)).order_by(ACCOUNTS.c.id)
    connection.execute(together.with_for_update(key_share=True))
    wanted = and_(RATINGS.c.game == table.game, RATINGS.c.players == table.players, RATINGS.c.account.in_(accounts))
    known = {row.account: row for row in connection.execute(select(RATINGS).where(wanted))}
    before = {account: Rating(row.mu, row.sigma) for account, row in known.items()}
    places = [seat.place or 0 for seat in seats]
    for account, rating in rated(accounts, places, before).items():
        mu, sigma = rating.mu, rating.sigma
        if account in known:
            games = known[account].games + 1
            done = update(RATINGS).where(wanted, RATINGS.c.account == account)
            connection.execute(done.values(mu=mu, sigma=sigma, games=games))
        else:
            values = {"account": account, "game": table.game, "players": table.players}
            connection.execute(insert(RATINGS).values(**values, mu=mu, sigma=sigma, games=1))


def leaders(connection: Connection, game: str, players: int, limit: int = 100) -> list[Row[Any]]:
    """The strongest, by the lower end of what their strength may be."""
    found = (
        select(ACCOUNTS.c.name, ACCOUNTS.c.kind, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
        .join(ACCOUNTS, ACCOUNTS.c.id == RATINGS.c.account)
        .where(RATINGS.c.game == game, RATINGS.c.players == players)
        .order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc(), RATINGS.c.account)
    )
    return list(connection.execute(found.limit(limit)))


def of_account(connection: Connection, account: int) -> list[Row[Any]]:
    """All ratings of somebody."""
    return list(connection.execute(select(RATINGS).where(RATINGS.c.account == account)))
