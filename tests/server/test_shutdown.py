"""A server that is asked to stop: what is under way is finished, and everybody is told."""

from __future__ import annotations

import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.processes import GONE, SECONDS, ServerProcess, guest, offered, opened, stored_actions
from tests.server.serving import eventually
from tests.soak import some

PLAYERS = 20
RESTARTS = 1012  # the close code that says: come back


@pytest.mark.parametrize("database_url", some("postgres", "sqlite"), indirect=True)
def test_a_move_is_acknowledged_and_stored_or_neither_when_the_server_stops(database_url: str) -> None:
    server = ServerProcess(database_url)
    try:
        server.wait_until_ready()
        player = guest(server.port)
        tables = [player.open_table() for _ in range(PLAYERS)]
        among_bots = player.open_table([{"kind": "bot", "level": 5}] * 3)  # each thinks for a second
        stopping = threading.Event()
        moved: set[int] = set()

        def play(number: int) -> int:
            """Play until the server refuses; the plies that it has acknowledged."""
            table = tables[number]
            with player.at(server.port) as device:
                try:
                    while table["status"] != "finished":
                        answer = device.act(table, offered(table)[0])
                        assert answer.status == 200, answer.text
                        table = answer.body
                        moved.add(number)
                except GONE:
                    assert stopping.is_set()
            return int(table["ply"])

        with player.listen(tables[0]["id"]) as listener, ThreadPoolExecutor(PLAYERS) as threads:
            playing = [threads.submit(play, number) for number in range(PLAYERS)]
            eventually(lambda: len(moved) == PLAYERS)
            stopping.set()
            server.signal(signal.SIGTERM)
            acknowledged = [done.result() for done in playing]
            with suppress(ConnectionClosed):
                while True:
                    listener.recv(timeout=SECONDS)  # all that it heard before the end
            assert listener.close_code == RESTARTS
        assert server.wait() == 0
        assert "Traceback" not in server.log, server.log
    finally:
        server.stop()
    with opened(database_url) as database:
        stored_actions(database, among_bots["id"])
        assert [len(stored_actions(database, table["id"])) for table in tables] == acknowledged
