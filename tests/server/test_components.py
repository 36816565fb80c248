"""A server says which printed tables it plays with, and never replays a game with others."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import TypeAdapter

from digsite.core import registry
from tests.components import corrected
from tests.journals import with_true_check
from tests.server.processes import guest, serving, wait_for_turn
from tests.server.serving import Serving, Visitor, at

WITH_BOT = [{"kind": "me"}, {"kind": "bot", "level": 1}]


def test_the_games_name_the_printed_tables_in_use(server: Serving) -> None:
    known = registry.game("pergamon").about.components
    assert known is not None
    games = {game["name"]: game["components"] for game in server.nobody().get("/api/games")["games"]}
    assert games == {"pergamon": {"fingerprint": known.fingerprint, "are_shipped": True}, "thebes": None}


def test_the_printed_tables_are_sent_once_and_then_kept(server: Serving) -> None:
    nobody = server.nobody()
    told = nobody.http.get("/api/games/pergamon/components")
    assert told.json()["tables"]["find_tiles"][0] == {
        "tile": 1,
        "left": "bracelet",
        "number": 20,
        "right": "mask",
        "century": 1,
    }
    assert {source["status"] for source in told.json()["sources"]} == {"printed", "reported", "reconstruction"}
    again = nobody.http.get("/api/games/pergamon/components", headers={"If-None-Match": told.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("game", registry.names())
def test_every_game_sends_all_that_is_printed_and_where_it_comes_from(server: Serving, game: str) -> None:
    rules = registry.game(game)
    told = server.nobody().get(f"/api/games/{game}/components")
    assert (told["game"], told["are_shipped"]) == (game, True)
    assert TypeAdapter(rules.show.Tables).validate_python(told["tables"], strict=True) == rules.show.tables()
    assert [source["table"] for source in told["sources"]] == [source.table for source in rules.about.sources]


def test_the_fingerprint_of_a_game_is_the_one_that_its_records_name(server: Serving) -> None:
    [pergamon, _] = server.nobody().get("/api/games")["games"]
    told = server.nobody().get("/api/games/pergamon/components")
    assert told["fingerprint"] == pergamon["components"]["fingerprint"]


def test_a_record_of_a_game_with_other_printed_tables_is_refused_as_such(ada: Visitor) -> None:
    record = (Path(__file__).parents[1] / "golden" / "pergamon-2.dig").read_text(encoding="utf-8").splitlines()
    record.insert(3, "components: 0123456789ab")
    ada.refused(
        "/api/journals",
        409,
        "other-components",
        content=with_true_check("\n".join(record)),
        headers={"content-type": "text/plain"},
    )


def test_a_table_with_other_printed_tables_is_told_and_not_offered(server: Serving, ada: Visitor) -> None:
    table = ada.open(seats=[{"kind": "me"}, {"kind": "anyone"}])
    state = server.app.state
    state.database.run_sync(
        lambda connection: connection.exec_driver_sql(
            f"UPDATE tables SET components = '0123456789ab' WHERE id = '{table['id']}'"
        )
    )
    state.tables._tables.clear()
    ada.refused(at(table), 409, "other-components", method="GET")
    ada.refused(at(table, "leave"), 409, "other-components", {})
    assert table["id"] in [one["id"] for one in ada.get(f"/api/tables?player={ada.name}")["tables"]]
    assert table["id"] not in [one["id"] for one in server.guest().get("/api/tables?status=open")["tables"]]
    ada.http.put("/api/me", json={"name": f"{ada.name} II"}).raise_for_status()


@pytest.fixture
def in_plain_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers of this test compile nothing."""
    monkeypatch.setenv("DIGSITE_PLAIN", "1")


@pytest.mark.usefixtures("in_plain_mode")
def test_a_server_restarted_with_other_tables_leaves_its_games_alone(tmp_path: Path) -> None:
    database_url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with serving(database_url) as [server]:
        ada = guest(server.port)
        shipped = wait_for_turn(ada, ada.open_table(WITH_BOT)["id"])
        thebes = ada.open_table(game="thebes")
    with serving(database_url, "--components", str(corrected(tmp_path))) as [server]:
        ada = ada.at(server.port)
        refused = ada.ask("GET", f"/api/tables/{shipped['id']}")
        assert (refused.status, refused.body["type"]) == (409, "/problems/other-components")
        assert ada.table(thebes["id"])["ply"] == thebes["ply"]
        assert "unfinished tables with other printed tables are left alone" in server.log
        [pergamon, _] = ada.good("GET", "/api/games")["games"]
        assert not pergamon["components"]["are_shipped"]
        mine = wait_for_turn(ada, ada.open_table(WITH_BOT)["id"])
        assert ada.good("GET", "/api/games/pergamon/components")["tables"]["museum"][20] == 5
        ada.play(mine)
        record = ada.ask("GET", f"/api/tables/{mine['id']}/journal").text
        assert f"components: {pergamon['components']['fingerprint']}\n" in record
        for method, path in (
            ("GET", "/api/lessons/pergamon"),
            ("POST", "/api/lessons/pergamon"),
            ("GET", "/api/puzzles/pergamon"),
        ):
            assert ada.ask(method, path).body["type"] == "/problems/only-as-shipped"
        assert [one["game"] for one in ada.good("GET", "/api/puzzles/today")["puzzles"]] == ["thebes"]
        rules = ada.good("GET", "/api/rules/pergamon")
        assert not rules["are_as_shipped"]
        assert not any("picture" in block for section in rules["sections"] for block in section["blocks"])
        assert ada.ask("GET", "/api/openapi.json").status == 200
