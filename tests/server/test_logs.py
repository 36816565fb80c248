"""What a server writes into its log."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from digsite.core import engine
from tests.server.processes import guest, serving


@pytest.mark.skipif(engine.in_plain_mode(), reason="a server in plain mode starts slowly")
def test_who_listens_is_not_told_even_in_the_most_detailed_log(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite3'}", "--log-level", "debug") as [server]:
        ada = guest(server.port)
        table = ada.open_table()
        with ada.listen(table["id"]) as listener:
            listener.recv()
        log = server.log
    events = [json.loads(line)["event"] for line in log.splitlines() if line.startswith("{")]
    assert "request" in events
    assert ada.cookie.partition("=")[2] not in log
