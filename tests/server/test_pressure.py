"""Beyond what it can bear the server refuses new work, and games under way go on."""

from __future__ import annotations

import asyncio
import time

import pytest

from digsite.server.problems import Refused
from digsite.server.settings import Limits
from digsite.server.web.guard import RequestGuard
from digsite.server.web.pressure import MOST_MOVES, Pressure

NEW_WORK = [
    "/api/me",
    "/api/tables",
    "/api/journals",
    "/api/positions",
    "/api/tables/abc/hint",
    "/api/tables/abc/clone",
]
UNDER_WAY = ["/api/tables/abc/actions", "/api/tables/abc", "/api/tables/abc/live", "/healthz", "/", "/assets/main.js"]


def late(seconds: float, looks: int = 20) -> Pressure:
    pressure = Pressure(late_milliseconds=60)
    for _ in range(looks):
        pressure.note(seconds)
    return pressure


@pytest.mark.parametrize("path", NEW_WORK)
def test_new_work_is_refused_while_the_server_is_late(path: str) -> None:
    assert late(0.2).is_too_much(path)
    assert not late(0.02).is_too_much(path)


@pytest.mark.parametrize("path", UNDER_WAY)
def test_games_under_way_go_on(path: str) -> None:
    assert not late(0.2).is_too_much(path)


def test_one_hiccup_is_no_overload() -> None:
    assert not late(0.2, looks=1).is_too_much("/api/tables")


def test_it_is_over_soon_afterwards() -> None:
    pressure = late(0.2)
    for _ in range(10):
        pressure.note(0.0)
    assert not pressure.is_too_much("/api/tables")


def test_more_moves_than_can_be_answered_in_time_are_refused() -> None:
    pressure = Pressure(late_milliseconds=60)
    pressure.moves = MOST_MOVES
    assert not pressure.is_too_much("/api/tables/abc/actions")
    pressure.moves += 1
    assert pressure.is_too_much("/api/tables/abc/actions")
    assert pressure.is_too_much("/api/tables")
    assert not pressure.is_too_much("/api/tables/abc")


def test_without_a_limit_nothing_is_refused() -> None:
    pressure = Pressure(late_milliseconds=0)
    pressure.late, pressure.moves = 10.0, 10_000
    assert not pressure.is_too_much("/api/tables")


def test_a_loop_that_is_held_up_is_noticed() -> None:
    async def hold_up() -> float:
        pressure = Pressure(late_milliseconds=1)
        watching = asyncio.create_task(pressure.watch())
        await asyncio.sleep(0)
        time.sleep(0.2)  # the very thing that nothing on the loop should do
        for _ in range(1000):
            if pressure.late:
                break
            await asyncio.sleep(0.001)
        watching.cancel()
        return pressure.late

    assert asyncio.run(hold_up()) > 0.03


def test_who_is_refused_is_told_when_to_come_back() -> None:
    guard = RequestGuard(Limits(late_milliseconds=60))
    guard.pressure.late = 1.0
    with pytest.raises(Refused) as refused:
        guard.check({"type": "http", "method": "POST", "path": "/api/tables", "client": ("192.0.2.1", 1)}, {})
    assert (refused.value.kind, refused.value.arguments) == ("overloaded", {"seconds": 2})
