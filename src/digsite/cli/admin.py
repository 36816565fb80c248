"""``digsite admin``: what a host does with accounts, also while the server runs. Everything is written down."""

from __future__ import annotations

import argparse
import getpass
import json
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from digsite.cli.console import printable
from digsite.cli.serve import add_settings, settings_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from digsite.server.store.accounts import Account

OLD = {  # what can be removed
    "tables": "games without a move for this long",
    "imports": "imported and cloned games without a move for this long",
    "messages": "chat messages older than this",
    "analyses": "analyses older than this",
    "guests": "guests without games, away for this long",
    "log": "entries of the audit log older than this",
}
LETTERS_OF_NOTICE = 300
PASSWORD_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
PASSWORD_LENGTH = 14


def add_to(commands: Any) -> None:
    """Describe the command."""
    admin = commands.add_parser(
        "admin",
        help="look after a server's accounts and data",
        description="Looks after a server's accounts and data, also while the server runs.",
    )
    admin.fill = add_options


def add_options(admin: argparse.ArgumentParser) -> None:
    """A command for each thing to do, each with the server's database."""
    todo = admin.add_subparsers(metavar="WHAT", required=True)

    def add(name: str, about: str, run: Any) -> argparse.ArgumentParser:
        command = todo.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        add_settings(command, ("database_url",))
        command.set_defaults(run=run)
        return command

    accounts = add("accounts", "list accounts, the newest first", list_accounts)
    accounts.add_argument("like", nargs="?", default="", metavar="LETTERS", help="only names with these letters")
    for name, about, run in (
        ("reset", "set a new password for an account and print it", reset),
        ("ban", "close an account and its bots", ban),
        ("unban", "open it again", unban),
        ("export", "print all data stored about a person, as JSON", export),
    ):
        add(name, about, run).add_argument("name", metavar="NAME")
    gone = add("delete", "delete a person’s data; their games stay under another name", delete)
    gone.add_argument("name", metavar="NAME")
    gone.add_argument("--yes", action="store_true", help="do not ask")
    prune = add("prune", "delete old data", prune_all)
    for kind, about in OLD.items():
        prune.add_argument(f"--{kind}", type=int, metavar="DAYS", dest=f"old_{kind}", help=about)
    notice = add("notice", "show a message on the home page", tell)
    notice.add_argument("text", nargs="?", default="", metavar="TEXT", help="without a text the message is removed")
    log = add("log", "print the audit log of this command", print_log)
    log.add_argument("--last", type=int, default=100, metavar="N", help="number of lines (100)")


# 1. The database


@contextmanager
def _work(chosen: argparse.Namespace) -> Iterator[Connection]:
    """One transaction beside the server, if there is one."""
    from digsite.server.store.database import Database

    database = Database(settings_of(chosen).database_url, is_server=False)
    try:
        database.check()
        with database.engine.begin() as connection:
            yield connection
    finally:
        database.close()


def _account(connection: Connection, name: str) -> Account:
    from digsite.server.store import accounts
    from digsite.server.tables.names import comparison_key

    found = accounts.by_key(connection, comparison_key(name))
    if found is None:
        raise ValueError(f"there is no account of the name {printable(name)}")
    return found


def _note(connection: Connection, action: str, account: int | None = None, detail: str = "") -> None:
    from digsite.server.store import admin
    from digsite.server.store.times import now

    admin.note(connection, now(), getpass.getuser(), action, account, detail)


def _date(at: int | None) -> str:
    return "-" if at is None else f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"


# 2. Accounts


def list_accounts(chosen: argparse.Namespace) -> int:
    """One line for each account."""
    from digsite.server.store import admin
    from digsite.server.tables.names import comparison_key

    with _work(chosen) as connection:
        rows = admin.listed(connection, comparison_key(chosen.like))
    for row in rows:
        banned = "  banned" if row.banned is not None else ""
        seen = f"{_date(row.created)}  {_date(row.seen)}"
        print(f"{printable(row.name):24}  {row.kind:6}  {seen:34}  {row.tables:5} tables{banned}")
    return 0


def reset(chosen: argparse.Namespace) -> int:
    """A new password, and no session any more."""
    from argon2 import PasswordHasher

    from digsite.server.store import accounts, sessions

    password = "".join(secrets.choice(PASSWORD_LETTERS) for _ in range(PASSWORD_LENGTH))
    with _work(chosen) as connection:
        account = _account(connection, chosen.name)
        if account.kind not in ("guest", "person"):
            raise ValueError(f"{printable(account.name)} is a bot and has no password")
        accounts.set_password(connection, account.id, PasswordHasher().hash(password))
        sessions.end_all(connection, account.id)
        _note(connection, "reset", account.id)
    print(password)
    print(f"{printable(account.name)} logs in with this password and should change it.", file=sys.stderr)
    return 0


def ban(chosen: argparse.Namespace) -> int:
    """Close an account."""
    return _set_banned(chosen, is_banned=True)


def unban(chosen: argparse.Namespace) -> int:
    """Open an account again."""
    return _set_banned(chosen, is_banned=False)


def _set_banned(chosen: argparse.Namespace, is_banned: bool) -> int:
    from digsite.server.store import admin
    from digsite.server.store.times import now

    with _work(chosen) as connection:
        account = _account(connection, chosen.name)
        admin.set_banned(connection, account.id, now() if is_banned else None)
        _note(connection, "ban" if is_banned else "unban", account.id)
    return 0


def delete(chosen: argparse.Namespace) -> int:
    """Remove a person's data, once it is confirmed."""
    from digsite.server.store import admin
    from digsite.server.store.times import now

    if not chosen.yes and input(f"Remove all data of {printable(chosen.name)}? Write yes: ").strip() != "yes":
        raise ValueError("nothing was removed")
    with _work(chosen) as connection:
        account = _account(connection, chosen.name)
        admin.delete_person(connection, account.id, now())
        _note(connection, "delete", account.id)
    return 0


def export(chosen: argparse.Namespace) -> int:
    """A person's data, for them."""
    from digsite.server.store import admin

    with _work(chosen) as connection:
        account = _account(connection, chosen.name)
        data = admin.data_of(connection, account.id)
        _note(connection, "export", account.id)
    print(json.dumps(data, ensure_ascii=False, indent=1))
    return 0


# 3. The rest


def prune_all(chosen: argparse.Namespace) -> int:
    """Remove what is older than was said."""
    from digsite.server.store.retention import prune
    from digsite.server.store.times import DAY_MILLISECONDS, now

    wanted = {kind: days for kind in OLD if (days := getattr(chosen, f"old_{kind}")) is not None}
    if not wanted or min(wanted.values()) < 1:
        options = ", ".join(f"--{kind}" for kind in OLD)
        raise ValueError(f"say what to remove, and after how many days: {options}, each with DAYS")
    with _work(chosen) as connection:
        told = [f"{prune(connection, kind, now() - days * DAY_MILLISECONDS)} {kind}" for kind, days in wanted.items()]
        _note(connection, "prune", None, ", ".join(told))
    print("\n".join(told))
    return 0


def tell(chosen: argparse.Namespace) -> int:
    """The message of the day."""
    from digsite.server.store import admin

    text = " ".join(chosen.text.split())
    if len(text) > LETTERS_OF_NOTICE or not text.isprintable():
        raise ValueError(f"a notice has at most {LETTERS_OF_NOTICE} letters, all of which can be seen")
    with _work(chosen) as connection:
        admin.set_notice(connection, text)
        _note(connection, "notice", None, text)
    return 0


def print_log(chosen: argparse.Namespace) -> int:
    """What the host has done."""
    from digsite.server.store import admin

    with _work(chosen) as connection:
        rows = admin.log(connection, limit=chosen.last)
    for row in rows:
        whom = printable(row.name or "")
        print(f"{_date(row.at)}  {printable(row.host):12}  {row.action:8}  {whom:24}  {printable(row.detail)}".rstrip())
    return 0
