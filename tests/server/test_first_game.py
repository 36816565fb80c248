"""The first game on a machine on which nothing is compiled yet, against a real server."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from tests.server.hosting import running
from tests.server.ports import free_port
from tests.server.processes import guest, wait_for_turn
from tests.soak import some

pytest.importorskip("numba")
SECONDS = 30.0  # for a move that takes less than three on two cores with nothing else to do


def test_neither_bots_nor_hints_wait_for_the_compiler(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "digsite", "play", "--no-browser", "--port", str(port)]
    folders = {"DIGSITE_CACHE": str(tmp_path / "cache"), "DIGSITE_DATA": str(tmp_path / "data"), "DIGSITE_PLAIN": "0"}
    with running(command, port, folders):
        player = guest(port)
        for game, level in some(("thebes", 4), ("pergamon", 5)):
            seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
            start = time.monotonic()
            table = player.open_table(seats, game, options={"first_player": 1})
            after = wait_for_turn(player, table["id"], SECONDS)
            print(f"{game}: the first move came after {time.monotonic() - start:.1f} s")
            assert after["ply"] > table["ply"]
            assert player.good("POST", f"/api/tables/{table['id']}/hint")["suggestions"]
            assert player.table(table["id"])["warming_up"] == [1], "compiled by now: this says nothing"
