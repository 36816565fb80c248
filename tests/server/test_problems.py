from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest

from digsite.server.logs import JsonFormatter
from digsite.server.problems import Refused
from tests.server.serving import TWO_HERE, Serving, Visitor, at, eventually

JSON = {"content-type": "application/json"}
DEEP = b"[" * 8000 + b"]" * 8000


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b"NaN",
        b"\xff\xfe",
        DEEP,
        b'{"name": 5}',
        b'{"name": null}',
        b'{"name": "Ada", "more": 1}',
        b'{"name": "Ada", "\\ud800": 1}',
        b'{"name": "\\ud800\\ud800"}',
        b'{"name": "Ada", "n": ' + b"9" * 5000 + b"}",
    ],
)
def test_a_body_that_does_not_fit_is_a_wrong_request(server: Serving, body: bytes) -> None:
    problem = server.nobody().refused("/api/me", 422, "wrong-request", content=body, headers=JSON)
    assert problem["detail"].startswith("body")


def test_what_is_wrong_where_is_told(ada: Visitor) -> None:
    body = {"game": "chess", "seats": [{"kind": "me"}, {"kind": "bot", "level": 9}]}
    problem = ada.refused("/api/tables", 422, "wrong-request", body)
    assert [error["where"] for error in problem["errors"]] == ["body.game", "body.seats.1.level"]
    assert [error["field"] for error in problem["errors"]] == ["game", "level"]
    assert all(error["why"] for error in problem["errors"])


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded"])
def test_json_that_is_sent_as_something_else_is_told_the_header(server: Serving, kind: str) -> None:
    headers = {"content-type": kind} if kind else {}
    body = b'{"name": "Ada"}'
    problem = server.nobody().refused("/api/me", 422, "wrong-request", content=body, headers=headers)
    assert "Content-Type: application/json" in problem["detail"]


def test_what_is_wrong_is_told_without_our_internals(ada: Visitor) -> None:
    action, ply = ada.refused(at("abc", "actions"), 422, "wrong-request", {"action": 1.5, "ply": -1})["errors"]
    assert action["where"] == "body.action"
    assert "integer" in action["why"]
    assert "string" in action["why"]
    assert ply["where"] == "body.ply"
    body = {"game": "pergamon", "seats": TWO_HERE, "options": {"first_player": "x"}, "str": 1}
    problem = ada.refused("/api/tables", 422, "wrong-request", body)
    assert [error["where"] for error in problem["errors"]] == ["body.options.first_player", "body.str"]
    problem = ada.refused("/api/me", 422, "wrong-request", {"name": "_Ada_"})
    assert problem["detail"].startswith("body.name: a name has letters and digits")
    assert "JSON object" in ada.refused("/api/me", 422, "wrong-request", content=b"[]", headers=JSON)["detail"]


@pytest.mark.parametrize("path", ["/api/tables/ABC", "/api/tables?before=x", "/api/puzzles/thebes/x"])
def test_no_pattern_is_shown_to_people(ada: Visitor, path: str) -> None:
    assert "not formed as it should be" in ada.refused(path, 422, "wrong-request", method="GET")["detail"]


@pytest.mark.parametrize(
    "body",
    [
        {"action": 1.5, "ply": 0},
        {"action": True, "ply": 0},
        {"action": "x" * 81, "ply": 0},
        {"action": 0, "ply": -1},
        {"action": 0, "ply": "0"},
        {"action": 0},
        {"action": None, "ply": 0},
        {"action": [0], "ply": 0},
    ],
)
def test_numbers_are_numbers_and_texts_are_texts(ada: Visitor, body: Any) -> None:
    ada.refused(at(ada.open(seats=TWO_HERE), "actions"), 422, "wrong-request", body)


def test_a_number_may_be_written_as_json_likes(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    assert ada.post(at(table, "actions"), {"action": "place 8", "ply": float(table["ply"])})["ply"] > table["ply"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables?limit=0",
        "/api/tables?limit=101",
        "/api/tables?before=x",
        "/api/tables?status=lost",
        "/api/tables?player=x",
        "/api/tables?player=Ada%00",
        "/api/leaderboard",
        "/api/leaderboard?game=chess",
        "/api/leaderboard?game=thebes&players=9",
        "/api/tables/ABC",
        "/api/tables/abc/plies/-1",
        "/api/tables/abc/plies/x",
        "/api/tables/abc?since=-1",
        "/api/tables/abc/messages?after=-1",
    ],
)
def test_an_address_that_is_not_formed_as_it_should_be(ada: Visitor, path: str) -> None:
    ada.refused(path, 422, "wrong-request", method="GET")


@pytest.mark.parametrize(
    "path", ["/nowhere", "/api/tables/abc", "/api/tables/abc/journal", "/api/players/Zz", "/api/%ff"]
)
def test_what_is_not_there_is_not_found(ada: Visitor, path: str) -> None:
    ada.refused(path, 404, "not-found", method="GET")


def test_a_browser_is_shown_the_client_where_there_is_no_page(ada: Visitor) -> None:
    answer = ada.ask("GET", "/nowhere", 404, headers={"accept": "text/html"})
    assert answer.headers["content-type"].startswith("text/html")


def test_the_api_is_never_taken_for_a_page(ada: Visitor) -> None:
    for path in ("/api", "/api/nowhere"):
        ada.refused(path, 404, "not-found", method="GET", headers={"accept": "text/html"})
        ada.refused(path, 404, "not-found")


def test_every_deed_at_a_table_that_is_not_there_is_not_found(ada: Visitor) -> None:
    deeds = {
        "join": {},
        "start": {},
        "actions": {"action": 0, "ply": 0},
        "takeback": {},
        "takeback/answer": {"agree": True},
        "leave": {},
        "return": {},
        "messages": {"text": "Hello?"},
        "rematch": {},
        "clone": {"ply": 0},
    }
    for deed, body in deeds.items():
        ada.refused(at("abc", deed), 404, "not-found", body)


def test_a_wrong_method_is_told_which_there_are(ada: Visitor) -> None:
    answer = ada.ask("PATCH", "/api/me", 405)
    assert answer.json()["type"] == "/problems/wrong-method"
    assert answer.headers["allow"] == "GET, POST, PUT"


@pytest.fixture
def log() -> Iterator[StringIO]:
    """What the server writes into its log, as it writes it."""
    written, own = StringIO(), logging.getLogger("digsite")
    output = logging.StreamHandler(written)
    output.setFormatter(JsonFormatter())
    before = own.level
    own.setLevel(logging.INFO)
    own.addHandler(output)
    yield written
    own.removeHandler(output)
    own.setLevel(before)


def lines_of_a_request(log: StringIO) -> list[Any]:
    """All lines, when the last one of a request is among them: it is written when the answer has been sent."""
    eventually(lambda: '"event":"request"' in log.getvalue())
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_our_own_mistakes_are_told_by_number_only(
    server: Serving, ada: Visitor, log: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("a fault inside")

    with monkeypatch.context() as patch:
        patch.setattr(server.app.state.tables, "find", fail)
        answer = ada.ask("GET", "/api/tables/abc", 500)
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-request-id"] in answer.json()["detail"]
    assert "a fault inside" not in answer.text
    [mistake] = [line for line in lines_of_a_request(log) if line["level"] == "error"]
    assert mistake["request_id"] == answer.headers["x-request-id"]
    assert "a fault inside" in mistake["error"]


def test_every_line_of_a_request_has_its_number(
    server: Serving, ada: Visitor, log: StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On whichever thread it is written."""
    games, own = server.app.state.tables, logging.getLogger("digsite.tests")

    async def tell(*_: Any) -> None:
        own.info("here")
        await asyncio.to_thread(own.info, "on another thread")
        raise Refused("not-found", what="such table")

    with monkeypatch.context() as patch:
        patch.setattr(games, "find", tell)
        answer = ada.ask("GET", "/api/tables/abc", 404)
    own.info("of no request")
    numbers = {line["event"]: line.get("request_id") for line in lines_of_a_request(log)}
    number = answer.headers["x-request-id"]
    assert numbers == {"here": number, "on another thread": number, "request": number, "of no request": None}


def test_every_request_is_one_line_in_the_log(ada: Visitor, log: StringIO) -> None:
    answer = ada.ask("GET", "/api/me")
    [line] = lines_of_a_request(log)
    assert (line["method"], line["route"], line["status"]) == ("GET", "/api/me", 200)
    assert line["request_id"] == answer.headers["x-request-id"]
