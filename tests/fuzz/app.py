"""A server without a network: requests go straight to the app, one after the other, in this process."""

from __future__ import annotations

import asyncio
import itertools
from functools import cache
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import orjson

from digsite.server.app import create_app
from digsite.server.settings import Settings
from tests.server.serving import NO_LIMITS, QUICK, TWO_HERE

REQUESTS_AT_A_TABLE = 50  # then a new one is opened: bodies end games and close tables


class App:
    """Somebody with a name, at a table, who sends any body to any operation."""

    def __init__(self) -> None:
        self.folder = TemporaryDirectory(prefix="digsite-fuzz-")
        url = f"sqlite:///{self.folder.name}/tables.sqlite3"
        settings: dict[str, Any] = {"database_url": url, "limits": NO_LIMITS, **QUICK}
        self.app = create_app(Settings(**settings))
        self.loop = asyncio.new_event_loop()
        self.lifespan = self.app.router.lifespan_context(self.app)
        self.loop.run_until_complete(self.lifespan.__aenter__())
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://127.0.0.1")
        self.operations = self._operations()
        self.requests = itertools.count()
        self.names = itertools.count(1)
        self.table = ""

    def send(self, content: bytes) -> int:
        """The status of an answer; the first line says which operation the rest is for, as in ``post /api/tables``."""
        if next(self.requests) % REQUESTS_AT_A_TABLE == 0:
            self._sit_down()
        said, _, body = content.partition(b"\n")
        named = [operation for operation in self.operations if " ".join(operation[:2]).encode() == said]
        method, path, kind = named[0] if named else self.operations[len(said) % len(self.operations)]
        return self._ask(method, path.replace("{table_id}", self.table), body, kind).status_code

    def close(self) -> None:
        self.loop.run_until_complete(self.lifespan.__aexit__(None, None, None))
        self.loop.close()
        self.folder.cleanup()

    def _operations(self) -> list[tuple[str, str, str]]:
        """Whatever takes a body, with its type; but no passwords: a new one would end the visitor's session."""
        return [
            (method, path, next(iter(operation["requestBody"]["content"])))
            for path, methods in self.app.openapi()["paths"].items()
            for method, operation in methods.items()
            if "requestBody" in operation and "password" not in path
        ]

    def _sit_down(self) -> None:
        self.http.cookies.clear()
        self._ask("POST", "/api/me", orjson.dumps({"name": f"Ada {next(self.names)}"}))
        opened = self._ask("POST", "/api/tables", orjson.dumps({"game": "pergamon", "seats": TWO_HERE}))
        self.table = opened.json()["id"]

    def _ask(self, method: str, path: str, content: bytes, kind: str = "application/json") -> httpx.Response:
        headers = {"content-type": kind}
        return self.loop.run_until_complete(self.http.request(method, path, content=content, headers=headers))


@cache
def app() -> App:
    """One for the whole process."""
    return App()
