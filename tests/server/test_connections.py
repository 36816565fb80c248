"""Connections without a proxy in front: heads end, requests arrive in time, and one address has only so many."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, cast
from urllib.parse import urlsplit

import pytest

from digsite.server.settings import Limits
from digsite.server.web import connections
from digsite.server.web.connections import MOST_HEAD_BYTES, Connections, GuardedProtocol
from tests.server.serving import PATIENCE, TWO_HERE, Serving, at, eventually, serving

FEW = 20  # connections of one address


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that waits for a request for a second."""
    limits = Limits(requests_per_minute=0, guests_per_minute=0, request_seconds=1, connections_per_address=FEW)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connections, "SWEEP_SECONDS", 0.1)
        with serving(tmp_path_factory.mktemp("guarded"), limits) as running:
            yield running


def called(server: Serving) -> socket.socket:
    """A connection to a server."""
    address = urlsplit(server.address)
    return socket.create_connection((address.hostname, cast("int", address.port)), PATIENCE)


def heard(line: socket.socket) -> bytes:
    """All that a server says until it hangs up."""
    said = b""
    try:
        while part := line.recv(65_536):
            said += part
    except ConnectionResetError:  # it did not read all that was sent
        pass
    return said


# How long a head is


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * MOST_HEAD_BYTES,
        b"GET / HTTP/1.1\r\nhost: x\r\ncookie: " + b"a" * MOST_HEAD_BYTES,
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 4000,
        b"GET / HTTP/1.1\r\nhost: x\r\ncookie: " + b"a" * MOST_HEAD_BYTES + b"\r\n\r\n",  # it has an end, at last
    ],
    ids=["an address", "a header", "many headers", "a whole head"],
)
def test_a_head_that_is_too_long_is_refused(guarded: Serving, head: bytes) -> None:
    with called(guarded) as line:
        line.sendall(head)
        said = heard(line)
    assert said.startswith(b"HTTP/1.1 431 Request Header Fields Too Large\r\n")
    assert b"/problems/head-too-large" in said


def test_a_head_that_is_too_long_is_refused_on_a_connection_that_was_used_before(guarded: Serving) -> None:
    with called(guarded) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        eventually(lambda: b"ok" in line.recv(65_536))
        line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\ncookie: " + b"a" * MOST_HEAD_BYTES + b"\r\n\r\n")
        assert heard(line).startswith(b"HTTP/1.1 431 ")


def test_a_long_head_is_read(guarded: Serving) -> None:
    answer = guarded.nobody().http.get("/healthz", headers={"x-long": "a" * (MOST_HEAD_BYTES - 1000)})
    assert answer.status_code == 200


def test_bodies_do_not_count_as_heads(guarded: Serving) -> None:
    ada = guarded.guest()
    for _ in range(3):  # on one connection
        ada.refused("/api/journals", 409, "bad-journal", content=b"x" * 60_000, headers={"content-type": "text/plain"})


# How many requests wait


def test_requests_that_do_not_wait_for_answers_are_answered_in_order(guarded: Serving) -> None:
    paths = [f"/nothing/{number}" for number in range(10)]
    with called(guarded) as line:
        for path in paths:
            last = "connection: close\r\n" if path == paths[-1] else ""
            line.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\n{last}\r\n".encode())
        assert heard(line).count(b"HTTP/1.1 404 ") == len(paths)


def test_too_many_of_them_are_not_kept(guarded: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each that waits takes memory, and nothing else bounds how many fit into a connection."""
    waiting = 0
    appended = GuardedProtocol.on_headers_complete

    def counted(self: Any) -> None:
        nonlocal waiting
        appended(self)
        waiting = max(waiting, len(self.pipeline))

    monkeypatch.setattr(GuardedProtocol, "on_headers_complete", counted)
    with called(guarded) as line:
        with suppress(ConnectionResetError, BrokenPipeError):
            for _ in range(20):
                line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" * 1000)
        heard(line)
    assert 0 < waiting <= connections.MOST_WAITING


# How long a request takes


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"\r\n",
        b"GET /healthz HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{",
        b"POST /api/tables/abc/actions HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{",
    ],
    ids=["nothing", "an empty line", "half a head", "half a body", "half a move"],
)
def test_a_request_that_does_not_arrive_is_given_up(
    guarded: Serving, begun: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with called(guarded) as line:
        line.sendall(begun)
        begin = time.monotonic()
        assert b"200 OK" not in heard(line)
        assert time.monotonic() - begin < 20
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_head_that_trickles_in_is_given_up(guarded: Serving) -> None:
    with called(guarded) as line:

        def is_closed() -> bool:
            try:
                line.sendall(b"a")
            except OSError:
                return True
            return False

        line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\nx: ")
        eventually(is_closed)


def test_half_a_request_does_not_keep_a_used_connection_open(guarded: Serving) -> None:
    whole = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    with called(guarded) as line:
        line.sendall(whole + whole[:20])  # in one go
        assert heard(line).count(b"200 OK") == 1


def test_who_is_thinking_keeps_the_connection(guarded: Serving) -> None:
    with called(guarded) as line:
        for _ in range(2):
            line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
            assert b"200 OK" in line.recv(65_536)
            time.sleep(1.5)  # longer than a request may take to arrive


def test_an_answer_that_nobody_takes_is_given_up() -> None:
    slow = cast("Any", GuardedProtocol.__new__(GuardedProtocol))
    slow.flow = type("Flow", (), {"write_paused": True, "read_paused": False})()
    slow.transport = type("Transport", (), {"get_write_buffer_size": lambda self: 70_000})()
    slow._left, slow._since = (0, 0.0), None
    assert not slow.is_stuck(100.0, 15)
    assert not slow.is_stuck(114.0, 15)
    assert slow.is_stuck(116.0, 15)


# How many


def test_one_address_has_only_so_many_connections(guarded: Serving) -> None:
    lines = [called(guarded) for _ in range(FEW + 5)]
    said = [heard(line) for line in lines]
    for line in lines:
        line.close()
    refused = [answer for answer in said if answer.startswith(b"HTTP/1.1 429 ")]
    assert len(refused) >= 5
    assert b"retry-after: " in refused[0]
    eventually(lambda: guarded.nobody().http.get("/healthz").status_code == 200)


def test_listeners_do_not_count_as_connections(guarded: Serving) -> None:
    ada = guarded.guest()
    table = ada.open(seats=TWO_HERE)
    with ada.listening(table) as one, ada.listening(table) as two:
        assert [one.hear("hello")["kind"], two.hear("hello")["kind"]] == ["hello", "hello"]
        assert ada.get(at(table))["id"] == table["id"]


class Caller:
    """A connection from somewhere."""

    def __init__(self, network: str) -> None:
        self.network = network


def test_a_network_is_counted_and_forgotten() -> None:
    door = Connections(Limits(connections_per_address=2))
    ours, theirs = ([cast("GuardedProtocol", Caller(f"192.0.2.{n}")) for _ in range(3)] for n in (1, 2))
    assert [door.let_in(one) for one in ours] == [True, True, False]
    assert door.let_in(theirs[0])
    for one in (*ours, ours[0]):
        door.leave(one)
    assert (len(door), dict(door._of_network)) == (1, {"192.0.2.2": 1})


def test_a_proxy_speaks_for_many() -> None:
    door = Connections(Limits(connections_per_address=1))
    assert all(door.let_in(cast("GuardedProtocol", Caller(""))) for _ in range(5))


def test_sweeping_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SWEEP_SECONDS", 0.001)
    door = Connections(Limits())
    looks: list[float] = []
    monkeypatch.setattr(door, "sweep", looks.append)

    async def look_twice() -> None:
        sweeping = asyncio.create_task(door.sweep_for_ever())
        while len(looks) < 2:
            await asyncio.sleep(0.001)
        sweeping.cancel()

    asyncio.run(asyncio.wait_for(look_twice(), PATIENCE))
