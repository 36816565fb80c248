"""One hostile visitor, who stays within no limit, against a real server with its usual settings.

Each attack of ``ATTACKS`` runs in a process of its own and comes from an address of its own; meanwhile others play, log
in as newcomers and wait for a bot, and somebody asks for ``/healthz``. ``attack`` tells what the attacker was answered
and what the others felt. ``python -m benchmarks.reliability`` writes that down.
"""

from __future__ import annotations

import logging
import random
import socket
import statistics
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from digsite.match import Match
from digsite.server.settings import Limits
from tests.server.ports import LOCAL
from tests.server.processes import (
    GONE,
    HOT_SEAT,
    Player,
    ServerProcess,
    guest,
    offered,
    serving,
    wait_for_turn,
)
from tests.server.side_by_side import SideBySide

ATTACKER = "127.0.0.66"  # on loopback, as everybody
CLOSED_SECONDS = 20.0  # within which half-sent requests are closed
PASSWORD = "correct horse battery staple"
SECONDS = 12.0
MOVERS, MOVE_PAUSE = 4, 0.25
HEALTH_PAUSE = 0.1
TALK_PAUSE = 0.001  # the attacker has the same two cores as the server
LOGIN_PAUSE = 4.0  # 20 a minute are allowed
BLOCK = b"a" * 65_536
LONG_FACT = ".".join("a" * 4_000) + " = 1"
SLOW_HEADINGS = "digsite journal 1\ngame: pergamon\n" + "## Round 1\n" * 8_900
UNBOUNDED = "taken for as long as it was sent"
STILL_OPEN = f"open after {CLOSED_SECONDS:.0f} s"
LET_IN = "listeners let in"
Told = Counter[str]


# What the attacker does. Each takes the port and the seconds it lasts, and tells what came of it


def heads_without_end(port: int, seconds: float) -> Told:
    return _by_many(20, seconds, lambda _: _send_head(port, seconds))


def _send_head(port: int, seconds: float) -> str:
    end = time.monotonic() + seconds
    with _line(port) as line:
        try:
            line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx: ")
            while time.monotonic() < end:
                line.sendall(BLOCK)
        except OSError:
            return "cut off"
    return UNBOUNDED


def half_requests(port: int, seconds: float) -> Told:
    """320 at once, looked at until they are closed, or longer than they may stay open."""
    told, begin = Told(), time.monotonic()
    with ExitStack() as ends:
        lines = []
        for _ in range(320):
            line = ends.enter_context(_line(port))
            with suppress(OSError):
                line.sendall(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{")
            lines.append(line)
        for line in lines:
            line.settimeout(max(0.01, begin + CLOSED_SECONDS - time.monotonic()))
            try:
                while line.recv(65_536):
                    pass
                told["closed"] += 1
            except ConnectionError:
                told["closed"] += 1
            except TimeoutError:
                told[STILL_OPEN] += 1
    return told


def requests_at_once(port: int, seconds: float) -> Told:
    """Sent without waiting for answers, as much as a connection takes."""
    return _by_many(4, seconds, lambda _: _send_requests(port, seconds))


def _send_requests(port: int, seconds: float) -> str:
    end = time.monotonic() + seconds
    with _line(port) as line:
        try:
            while time.monotonic() < end:
                line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" * 1000)
        except OSError:
            return "cut off"
    return UNBOUNDED


def slow_positions(port: int, seconds: float) -> Told:
    """What was quadratic to read, by somebody without a name."""
    return _by_many(8, seconds, _asking(port, "", "POST", "/api/positions", {"text": LONG_FACT}))


def slow_journals(port: int, seconds: float) -> Told:
    """A journal as large as it may be, of headings alone."""
    return _by_many(8, seconds, _asking(port, _cookie(port), "POST", "/api/journals", text=SLOW_HEADINGS))


def renderings(port: int, seconds: float) -> Told:
    """A long game that is over, as it was at any time and in any part."""
    cookie = _cookie(port)
    table = _imported(port, cookie)
    plies, numbers = table["ply"], count()

    def look(player: Player) -> str:
        number = next(numbers)
        first = number * 7 % (plies - 32)
        parts = (f"?since={number % plies}", f"/frames?from={first}&to={first + 31}", "/journal")
        return str(player.ask("GET", f"/api/tables/{table['id']}{parts[number % 3]}").status)

    return _by_many(8, seconds, _with_player(port, cookie, look))


def parallel_hints(port: int, seconds: float) -> Told:
    cookie = _cookie(port)
    table = _player(port, cookie).open_table(HOT_SEAT)
    return _by_many(40, seconds, _asking(port, cookie, "POST", f"/api/tables/{table['id']}/hint", {}))


def abandoned_tables(port: int, seconds: float) -> Told:
    """100 tables of the strongest bots, by five names of one address; nobody stays to look."""
    told, end = Told(), time.monotonic() + seconds
    for _ in range(5):
        player = guest(port, ATTACKER)
        for _ in range(25):
            seats = [{"kind": "me"}, {"kind": "bot", "level": 5}, {"kind": "bot", "level": 5}]
            opened = player.ask("POST", "/api/tables", {"game": "pergamon", "seats": seats})
            told[f"{opened.status} opened" if opened.status < 300 else str(opened.status)] += 1
            if opened.status < 300:
                left = player.ask("POST", f"/api/tables/{opened.body['id']}/leave", {"level": 5})
                told[f"{left.status} left"] += 1
    time.sleep(max(0.0, end - time.monotonic()))
    return told


def changed_passwords(port: int, seconds: float) -> Told:
    """With another password than the old one, which takes as long and keeps the session."""
    claimed = _player(port, _cookie(port)).patiently("PUT", "/api/me/password", {"password": PASSWORD})
    cookie = claimed.headers["set-cookie"].partition(";")[0]
    body = {"password": PASSWORD, "old": f"not {PASSWORD}"}
    return _by_many(12, seconds, _asking(port, cookie, "PUT", "/api/me/password", body))


def guessed_passwords(port: int, seconds: float) -> Told:
    body = {"name": "Somebody", "password": PASSWORD}
    return _by_many(12, seconds, _asking(port, "", "POST", "/api/session", body))


def filling_the_disk(port: int, seconds: float) -> Told:
    """Imports, clones and messages, as many and as long as they are taken."""
    cookie, journal = _cookie(port), _finished_game()
    table = _imported(port, cookie)
    talk = _player(port, cookie).open_table(HOT_SEAT)
    wishes = (
        _asking(port, cookie, "POST", "/api/journals", text=journal),
        _asking(port, cookie, "POST", f"/api/tables/{table['id']}/clone", {"ply": 1}),
        _asking(port, cookie, "POST", f"/api/tables/{talk['id']}/messages", {"text": "a" * 300}),
    )
    numbers = count()
    return _by_many(6, seconds, lambda _: wishes[next(numbers) % 3](None))


def chat_before_listeners(port: int, seconds: float) -> Told:
    """Ten messages a second before a hundred listeners of one's own."""
    player = _player(port, _cookie(port))
    table = player.open_table(HOT_SEAT)
    told, end = Told(), time.monotonic() + seconds
    with _listening(player, table["id"], 100) as heard:
        while time.monotonic() < end:
            said = player.ask("POST", f"/api/tables/{table['id']}/messages", {"text": "a"})
            told[f"{said.status} to messages"] += 1
            time.sleep(0.1)
    return told + heard


def handshakes(port: int, seconds: float) -> Told:
    """378 at once, none of them closed."""
    player = _player(port, _cookie(port))
    table = player.open_table(HOT_SEAT)
    with _listening(player, table["id"], 378) as heard:
        time.sleep(seconds)
    return heard


def talkative_listeners(port: int, seconds: float) -> Told:
    """They talk as quickly as they can, and come back when they are sent away."""
    player = _player(port, _cookie(port))
    table = player.open_table(HOT_SEAT)
    end = time.monotonic() + seconds

    def talk(_: Any) -> str:
        try:
            with player.listen(table["id"]) as listener:
                while time.monotonic() < end:
                    listener.send("a" * 1000)
                    time.sleep(TALK_PAUSE)
        except WebSocketException:
            return "sent away"
        return "listening at the end"

    return _by_many(8, seconds, talk)


def many_requests(port: int, seconds: float) -> Told:
    """As quickly as answers come."""
    return _by_many(8, seconds, _asking(port, _cookie(port), "GET", "/api/tables"))


def many_names(port: int, seconds: float) -> Told:
    return _by_many(4, seconds, lambda _: str(_player(port).ask("POST", "/api/me", {"name": _name()}).status))


@dataclass(frozen=True)
class Attack:
    """What somebody does, and for how long."""

    run: Callable[[int, float], Told]
    seconds: float = SECONDS


ATTACKS: dict[str, Attack | None] = {
    "nobody attacks": None,
    "heads without end, 20 at a time": Attack(heads_without_end),
    "320 half-sent requests": Attack(half_requests, CLOSED_SECONDS),
    "requests without waiting for answers, 4 connections": Attack(requests_at_once),
    "positions that were slow to read": Attack(slow_positions),
    "journals of 98 kB of headings": Attack(slow_journals),
    "a long game, rendered in every way": Attack(renderings),
    "40 hints at a time": Attack(parallel_hints),
    "125 tables left to bots of level 5, by 5 names": Attack(abandoned_tables),
    "12 changes of a password at a time": Attack(changed_passwords),
    "12 guesses of a password at a time": Attack(guessed_passwords),
    "imports, clones and messages without end": Attack(filling_the_disk),
    "10 messages a second before 100 listeners": Attack(chat_before_listeners),
    "378 handshakes": Attack(handshakes),
    "8 listeners who talk without a pause": Attack(talkative_listeners),
    "requests without a pause, 8 at a time": Attack(many_requests),
    "new names without a pause": Attack(many_names),
}


# What the attacker needs


def _by_many(threads: int, seconds: float, work: Callable[[Any], str]) -> Told:
    """The same again and again by so many threads, and how often which answer came."""
    told, lock, end = Told(), threading.Lock(), time.monotonic() + seconds

    def run() -> None:
        while time.monotonic() < end:
            try:
                answer = work(None)
            except GONE as error:
                answer = type(error).__name__
            with lock:
                told[answer] += 1
            if not answer.startswith("2"):
                time.sleep(0.02)  # else the attacker would take what the server needs on the same machine

    workers = [threading.Thread(target=run) for _ in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return told


def _line(port: int) -> socket.socket:
    return socket.create_connection((LOCAL, port), CLOSED_SECONDS, (ATTACKER, 0))


def _player(port: int, cookie: str = "") -> Player:
    return Player(port, cookie, timeout=60.0, source=ATTACKER)


def _cookie(port: int) -> str:
    return guest(port, ATTACKER).cookie


def _name() -> str:
    return f"Visitor {random.getrandbits(48):x}"


def _with_player(port: int, cookie: str, work: Callable[[Player], str]) -> Callable[[Any], str]:
    """Work with a connection for each thread."""
    known = threading.local()

    def run(_: Any) -> str:
        if not hasattr(known, "player"):
            known.player = _player(port, cookie)
        return work(known.player)

    return run


def _asking(
    port: int, cookie: str, method: str, path: str, body: Any = None, text: str | None = None
) -> Callable[[Any], str]:
    return _with_player(port, cookie, lambda player: str(player.ask(method, path, body, text).status))


def _imported(port: int, cookie: str) -> Any:
    answer = _player(port, cookie).patiently("POST", "/api/journals", text=_finished_game())
    assert answer.status == 201, answer.text
    return answer.body


def _finished_game() -> str:
    match, dice = Match("thebes", 4, seed=1), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal_numbers()))
    return str(match.journal)


@contextmanager
def _listening(player: Player, table_id: str, wanted: int) -> Iterator[Told]:
    """As many listeners as are let in; they stay, whatever they are told."""
    told = Told()
    with ExitStack() as ends:
        ends.callback(logging.disable, logging.root.manager.disable)
        logging.disable()  # of the client: connections are cut at the end, not closed one after the other
        for _ in range(wanted):
            try:
                listener = player.listen(table_id)
                ends.callback(listener.socket.close)
                listener.recv(timeout=10.0)
                told[LET_IN] += 1
            except (WebSocketException, *GONE):
                told["listeners refused"] += 1
        yield told


# What the others feel


@dataclass
class Felt:
    """Seconds that people waited, and megabytes that the server took."""

    moves: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    logins: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    refused: Told = field(default_factory=Counter)  # answers other than good ones
    megabytes: float = 0.0  # more than before

    @property
    def move_p50(self) -> float:
        return statistics.median(self.moves)

    @property
    def move_p99(self) -> float:
        return sorted(self.moves)[-1 - len(self.moves) // 100]


class Others(SideBySide):
    """People from another address, until it is over."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.port = port
        self.felt = Felt()
        movers = [guest(port) for _ in range(MOVERS)]
        host = guest(port)
        self._name = host.good("GET", "/api/me")["name"]
        host.good("PUT", "/api/me/password", {"password": PASSWORD})
        works = [self._moving(player) for player in movers]
        for steps in (*works, self._health(), self._logging_in(), self._against_a_bot(guest(port))):
            self._add(partial(self._work, steps))

    def _work(self, steps: Iterator[float]) -> None:
        for pause in steps:
            if self._is_over.wait(pause):
                return

    def _timed(self, into: list[float], player: Player, method: str, path: str, body: Any = None) -> Any:
        begin = time.monotonic()
        answer = player.ask(method, path, body)
        into.append(time.monotonic() - begin)
        if answer.status >= 300:
            self.felt.refused[f"{path.rpartition('/')[2]} {answer.status}"] += 1
            return None
        return answer.body if answer.text.startswith("{") else answer.text

    def _moving(self, player: Player) -> Iterator[float]:
        table = player.open_table(HOT_SEAT)
        while True:
            legal = offered(table)
            body = {"action": legal[table["ply"] % len(legal)], "ply": table["ply"]}
            table = self._timed(self.felt.moves, player, "POST", f"/api/tables/{table['id']}/actions", body) or table
            if table["status"] != "playing":
                table = player.open_table(HOT_SEAT)
            yield MOVE_PAUSE

    def _health(self) -> Iterator[float]:
        with Player(self.port) as player:
            while True:
                self._timed(self.felt.health, player, "GET", "/healthz")
                yield HEALTH_PAUSE

    def _logging_in(self) -> Iterator[float]:
        """Each on a connection of its own, as newcomers have it."""
        while True:
            with Player(self.port) as player:
                body = {"name": self._name, "password": PASSWORD}
                self._timed(self.felt.logins, player, "POST", "/api/session", body)
            yield LOGIN_PAUSE

    def _against_a_bot(self, player: Player) -> Iterator[float]:
        table = wait_for_turn(player, player.open_table([{"kind": "me"}, {"kind": "bot", "level": 4}])["id"])
        while table["status"] == "playing":
            begin = time.monotonic()
            after = player.play(table)
            if after["mover"] not in after["you"] and after["status"] == "playing":
                after = wait_for_turn(player, table["id"])
                self.felt.bots.append(time.monotonic() - begin)
            table = after
            yield 0.1


def attack(running: ServerProcess, chosen: Attack | None, seconds: float | None = None) -> tuple[Told, Felt]:
    """What came of an attack: the answers to it, and what the others felt."""
    lasts = seconds or (SECONDS if chosen is None else chosen.seconds)
    others = Others(running.port)
    before = memory(running)
    told = Told()
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        elsewhere.submit(time.sleep, 0).result()  # it has begun
        with others:
            if chosen is None:
                time.sleep(lasts)
            else:
                told = elsewhere.submit(chosen.run, running.port, lasts).result()
    others.felt.megabytes = memory(running) - before
    if others.errors:
        raise others.errors[0]
    return told, others.felt


def memory(running: ServerProcess) -> float:
    """Megabytes that a server takes."""
    with Player(running.port) as watching:
        told = watching.ask("GET", "/metrics").text
    [line] = [line for line in told.splitlines() if line.startswith("process_resident_memory_bytes ")]
    return float(line.split()[1]) / 1e6


USUAL = (  # limits that other tests leave out
    "requests_per_minute",
    "tables_per_day",
    "open_tables",
    "connections_per_address",
    "late_milliseconds",
)


@contextmanager
def attacked(folder: Path) -> Iterator[ServerProcess]:
    """A server with its usual limits."""
    limits = Limits()
    usual = [word for name in USUAL for word in (f"--{name.replace('_', '-')}", str(getattr(limits, name)))]
    with serving(f"sqlite:///{folder / 'tables.sqlite3'}", *usual) as [running]:
        yield running


def as_words(told: Told) -> str:
    """Answers with their counts, the commonest first."""
    return ", ".join(f"{number:,} × {answer}" for answer, number in told.most_common())
