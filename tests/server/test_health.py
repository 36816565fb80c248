from __future__ import annotations

import re

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from digsite import __version__
from digsite.server.api.socket import TRY_AGAIN_LATER
from digsite.server.problems import KINDS
from digsite.server.store import readiness, sessions
from digsite.server.store.database import UNAVAILABLE, Database
from tests.server.serving import TWO_HERE, Serving, Visitor


def test_health_is_told(server: Serving) -> None:
    assert server.nobody().get("/healthz") == {"status": "ok", "version": __version__}


def test_it_is_told_whether_the_database_takes_what_is_written(server: Serving) -> None:
    assert server.nobody().get("/readyz")["status"] == "ok"


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("database or disk is full", "database-full"),
        ('could not extend file "base/1": No space left on device', "database-full"),
        ("attempt to write a readonly database", "database-read-only"),
        ("cannot execute UPDATE in a read-only transaction", "database-read-only"),
        ("database is locked", "database-locked"),
        ("connection refused", "no-database"),
    ],
)
def test_what_is_wrong_with_the_database_is_told_and_the_server_lives(
    server: Serving, monkeypatch: pytest.MonkeyPatch, said: str, kind: str
) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("", {}, Exception(said))

    monkeypatch.setattr(readiness, "write", fail)
    nobody = server.nobody()
    problem = nobody.refused("/readyz", 503, kind, method="GET")
    assert problem["arguments"]["seconds"] >= 1
    assert nobody.get("/healthz")["status"] == "ok"


def test_a_listener_is_told_what_is_wrong_with_the_database(
    server: Serving, ada: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OperationalError("", {}, Exception("database or disk is full"))

    table = ada.open(seats=TWO_HERE)
    monkeypatch.setattr(sessions, "find", fail)
    server.app.state.accounts._sessions.clear()  # what is kept for half a minute
    with ada.listening(table) as listener, pytest.raises(ConnectionClosed) as closed:
        listener.hear()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (TRY_AGAIN_LATER, KINDS["database-full"])


def test_a_database_that_may_only_be_read_is_told_as_such(database_url: str) -> None:
    database = Database(database_url)
    try:
        database.migrate()
        for _ in range(2):  # the first time it is made
            database.run_sync(readiness.write, 5)
        with pytest.raises(UNAVAILABLE) as error:
            database.run_sync(_write_where_nothing_may_be_written)
        assert readiness.trouble(error.value) == "read-only"
    finally:
        database.close()


def _write_where_nothing_may_be_written(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION READ ONLY")
        readiness.write(connection, 6)
    connection.exec_driver_sql("PRAGMA query_only=ON")
    try:
        readiness.write(connection, 6)
    finally:
        connection.exec_driver_sql("PRAGMA query_only=OFF")


def test_answers_of_the_api_are_not_kept_by_others(server: Serving, ada: Visitor) -> None:
    for path in ("/api/me", "/api/tables", "/api/bots", f"/api/players/{ada.name}"):
        assert ada.ask("GET", path).headers["cache-control"] == "no-store"
    assert "cache-control" not in ada.ask("GET", "/healthz").headers
    table = ada.open(seats=TWO_HERE)  # nobody moves meanwhile
    first = ada.ask("GET", f"/api/tables/{table['id']}")
    again = ada.ask("GET", f"/api/tables/{table['id']}", 304, headers={"if-none-match": first.headers["etag"]})
    assert first.headers["cache-control"] == again.headers["cache-control"] == "no-cache, private"


def test_nothing_is_redirected_to_a_host_that_a_visitor_names(server: Serving) -> None:
    nobody = server.nobody(host="elsewhere.example")
    for path in ("/api/games/", "/api/tables/", "/healthz/"):
        answer = nobody.http.get(path)
        assert (answer.status_code, "location" in answer.headers) == (404, False)


def test_figures_for_prometheus(server: Serving, ada: Visitor) -> None:
    ada.open()
    answer = server.nobody().ask("GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    for name in ("digsite_plies_total", "digsite_request_seconds_bucket", "digsite_listeners", "digsite_bots_thinking"):
        assert f"\n{name}" in answer.text
    assert re.search(r'requests_total\{method="POST",route="/api/tables",status="201"\} [1-9]', answer.text)
    assert ada.name not in answer.text


def test_the_first_page_says_what_this_is(server: Serving) -> None:
    answer = server.nobody().ask("GET", "/")
    assert answer.headers["content-type"].startswith("text/html")
    assert "digsite" in answer.text
