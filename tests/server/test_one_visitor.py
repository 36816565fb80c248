"""One visitor against a real server: whatever is kept open, sent or ordered has bounds; ``make soak`` tries more."""

from __future__ import annotations

import random
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from digsite.core import engine
from digsite.match import Match
from tests.server.hostile import memory
from tests.server.ports import LOCAL
from tests.server.processes import SECONDS, Player, ServerProcess, guest, serving
from tests.soak import IS_SOAK

HALVES = 200 if IS_SOAK else 20
REQUEST_SECONDS = 15 if IS_SOAK else 2
FLOOD_BYTES = 40_000_000 if IS_SOAK else 4_000_000
ROUNDS = 20 if IS_SOAK else 3
IMPORTS = 25  # in a round
NO_LIMITS = ("--copies-per-visitor", "0", "--copied-bytes-per-visitor", "0", "--imports-per-day", "0")

pytestmark = pytest.mark.skipif(engine.in_plain_mode(), reason="a server in plain mode starts slowly")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = tmp_path_factory.mktemp("one-visitor") / "tables.sqlite3"
    patience = ("--request-seconds", str(REQUEST_SECONDS))
    with serving(f"sqlite:///{database}", *patience, *NO_LIMITS) as [running]:
        yield running


def test_half_requests_are_closed_in_time_and_nobody_else_waits_for_them(server: ServerProcess) -> None:
    lines = [socket.create_connection((LOCAL, server.port), SECONDS) for _ in range(HALVES)]
    begin = time.monotonic()
    try:
        for line in lines:
            line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n")
        with Player(server.port) as other:
            assert other.ask("GET", "/healthz").status == 200
        assert all(_is_closed(line) for line in lines)
    finally:
        for line in lines:
            line.close()
    assert time.monotonic() - begin < REQUEST_SECONDS + 60  # a busy machine


def _is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(100) == b""
    except ConnectionResetError:
        return True


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is told on Linux")
def test_a_head_without_end_takes_no_memory(server: ServerProcess) -> None:
    before = memory(server)
    flood = b"GET / HTTP/1.1\r\nhost: x\r\nx: " + b"a" * FLOOD_BYTES
    with (
        socket.create_connection((LOCAL, server.port), SECONDS) as line,
        pytest.raises((ConnectionResetError, BrokenPipeError)),
    ):
        line.sendall(flood)
    assert memory(server) - before < 20


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is told on Linux")
def test_requests_that_do_not_wait_for_answers_take_no_memory(server: ServerProcess) -> None:
    before = memory(server)
    request = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    with (
        socket.create_connection((LOCAL, server.port), SECONDS) as line,
        pytest.raises((ConnectionResetError, BrokenPipeError)),
    ):
        line.sendall(request * (FLOOD_BYTES // len(request)))
    assert memory(server) - before < 20


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is told on Linux")
def test_memory_is_flat_however_much_is_imported_and_looked_at(server: ServerProcess) -> None:
    headers = {"cookie": guest(server.port).cookie, "content-type": "text/plain"}
    address, journal = f"http://{LOCAL}:{server.port}/api", _journal()
    taken = []
    with httpx.Client(headers=headers, timeout=SECONDS) as visitor:
        for _ in range(ROUNDS):
            for number in range(IMPORTS):
                imported = visitor.post(f"{address}/journals", content=journal)
                assert imported.status_code == 201
                table = f"{address}/tables/{imported.json()['id']}"
                for path in (f"{table}/frames?from=0&to=31", f"{table}?since={number}"):
                    assert visitor.get(path).status_code == 200
            taken.append(memory(server))
    whole, late = taken[-1] - taken[0], taken[-1] - taken[ROUNDS // 2]
    assert whole < 400, taken  # 256 MB of tables, 64 of what is sent, and what Python does not give back
    if IS_SOAK:
        assert late < 60, taken


def _journal() -> str:
    match, dice = Match("thebes", 4, seed=1), random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal_numbers()))
    return str(match.journal)
