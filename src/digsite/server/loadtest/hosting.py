"""The server under test: a process of its own, as ``digsite serve`` starts it, on a database of its own."""

from __future__ import annotations

import asyncio
import secrets
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

from digsite.server.loadtest.figures import Plan
from digsite.server.loadtest.wire import Wire

UNLIMITED = (
    "requests-per-minute",
    "open-tables",
    "guests-per-minute",
    "connections-per-address",
    "listeners-per-address",
    "tables-per-day",
    "imports-per-day",
    "copies-per-visitor",
)
START_SECONDS = 120
STOP_SECONDS = 20


@asynccontextmanager
async def hosted(plan: Plan) -> AsyncIterator[int]:
    """A server of its own; yields its port, and leaves nothing behind."""
    with (
        tempfile.TemporaryDirectory(prefix="digsite-loadtest-", ignore_cleanup_errors=True) as folder,
        database(plan, Path(folder)) as url,
        (Path(folder) / "log").open("wb") as log,
    ):
        port = free_port(plan.host)
        command = [sys.executable, "-m", "digsite", "serve", "--host", plan.host, "--port", str(port)]
        command += ["--workers", "1", "--database-url", url, *(f"--{name}=0" for name in UNLIMITED)]
        command += ["--analyses", str(max(1, plan.analyses))]
        server = subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=log, start_new_session=True)
        try:
            await ready(server, plan.host, port, Path(log.name))
            yield port
        finally:
            stop(server)


def free_port(host: str) -> int:
    """A port that nobody uses."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        port: int = probe.getsockname()[1]
        return port


async def ready(server: subprocess.Popen[bytes], host: str, port: int, log: Path) -> None:
    """Wait until a server answers, or say why it does not."""
    for _ in range(START_SECONDS * 10):
        if server.poll() is not None:
            said = log.read_text(errors="replace").strip().splitlines()
            raise ValueError(f"the server did not start: {said[-1] if said else server.returncode}")
        try:
            wire = await Wire.to(host, port)
            try:
                if (await wire.ask("GET", "/healthz")).status == 200:
                    return
            finally:
                wire.close()
        except OSError:
            pass
        await asyncio.sleep(0.1)
    raise ValueError(f"the server did not answer within {START_SECONDS} seconds")


def stop(server: subprocess.Popen[bytes]) -> None:
    """End a server, gently at first."""
    server.terminate()
    try:
        server.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


@contextmanager
def database(plan: Plan, folder: Path) -> Iterator[str]:
    """A fresh database: a file, or one on the PostgreSQL server named, which is dropped afterwards."""
    if plan.database_url is None:
        yield f"sqlite:///{folder / 'tables.sqlite3'}"
        return
    name = f"digsite_loadtest_{secrets.token_hex(4)}"
    url = make_url(plan.database_url).set(drivername="postgresql")
    _execute(url, f"CREATE DATABASE {name}")
    try:
        yield url.set(database=name).render_as_string(hide_password=False)
    finally:
        _execute(url, f"DROP DATABASE {name} WITH (FORCE)")


def _execute(url: Any, statement: str) -> None:
    try:
        import psycopg
    except ImportError:
        raise ValueError("PostgreSQL needs its driver: in a checkout of digsite, pip install '.[postgres]'") from None
    try:
        with psycopg.connect(url.render_as_string(hide_password=False), autocommit=True) as connection:
            connection.execute(statement.encode())
    except psycopg.Error as error:
        raise ValueError(f"--database-url: {str(error).strip().splitlines()[0]}") from None
