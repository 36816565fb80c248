"""Two answers to one ply at the same instant: one is stored, the other gets 409 and the table as it is now."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.server.processes import SECONDS, Answer, Player, guest, offered, opened, serving, stored_actions
from tests.soak import IS_SOAK

RACES = 5_000 if IS_SOAK else 200


def test_of_two_answers_to_one_ply_in_one_process_exactly_one_is_stored(tmp_path: Path) -> None:
    database_url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with serving(database_url) as (server,):
        player = guest(server.port)
        winners = race([player, player.at(server.port)])
    check_stored(database_url, winners)


def check_stored(database_url: str, winners: dict[str, dict[int, int]]) -> None:
    """What has won is stored at its ply, and every ply once."""
    with opened(database_url) as database:
        for table_id, won in winners.items():
            actions = stored_actions(database, table_id)
            assert {ply: actions[ply] for ply in won} == won


def race(devices: Sequence[Player], races: int = RACES) -> dict[str, dict[int, int]]:
    """Answer many plies with two devices at once, at one table after the other; what won, by table and ply."""
    tables: dict[str, dict[int, int]] = {}
    start = threading.Barrier(len(devices))

    def answer(device: Player, table: Any, action: int) -> Answer:
        start.wait(SECONDS)
        return device.act(table, action)

    table: Any = {"status": "finished"}
    with ThreadPoolExecutor(len(devices)) as threads:
        for number in range(races):
            if table["status"] == "finished":
                table = devices[0].open_table()
                tables[table["id"]] = {}
            legal = offered(table)
            choices = [legal[number % len(legal)], legal[(number + 1) % len(legal)]]  # alike if there is only one
            answers = list(threads.map(answer, devices, [table, table], choices))
            assert sorted(each.status for each in answers) == [200, 409]
            won = [each.status for each in answers].index(200)
            lost = answers[1 - won].body
            tables[table["id"]][table["ply"]] = choices[won]
            table = answers[won].body
            is_over = table["status"] == "finished"
            assert lost["type"] == ("/problems/not-playing" if is_over else "/problems/another-ply")
            assert (lost["table"]["ply"], lost["table"]["version"]) == (table["ply"], table["version"])
    return tables
