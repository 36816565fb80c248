"""Connections: how many of one address, how long a request's head may be, how long it may take to arrive, and how many
may wait on a connection.

uvicorn leaves all of this to a proxy. A server without one, or behind one that passes everything on, must do it itself.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import lru_cache
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from digsite.server.api.problems import answer_to
from digsite.server.problems import Refused
from digsite.server.settings import Limits
from digsite.server.web.networks import network_of

MOST_HEAD_BYTES = 16_384  # an address and all headers
MOST_WAITING = 20  # requests of one connection that were sent without waiting for answers
SWEEP_SECONDS = 2.0  # between two looks at requests that do not arrive
COME_BACK_SECONDS = 10
STATE = "connections"  # its name in the state that uvicorn hands to each protocol


class Connections:
    """The open connections of this process, by network."""

    def __init__(self, limits: Limits) -> None:
        self._most = limits.connections_per_address
        self._seconds = limits.request_seconds
        self._open: set[GuardedProtocol] = set()
        self._of_network: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def let_in(self, connection: GuardedProtocol) -> bool:
        """Count one more; False if its network has too many."""
        self._open.add(connection)
        self._of_network[connection.network] += 1
        return not self._most or not connection.network or self._of_network[connection.network] <= self._most

    def leave(self, connection: GuardedProtocol) -> None:
        """One less, if it was counted."""
        if connection in self._open:
            self._open.remove(connection)
            self._of_network[connection.network] -= 1
            if not self._of_network[connection.network]:
                del self._of_network[connection.network]

    async def sweep_for_ever(self) -> None:
        """Close requests that do not arrive, again and again."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(asyncio.get_running_loop().time())

    def sweep(self, now: float) -> None:
        """Close each connection whose request has been arriving, or whose answer has been leaving, for too long."""
        for connection in list(self._open):
            if connection.is_stuck(now, self._seconds):
                connection.transport.abort()


class GuardedProtocol(HttpToolsProtocol):
    """HTTP with bounds; uvicorn makes one for each connection."""

    network = ""  # of the other side; none for a proxy, which speaks for many

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let the connection in, or say why not."""
        super().connection_made(transport)
        self._all: Connections = self.app_state[STATE]
        self._is_in_head, self._is_too_large, self._is_too_hasty = True, False, False
        self._received = 0  # bytes since the head began
        self._since: float | None = self.loop.time()  # when a request began to arrive that has not arrived yet
        self._left = (0, 0.0)  # bytes of an answer that nobody has taken yet, and since when they are as many
        host = self.client[0] if self.client else ""
        if not (self.config.proxy_headers and host in _proxies(str(self.config.forwarded_allow_ips))):
            self.network = network_of(host)
        if not self._all.let_in(self):
            self._refuse(Refused("too-many-requests", seconds=COME_BACK_SECONDS))

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        self._all.leave(self)

    def handle_websocket_upgrade(self) -> None:
        """Let go: listeners have a limit of their own."""
        self._all.leave(self)
        super().handle_websocket_upgrade()

    # How long a head may be

    def data_received(self, data: bytes) -> None:
        """Read on, unless a head does not end."""
        if self._since is None:
            self._since = self.loop.time()
        self._received += len(data)
        super().data_received(data)
        if self._is_in_head and self._received > MOST_HEAD_BYTES and not self.transport.is_closing():
            self._refuse(_too_large())

    def on_headers_complete(self) -> None:
        """Begin to answer, unless the head is too large."""
        self._is_in_head = False
        if self._received > MOST_HEAD_BYTES and self._head_bytes() > MOST_HEAD_BYTES:
            self._is_too_large = True
            raise _too_large()  # the parser stops, and uvicorn answers below
        if len(self.pipeline) >= MOST_WAITING:
            self._is_too_hasty = True
            raise Refused("too-many-requests", seconds=COME_BACK_SECONDS)
        super().on_headers_complete()

    def _head_bytes(self) -> int:
        return len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)

    def send_400_response(self, msg: str) -> None:
        """Say what was wrong with a request that could not be read."""
        if self._is_too_large:
            self._refuse(_too_large())
        elif self._is_too_hasty:
            self.transport.close()  # without an answer: that of an earlier request would come first
        else:
            super().send_400_response(msg)

    # How many requests wait

    def on_response_complete(self) -> None:
        """Answer what waits before anything more is read."""
        super().on_response_complete()
        if self.pipeline:
            self.flow.pause_reading()

    def _refuse(self, refused: Refused) -> None:
        status, headers, body = answer_to(refused)
        headers |= {"content-length": str(len(body)), "connection": "close"}
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self.transport.write(STATUS_LINE[status] + lines.encode() + b"\r\n" + body)
        self.transport.close()

    # How long a request may take

    def on_message_begin(self) -> None:
        """A request begins, perhaps together with the end of another one."""
        super().on_message_begin()
        self._since = self.loop.time()

    def on_message_complete(self) -> None:
        """A request has arrived as a whole."""
        super().on_message_complete()
        self._since, self._is_in_head, self._received = None, True, 0

    def is_stuck(self, now: float, seconds: float) -> bool:
        """Whether the other side has kept us waiting for too long, with its request or by not taking the answer."""
        if self.flow.write_paused:
            left = self.transport.get_write_buffer_size()
            if left != self._left[0]:
                self._left = (left, now)
            return now - self._left[1] > seconds
        is_ours = self.flow.read_paused  # we do not read on before something else is answered
        return self._since is not None and not is_ours and now - self._since > seconds


def _too_large() -> Refused:
    return Refused("head-too-large", most=MOST_HEAD_BYTES)


@lru_cache(1)
def _proxies(addresses: str) -> Any:
    """The proxies whose word is taken for who asks, as uvicorn reads them."""
    return ProxyHeadersMiddleware(None, addresses).trusted_hosts  # type: ignore[arg-type]
