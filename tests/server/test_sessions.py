"""Sessions: each device has its own, and what ends one ends it on the server."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from digsite.server.services.accounts import HOUR
from digsite.server.store import sessions as session_store
from digsite.server.store.schema import SESSIONS
from digsite.server.store.times import now
from tests.server.serving import TWO_ONLINE, Listening, Serving, Visitor

OLD, NEW = "an old password of mine", "a new password of mine"


def cookie_of(visitor: Visitor) -> str:
    return str(visitor.http.cookies["digsite"])


def the_same(server: Serving, visitor: Visitor) -> Visitor:
    """Somebody with a stolen cookie."""
    return server.nobody(cookie=f"digsite={cookie_of(visitor)}")


def logged_in(server: Serving, name: str, password: str) -> Visitor:
    """The same person on another device."""
    visitor = server.nobody()
    visitor.name = visitor.post("/api/session", {"name": name, "password": password})["name"]
    return visitor


def is_out(visitor: Visitor) -> None:
    visitor.refused("/api/me", 401, "no-name", method="GET")


@pytest.fixture
def claimed(ada: Visitor) -> Visitor:
    ada.ask("PUT", "/api/me/password", json={"password": OLD})
    return ada


def test_each_login_has_a_cookie_of_its_own(server: Serving, claimed: Visitor) -> None:
    cookies = {cookie_of(claimed), *(cookie_of(logged_in(server, claimed.name, OLD)) for _ in range(2))}
    assert len(cookies) == 3


def test_a_login_ends_the_session_that_the_device_had(server: Serving, claimed: Visitor) -> None:
    before = the_same(server, claimed)
    claimed.post("/api/session", {"name": claimed.name, "password": OLD})
    is_out(before)
    assert len(claimed.get("/api/sessions")) == 1


def test_the_server_stores_no_cookie(server: Serving, ada: Visitor) -> None:
    rows = server.app.state.database.run_sync(lambda connection: connection.execute(SESSIONS.select()).all())
    assert hashlib.sha256(cookie_of(ada).encode()).hexdigest() in {row.hash for row in rows}
    assert cookie_of(ada) not in str(rows)


def test_logging_out_ends_the_session_on_the_server(server: Serving, ada: Visitor) -> None:
    stolen = the_same(server, ada)
    assert stolen.get("/api/me")["name"] == ada.name
    ada.ask("DELETE", "/api/session", 204)
    is_out(ada)
    is_out(stolen)


def test_a_changed_password_ends_all_other_sessions(server: Serving, claimed: Visitor) -> None:
    other, stolen = logged_in(server, claimed.name, OLD), the_same(server, claimed)
    claimed.ask("PUT", "/api/me/password", json={"password": NEW, "old": OLD})
    is_out(other)
    is_out(stolen)
    assert claimed.get("/api/me")["kind"] == "person"


@pytest.mark.parametrize("old", [None, "not my password"])
def test_a_password_is_changed_only_by_whoever_knows_it(server: Serving, claimed: Visitor, old: str | None) -> None:
    body = {"password": NEW, **({} if old is None else {"old": old})}
    claimed.refused("/api/me/password", 403, "wrong-old-password", method="PUT", json=body)
    assert logged_in(server, claimed.name, OLD).get("/api/me") == claimed.get("/api/me")


def test_sessions_are_listed_by_device(server: Serving, claimed: Visitor) -> None:
    agent = "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0" + "x" * 300
    phone = server.nobody(**{"user-agent": agent})
    phone.post("/api/session", {"name": claimed.name, "password": OLD})
    listed = phone.get("/api/sessions")
    assert [one["is_this"] for one in listed].count(True) == 1
    [mine] = [one for one in listed if one["is_this"]]
    assert (mine["browser"], mine["system"]) == ("Firefox", "Android")
    assert len(listed) == 2


def test_one_signs_out_on_another_device(server: Serving, claimed: Visitor, bo: Visitor) -> None:
    other = logged_in(server, claimed.name, OLD)
    [its] = [one["id"] for one in other.get("/api/sessions") if one["is_this"]]
    bo.refused(f"/api/sessions/{its}", 404, "not-found", method="DELETE")
    assert other.get("/api/me")["name"] == claimed.name
    claimed.ask("DELETE", f"/api/sessions/{its}", 204)
    is_out(other)
    assert claimed.get("/api/me")["name"] == claimed.name


def test_one_signs_out_everywhere_else(server: Serving, claimed: Visitor) -> None:
    others = [logged_in(server, claimed.name, OLD) for _ in range(2)]
    claimed.ask("DELETE", "/api/sessions", 204)
    for other in others:
        is_out(other)
    assert len(claimed.get("/api/sessions")) == 1


def test_a_session_that_was_not_used_for_long_is_over(server: Serving, ada: Visitor) -> None:
    hash_ = hashlib.sha256(cookie_of(ada).encode()).hexdigest()
    server.app.state.database.run_sync(
        lambda connection: connection.execute(SESSIONS.update().where(SESSIONS.c.hash == hash_).values(seen=0))
    )
    server.app.state.accounts._sessions.clear()  # what is kept for half a minute
    is_out(ada)


def test_a_session_is_read_where_nothing_can_be_written_and_the_log_says_so_once(
    server: Serving, ada: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("", {}, Exception("database or disk is full"))

    accounts, hash_ = server.app.state.accounts, hashlib.sha256(cookie_of(ada).encode()).hexdigest()
    used = SESSIONS.update().where(SESSIONS.c.hash == hash_).values(seen=now() - 2 * HOUR)
    server.app.state.database.run_sync(lambda connection: connection.execute(used))
    with monkeypatch.context() as full:
        full.setattr(session_store, "note_use", fail)
        for _ in range(3):
            accounts._sessions.clear()  # what is kept for half a minute
            assert ada.get("/api/me")["name"] == ada.name
    told = [record for record in caplog.records if record.message == "cannot note when sessions are used"]
    assert len(told) == 1
    accounts._sessions.clear()
    ada.get("/api/me")
    session = server.app.state.database.run_sync(session_store.find, hash_, 0)
    assert session.seen > now() - HOUR


def test_using_the_server_keeps_the_session_and_the_cookie(ada: Visitor) -> None:
    answer = ada.ask("GET", "/api/me")
    assert f"digsite={cookie_of(ada)}" in answer.headers["set-cookie"]
    assert "max-age=31536000" in answer.headers["set-cookie"].lower()


# Open sockets


def closes(listener: Listening) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        listener.hear_until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def log_out(visitor: Visitor) -> None:
    visitor.ask("DELETE", "/api/session", 204)


def change_password(visitor: Visitor) -> None:
    visitor.ask("PUT", "/api/me/password", json={"password": NEW})


@pytest.mark.parametrize("end", [log_out, change_password])
def test_open_sockets_are_closed_with_their_session(ada: Visitor, end: Callable[[Visitor], None]) -> None:
    with ada.listening(ada.open()) as listener:
        listener.hear("hello")
        end(ada)
        closes(listener)


def test_open_sockets_are_closed_when_one_signs_out_elsewhere(server: Serving, claimed: Visitor) -> None:
    other = logged_in(server, claimed.name, OLD)
    table = claimed.open()
    with claimed.listening(table) as listener, other.listening(table) as mine:
        listener.hear("hello")
        other.ask("DELETE", "/api/sessions", 204)
        closes(listener)
        other.act_somehow(other.my_turn(table), random.Random(1))  # the bot may have taken any space
        mine.hear_until(lambda message: message["kind"] == "table" and message["ply"] > table["ply"])


def test_open_sockets_of_a_removed_bot_are_closed(server: Serving, ada: Visitor) -> None:
    token = ada.post("/api/bots", {"name": "Shovel Seven"}, 201)["token"]
    bot = server.nobody(authorization=f"Bearer {token}")
    with bot.listening(ada.open(seats=TWO_ONLINE)) as listener:
        listener.hear("hello")
        ada.ask("DELETE", "/api/bots/Shovel Seven", 204)
        closes(listener)
