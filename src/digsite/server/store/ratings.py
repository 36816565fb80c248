"""Ratings of people, bots and levels: per game and number of players, by the model the arena uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, and_, func, insert, select, update

from digsite.arena.ratings import Rating, rated
from digsite.server.store.records import SeatRecord, TableRecord
from digsite.server.store.schema import ACCOUNTS, RATINGS, SEATS, TABLES

DAY = 24 * 3600 * 1000  # milliseconds
MEETINGS = {DAY: 3, 30 * DAY: 30}  # of two people or external bots that count, in one game
PROVISIONAL_GAMES = 10  # after which a rating is settled


def note(connection: Connection, table: TableRecord, seats: Sequence[SeatRecord]) -> None:
    """Let a finished game count, if it does. What a stand-in achieved is not its person's: whoever had one is last."""
    accounts = [seat.account for seat in seats if seat.account is not None]
    if not table.is_rated or len(accounts) < len(seats) or len(set(accounts)) < 2 or all(map(_had_stand_in, seats)):
        return
    # Games that end at the same moment wait for each other here, always in the same order.
    together = select(ACCOUNTS).where(ACCOUNTS.c.id.in_(accounts)).order_by(ACCOUNTS.c.id)
    players = connection.execute(together.with_for_update(key_share=True)).all()
    others = [row for row in players if row.kind != "level"]
    if len({row.owner or row.id for row in others}) < len(others):  # somebody and their own bot
        return
    if _have_met_often(connection, table, [row.id for row in others]):
        return
    wanted = and_(RATINGS.c.game == table.game, RATINGS.c.players == table.players, RATINGS.c.account.in_(accounts))
    known = {row.account: row for row in connection.execute(select(RATINGS).where(wanted))}
    for account, rating in _after(accounts, _places(seats), known).items():
        mu, sigma = rating.mu, rating.sigma
        if account in known:
            games = known[account].games + 1
            done = update(RATINGS).where(wanted, RATINGS.c.account == account)
            connection.execute(done.values(mu=mu, sigma=sigma, games=games))
        else:
            values = {"account": account, "game": table.game, "players": table.players}
            connection.execute(insert(RATINGS).values(**values, mu=mu, sigma=sigma, games=1))


def _had_stand_in(seat: SeatRecord) -> bool:
    """Whether a person has left, or a bot has moved for them; coming back for the last move changes nothing."""
    return seat.is_person and (seat.has_left or seat.stand_in is not None or seat.has_been_stood_in_for)


def _places(seats: Sequence[SeatRecord]) -> list[int]:
    return [len(seats) + 1 if _had_stand_in(seat) else seat.place or 0 for seat in seats]


def _have_met_often(connection: Connection, table: TableRecord, accounts: Sequence[int]) -> bool:
    """Whether two of these have met in as many rated games as count in a day, or in a month."""
    return any(_have_met(connection, table, accounts, table.moved - time, most) for time, most in MEETINGS.items())


def _have_met(connection: Connection, table: TableRecord, accounts: Sequence[int], since: int, most: int) -> bool:
    """Whether two of these have met so often since a time."""
    one, other = SEATS.alias(), SEATS.alias()
    is_pair = and_(one.c.table_id == other.c.table_id, one.c.account < other.c.account)
    are_here = and_(one.c.account.in_(accounts), other.c.account.in_(accounts))
    is_recent = and_(TABLES.c.status == "finished", TABLES.c.is_rated, TABLES.c.moved > since)
    met = (
        select(func.count())
        .select_from(TABLES.join(one, one.c.table_id == TABLES.c.id).join(other, is_pair))
        .where(are_here, is_recent, TABLES.c.game == table.game, TABLES.c.id != table.id)
        .group_by(one.c.account, other.c.account)
    )
    return any(games >= most for games in connection.execute(met).scalars())


def _after(accounts: Sequence[int], places: Sequence[int], known: Mapping[int, Row[Any]]) -> dict[int, Rating]:
    """The ratings after a game: a provisional one moves those of others only if they are provisional, too."""
    before = {account: Rating(row.mu, row.sigma) for account, row in known.items()}
    after = rated(accounts, places, before)
    settled = [seat for seat, account in enumerate(accounts) if not is_provisional(known.get(account))]
    if 0 < len(settled) < len(accounts):
        among = [accounts[seat] for seat in settled]
        after = {account: rating for account, rating in after.items() if account not in among}
        after |= rated(among, [places[seat] for seat in settled], before)
    return after


def is_provisional(row: Row[Any] | None) -> bool:
    """Whether too little is known for a rating to count for others."""
    return row is None or row.games < PROVISIONAL_GAMES


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
