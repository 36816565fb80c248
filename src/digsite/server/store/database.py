"""The database: SQLite in a file for one process, PostgreSQL for many. Work on it runs in threads of its own.

A piece of work is a function of a connection. It is committed as a whole before anybody hears of it, and may be done
twice: an attempt that failed has left no trace.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, create_engine, event, make_url, text
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    DisconnectionError,
    InterfaceError,
    InternalError,
    OperationalError,
)
from sqlalchemy.pool import QueuePool

if sys.platform != "win32":  # where a lock beside the file must do
    import fcntl

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x646967  # PostgreSQL: one process migrates, the others wait
POOL = 9  # connections of one process to PostgreSQL, one of them for changes of tables
IDLE_SECONDS = 2.0  # after which a connection is tried before it is used
LAST_USE = "digsite last use"
MOST_TOGETHER = 64  # pieces of work in one transaction
CONNECT_SECONDS = 5
SQLITE_DRIVERS = ("sqlite", "sqlite+pysqlite")
# What a database raises that is away, full, busy or (PostgreSQL's internal error) read-only; it may come back
UNAVAILABLE = (OperationalError, InterfaceError, InternalError)

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[[Connection], Any]
Outcome = tuple[Any, BaseException | None]  # what work returned, or what it raised


class Waiting(NamedTuple):
    """Work that waits to be done, and where the answer goes."""

    table_id: str
    work: Work
    answer: asyncio.Future[Any]


class DatabaseError(ValueError):
    """A database that cannot be used; the message says what to do."""


class Database:
    """One database and the threads that work on it: one changes tables, with PostgreSQL others do the rest."""

    def __init__(self, url: str, is_server: bool = True) -> None:
        """A server keeps others from its SQLite file; a command works beside it."""
        self.url = parse_url(url)
        self.is_shared = self.url.get_backend_name() == "postgresql"  # other processes may write too
        self._locks = _lock(self.url) if is_server and not self.is_shared else contextlib.ExitStack()
        pool = {"poolclass": QueuePool, "pool_size": POOL if self.is_shared else 2, "max_overflow": 0}
        pool["pool_use_lifo"] = True  # the connection that was used last has its statements prepared
        # An error must not tell what was to be stored: chance's secret may be in it.
        self.engine = create_engine(self.url, hide_parameters=True, **pool, **_arguments(self))
        if not self.is_shared:
            event.listen(self.engine, "connect", _tune_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite if is_server else _begin_sqlite_in_turn)
        else:
            event.listen(self.engine, "checkout", self._check_if_idle)
            event.listen(self.engine, "checkin", _note_use)
        self._threads = ThreadPoolExecutor(POOL - 1, thread_name_prefix="database") if self.is_shared else None
        self._kept: Connection | None = None  # by the thread that changes tables
        self._last_write = 0.0
        self._writer = BatchWriter(self._write)

    def migrate(self) -> None:
        """Bring the database to this version's shape; several processes that start at once wait for each other."""
        try:
            with self.engine.connect() as connection:
                if self.is_shared:
                    connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": MIGRATION_LOCK})
                try:
                    config = Config()
                    config.set_main_option("script_location", str(MIGRATIONS))
                    config.attributes["connection"] = connection
                    with self._without_references(connection):
                        command.upgrade(config, "head")
                        connection.commit()
                finally:
                    connection.rollback()
                    if self.is_shared:
                        connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": MIGRATION_LOCK})
                        connection.commit()
        except DBAPIError as error:
            raise DatabaseError(f"cannot open the database {self}: {_first_line(error)}") from None
        except CommandError as error:  # a migration that this version does not know
            raise DatabaseError(f"the database {self} is of another version of digsite: {error}") from None

    def check(self) -> None:
        """Complain if the database does not have this version's shape; nothing is changed."""
        if not self.is_shared and not file_of(self.url).is_file():
            raise DatabaseError(f"there is no database at {file_of(self.url)}")
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        wanted = ScriptDirectory.from_config(config).get_current_head()
        try:
            with self.engine.connect() as connection:
                found = MigrationContext.configure(connection).get_current_revision()
        except DBAPIError as error:
            raise DatabaseError(f"cannot open the database {self}: {_first_line(error)}") from None
        if found != wanted:
            raise DatabaseError(f"the database {self} is of another version of digsite; start the server of this one")

    @contextlib.contextmanager
    def _without_references(self, connection: Connection) -> Iterator[None]:
        """With SQLite a table that others refer to can be made anew only while it does not look at references."""
        if self.is_shared:
            yield
            return
        raw = connection.connection.driver_connection
        assert raw is not None
        raw.execute("PRAGMA foreign_keys=OFF")  # it holds from the next transaction on
        try:
            yield
        finally:
            connection.rollback()
            raw.execute("PRAGMA foreign_keys=ON")

    def __str__(self) -> str:
        return self.url.render_as_string(hide_password=True)

    async def run(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do some work in one transaction: committed when it returns, undone when it raises."""
        if self._threads is None:  # with SQLite writers wait for each other
            return await self.change("", lambda connection: work(connection, *args, **kwargs))
        return await asyncio.get_running_loop().run_in_executor(
            self._threads, lambda: self.run_sync(work, *args, **kwargs)
        )

    async def change(self, table_id: str, work: Callable[[Connection], T]) -> T:
        """The same for work that changes a table: it shares a transaction with whatever else is waiting."""
        done: T = await self._writer.submit(table_id, work)
        return done

    def run_sync(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, on this thread."""
        with self.engine.begin() as connection:
            return work(connection, *args, **kwargs)

    def _write(self, work: Work) -> Any:
        """The same, on a connection that is kept: fetching one takes about as long as a statement."""
        connection = self._fetch_kept() or self.engine.connect()
        try:
            with connection.begin():
                result = work(connection)
        except BaseException:
            connection.close()
            raise
        self._kept, self._last_write = connection, time.monotonic()
        return result

    def _fetch_kept(self) -> Connection | None:
        """The connection that was kept, unless it died since it was used."""
        kept, self._kept = self._kept, None
        if kept is None or time.monotonic() - self._last_write < IDLE_SECONDS or self._is_alive(kept.connection):
            return kept
        kept.invalidate()
        kept.close()
        return None

    def _check_if_idle(self, connection: Any, record: Any, _: Any) -> None:
        """Try a connection to PostgreSQL that was not used for a while; a dead one is replaced."""
        is_idle = time.monotonic() - record.info.get(LAST_USE, time.monotonic()) > IDLE_SECONDS
        if is_idle and not self._is_alive(connection):
            raise DisconnectionError

    def _is_alive(self, connection: Any) -> bool:
        try:
            return self.engine.dialect.do_ping(connection)
        except Exception:
            return False

    def close(self) -> None:
        """Finish the work under way and let go of the database."""
        self._writer.close()
        if self._kept is not None:
            self._kept.close()
        if self._threads is not None:
            self._threads.shutdown()
        self.engine.dispose()
        self._locks.close()


class BatchWriter:
    """Runs writes on one thread, and all that have come in meanwhile in one transaction.

    A commit waits for the disk, so it pays to share it, and threads of Python wait for each other. Nobody is answered
    before the commit. Tables are changed in the order of their ids, so that two processes that change the same ones
    never wait for each other crosswise.
    """

    def __init__(self, run_sync: Callable[[Work], Any]) -> None:
        self._run_sync = run_sync
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[Waiting] = []
        self._is_busy = False

    async def submit(self, table_id: str, work: Work) -> Any:
        """Do some work with whatever else is waiting; returns what it returns, raises what it raises."""
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(table_id, work, future))
        self._go_on()
        return await future

    def close(self) -> None:
        """Finish the work under way."""
        self._thread.shutdown()

    def _go_on(self) -> None:
        if self._waiting and not self._is_busy:
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            batch.sort(key=lambda one: one.table_id)
            self._is_busy = True
            doing = self._thread.submit(self._run_batch, [one.work for one in batch])
            loop = batch[0].answer.get_loop()
            doing.add_done_callback(lambda done: loop.call_soon_threadsafe(self._tell, batch, done.result()))

    def _tell(self, batch: list[Waiting], outcomes: list[Outcome]) -> None:
        self._is_busy = False
        self._go_on()
        for one, (result, error) in zip(batch, outcomes, strict=True):
            if one.answer.done():  # nobody waits any more
                continue
            if error is None:
                one.answer.set_result(result)
            else:
                one.answer.set_exception(error)

    def _run_batch(self, works: list[Work]) -> list[Outcome]:
        """All in one transaction; if one fails each gets its own, so that nobody else suffers."""
        if len(works) > 1:
            try:
                return [
                    (result, None) for result in self._run_sync(lambda connection: [do(connection) for do in works])
                ]
            except Exception:
                pass  # all of it was undone
        return [self._run_alone(work) for work in works]

    def _run_alone(self, work: Work) -> Outcome:
        try:
            return self._run_sync(work), None
        except BaseException as error:
            return None, error


def parse_url(url: str) -> URL:
    """The address of a database that digsite can use."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # what was given is not told: there may be a password in it
        raise DatabaseError(
            "what --database-url or DATABASE_URL names is not a database address; "
            "write sqlite:///FILE or postgresql://USER@HOST:PORT/NAME"
        ) from None
    backend = parsed.get_backend_name()
    if backend in ("postgres", "postgresql"):
        return parsed.set(drivername="postgresql+psycopg")
    if backend != "sqlite":
        raise DatabaseError(f"digsite keeps its tables in SQLite or PostgreSQL, not in {backend}")
    if parsed.drivername not in SQLITE_DRIVERS:
        raise DatabaseError("digsite opens SQLite files with Python's own driver; write sqlite:///FILE")
    return parsed


def _arguments(database: Database) -> dict[str, Any]:
    if database.is_shared:
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise DatabaseError(
                "PostgreSQL needs its driver: in a checkout of digsite, pip install '.[postgres]'"
            ) from None
        connecting = {"prepare_threshold": 2, "connect_timeout": CONNECT_SECONDS}
        return {"connect_args": connecting}
    return {"connect_args": {"check_same_thread": False}}


def _tune_sqlite(connection: sqlite3.Connection, _: Any) -> None:
    """Readers do not wait for writers, a commit is on the disk before it is acknowledged, and references hold."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA busy_timeout=5000")
    connection.isolation_level = None  # transactions begin where ``_begin_sqlite`` says


def _begin_sqlite(connection: Connection) -> None:
    """Begin a transaction; the driver would not before a change of the shape, and half a migration would remain."""
    connection.connection.cursor().execute("BEGIN")


def _begin_sqlite_in_turn(connection: Connection) -> None:
    """Begin a transaction that waits for the server's: what it reads is still so when it writes."""
    connection.connection.cursor().execute("BEGIN IMMEDIATE")


def _note_use(_: Any, record: Any) -> None:
    record.info[LAST_USE] = time.monotonic()


def _first_line(error: DBAPIError) -> str:
    return str(error.orig).strip().splitlines()[0]


def file_of(url: URL) -> Path:
    """The file of a SQLite database, whatever links lead to it."""
    if not url.database or url.database == ":memory:":
        raise DatabaseError("tables in memory would be lost; name a file: sqlite:///FILE")
    return Path(url.database).resolve()


def _lock(url: URL) -> contextlib.ExitStack:
    """Keep a second server from the same SQLite file, which would not see the first one's moves."""
    path = file_of(url)
    try:
        with contextlib.ExitStack() as held:
            path.parent.mkdir(parents=True, exist_ok=True)
            held.callback(lock_beside(path).release)
            _make_private(path)
            held.enter_context(_lock_on(path))
            return held.pop_all()
    except (Timeout, BlockingIOError):
        raise DatabaseError(
            f"another digsite server uses {path}; stop it, or use PostgreSQL for several processes"
        ) from None
    except OSError as error:
        raise DatabaseError(f"cannot use {path}: {error.strerror}") from None


@contextlib.contextmanager
def _lock_on(path: Path) -> Iterator[None]:
    """A lock on a file itself, by whatever name it is opened; SQLite's own locks are of another kind.

    When the file is closed SQLite's locks end, too, so this lock is the last to be let go.
    """
    with path.open("rb") as file:
        if sys.platform != "win32":
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield


def lock_beside(path: Path) -> FileLock:
    """A file's lock, held until it is released or this process ends; raises ``Timeout`` while another one has it."""
    lock = FileLock(f"{path}.lock", timeout=0, mode=0o600, thread_local=False, fallback_to_soft=False)
    lock.acquire()
    return lock


def _make_private(path: Path) -> None:
    """Make a file that only its owner may read, unless it is there: SQLite's own would be everybody's to read."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
