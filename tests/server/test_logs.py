"""What a server writes into its log."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from digsite.core import engine
from digsite.server.web.visitor_log import VisitorLog
from tests.server.processes import guest, serving


@pytest.mark.skipif(engine.in_plain_mode(), reason="a server in plain mode starts slowly")
def test_who_listens_is_not_told_even_in_the_most_detailed_log(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite3'}", "--log-level", "debug") as [server]:
        ada = guest(server.port)
        table = ada.open_table()
        with ada.listen(table["id"]) as listener:
            listener.recv()
        log = server.log
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert ada.cookie.partition("=")[2] not in log
    requests = [line for line in lines if line["event"] == "request"]
    assert len({line["address"] for line in requests}) == 1
    assert {line.get("account") for line in requests if line["route"] == "/api/tables"} != {None}
    told = [str(line) for line in lines if "running on" not in line["event"]]  # where it listens itself
    assert "127.0.0.1" not in "".join(told)


def test_a_visitor_is_told_hashed_plain_or_not_at_all() -> None:
    assert VisitorLog("none").told("192.0.2.1", 5) == {}
    assert VisitorLog("plain").told("192.0.2.1", 5) == {"address": "192.0.2.1", "account": "5"}
    hashed = VisitorLog("hashed")
    told = hashed.told("192.0.2.1", 5)
    assert told == {**hashed.told("192.0.2.1", None), "account": told["account"]}
    assert told != VisitorLog("hashed").told("192.0.2.1", 5)
    assert not {"192.0.2.1", "5"} & set(told.values())
