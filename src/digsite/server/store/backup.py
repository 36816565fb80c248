"""Backup and restore: a SQLite file as it stands at one moment, or PostgreSQL's own dump. Games go on meanwhile."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from digsite.server.store.database import Database, DatabaseError, file_of, parse_url

BESIDE = ("-wal", "-shm")  # files that SQLite keeps beside its own


def save(url: str, target: Path) -> None:
    """Write a backup to a file that is not there yet and that only its owner may read; of any version's database."""
    parsed = parse_url(url)
    is_shared = parsed.get_backend_name() == "postgresql"
    if not is_shared and not file_of(parsed).is_file():
        raise DatabaseError(f"there is no database at {file_of(parsed)}")
    unfinished = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise DatabaseError(f"{target} is there already; a backup replaces nothing") from None
    try:
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        if is_shared:
            _run("pg_dump", ["--format=custom", f"--file={unfinished}"], parsed)
        else:
            _copy(file_of(parsed), unfinished)
        unfinished.replace(target)
    except BaseException:
        for path in (unfinished, target):
            path.unlink(missing_ok=True)
        raise


def _copy(source: Path, target: Path) -> None:
    """Copy a database page by page, as it stands at one moment; the server writes on."""
    try:
        with (
            closing(sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    except sqlite3.Error as error:
        raise DatabaseError(f"cannot back up {source}: {error}") from None
    with target.open("rb") as file:
        os.fsync(file.fileno())


def restore(source: Path, url: str) -> None:
    """Make a database from a backup; there must be none yet."""
    if not source.is_file():
        raise DatabaseError(f"there is no backup at {source}")
    parsed = parse_url(url)
    if parsed.get_backend_name() == "postgresql":
        _run("pg_restore", ["--no-owner", "--exit-on-error", "--single-transaction", str(source)], parsed)
    else:
        _restore_file(source, file_of(parsed))
    database = Database(url)
    try:
        database.migrate()
    finally:
        database.close()


def _restore_file(source: Path, target: Path) -> None:
    if target.exists():
        raise DatabaseError(f"{target} is there already; stop its server and move it away first")
    check_file(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    for end in BESIDE:  # left by a database that was moved away, they would spoil this one
        target.with_name(f"{target.name}{end}").unlink(missing_ok=True)
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    _copy(source, target)


def check_file(path: Path) -> None:
    """Complain if a file is not a whole database of ours."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            [found] = connection.execute("PRAGMA integrity_check(1)").fetchone()
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
            references = connection.execute("PRAGMA foreign_key_check").fetchall()
    except sqlite3.Error as error:
        raise DatabaseError(f"{path} is no database of digsite: {error}") from None
    if found != "ok" or references:
        raise DatabaseError(f"{path} is damaged: {found if found != 'ok' else f'{len(references)} broken references'}")


def _run(program: str, arguments: list[str], url: URL) -> None:
    """Run one of PostgreSQL's programs; the password does not appear among its arguments."""
    if shutil.which(program) is None:
        raise DatabaseError(f"{program} is not installed; it comes with PostgreSQL's client programs")
    address = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    environment = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
    done = subprocess.run(
        [program, "--dbname", address, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise DatabaseError(f"{program}: {(done.stderr.strip().splitlines() or ['it failed'])[-1]}")
