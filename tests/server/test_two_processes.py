"""Two server processes on one PostgreSQL, with players on different ones."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from digsite.server.services.accounts import KNOWN_SECONDS
from tests.server.databases import Postgres
from tests.server.processes import Player, ServerProcess, guest, heard, serving, wait_for_turn
from tests.server.serving import eventually
from tests.server.test_races import RACES, check_stored, race

RECOVERY_SECONDS = 5.0 + 5.0  # what is promised, and on top of it a slow machine and the bot's own second
SOON = KNOWN_SECONDS / 2  # before a process would ask again by itself
ONLINE = [{"kind": "me"}, {"kind": "link"}]


@pytest.fixture(scope="module")
def empty_database(postgres: Postgres) -> Iterator[str]:
    with postgres.fresh_database() as url:
        yield url


@pytest.fixture(scope="module")
def servers(empty_database: str) -> Iterator[list[ServerProcess]]:
    """Three that start at the same moment on an empty database: one migrates, the others wait."""
    with serving(empty_database, count=3) as servers:
        yield servers


@pytest.fixture(scope="module")
def people(servers: list[ServerProcess]) -> tuple[Player, Player]:
    """Two people, each at a process of their own."""
    return guest(servers[0].port), guest(servers[1].port)


@pytest.fixture
def table_id(people: tuple[Player, Player]) -> str:
    ada, bo = people
    table_id: str = ada.open_table(ONLINE)["id"]
    bo.good("POST", f"/api/tables/{table_id}/join", {})
    bo.good("POST", f"/api/tables/{table_id}/start", {})
    return table_id


def mover_of(people: tuple[Player, Player], table_id: str) -> Player:
    """Whose turn it is, as the first of them sees it."""
    table = people[0].table(table_id)
    return people[0] if table["mover"] in table["you"] else people[1]


def test_processes_that_start_together_on_an_empty_database_all_serve_it(servers: list[ServerProcess]) -> None:
    name = guest(servers[0].port)
    assert [name.at(server.port).ask("GET", "/api/me").status for server in servers] == [200, 200, 200]


def test_a_password_and_a_name_are_known_everywhere_at_once(servers: list[ServerProcess]) -> None:
    here = guest(servers[0].port)
    there, elsewhere = here.at(servers[1].port), here.at(servers[2].port)
    name = f"Somebody {time.time_ns() % 10**9}"
    assert name not in [one.good("GET", "/api/me")["name"] for one in (there, elsewhere)]  # now they know the old one
    here.good("PUT", "/api/me", {"name": name})
    assert eventually(lambda: {one.good("GET", "/api/me")["name"] for one in (there, elsewhere)} == {name}, SOON)
    answer = here.ask("PUT", "/api/me/password", {"password": "an old password"})
    claimed = Player(servers[1].port, answer.headers["set-cookie"].partition(";")[0])
    assert claimed.ask("GET", "/api/me").status == 200
    assert eventually(lambda: {one.ask("GET", "/api/me").status for one in (there, elsewhere)} == {401}, SOON)


def test_a_move_is_there_for_everybody_at_once(people: tuple[Player, Player], table_id: str) -> None:
    for ply in range(30):
        mover = mover_of(people, table_id)
        other = people[1] if mover is people[0] else people[0]
        table = mover.play(mover.table(table_id), ply)
        assert other.table(table_id)["ply"] == table["ply"]
        assert other.table(table_id)["version"] == table["version"]


def test_a_move_is_sent_to_listeners_of_the_other_process(people: tuple[Player, Player], table_id: str) -> None:
    ada, bo = people
    with ada.listen(table_id, 0) as hers, bo.listen(table_id, 0) as his:
        for ply in range(10):
            mover = mover_of(people, table_id)
            table = mover.play(mover.table(table_id), ply)
            for listener in (hers, his):
                assert heard(listener, "table", ply=table["ply"])["version"] == table["version"]


def test_what_is_said_is_sent_to_listeners_of_the_other_process(people: tuple[Player, Player], table_id: str) -> None:
    ada, bo = people
    with bo.listen(table_id) as his:
        ada.good("POST", f"/api/tables/{table_id}/messages", {"text": "Well dug!"})
        assert heard(his, "message")["text"] == "Well dug!"
    assert bo.good("GET", f"/api/tables/{table_id}/messages")["messages"][0]["text"] == "Well dug!"


def test_no_message_is_missed_when_all_talk_at_once(people: tuple[Player, Player], table_id: str) -> None:
    each = 40

    def talk(player: Player) -> None:
        with player.at(player.port) as mouth:
            for number in range(each):
                mouth.good("POST", f"/api/tables/{table_id}/messages", {"text": f"{number}"})

    talking = [threading.Thread(target=talk, args=(player,)) for player in [*people, *people]]
    with people[0].listen(table_id) as hers:
        for thread in talking:
            thread.start()
        heard_numbers = [heard(hers, "message")["id"] for _ in range(each * len(talking))]
        for thread in talking:
            thread.join()
    assert len(set(heard_numbers)) == each * len(talking)


def test_a_bots_move_is_sent_to_listeners_of_the_other_process(people: tuple[Player, Player]) -> None:
    ada, bo = people
    table = ada.open_table([{"kind": "me"}, {"kind": "bot", "level": 1}])
    table = wait_for_turn(ada, table["id"])
    with bo.listen(table["id"], table["ply"]) as his:
        ply = table["ply"]
        while True:  # a person's turn may have several actions
            table = ada.play(table)
            if table["mover"] not in table["you"]:
                break
        happened: list[Any] = []
        while not any(one["mover"] == 1 for one in happened):
            happened += heard(his, "table")["happened"]
        assert [one["ply"] for one in happened] == list(range(ply, ply + len(happened)))


def test_bots_of_a_process_that_is_killed_go_on_at_another_within_seconds(postgres: Postgres) -> None:
    with postgres.fresh_database() as url, serving(url, count=2) as (here, there):
        player = guest(here.port)
        bots = player.open_table([{"kind": "bot", "level": 5}] * 2)["id"]  # each thinks for a second
        elsewhere = player.at(there.port)
        eventually(lambda: elsewhere.table(bots)["ply"] > 0)
        here.signal(signal.SIGKILL)
        here.wait()
        ply, end = elsewhere.table(bots)["ply"], time.monotonic() + RECOVERY_SECONDS
        eventually(lambda: elsewhere.table(bots)["ply"] > ply)
        assert time.monotonic() < end


def test_bots_that_another_process_thinks_about_are_left_to_it(postgres: Postgres) -> None:
    options = ("--bot-lease-seconds", "0.5", "--sweep-seconds", "0.1", "--thinking-threads", "1")
    with postgres.fresh_database() as url, serving(url, *options) as (here,):
        player = guest(here.port)
        with serving(url, *options) as (there,):
            for _ in range(8):  # the last of them waits for longer than a lease
                player.open_table([{"kind": "bot", "level": 5}] * 2)
            end = time.monotonic() + 4
            while time.monotonic() < end:
                assert "\ndigsite_bots_thinking 0.0" in Player(there.port).ask("GET", "/metrics").text
                time.sleep(0.3)


def test_a_listener_outlives_the_loss_of_the_announcements(
    people: tuple[Player, Player], table_id: str, postgres: Postgres, empty_database: str
) -> None:
    ada, bo = people
    name = empty_database.rpartition("/")[2].partition("?")[0]
    hearing = f"FROM pg_stat_activity WHERE datname = '{name}' AND query LIKE 'LISTEN%'"
    with ada.listen(table_id) as hers, bo.listen(table_id) as his:
        heard(hers, "table")
        heard(his, "table")
        assert postgres.run(f"SELECT count(pg_terminate_backend(pid)) {hearing}") == [(3,)]
        for _ in range(2):  # nobody hears of the first move when it is made
            mover = mover_of(people, table_id)
            ply = mover.play(mover.table(table_id))["ply"]
            heard(hers, "table", ply=ply)
            heard(his, "table", ply=ply)
            _wait_for(postgres, hearing, 3)


def _wait_for(postgres: Postgres, hearing: str, count: int) -> None:
    eventually(lambda: postgres.run(f"SELECT count(*) {hearing}") == [(count,)])


def test_of_two_answers_to_one_ply_at_different_processes_exactly_one_is_stored(
    servers: list[ServerProcess], empty_database: str
) -> None:
    player = guest(servers[0].port)
    winners = race([player, player.at(servers[1].port)], RACES // 4)
    check_stored(empty_database, winners)
