"""A kept-alive HTTP connection that does no more than a load test needs, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from typing import Any

import orjson

LARGEST_HEAD = 1 << 16


def lifetime(renew: float) -> float:
    """How long a connection is kept that is made anew about so often: not all of them at the same moment."""
    return renew * random.uniform(0.5, 1.5)  # nothing depends on it


@dataclass(frozen=True)
class Answer:
    """What a server answered."""

    status: int
    head: bytes
    body: bytes

    def json(self) -> Any:
        """The body, read as JSON."""
        return orjson.loads(self.body)

    def header(self, name: bytes) -> bytes:
        """A header, by its name in small letters; empty if there is none."""
        for line in self.head.split(b"\r\n")[1:]:
            key, _, value = line.partition(b":")
            if key.lower() == name:
                return value.strip()
        return b""


class Wire:
    """One connection: one question at a time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self.made = time.monotonic()
        self._reader = reader
        self._writer = writer
        self._host = host

    @classmethod
    async def to(cls, host: str, port: int) -> Wire:
        """Connect."""
        reader, writer = await asyncio.open_connection(host, port, limit=LARGEST_HEAD)
        return cls(reader, writer, f"[{host}]:{port}" if ":" in host else f"{host}:{port}")

    async def ask(self, method: str, path: str, cookie: str = "", body: Any = None, known: str = "") -> Answer:
        """Send a request and wait for its answer; a body is a text, or else sent as JSON; ``known`` is an ETag."""
        payload = b"" if body is None else body.encode() if isinstance(body, str) else orjson.dumps(body)
        head = f"{method} {path} HTTP/1.1\r\nhost: {self._host}\r\n"
        if cookie:
            head += f"cookie: {cookie}\r\n"
        if known:
            head += f"if-none-match: {known}\r\n"
        if payload:
            kind = "text/plain" if isinstance(body, str) else "application/json"
            head += f"content-type: {kind}\r\ncontent-length: {len(payload)}\r\n"
        self._writer.write(head.encode() + b"\r\n" + payload)
        try:
            found = await self._reader.readuntil(b"\r\n\r\n")
            answer = Answer(int(found[9:12]), found, b"")
            length = int(answer.header(b"content-length") or 0)
            return Answer(answer.status, found, await self._reader.readexactly(length))
        except asyncio.IncompleteReadError:
            raise ConnectionResetError("the server has closed the connection") from None

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


class Wires:
    """A few connections that many share; whoever comes when all are in use waits.

    Each is made anew after ``renew`` seconds, sooner or later by a half; 0 keeps it.
    """

    def __init__(self, host: str, port: int, count: int, renew: float = 0.0) -> None:
        self.host, self.port = host, port
        self.renewed = 0
        self._renew = renew
        self._free: asyncio.LifoQueue[Wire | None] = asyncio.LifoQueue()
        for _ in range(count):
            self._free.put_nowait(None)

    async def ask(self, method: str, path: str, cookie: str = "", body: Any = None, known: str = "") -> Answer:
        """Ask on a connection that is free; a broken one is made anew for the next."""
        wire = await self._free.get()
        try:
            if wire is not None and self._renew and time.monotonic() - wire.made > lifetime(self._renew):
                wire.close()
                wire = None
                self.renewed += 1
            wire = wire or await Wire.to(self.host, self.port)
            return await wire.ask(method, path, cookie, body, known)
        except BaseException:
            if wire is not None:
                wire.close()
            wire = None
            raise
        finally:
            self._free.put_nowait(wire)

    def close(self) -> None:
        """Hang up everywhere."""
        while not self._free.empty():
            wire = self._free.get_nowait()
            if wire is not None:
                wire.close()
