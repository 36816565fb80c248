"""What docs/reference/server.md shows is what a server answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from digsite.server.api import socket
from digsite.server.settings import Limits
from tests.server.serving import serving

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "reference" / "server.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running.address


@pytest.fixture
def visitor(server: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server, timeout=120) as client:
        yield client


def fits(shown: Any, found: Any) -> bool:
    """Whether an answer is what was shown; fields that were not shown do not matter."""
    if shown == "…":
        return True
    if isinstance(shown, dict):
        return isinstance(found, dict) and all(name in found and fits(shown[name], found[name]) for name in shown)
    if isinstance(shown, list) and shown and isinstance(shown[0], dict):
        return isinstance(found, list) and len(found) >= len(shown) and all(map(fits, shown, found))
    return bool(shown == found)


class Reader:
    """Does what the page says, one example after the other."""

    def __init__(self, visitor: httpx.Client) -> None:
        self.visitor = visitor
        self.known: dict[str, str] = {}

    def follow(self, example: str) -> None:
        request, answer = example.split("→ ")
        [line, *rest] = self.filled_in(request).strip().splitlines()
        method, path = line.split()
        headers = dict(each.split(": ", 1) for each in rest if not each.startswith("{"))
        body = next((each for each in rest if each.startswith("{")), None)
        if body is not None:
            headers["Content-Type"] = "application/json"
        found = self.visitor.request(method, path, content=body, headers=headers)
        status, _, shown = self.filled_in(answer).partition("\n")
        assert found.status_code == int(status), found.text
        if shown.strip():
            assert fits(json.loads(shown), found.json()), found.text
        self.remember(found)

    def filled_in(self, text: str) -> str:
        return re.sub(r"\b(ID|PLY|ACTION|ETAG)\b", lambda name: self.known[name[0]], text)

    def remember(self, answer: Any) -> None:
        if "ETag" in answer.headers and answer.status_code < 300:
            table = answer.json()
            self.known = {"ID": table["id"], "ETAG": answer.headers["ETag"], **self.known}
            self.known["ETAG"] = answer.headers["ETag"]
            if "ACTION" not in self.known:
                self.known |= {"PLY": str(table["ply"]), "ACTION": str(table["offers"][0]["actions"][0]["action"])}


def test_the_examples_of_requests_are_true(visitor: httpx.Client) -> None:
    reader = Reader(visitor)
    examples = blocks("http")
    assert len(examples) == 9
    for example in examples:
        reader.follow(example)


def test_the_examples_of_messages_are_true(visitor: httpx.Client, server: str) -> None:
    [name] = {json.loads(block).get("name") for block in blocks("json")} - {None}
    cookie = visitor.post("/api/me", json={"name": f"{name} too"}).headers["set-cookie"].split(";")[0]
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    table = visitor.post("/api/tables", json={"game": "thebes", "seats": seats}).json()["id"]
    visitor.post(f"/api/tables/{table}/messages", json={"text": "Good luck!"})
    shown = [json.loads(block) for block in blocks("json")]
    address = f"{server.replace('http', 'ws')}/api/tables/{table}/live?since=0"
    with connect(address, additional_headers={"Cookie": cookie}, proxy=None) as listening:
        heard: dict[str, Any] = {}
        while len(heard) < len(shown):
            message = json.loads(listening.recv(timeout=120))
            heard[message["kind"]] = message
    heard["message"]["name"] = heard["message"]["name"].removesuffix(" too")
    for example in shown:
        assert fits(example, heard[example["kind"]])


def test_the_limits_are_those_of_the_settings() -> None:
    limits = Limits()
    told = PAGE[PAGE.index("## Limits") :]
    for number in (
        limits.requests_per_minute,
        limits.open_tables,
        limits.requests_per_minute_of_address,
        limits.guests_per_minute,
        limits.logins_per_minute,
        limits.listeners_per_address,
        limits.connections_per_address,
        limits.request_seconds,
        limits.tables_per_day,
        limits.tables_per_day_of_address,
        limits.imports_per_day,
        limits.imports_per_day_of_address,
        limits.copies_per_visitor,
        limits.messages_per_day,
        limits.messages_per_day_of_address,
        limits.messages_per_table,
        limits.body_bytes,
        limits.journal_bytes,
    ):
        assert f"{number:,}" in told


def test_every_way_in_which_a_websocket_closes_is_told() -> None:
    problems = (4400, 4401, 4404)  # a problem's status, and 4000
    for code in (*problems, socket.GOING_AWAY, socket.TRY_AGAIN_LATER, socket.OTHER_ORIGIN, socket.TOO_MANY):
        assert re.search(rf"\b{code}\b", PAGE), code


def test_every_request_that_is_named_exists(visitor: httpx.Client) -> None:
    paths = visitor.get("/api/openapi.json").json()["paths"]
    known = {(method.upper(), re.sub(r"\{\w+\}", "X", path)) for path, of in paths.items() for method in of}
    named = re.findall(r"`(GET|POST|PUT|DELETE) (/api/[^`?]*)", PAGE) + re.findall(
        r"^(GET|POST) (/api/\S+)", PAGE, re.M
    )
    assert named
    for method, path in named:
        assert (method, re.sub(r"\b(GAME|ID|NAME|PLY)\b", "X", path)) in known, path
