"""A real server on a loopback port, and visitors who talk to it as any client does."""

from __future__ import annotations

import itertools
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from digsite.cli.serve import LOCAL, _listening, _usual
from digsite.server.app import create_app
from digsite.server.settings import Limits, Settings

PATIENCE = 120.0  # seconds until a test gives up waiting
NO_LIMITS = Limits(
    requests_per_minute=0,
    open_tables=0,
    tables_per_day=0,
    guests_per_minute=0,
    logins_per_minute=0,
    connections_per_address=0,
    listeners=0,
    listeners_per_address=0,
    late_milliseconds=0,
)
QUICK = {"sweep_seconds": 0.05, "hint_seconds": 0.05, "analysis_depth": 20, "analysis_niceness": 0}
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": 1}]
TWO_HERE = [{"kind": "me"}, {"kind": "hotseat", "name": "Bo"}]
TWO_ONLINE = [{"kind": "me"}, {"kind": "anyone"}]
_names = (f"Visitor {number}" for number in itertools.count(1))


# The server


class Serving:
    """A server that runs in a thread of its own."""

    def __init__(self, app: FastAPI, address: str) -> None:
        self.app = app
        self.address = address
        self.visitors: list[Visitor] = []

    def guest(self, name: str | None = None) -> Visitor:
        """Somebody new."""
        visitor = self.nobody()
        visitor.name = visitor.post("/api/me", {"name": name or next(_names)}, 201)["name"]
        return visitor

    def nobody(self, **headers: str) -> Visitor:
        """Somebody without a name."""
        self.visitors.append(Visitor(self.address, headers))
        return self.visitors[-1]

    def say_goodbye(self) -> None:
        """Close the visitors' connections."""
        for visitor in self.visitors:
            visitor.http.close()


@contextmanager
def serving(folder: Path, limits: Limits = NO_LIMITS, **settings: Any) -> Iterator[Serving]:
    """Serve the tables in a folder until the end of the block."""
    url = f"sqlite:///{folder / 'tables.sqlite3'}"
    app = create_app(Settings(database_url=url, limits=limits, **{**QUICK, **settings}))
    listening = _listening(LOCAL, 0)
    server = uvicorn.Server(uvicorn.Config(app, **_usual()))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    running = Serving(app, f"http://{LOCAL}:{listening.getsockname()[1]}")
    try:
        eventually(lambda: server.started or not thread.is_alive())
        assert server.started
        yield running
    finally:
        running.say_goodbye()
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()
        listening.close()


def eventually(holds: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """What becomes true after a while, or a failed test."""
    end, pause = time.monotonic() + patience, 0.005
    while not (found := holds()):
        assert time.monotonic() < end, "it did not come true"
        time.sleep(pause)
        pause = min(2 * pause, 0.1)  # whoever waits for long does not keep the server busy with questions
    return found


# Visitors


class Visitor:
    """Somebody with a browser, or a program; ``heard`` is every answer they got."""

    def __init__(self, address: str, headers: dict[str, str] | None = None) -> None:
        self.address = address
        self.name = ""
        self.http = httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, verify=False)
        self.heard: list[httpx.Response] = []

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> httpx.Response:
        """Ask for something and expect a status."""
        answer = self.http.request(method, path, **more)
        self.heard.append(answer)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer

    def get(self, path: str, status: int = 200, **more: Any) -> Any:
        return self.ask("GET", path, status, **more).json()

    def post(self, path: str, body: Any = None, status: int = 200, **more: Any) -> Any:
        return self.ask("POST", path, status, json={} if body is None else body, **more).json()

    def refused(self, path: str, status: int, kind: str, body: Any = None, method: str = "POST", **more: Any) -> Any:
        """Ask for what cannot be; returns the problem that says why."""
        if method == "POST" and "content" not in more:
            more["json"] = {} if body is None else body
        answer = self.ask(method, path, status, **more)
        assert answer.headers["content-type"] == "application/problem+json"
        problem = answer.json()
        assert problem["type"] == f"/problems/{kind}", problem
        assert problem["status"] == status
        assert problem["title"]
        assert problem["detail"]
        return problem

    # At a table

    def open(self, game: str = "pergamon", seats: Any = None, **more: Any) -> Any:
        """Open a table, against a bot if nothing else is said."""
        return self.post("/api/tables", {"game": game, "seats": seats or ME_AND_A_BOT, **more}, 201)

    def table(self, table: Any, **query: Any) -> Any:
        return self.get(at(table), params=query)

    def join(self, table: Any, **body: Any) -> Any:
        return self.post(at(table, "join"), body)

    def start(self, table: Any, **body: Any) -> Any:
        return self.post(at(table, "start"), body)

    def act(self, table: Any, action: int | str) -> Any:
        """Answer the ply of a table as it was seen."""
        return self.post(at(table, "actions"), {"action": action, "ply": table["ply"]})

    def act_somehow(self, table: Any, dice: random.Random) -> Any:
        """One of the offers."""
        return self.act(table, dice.choice(offered(table)))

    def my_turn(self, table: Any) -> Any:
        """The table when one is to move, or the game is over; bots may have to move first."""

        def found() -> Any:
            now = self.table(table)
            return now if now["status"] == "finished" or now["mover"] in now["you"] else None

        return table if table["mover"] in table["you"] else eventually(found)

    def play_to_the_end(self, table: Any, dice: random.Random) -> Any:
        """Play a whole game with random offers."""
        while (table := self.my_turn(table))["status"] != "finished":
            table = self.act_somehow(table, dice)
        return table

    @contextmanager
    def listening(self, table: Any, query: str = "", **headers: str) -> Iterator[Listening]:
        """Listen to a table."""
        address = f"{self.address.replace('http', 'ws')}{at(table, 'live')}{query}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        own = dict(self.http.headers) if "authorization" in self.http.headers else {}
        given = {"cookie": cookies, **({"authorization": own["authorization"]} if own else {}), **headers}
        with connect(address, additional_headers=given, max_size=None, proxy=None) as socket:
            yield Listening(socket)


class Listening:
    """A WebSocket, message by message."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def hear(self, kind: str | None = None) -> Any:
        """The next message, which must be of this kind; who comes and goes is only told to those who ask for it."""
        message = orjson.loads(self.socket.recv(timeout=PATIENCE))
        while message["kind"] == "present" and kind != "present":
            message = orjson.loads(self.socket.recv(timeout=PATIENCE))
        assert kind is None or message["kind"] == kind, message
        return message

    def hear_presence(self, fits: Callable[[Any], bool]) -> Any:
        """The first word of who is there that fits; a bot may move meanwhile."""
        while True:
            message = orjson.loads(self.socket.recv(timeout=PATIENCE))
            if message["kind"] == "present" and fits(message):
                return message

    def hear_until(self, fits: Callable[[Any], bool]) -> list[Any]:
        """Messages up to the first that fits."""
        heard = [self.hear()]
        while not fits(heard[-1]):
            heard.append(self.hear())
        return heard


def at(table: Any, part: str = "") -> str:
    """The address of a table, or of a part of it."""
    name = table if isinstance(table, str) else table["id"]
    return f"/api/tables/{name}/{part}".rstrip("/")


def offered(table: Any) -> list[int]:
    """The numbers of all actions that are offered."""
    return [action["action"] for offer in table["offers"] for action in offer["actions"]]
