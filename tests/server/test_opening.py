from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from digsite.server.settings import Limits
from tests.server.serving import ME_AND_A_BOT, TWO_HERE, TWO_ONLINE, Serving, Visitor, at, serving


def test_against_bots_and_on_one_device_the_game_begins_at_once(ada: Visitor) -> None:
    for seats in (ME_AND_A_BOT, TWO_HERE, [*TWO_HERE, {"kind": "bot"}]):
        table = ada.open(seats=seats)
        assert table["status"] == "playing"
        assert table["is_host"]
        assert table["view"]["game"] == "pergamon"


def test_every_kind_of_seat_is_as_wished(ada: Visitor) -> None:
    seats = ada.open(seats=[{"kind": "me"}, {"kind": "link"}, {"kind": "anyone"}, {"kind": "bot", "level": 4}])["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "link", "anyone", "bot"]
    assert [seat["name"] for seat in seats] == [ada.name, "", "", "Carl Humann"]
    assert [seat["is_you"] for seat in seats] == [True, False, False, False]
    here = ada.open(seats=TWO_HERE)
    assert here["you"] == [0, 1]
    assert here["seats"][1]["name"] == "Bo"


def test_bots_may_play_among_themselves(ada: Visitor, bo: Visitor) -> None:
    table = ada.open(seats=[{"kind": "bot"}, {"kind": "bot"}])
    assert table["you"] == []
    assert not bo.table(table)["is_host"]
    assert ada.my_turn({**table, "you": [], "mover": None})["status"] == "finished"
    assert not bo.table(table)["is_host"]
    assert ada.table(table)["is_host"]  # whoever looked before


@pytest.mark.parametrize(
    ("seats", "kind"),
    [
        ([{"kind": "me"}, {"kind": "me"}], "seated-twice"),
        ([{"kind": "hotseat"}, {"kind": "bot"}], "hotseat-without-you"),
        ([*TWO_HERE, {"kind": "anyone"}], "hotseat-online"),
    ],
)
def test_seats_that_do_not_go_together_are_refused(ada: Visitor, seats: Any, kind: str) -> None:
    ada.refused("/api/tables", 409, kind, {"game": "pergamon", "seats": seats})


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("pergamon", 2, {"no_such_option": True}),
        ("pergamon", 2, {"first_player": 2}),
        ("pergamon", 2, {"first_player": True}),
        ("thebes", 1, {}),
    ],
)
def test_options_that_the_game_does_not_have_are_refused(ada: Visitor, game: str, players: int, options: Any) -> None:
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * (players - 1)]
    ada.refused("/api/tables", 409, "bad-options", {"game": game, "seats": seats, "options": options})


def test_options_hold(ada: Visitor) -> None:
    table = ada.open(seats=TWO_HERE, options={"first_player": 1})
    assert table["options"] == {"first_player": 1}
    assert table["mover"] == 1


def test_a_rated_table_has_no_hot_seats(ada: Visitor) -> None:
    ada.refused("/api/tables", 409, "cannot-be-rated", {"game": "pergamon", "seats": TWO_HERE, "is_rated": True})


# Joining and starting


def test_whoever_has_the_link_sits_down(ada: Visitor, bo: Visitor) -> None:
    table = ada.open(seats=TWO_ONLINE)
    assert table["status"] == "open"
    assert table["view"] is None
    joined = bo.join(table)
    assert joined["you"] == [1]
    assert joined["seats"][1]["name"] == bo.name
    ada.start(table)
    assert bo.table(table)["status"] == "playing"


def test_two_who_want_one_seat_do_not_both_get_it(server: Serving, ada: Visitor) -> None:
    table = ada.open(seats=TWO_ONLINE)
    crowd = [server.guest() for _ in range(8)]
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda guest: guest.http.post(at(table, "join"), json={}).status_code, crowd))
    assert sorted(answers) == [200] + [409] * 7


def test_bots_fill_free_seats_if_whoever_starts_says_so(ada: Visitor, bo: Visitor) -> None:
    table = ada.open(seats=[{"kind": "me"}, {"kind": "anyone"}, {"kind": "link"}])
    ada.refused(at(table, "start"), 409, "seats-free")
    bo.refused(at(table, "start"), 403, "not-seated", {"fill": 1})
    started = ada.start(table, fill=2)
    assert [seat["level"] for seat in started["seats"]] == [None, 2, 2]
    assert started["status"] == "playing"
    ada.refused(at(table, "start"), 409, "already-begun")


# Lists


def test_the_lobby_shows_open_tables_and_no_private_ones(server: Serving, ada: Visitor, bo: Visitor) -> None:
    public, private = ada.open(seats=TWO_ONLINE), ada.open(seats=TWO_ONLINE, is_private=True)
    lobby = [table["id"] for table in bo.get("/api/tables?status=open&limit=100")["tables"]]
    assert public["id"] in lobby
    assert private["id"] not in lobby
    own = [table["id"] for table in ada.get(f"/api/tables?player={ada.name}")["tables"]]
    assert own == [private["id"], public["id"]]
    assert [table["id"] for table in bo.get(f"/api/tables?player={ada.name}")["tables"]] == [public["id"]]
    assert bo.table(private)["id"] == private["id"]  # whoever has the link may look


def test_lists_go_on_page_by_page_without_loss_or_repetition(server: Serving, ada: Visitor) -> None:
    opened = [ada.open(seats=TWO_ONLINE)["id"] for _ in range(7)]
    database = server.app.state.database
    marks = ",".join("?" * 5)
    database.run_sync(
        lambda connection: connection.exec_driver_sql(
            f"UPDATE tables SET moved = 1000 WHERE id IN ({marks})", tuple(opened[:5])
        )
    )
    found: list[str] = []
    following: str | None = ""
    while following is not None:
        page = ada.get(f"/api/tables?player={ada.name}&limit=2{following and f'&before={following}'}")
        found += [table["id"] for table in page["tables"]]
        following = page["next"]
    assert sorted(found) == sorted(opened)
    assert found[:2] == opened[:4:-1]


def test_lists_say_whose_turn_it_is(ada: Visitor, bo: Visitor) -> None:
    table = ada.open(seats=TWO_HERE)
    listed = ada.get(f"/api/tables?player={ada.name}&game=pergamon&status=playing")["tables"]
    assert [(found["id"], found["waits_for_you"]) for found in listed] == [(table["id"], True)]
    assert ada.get(f"/api/tables?player={ada.name}&game=thebes")["tables"] == []
    assert not bo.get(f"/api/tables?player={ada.name}")["tables"][0]["waits_for_you"]
    bo.refused("/api/tables?player=Nobody Known", 404, "not-found", method="GET")


def test_nobody_opens_more_tables_than_allowed_even_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(open_tables=3)) as server:
        ada = server.guest()
        body = {"game": "pergamon", "seats": TWO_ONLINE}
        with ThreadPoolExecutor(8) as threads:
            answers = list(threads.map(lambda _: ada.http.post("/api/tables", json=body).status_code, range(8)))
        assert sorted(answers) == [201] * 3 + [409] * 5
        assert "3" in ada.refused("/api/tables", 409, "too-many-tables", body)["detail"]
        server.guest().open(seats=TWO_ONLINE)


def test_tables_that_were_left_to_others_do_not_count_any_more(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(open_tables=1)) as server:
        ada, bo = server.guest(), server.guest()
        for _ in range(3):
            table = ada.open(seats=TWO_ONLINE)
            bo.join(table)
            ada.start(table)
            ada.post(at(table, "leave"))
