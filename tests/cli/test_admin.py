"""``digsite admin``, beside a server that runs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from digsite.cli.commands import run
from digsite.server.store import admin
from digsite.server.store.database import Database
from tests.server.serving import TWO_ONLINE, Serving, Visitor, at, eventually, serving

PASSWORD = "an old password of mine"
Admin = Callable[..., int]


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Serving, Path]]:
    folder = tmp_path_factory.mktemp("hosted")
    with serving(folder) as running:
        yield running, folder


@pytest.fixture
def server(hosted: tuple[Serving, Path]) -> Serving:
    return hosted[0]


@pytest.fixture
def ada(server: Serving) -> Visitor:
    visitor = server.guest()
    visitor.ask("PUT", "/api/me/password", json={"password": PASSWORD})
    return visitor


@pytest.fixture
def do(hosted: tuple[Serving, Path]) -> Admin:
    url = f"sqlite:///{hosted[1] / 'tables.sqlite3'}"
    return lambda what, *more: run(["admin", what, *more, "--database-url", url])


def is_out(visitor: Visitor) -> bool:
    return visitor.http.get("/api/me").status_code == 401


def test_a_lost_password_is_reset(server: Serving, ada: Visitor, do: Admin, capsys: pytest.CaptureFixture[str]) -> None:
    with ada.listening(ada.open()) as listener:
        listener.hear("hello")
        assert do("reset", ada.name) == 0
        password = capsys.readouterr().out.strip()
        with pytest.raises(ConnectionClosed):
            listener.hear_until(lambda _: False)
    assert is_out(ada)
    server.nobody().refused("/api/session", 403, "wrong-password", {"name": ada.name, "password": PASSWORD})
    server.nobody().post("/api/session", {"name": ada.name, "password": password})


def test_whoever_is_banned_is_out_and_a_bot_goes_on_for_them(server: Serving, ada: Visitor, do: Admin) -> None:
    bo = server.guest()
    table = ada.open(seats=TWO_ONLINE)
    bo.join(table)
    ada.start(table)
    token = ada.post("/api/bots", {"name": f"{ada.name} Bot"}, 201)["token"]
    assert do("ban", ada.name) == 0
    eventually(lambda: is_out(ada))
    eventually(lambda: bo.table(table)["seats"][0]["has_left"])
    server.nobody(authorization=f"Bearer {token}").refused("/api/me", 401, "bad-token", method="GET")
    login = {"name": ada.name, "password": PASSWORD}
    server.nobody().refused("/api/session", 403, "banned", login)
    assert do("unban", ada.name) == 0
    eventually(lambda: server.nobody().http.post("/api/session", json=login).status_code == 200)


def test_a_deleted_person_is_nowhere_by_name(
    server: Serving, ada: Visitor, do: Admin, hosted: tuple[Serving, Path]
) -> None:
    bo = server.guest()
    table = ada.open(seats=TWO_ONLINE)
    bo.join(table)
    ada.start(table)
    ada.post(at(table, "messages"), {"text": "It is me"}, 201)
    assert do("delete", ada.name, "--yes") == 0
    seat = eventually(lambda: (found := bo.table(table)["seats"][0])["has_left"] and found)
    assert seat["name"].startswith("Deleted ")
    assert bo.get(at(table, "messages"))["messages"] == []
    bo.refused(f"/api/players/{ada.name}", 404, "not-found", method="GET")
    assert is_out(ada)
    database = server.app.state.database
    for name in ("accounts", "seats", "messages", "sessions"):
        rows = database.run_sync(
            lambda connection, name=name: connection.exec_driver_sql(f"SELECT * FROM {name}").all()
        )
        assert ada.name not in [value for row in rows for value in row]
    again = server.nobody().post("/api/me", {"name": ada.name}, 201)
    assert again["kind"] == "guest"


def test_a_person_s_data_is_told_without_secrets(ada: Visitor, do: Admin, capsys: pytest.CaptureFixture[str]) -> None:
    table = ada.open()
    ada.post(at(table, "messages"), {"text": "Good luck"}, 201)
    assert do("export", ada.name) == 0
    text = capsys.readouterr().out
    data = json.loads(text)
    assert data["account"][0]["name"] == ada.name
    assert [one["text"] for one in data["messages"]] == ["Good luck"]
    assert [one["id"] for one in data["tables"]] == [table["id"]]
    assert len(data["sessions"]) == 1
    assert "argon2" not in text
    assert ada.http.cookies["digsite"] not in text


def test_a_notice_reaches_everybody(server: Serving, do: Admin) -> None:
    assert do("notice", "Tournament on Sunday") == 0
    eventually(lambda: server.nobody().get("/api/notice") == {"text": "Tournament on Sunday"})
    assert do("notice") == 0
    eventually(lambda: server.nobody().get("/api/notice") == {"text": ""})
    assert do("notice", "x" * 301) == 1


def test_what_is_old_is_removed(server: Serving, ada: Visitor, do: Admin, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = ada.open(), ada.open()
    unused = server.guest()
    database = server.app.state.database
    for change in (
        f"UPDATE tables SET moved = 1000 WHERE id = '{old['id']}'",
        f"UPDATE accounts SET created = 1000 WHERE name = '{unused.name}'",
        "UPDATE sessions SET seen = 1000 WHERE account = (SELECT id FROM accounts WHERE name = '" + unused.name + "')",
    ):
        database.run_sync(lambda connection, change=change: connection.exec_driver_sql(change))
    assert do("prune") == 1
    assert do("prune", "--tables", "30", "--guests", "30", "--messages", "30", "--imports", "30", "--log", "30") == 0
    assert capsys.readouterr().out.splitlines()[-5:] == ["1 tables", "0 imports", "0 messages", "1 guests", "0 log"]
    eventually(lambda: ada.http.get(at(old)).status_code == 404)
    assert ada.table(new)["id"] == new["id"]
    server.nobody().refused(f"/api/players/{unused.name}", 404, "not-found", method="GET")


def test_everything_is_written_down(ada: Visitor, do: Admin, capsys: pytest.CaptureFixture[str]) -> None:
    do("ban", ada.name)
    do("unban", ada.name)
    capsys.readouterr()
    assert do("log", "--last", "2") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [ada.name in line for line in lines] == [True, True]
    assert ["unban" in line for line in lines] == [False, True]


def test_accounts_are_listed(ada: Visitor, do: Admin, capsys: pytest.CaptureFixture[str]) -> None:
    assert do("accounts", ada.name.upper()) == 0
    assert ada.name in capsys.readouterr().out
    assert do("accounts", "Nobody At All") == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("what", ["reset", "ban", "delete", "export"])
def test_an_account_that_is_not_there_is_told(do: Admin, what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert do(what, "Nobody Known", *(["--yes"] if what == "delete" else [])) == 1
    assert "no account of the name Nobody Known" in capsys.readouterr().err


def test_a_command_waits_for_what_the_server_writes_meanwhile(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server, beside = Database(url), Database(url, is_server=False)
    try:
        server.migrate()
        with ThreadPoolExecutor(1) as other:
            with beside.engine.begin() as connection:
                connection.exec_driver_sql("SELECT * FROM accounts").all()
                writing = other.submit(server.run_sync, admin.note, 1, "the server", "writes", None)
                connection.exec_driver_sql("DELETE FROM keys")  # "database is locked" if the other was quicker
            writing.result(60)
    finally:
        beside.close()
        server.close()


def test_a_database_of_another_version_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    assert run(["admin", "log", "--database-url", url]) == 1
    assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    database = Database(url)
    database.migrate()
    database.run_sync(lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0001'"))
    database.close()
    assert run(["admin", "log", "--database-url", url]) == 1
    assert "of another version" in capsys.readouterr().err
