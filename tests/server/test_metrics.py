"""The figures of a server of several processes are those of all of them, whichever answers."""

from __future__ import annotations

import os
import re
import signal
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.server.databases import Postgres
from tests.server.processes import GONE, Player, guest, serving
from tests.server.serving import eventually

GUESTS = 30
LISTEN = 6
ASKED = 12  # each on a connection of its own, so that both processes answer
NEW_NAMES = re.compile(r'requests_total\{method="POST",route="/api/me",status="201"\} ([\d.]+)')
LISTENERS = re.compile(r"^digsite_listeners ([\d.]+)", re.MULTILINE)


def figures(port: int, of: re.Pattern[str]) -> set[float]:
    """What is told, by whichever processes answer."""
    told = set()
    for _ in range(ASKED):
        with suppress(*GONE), Player(port) as visitor:
            found = of.search(visitor.ask("GET", "/metrics").text)
            told.add(float(found.group(1)) if found else 0.0)
    return told


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for the server's processes in /proc")
def test_every_process_tells_the_figures_of_all(postgres: Postgres) -> None:
    with postgres.fresh_database() as url, serving(url, "--workers", "2", "--guests-per-minute", "0") as (server,):
        eventually(lambda: len(workers_of(server.pid)) == 2)
        people = [guest(server.port) for _ in range(GUESTS)]
        assert figures(server.port, NEW_NAMES) == {GUESTS}
        table = people[0].open_table()["id"]
        with ExitStack() as listeners:
            for _ in range(LISTEN):
                listeners.enter_context(people[0].listen(table))
            assert figures(server.port, LISTENERS) == {LISTEN}
            for worker in workers_of(server.pid):
                os.kill(worker, signal.SIGKILL)
            eventually(lambda: figures(server.port, LISTENERS) == {0})
        assert figures(server.port, NEW_NAMES) == {GUESTS}, "what was counted stays counted"


def workers_of(process: int) -> list[int]:
    """The processes that answer: those that multiprocessing has spawned, without its tracker of resources."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]
