from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.http11 import Response

from digsite.server.problems import Refused
from digsite.server.settings import Limits
from digsite.server.web import guard as limits
from digsite.server.web.guard import SECURITY_HEADERS, RateLimiter, RequestGuard
from digsite.server.web.networks import network_of
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
    rate = RateLimiter(40)
    assert [rate.wait("ada") for _ in range(40)] == [0.0] * 40
    assert rate.wait("ada") == 1.5
    assert rate.wait("bo") == 0.0
    clock.monotonic = lambda: 3.0
    assert [rate.wait("ada") for _ in range(3)] == [0.0, 0.0, 1.5]


def test_several_processes_together_grant_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    rates = [RateLimiter(40, processes=2) for _ in range(2)]
    assert [sum(not rate.wait("ada") for _ in range(40)) for rate in rates] == [20, 20]
    assert rates[0].wait("ada") == 3.0
    guards = [RequestGuard(Limits(guests_per_minute=5), processes=2) for _ in range(2)]
    granted = [sum(not asked(guard, "POST", "/api/me") for _ in range(9)) for guard in guards]
    assert granted == [3, 3]  # and one more where it cannot be divided


def test_so_many_visitors_are_remembered_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KNOWN", 3)
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    rate = RateLimiter(2)
    for who in ("ada", "bo", "ada", "cy", "di"):  # nobody has anything refilled, so that nobody could be left out
        assert rate.wait(who) == 0.0
    assert list(rate._used) == ["ada", "cy", "di"]
    assert rate.wait("ada") > 0


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
        body = {"name": "Nobody Here", "password": "a guess of many"}
        answers = [server.nobody().http.post("/api/session", json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [403, 403, 403, 429, 429]
        assert int(answers[-1].headers["retry-after"]) >= 1
        server.guest()


def test_health_is_told_however_often_it_is_asked_for(strict: Serving) -> None:
    watching = strict.nobody()
    assert {watching.http.get("/healthz").status_code for _ in range(100)} == {200}


def test_one_address_may_ask_more_than_one_visitor_and_never_less() -> None:
    for asked_for in (1, 600, 100_000):
        allowed = Limits(requests_per_minute=asked_for)
        guard = RequestGuard(allowed)
        assert guard.addresses.most == allowed.requests_per_minute_of_address == 10 * asked_for
    assert RequestGuard(Limits(requests_per_minute=0)).addresses.wait("anywhere") == 0.0


def test_what_takes_long_counts_for_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    guard = RequestGuard(Limits(requests_per_minute=60, imports_per_day=0))
    answers = [asked(guard, "POST", "/api/journals") for _ in range(4)]
    assert answers == [0, 0, 0, 20]
    assert RateLimiter(5).wait("ada", cost=20) == 0.0  # once is never too often


STORING = [
    "/tables/abc/messages",
    "/journals",
    "/tables/abc/clone",
    "/tables",
    "/tables/abc/rematch",
    "/lessons/thebes",
]


@pytest.mark.parametrize("path", [f"/api{path}" for path in STORING])
def test_what_is_stored_is_counted_by_the_day_and_for_the_whole_address(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    guard = RequestGuard(Limits(requests_per_minute=0, imports_per_day=2, messages_per_day=2, tables_per_day=2))
    for number in range(11):
        guard.know(cookie(number), number, scope("POST", path))
    assert [asked(guard, "POST", path, cookie(1)) for _ in range(3)] == [0, 0, 12 * 60 * 60]
    assert sum(not asked(guard, "POST", path, cookie(number)) for number in range(2, 11) for _ in range(2)) == 18
    assert asked(guard, "POST", path, cookie(0)) > 0  # somebody of whom nothing was heard yet, but of the same address
    assert asked(guard, "GET", "/api/tables/abc/messages", cookie(1)) == 0


def test_enough_for_a_day_is_told_as_such(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(tables_per_day=2, imports_per_day=1)) as server:
        ada = server.guest()
        ada.get("/api/me")  # now it is known whose cookie this is
        tables = [ada.open(seats=TWO_HERE) for _ in range(2)]
        told = ada.refused("/api/tables", 429, "enough-today", {"game": "pergamon", "seats": TWO_HERE})
        assert (told["arguments"]["most"], told["arguments"]["minutes"]) == (2, 12 * 60)
        ada.post(at(tables[0], "clone"), {"ply": 0}, 201)
        ada.refused(at(tables[0], "clone"), 429, "enough-today", {"ply": 0})


def scope(method: str, path: str, host: str = "192.0.2.1") -> dict[str, Any]:
    return {"type": "http", "method": method, "path": path, "client": (host, 5000)}


def cookie(number: int) -> dict[str, str]:
    return {"cookie": f"digsite={number}"}


def asked(
    guard: RequestGuard, method: str, path: str, headers: dict[str, str] | None = None, host: str = "192.0.2.1"
) -> float:
    """How long somebody has to wait who asks for something."""
    try:
        guard.check_rate(scope(method, path, host), headers or {})
    except Refused as refused:
        return float(refused.arguments["seconds"])
    return 0


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_ipv6_network_is_one_visitor(host: str, network: str) -> None:
    assert network_of(host) == network


def test_another_address_of_the_same_ipv6_network_does_not_help() -> None:
    guard = RequestGuard(Limits(requests_per_minute=1))
    waits = [asked(guard, "GET", "/api/games", host=f"2001:db8::{number:x}") for number in range(1, 20)]
    assert waits[0] == 0
    assert all(waits[10:])
    assert asked(guard, "GET", "/api/games", host="2001:db8:1::1") == 0


def test_passwords_are_changed_as_slowly_as_they_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    guard = RequestGuard(Limits(logins_per_minute=3))
    path = "/api/me/password"
    guard.know(cookie(1), 1, scope("PUT", path))
    assert [asked(guard, "PUT", path, cookie(1)) for _ in range(4)] == [0, 0, 0, 20]
    assert asked(guard, "PUT", path, cookie(1), host="198.51.100.1") == 20  # by account
    assert asked(guard, "PUT", path, cookie(2)) == 20  # and by address
    assert asked(guard, "POST", "/api/session", cookie(2)) == 0


def test_websockets_count_as_requests(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(requests_per_minute=12)) as server:
        ada = server.guest()
        table = ada.open(seats=TWO_HERE)
        answers = [handshake(ada, table) for _ in range(20)]
        assert answers[0] is None
        assert answers[-1] is not None
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1


def handshake(visitor: Visitor, table: Any) -> Response | None:
    """What somebody is told who wants to listen and may not."""
    try:
        with visitor.listening(table):
            return None
    except InvalidStatus as error:
        return error.response


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
