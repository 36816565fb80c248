"""Faults while people play: servers and databases that are killed, locked, full or hung, and requests that come twice.

People play at several tables of one or several servers, others listen, and everything that is acknowledged is taken
down. A fault of ``FAULTS`` happens in the middle and is mended. ``strike`` tells how it went, and raises
``AssertionError`` if a move that was acknowledged was lost, doubled or reordered, or if somebody saw another game.
"""

from __future__ import annotations

import resource
import signal
import sqlite3
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal

import orjson
from websockets.exceptions import WebSocketException

from digsite.server.store.database import file_of, parse_url
from tests.server.databases import OwnPostgres
from tests.server.processes import (
    GONE,
    HOT_SEAT,
    Player,
    ServerProcess,
    guest,
    offered,
    opened,
    stored_actions,
)
from tests.server.side_by_side import SideBySide
from tests.soak import IS_SOAK

AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": 2}]
TABLES = 40 if IS_SOAK else 8
WITH_A_BOT = TABLES // 8  # of these
PLAY_SECONDS = 5.0 if IS_SOAK else 1.0  # before a fault, and after it was mended
LOCKED_SECONDS = 6.0  # longer than a server waits for a lock
PATIENCE = 60.0
PAUSE = 0.02
HEALTH_PAUSE = 0.05
SPARE_BYTES = 64 << 10  # that may still be written to a full disk
Place = Literal["sqlite", "postgres"]


class World:
    """One database and the servers that work on it."""

    def __init__(self, url: str, postgres: OwnPostgres | None, servers: list[ServerProcess]) -> None:
        self.url = url
        self.postgres = postgres
        self.servers = servers
        self.ports = [server.port for server in servers]

    def restart(self, which: int = 0) -> None:
        """Start a server that was killed again, at the same port."""
        self.servers[which] = ServerProcess(self.url, port=self.ports[which])
        self.servers[which].wait_until_ready()


# People


@dataclass
class Seen:
    """A table as those know it who play and listen there."""

    table: Any
    acknowledged: dict[int, int] = field(default_factory=dict)  # the action of each ply
    listened: dict[int, int] = field(default_factory=dict)
    refused: int = 0  # answers of servers that could not do it
    interrupted: int = 0  # moves that had no answer
    went_on: float = 0.0  # when there was something new

    def note(self, table: Any) -> None:
        """Take down what happened; nothing told before may have changed."""
        before = len(self.acknowledged)
        _note(self.acknowledged, table["happened"])
        self.table = table
        if len(self.acknowledged) > before or table["status"] == "finished":
            self.went_on = time.monotonic()


def _note(known: dict[int, int], happened: Sequence[Any]) -> None:
    for one in happened:
        assert known.setdefault(one["ply"], one["action"]) == one["action"]


class Traffic(SideBySide):
    """People who play and listen until they are told to stop."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world
        player = guest(world.ports[0])
        self.cookie = player.cookie
        wishes = [AGAINST_A_BOT] * WITH_A_BOT + [HOT_SEAT] * (TABLES - WITH_A_BOT)
        self.seen = [Seen({}) for _ in wishes]
        for seen, seats in zip(self.seen, wishes, strict=True):
            seen.note(player.open_table(seats))
        self.health: list[float] = []  # seconds of each answer
        for number, seen in enumerate(self.seen):
            self._add(partial(self._play, number, seen))
            self._add(partial(self._listen, number, seen))
        self._add(partial(self._ask_for_health, 0, self.seen[0]))

    def _player(self, number: int) -> Player:
        """A connection to one of the servers."""
        return Player(self.world.ports[number % len(self.world.ports)], self.cookie, timeout=10.0)

    def _play(self, number: int, seen: Seen) -> None:
        """Play at a table, at whichever server answers."""
        tries = number
        while not self._is_over.is_set():
            try:
                with self._player(tries) as player:
                    while not self._is_over.is_set():
                        self._play_once(player, seen)
            except ConnectionRefusedError:
                time.sleep(PAUSE)
            except GONE:
                seen.interrupted += 1
                time.sleep(PAUSE)
            tries += 1

    def _play_once(self, player: Player, seen: Seen) -> None:
        """One move, and now and then the same once more, or an old one that comes late: neither is played."""
        table = seen.table
        legal = offered(table) if table["status"] == "playing" else []
        if not legal:
            time.sleep(PAUSE)  # a bot thinks
            answer = player.ask("GET", f"/api/tables/{table['id']}?since={len(seen.acknowledged)}")
        else:
            answer = player.act(table, legal[table["ply"] % len(legal)])
        if answer.status == 409:  # an answer was lost, but not the move
            answer = player.ask("GET", f"/api/tables/{table['id']}?since=0")
        if answer.status != 200:
            assert answer.status == 503, answer.text
            seen.refused += 1
            time.sleep(PAUSE)
            return
        seen.note(answer.body)
        if legal and table["ply"] % 5 == 0:
            again = player.act(table, legal[table["ply"] % len(legal)])
            assert again.status in (409, 503), again.text

    def _listen(self, number: int, seen: Seen) -> None:
        """Listen to a table, and come back where one is sent away."""
        while not self._is_over.is_set():
            with suppress(*GONE, WebSocketException), self._player(number + 1).listen(seen.table["id"], 0) as listener:
                while not self._is_over.is_set():
                    with suppress(TimeoutError):
                        message = orjson.loads(listener.recv(timeout=0.5))
                        if message["kind"] == "table":
                            _note(seen.listened, message["happened"])
            time.sleep(PAUSE)

    def _ask_for_health(self, *_: object) -> None:
        """Ask the last server again and again whether it is alive."""
        while not self._is_over.is_set():
            with suppress(*GONE), self._player(-1) as player:
                while not self._is_over.is_set():
                    begin = time.monotonic()
                    assert player.ask("GET", "/healthz").status == 200
                    self.health.append(time.monotonic() - begin)
                    time.sleep(HEALTH_PAUSE)
            time.sleep(PAUSE)

    def seconds_until_all_go_on(self, since: float) -> float:
        """How long after a moment play has gone on at every table, bots' included."""
        end = since + PATIENCE
        while min(seen.went_on for seen in self.seen) < since:
            assert not self.errors, self.errors
            assert time.monotonic() < end, "not everybody can play on"
            time.sleep(PAUSE)
        return max(seen.went_on for seen in self.seen) - since


# Faults


@contextmanager
def server_killed(world: World) -> Iterator[None]:
    world.servers[0].kill()
    yield
    world.restart()


@contextmanager
def process_killed(world: World) -> Iterator[None]:
    """One of several; nobody starts it again while it is looked at."""
    world.servers[0].kill()
    yield


@contextmanager
def process_hung(world: World) -> Iterator[None]:
    world.servers[0].signal(signal.SIGSTOP)
    yield
    world.servers[0].signal(signal.SIGCONT)


@contextmanager
def database_killed(world: World) -> Iterator[None]:
    assert world.postgres is not None
    world.postgres.kill()
    yield
    world.postgres.start()


@contextmanager
def database_read_only(world: World) -> Iterator[None]:
    assert world.postgres is not None
    _set_read_only(world.postgres, "on")
    yield
    _set_read_only(world.postgres, "off")


def _set_read_only(postgres: OwnPostgres, value: str) -> None:
    postgres.run(f"ALTER SYSTEM SET default_transaction_read_only = {value}")
    postgres.run("SELECT pg_reload_conf()")


@contextmanager
def listening_lost(world: World) -> Iterator[None]:
    """The connections by which processes hear of each other's moves."""
    assert world.postgres is not None
    hearing = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    assert world.postgres.run(f"SELECT count(pg_terminate_backend(pid)) {hearing}") > [(0,)]
    yield


@contextmanager
def database_locked(world: World) -> Iterator[None]:
    other = sqlite3.connect(file_of(parse_url(world.url)), isolation_level=None, timeout=10)
    other.execute("BEGIN IMMEDIATE")
    time.sleep(LOCKED_SECONDS)
    yield
    other.execute("ROLLBACK")
    other.close()


@contextmanager
def disk_full(world: World) -> Iterator[None]:
    """No file of the server may grow any more."""
    files = [path.stat().st_size for path in file_of(parse_url(world.url)).parent.iterdir() if path.is_file()]
    pid, usual = world.servers[0].pid, resource.RLIM_INFINITY
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (max(files) + SPARE_BYTES, usual))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (usual, usual))


@dataclass(frozen=True)
class Fault:
    """What happens to a world, how many servers it has, and for how long it lasts."""

    happen: Callable[[World], Any]
    place: Place
    servers: int = 1
    seconds: float = 1.0
    is_quick: bool = False  # enough for every run of the tests


FAULTS = {
    "server killed": Fault(server_killed, "sqlite", is_quick=True),
    "server killed, PostgreSQL": Fault(server_killed, "postgres"),
    "one of two processes killed": Fault(process_killed, "postgres", servers=2),
    "one of two processes hung": Fault(process_hung, "postgres", servers=2, seconds=3.0),
    "database killed": Fault(database_killed, "postgres"),
    "database read-only": Fault(database_read_only, "postgres"),
    "database locked": Fault(database_locked, "sqlite"),
    "disk full": Fault(disk_full, "sqlite", seconds=3.0, is_quick=True),
    "announcements lost": Fault(listening_lost, "postgres", servers=2),
}


# What comes of one


@dataclass(frozen=True)
class Outcome:
    """How a fault was borne."""

    acknowledged: int  # moves
    refused: int  # requests
    interrupted: int  # moves whose answer never came
    recovery_seconds: float  # from the end of the fault until everybody plays on
    health_seconds: float  # the median of all answers of /healthz
    longest_health_seconds: float


def strike(fault: Fault, world: World) -> Outcome:
    """Let a fault happen while people play, mend it, and check that nothing was lost."""
    with Traffic(world) as traffic:
        time.sleep(PLAY_SECONDS)
        with fault.happen(world):
            time.sleep(fault.seconds)
        recovery = traffic.seconds_until_all_go_on(time.monotonic())
        time.sleep(PLAY_SECONDS)
    assert not traffic.errors, traffic.errors
    _check(world, traffic.seen)
    return Outcome(
        sum(len(seen.acknowledged) for seen in traffic.seen),
        sum(seen.refused for seen in traffic.seen),
        sum(seen.interrupted for seen in traffic.seen),
        recovery,
        statistics.median(traffic.health),
        max(traffic.health),
    )


def _check(world: World, tables: Sequence[Seen]) -> None:
    """What is stored is sound, every acknowledged move stands at its ply, and listeners saw the same game."""
    with ExitStack() as ends:
        for server in world.servers:
            with suppress(ProcessLookupError):
                server.kill()
        database = ends.enter_context(opened(world.url))
        for seen in tables:
            actions = stored_actions(database, seen.table["id"])
            for known in (seen.acknowledged, seen.listened):
                assert {ply: actions[ply] for ply in known} == known


@contextmanager
def world_of(fault: Fault, url: str, postgres: OwnPostgres | None) -> Iterator[World]:
    """Servers on an empty database."""
    world = World(url, postgres, [ServerProcess(url) for _ in range(fault.servers)])
    try:
        for server in world.servers:
            server.wait_until_ready()
        yield world
    finally:
        for server in world.servers:
            server.kill()
