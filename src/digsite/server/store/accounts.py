"""Accounts in the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from digsite.bots.levels import LEVELS
from digsite.server.store.announcing import ANY_PROCESS, announce
from digsite.server.store.schema import ACCOUNTS

AccountKind = Literal["guest", "person", "bot", "level"]


@dataclass(frozen=True)
class Account:
    """Somebody with a name: a guest, a person with a password, an external bot, or a level."""

    id: int
    name: str
    key: str
    kind: AccountKind
    password: str | None
    token: str | None
    owner: int | None
    created: int
    banned: int | None = None


def add(connection: Connection, /, name: str, key: str, kind: AccountKind, at: int, **more: Any) -> Account | None:
    """A new account, or None if the name is taken."""
    try:
        with connection.begin_nested():
            values = {"name": name, "key": key, "kind": kind, "created": at, **more}
            row = connection.execute(insert(ACCOUNTS).returning(*ACCOUNTS.c), values).one()
    except IntegrityError:
        return None
    return Account(**row._mapping)


def add_levels(connection: Connection, at: int) -> dict[int, Account]:
    """The accounts of the levels, which have ratings like everybody."""
    found = {}
    for level in LEVELS:
        key = f" level {level.number}"  # no person's name begins with a blank
        known = by_key(connection, key) or add(connection, level.name, key, "level", at) or by_key(connection, key)
        assert known is not None
        found[level.number] = known
    return found


def by_id(connection: Connection, number: int) -> Account | None:
    """The account of this number."""
    row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.id == number)).one_or_none()
    return None if row is None else Account(**row._mapping)


def by_key(connection: Connection, key: str) -> Account | None:
    """The account of this name, as it is compared."""
    row = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.key == key)).one_or_none()
    return None if row is None else Account(**row._mapping)


def by_token(connection: Connection, token: str) -> Account | None:
    """The external bot that has a token of this hash, unless it is banned."""
    wanted = select(ACCOUNTS).where(ACCOUNTS.c.token == token, ACCOUNTS.c.banned.is_(None))
    row = connection.execute(wanted).one_or_none()
    return None if row is None else Account(**row._mapping)


def bots_of(connection: Connection, owner: int) -> Sequence[Account]:
    """The external bots of a person that have a token."""
    wanted = select(ACCOUNTS).where(ACCOUNTS.c.owner == owner, ACCOUNTS.c.token.is_not(None)).order_by(ACCOUNTS.c.id)
    return [Account(**row._mapping) for row in connection.execute(wanted)]


def set_name(connection: Connection, number: int, name: str, key: str) -> bool:
    """Give somebody another name; False if it is taken."""
    try:
        with connection.begin_nested():
            _change(connection, number, name=name, key=key)
    except IntegrityError:
        return False
    return True


def set_password(connection: Connection, number: int, password: str) -> None:
    """Claim a name with a password, or change it."""
    _change(connection, number, password=password, kind="person")


def set_token(connection: Connection, number: int, token: str | None) -> None:
    """Give an external bot another token, or none."""
    _change(connection, number, token=token)


def _change(connection: Connection, number: int, **values: Any) -> None:
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == number).values(values))
    announce(connection, f"{ANY_PROCESS} account {number}")
