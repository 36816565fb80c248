"""What takes long is done beside the event loop, so that nobody else's move waits for it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from digsite.core.journal import Journal
from digsite.server.services import tables as table_service
from digsite.server.tables import factory
from digsite.study import setups
from tests.server.serving import TWO_HERE, Serving, Visitor, at

SLOW = {  # by what is asked for, and how: what takes long about it
    ("GET", "journal"): (Journal, "__str__"),
    ("POST", "clone"): (factory, "game_of"),
    ("POST", "analysis"): (Journal, "__str__"),
    ("GET", "plies/90/position"): (setups, "written"),
    ("GET", ""): (table_service, "game_of"),
}


@pytest.fixture(scope="module")
def finished(server: Serving) -> Any:
    host = server.guest()
    return host.play_to_the_end(host.open("thebes", TWO_HERE), random.Random(3))


@pytest.mark.parametrize(("method", "part"), SLOW)
def test_what_takes_long_is_done_by_a_thread(
    server: Serving, ada: Visitor, finished: Any, method: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, name = SLOW[method, part]
    usual = getattr(place, name)
    were_on_loop: list[bool] = []

    def noting(*arguments: Any) -> Any:
        were_on_loop.append(is_on_loop())
        return usual(*arguments)

    monkeypatch.setattr(place, name, noting)
    server.app.state.tables._tables.clear()
    answer = ada.http.request(method, at(finished, part), json={"ply": 40} if part == "clone" else None)
    assert answer.status_code < 300, answer.text
    assert were_on_loop
    assert not any(were_on_loop)


def is_on_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def test_an_analysis_that_is_there_has_its_record_written_once(
    ada: Visitor, finished: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada.post(at(finished, "analysis"))
    monkeypatch.setattr(Journal, "__str__", None)
    assert ada.post(at(finished, "analysis"))["status"] != "none"
