"""kill -9 in the middle of many tables: what was acknowledged is there, nothing is there twice, and all goes on."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.server.processes import (
    GONE,
    HOT_SEAT,
    Player,
    ServerProcess,
    guest,
    offered,
    opened,
    stored_actions,
    wait_for_turn,
)
from tests.soak import IS_SOAK, some

TABLES = 200 if IS_SOAK else 24
WITH_A_BOT = TABLES // 10  # of these, with one that takes its time
SECONDS_OF_PLAY = 20.0 if IS_SOAK else 1.5
AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": 4}]


@dataclass
class Seen:
    """What a player knows of a table: every action that the server has told to be played."""

    table: Any
    acknowledged: dict[int, int] = field(default_factory=dict)  # the action of each ply
    unanswered: int | None = None  # the ply of the answer that was under way when the server died

    def note(self, table: Any) -> None:
        """Take down what happened; nothing told before may have changed."""
        for one in table["happened"]:
            assert self.acknowledged.setdefault(one["ply"], one["action"]) == one["action"]
        self.table = table


def play_on(player: Player, seen: Seen) -> None:
    """Play at a table until the server is gone."""
    with player.at(player.port) as device:
        try:
            while seen.table["status"] != "finished":
                legal = offered(seen.table)
                if legal:
                    seen.unanswered = seen.table["ply"]
                    answer = device.act(seen.table, legal[seen.table["ply"] % len(legal)])
                    assert answer.status == 200, answer.text
                    seen.unanswered = None
                    seen.note(answer.body)
                else:
                    time.sleep(0.2)
                    seen.note(device.table(seen.table["id"], seen.table["ply"]))
        except GONE:
            return


@pytest.mark.parametrize("database_url", some("sqlite", "postgres"), indirect=True)
def test_a_killed_server_has_kept_every_acknowledged_move(database_url: str) -> None:
    server = ServerProcess(database_url)
    try:
        server.wait_until_ready()
        player = guest(server.port)
        wishes = [AGAINST_A_BOT] * WITH_A_BOT + [HOT_SEAT] * (TABLES - WITH_A_BOT)
        tables = [Seen({}) for _ in wishes]
        for seen, seats in zip(tables, wishes, strict=True):
            seen.note(player.open_table(seats))

        with ThreadPoolExecutor(TABLES) as threads:
            playing = [threads.submit(play_on, player, seen) for seen in tables]
            time.sleep(SECONDS_OF_PLAY)
            server.kill()
        for done in playing:
            done.result()
    finally:
        server.kill()

    before = _check(database_url, tables)
    assert sum(seen.unanswered is not None for seen in tables) > TABLES / 4, "it was not in the middle of anything"

    again = ServerProcess(database_url, port=server.port)
    try:
        again.wait_until_ready()
        _go_on(player.at(again.port), tables)
    finally:
        assert again.stop() == 0
    after = _check(database_url, tables)
    assert all(new[: len(old)] == old for new, old in zip(after, before, strict=True))


def _check(database_url: str, tables: Sequence[Seen]) -> list[list[int]]:
    """What is stored of all tables: sound, and with every acknowledged action at its ply."""
    found = []
    with opened(database_url) as database:
        for seen in tables:
            actions = stored_actions(database, seen.table["id"])
            assert {ply: actions[ply] for ply in seen.acknowledged} == seen.acknowledged
            found.append(actions)
    return found


def _go_on(player: Player, tables: Sequence[Seen]) -> None:
    """Everywhere it is a person's turn again, without anybody asking the bots, and everywhere play goes on."""
    for seen in reversed(tables):  # the bots have time to think meanwhile
        seen.note(wait_for_turn(player, seen.table["id"]))
        if seen.table["status"] == "playing":
            ply = seen.table["ply"]
            seen.note(player.play(seen.table))
            assert seen.table["ply"] > ply
