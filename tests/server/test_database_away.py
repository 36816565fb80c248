"""A database that is away for a moment: everybody is told so, nothing breaks, and all goes on when it is back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.databases import OwnPostgres, own_postgres
from tests.server.processes import SECONDS, ServerProcess, guest, heard, offered, opened, serving, stored_actions
from tests.server.serving import eventually

TRY_AGAIN_LATER = 1013


@pytest.fixture(scope="module")
def database() -> Iterator[OwnPostgres]:
    """A PostgreSQL that only this test stops."""
    with own_postgres() as server:
        yield server


@pytest.fixture(scope="module")
def server(database: OwnPostgres) -> Iterator[ServerProcess]:
    with serving(database.url) as (server,):
        yield server


def test_a_database_that_goes_away_for_a_moment_harms_nothing(database: OwnPostgres, server: ServerProcess) -> None:
    player = guest(server.port)
    table = player.play(player.open_table())
    bots = player.open_table([{"kind": "bot", "level": 5}] * 2)["id"]  # each thinks for a second
    player.good("POST", f"/api/tables/{table['id']}/messages", {"text": "Hello"})
    with player.listen(table["id"]) as listener:
        heard(
            listener, "message"
        )  # the last: a listener that has heard everything asks for nothing meanwhile, and stays
        database.stop()
        try:
            answers = [
                player.ask("GET", "/readyz"),
                player.ask("GET", f"/api/tables/{table['id']}"),
                player.ask("GET", "/api/tables"),
                player.ask("POST", "/api/me", {"name": "Too early"}),
                player.act(table, offered(table)[0]),
            ]
            assert player.ask("GET", "/healthz").status == 200
            with player.listen(table["id"]) as early, pytest.raises(ConnectionClosed) as closed:
                early.recv(timeout=SECONDS)
            eventually(lambda: "a bot waits for the database" in server.log)
        finally:
            database.start()
        assert {(answer.status, answer.headers["content-type"]) for answer in answers} == {
            (503, "application/problem+json")
        }
        assert {answer.body["type"] for answer in answers} == {"/problems/no-database"}
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TRY_AGAIN_LATER

        table = player.play(player.table(table["id"]))
        assert heard(listener, "table", ply=table["ply"])["version"] == table["version"]
        plies = player.table(bots)["ply"]
        eventually(lambda: player.table(bots)["ply"] > plies)
    assert "Traceback" not in server.log
    with opened(database.url) as stored:
        assert len(stored_actions(stored, table["id"])) == table["ply"]
