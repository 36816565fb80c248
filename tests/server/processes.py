"""Real server processes, and players who talk to them over HTTP."""

from __future__ import annotations

import http.client
import json
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

from websockets.sync.client import ClientConnection, connect

from digsite.core.game import CHANCE
from digsite.core.journal import Journal
from digsite.core.position import Position
from digsite.match import draws_follow
from digsite.server.store import tables as store
from digsite.server.store.database import Database
from digsite.server.store.schema import ACTIONS, TABLES
from tests.server.ports import LOCAL, free_port

SECONDS = 120.0  # the longest wait for anything; nothing should come near
SECONDS_TO_START = 180.0  # on a machine that has not compiled the rules yet
IDLE_SECONDS = 2.0  # servers close connections that nobody has used for a while
GONE = (OSError, http.client.HTTPException)  # what a client sees of a server that dies
HOT_SEAT = [{"kind": "me"}, {"kind": "hotseat"}]


def command(database_url: str, port: int, *more: str) -> list[str]:
    """How a server is started, without limits that a test would meet."""
    limits = [
        "--requests-per-minute",
        "0",
        "--tables-per-day",
        "0",
        "--open-tables",
        "0",
        "--connections-per-address",
        "0",
        "--late-milliseconds",
        "0",
        "--log-level",
        "warning",
    ]
    address = ["--port", str(port), "--database-url", database_url]
    return [sys.executable, "-m", "digsite", "serve", *address, *limits, *more]


class ServerProcess:
    """A real ``digsite serve``."""

    def __init__(self, database_url: str, *more: str, port: int | None = None) -> None:
        self.database_url = database_url
        self.port = port or free_port()
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        environment = {name: value for name, value in os.environ.items() if name != "WEB_CONCURRENCY"}
        self._process = subprocess.Popen(
            command(database_url, self.port, *more), stdout=self._log, stderr=self._log, env=environment
        )

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def log(self) -> str:
        """What it has written."""
        self._log.seek(0)
        return self._log.read().decode()

    def wait_until_ready(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < end and self._process.poll() is None:
            try:
                with Player(self.port) as visitor:
                    if visitor.ask("GET", "/healthz").status == 200:
                        return
            except GONE:
                time.sleep(0.05)
        raise RuntimeError(f"the server does not answer: {self.log}")

    def signal(self, which: signal.Signals) -> None:
        """Send it a signal."""
        self._process.send_signal(which)

    def wait(self) -> int:
        """Its exit code, when it has ended."""
        return self._process.wait(SECONDS)

    def kill(self) -> None:
        """End it at once, with no chance to tidy up."""
        self._process.kill()
        self._process.wait(SECONDS)
        self._log.close()

    def stop(self) -> int:
        """End it gently, or else at once."""
        if self._process.poll() is None:
            self.signal(signal.SIGTERM)
        try:
            return self.wait()
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        finally:
            self._log.close()


@contextmanager
def serving(database_url: str, *more: str, count: int = 1) -> Iterator[list[ServerProcess]]:
    """Servers on one database, started at the same moment."""
    with ExitStack() as ends:
        servers = [ServerProcess(database_url, *more) for _ in range(count)]
        for server in servers:
            ends.callback(server.stop)
        for server in servers:
            ends.callback(server.signal, signal.SIGTERM)  # all at once, before the first is waited for
        for server in servers:
            server.wait_until_ready()
        yield servers


# Players


@dataclass(frozen=True)
class Answer:
    """An answer of the server."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def body(self) -> Any:
        """What it says, as JSON."""
        return json.loads(self.text)


class Player:
    """Somebody with a connection to one server; the same name may have connections to others."""

    def __init__(self, port: int, cookie: str = "", timeout: float = SECONDS, source: str = LOCAL) -> None:
        self.port = port
        self.cookie = cookie
        self.source = source  # the address from which they come
        self._connection = http.client.HTTPConnection(LOCAL, port, timeout=timeout, source_address=(source, 0))
        self._last_used = 0.0

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self._connection.close()

    def __del__(self) -> None:
        self._connection.close()

    def ask(self, method: str, path: str, body: Any = None, text: str | None = None) -> Answer:
        """Send a request, with JSON or a text, and read the answer."""
        kind = "application/json" if text is None else "text/plain"
        headers = {"Content-Type": kind, **({"Cookie": self.cookie} if self.cookie else {})}
        content = text if text is not None or body is None else json.dumps(body)
        if time.monotonic() - self._last_used > IDLE_SECONDS:
            self._connection.close()  # the next request opens it again
        try:
            self._connection.request(method, path, content and content.encode(), headers)
            answer = self._connection.getresponse()
            self._last_used = time.monotonic()
            return Answer(answer.status, dict(answer.getheaders()), answer.read().decode())
        except GONE:
            self._connection.close()
            raise

    def at(self, port: int) -> Player:
        """The same person at another process or on another connection."""
        return Player(port, self.cookie, source=self.source)

    def good(self, method: str, path: str, body: Any = None) -> Any:
        """The body of an answer that must be good; a server with too much to do is asked again, as it says."""
        answer = self.patiently(method, path, body)
        assert answer.status < 300, answer.text
        return answer.body

    def patiently(self, method: str, path: str, body: Any = None, text: str | None = None) -> Answer:
        """What a server answers that is not overloaded, or not any more."""
        end = time.monotonic() + SECONDS
        while True:
            answer = self.ask(method, path, body, text)
            if "/problems/overloaded" not in answer.text or time.monotonic() > end:
                return answer
            time.sleep(float(answer.headers["retry-after"]))

    def open_table(self, seats: Sequence[Any] = HOT_SEAT, game: str = "pergamon", **more: Any) -> Any:
        """A new table."""
        return self.good("POST", "/api/tables", {"game": game, "seats": list(seats), **more})

    def table(self, table_id: str, since: int = 0) -> Any:
        """A table with all that happened since a ply."""
        return self.good("GET", f"/api/tables/{table_id}?since={since}")

    def act(self, table: Any, action: int) -> Answer:
        """Answer the ply at which a table is."""
        return self.ask("POST", f"/api/tables/{table['id']}/actions", {"action": action, "ply": table["ply"]})

    def play(self, table: Any, choice: int = 0) -> Any:
        """Play one of the offers; the table afterwards."""
        legal = offered(table)
        answer = self.act(table, legal[choice % len(legal)])
        assert answer.status == 200, answer.text
        return answer.body

    def listen(self, table_id: str, since: int | None = None) -> ClientConnection:
        """Listen to a table."""
        query = "" if since is None else f"?since={since}"
        address = f"ws://{LOCAL}:{self.port}/api/tables/{table_id}/live{query}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        return connect(address, additional_headers=headers, proxy=None, source_address=(self.source, 0))


def guest(port: int, source: str = LOCAL) -> Player:
    """Somebody new."""
    player = Player(port, source=source)
    answer = player.patiently("POST", "/api/me", {"name": f"Guest {secrets.token_hex(6)}"})
    assert answer.status == 201, answer.text
    player.cookie = answer.headers["set-cookie"].partition(";")[0]
    return player


def offered(table: Any) -> list[int]:
    """The actions that a table offers."""
    return [one["action"] for offer in table["offers"] for one in offer["actions"]]


def heard(listener: ClientConnection, kind: str, seconds: float = SECONDS, **expected: Any) -> Any:
    """The first message of a kind with these values; others are passed over."""
    end = time.monotonic() + seconds
    while True:
        message = json.loads(listener.recv(timeout=max(0.0, end - time.monotonic())))
        if message["kind"] == kind and all(message[name] == value for name, value in expected.items()):
            return message


def wait_for_turn(player: Player, table_id: str, seconds: float = SECONDS) -> Any:
    """A table once its bots have played."""
    end = time.monotonic() + seconds
    while True:
        table = player.table(table_id)
        if table["status"] == "finished" or table["mover"] in table["you"]:
            return table
        assert time.monotonic() < end, f"nobody plays at table {table_id}"
        time.sleep(0.05)


# What the database holds


@contextmanager
def opened(database_url: str) -> Iterator[Database]:
    """The database, without a server."""
    database = Database(database_url)
    try:
        yield database
    finally:
        database.close()


def stored_actions(database: Database, table_id: str) -> list[int]:
    """What is stored of a table: every ply once, without a gap, and legal to the end; else this fails."""
    with database.engine.connect() as connection:
        wanted = ACTIONS.select().where(ACTIONS.c.table_id == table_id).order_by(ACTIONS.c.ply)
        rows = connection.execute(wanted).all()
        stored = store.load(connection, table_id)
        ply = connection.execute(TABLES.select().where(TABLES.c.id == table_id)).one().ply
    assert stored is not None
    table = stored.record
    assert [row.ply for row in rows] == list(range(ply))
    actions = [row.action for row in rows]
    position = Position(table.game, table.players, table.options)
    for action in actions:
        position.play(action)  # raises if it is not legal
    assert position.mover != CHANCE, "chance's draws are stored with the action they follow"
    played = Journal(table.game, table.players, table.options, (), None, actions, table.secret)
    assert draws_follow(played), "chance's draws follow from the secret"
    return actions
