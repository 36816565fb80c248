from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from digsite.server.settings import Limits
from digsite.server.web import gate as limits
from digsite.server.web.gate import SECURITY_HEADERS, Gate, Rate
from tests.server.serving import TWO_HERE, TWO_ONLINE, Serving, Visitor, at, eventually, serving


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with little patience."""
    little = Limits(requests_per_minute=40, guests_per_minute=4, body_bytes=2000, journal_bytes=5000)
    with serving(tmp_path_factory.mktemp("strict"), little) as running:
        yield running


# How much


def test_a_rate_is_refilled_steadily(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(monotonic=lambda: 0.0)
    monkeypatch.setattr(limits, "time", clock)
    rate = Rate(40)
    assert [rate.wait("ada") for _ in range(40)] == [0.0] * 40
    assert rate.wait("ada") == 1.5
    assert rate.wait("bo") == 0.0
    clock.monotonic = lambda: 3.0
    assert [rate.wait("ada") for _ in range(3)] == [0.0, 0.0, 1.5]


def test_a_visitor_asks_only_so_often_and_others_are_not_held_up(strict: Serving) -> None:
    ada, bo = strict.guest(), strict.guest()
    refused = eventually(lambda: (answer := ada.http.get("/api/me")).status_code == 429 and answer)
    assert refused.headers["content-type"] == "application/problem+json"
    assert refused.json()["type"] == "/problems/too-many-requests"
    assert 1 <= int(refused.headers["retry-after"]) <= 60
    bo.get("/api/me")


def test_forged_cookies_do_not_help(strict: Serving) -> None:
    answers = [
        strict.nobody().http.get("/api/games", headers={"cookie": f"digsite=forged{number}"}).status_code
        for number in range(50)
    ]
    assert 429 in answers


def test_names_are_given_out_slowly(strict: Serving) -> None:
    answers = [strict.nobody().http.post("/api/me", json={"name": f"Quick {n}"}).status_code for n in range(6)]
    assert answers[-1] == 429


def test_passwords_are_not_guessed_quickly_and_names_can_be_taken_meanwhile(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(logins_per_minute=3)) as server:
        wish = {"name": "Nobody Here", "password": "a guess of many"}
        answers = [server.nobody().http.post("/api/session", json=wish) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [403, 403, 403, 429, 429]
        assert int(answers[-1].headers["retry-after"]) >= 1
        server.guest()


def test_health_is_told_however_often_it_is_asked_for(strict: Serving) -> None:
    watching = strict.nobody()
    assert {watching.http.get("/healthz").status_code for _ in range(100)} == {200}


def test_one_address_may_ask_more_than_one_visitor_and_never_less() -> None:
    for asked_for in (1, 600, 100_000):
        allowed = Limits(requests_per_minute=asked_for)
        gate = Gate(allowed)
        assert gate.addresses.per_minute == allowed.requests_per_minute_of_address == 10 * asked_for
    assert Gate(Limits(requests_per_minute=0)).addresses.wait("anywhere") == 0.0


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that takes small bodies only."""
    sizes = Limits(requests_per_minute=0, guests_per_minute=0, body_bytes=2000, journal_bytes=5000)
    with serving(tmp_path_factory.mktemp("small"), sizes) as running:
        yield running


def test_a_body_has_a_size(small: Serving) -> None:
    ada = small.guest()
    table = ada.open(seats=TWO_ONLINE)
    for content in (b"x" * 2001, (part for part in [b"x" * 500] * 5)):  # announced, or piece by piece
        ada.refused(at(table, "messages"), 413, "too-large", content=content, headers=JSON)
    plain = {"content-type": "text/plain"}
    ada.refused("/api/journals", 409, "bad-journal", content=b"x" * 4000, headers=plain)
    for content in (b"x" * 5001, (part for part in [b"x" * 1000] * 6)):
        ada.refused("/api/journals", 413, "too-large", content=content, headers=plain)
    ada.get("/api/me")


JSON = {"content-type": "application/json"}


# From where


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "https://127.0.0.1", "null", "http://[", ""])
def test_another_page_may_not_act_for_a_visitor(ada: Visitor, origin: str) -> None:
    table = ada.open(seats=TWO_ONLINE)
    for method, path in (("POST", at(table, "leave")), ("PUT", "/api/me/password"), ("DELETE", "/api/session")):
        ada.refused(path, 403, "other-origin", method=method, headers={"origin": origin}, json={})
    answer = ada.ask("GET", at(table), headers={"origin": origin})
    assert "access-control-allow-origin" not in answer.headers


def test_our_own_page_may_act(ada: Visitor) -> None:
    ada.post("/api/tables", {"game": "pergamon", "seats": TWO_HERE}, 201, headers={"origin": ada.address})


# Headers


def test_every_answer_has_security_headers_and_a_number(server: Serving, ada: Visitor) -> None:
    answers = [
        ada.ask("GET", "/"),
        ada.ask("GET", "/api/me"),
        ada.ask("GET", "/nowhere", 404),
        ada.ask("PATCH", "/api/me", 405),
        ada.ask("POST", "/api/tables", 422, content=b"{"),
        server.nobody().ask("GET", "/api/me", 401),
        ada.ask("POST", "/api/me", 403, headers={"origin": "null"}),
    ]
    for answer in answers:
        for name, value in SECURITY_HEADERS.items():
            assert answer.headers[name] == value
    assert len({answer.headers["x-request-id"] for answer in answers}) == len(answers)


@pytest.mark.parametrize("path", ["/healthz", "/api/games", "/"])
def test_a_head_is_what_a_get_would_answer_without_its_body(ada: Visitor, path: str) -> None:
    whole, head = ada.http.get(path), ada.http.head(path)
    assert head.status_code == whole.status_code == 200
    assert head.content == b""
    for name in ("content-type", "content-length"):
        assert head.headers[name] == whole.headers[name]
    assert ada.http.get(path).content == whole.content  # on the same connection


def test_behind_https_cookies_and_pages_say_so(tmp_path: Path) -> None:
    with serving(tmp_path, https=True) as server:
        answer = server.nobody().ask("POST", "/api/me", 201, json={"name": "Secure"})
        assert "secure" in answer.headers["set-cookie"].lower()
        assert "max-age" in answer.headers["strict-transport-security"]
