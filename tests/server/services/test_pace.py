"""Background work that waits while people move."""

from __future__ import annotations

import threading
import time

import pytest

from digsite.server.services import pace as pace_module
from digsite.server.services.pace import Pace

PATIENCE = 60.0


class Clock:
    """A clock that goes on only while somebody waits; ``at_each`` is what happens then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.moves: list[float] = []
        monkeypatch.setattr(time, "monotonic", lambda: self.now)

    def waiting(self, pace: Pace, every: float | None = None) -> float:
        """How long work waits, while somebody moves every so many seconds."""
        begin = self.now
        clock = self

        class Stopping(threading.Event):
            def wait(self, timeout: float | None = None) -> bool:
                assert timeout is not None
                clock.now += timeout if every is None else min(timeout, every)
                if every is not None:
                    pace.note_move()
                return False

        pace.wait(Stopping())
        return self.now - begin


def test_work_goes_on_at_once_where_nobody_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Clock(monkeypatch).waiting(Pace()) == 0


def test_work_waits_for_a_quiet_moment_after_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, pace = Clock(monkeypatch), Pace()
    pace.note_move()
    assert clock.waiting(pace) == pytest.approx(pace_module.QUIET_SECONDS)


def test_however_many_move_it_waits_ten_seconds_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, pace = Clock(monkeypatch), Pace()
    pace.note_move()
    assert clock.waiting(pace, every=0.1) == pytest.approx(pace_module.MOST_SECONDS) == pytest.approx(10)


def test_work_that_waits_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace_module, "QUIET_SECONDS", PATIENCE)
    monkeypatch.setattr(pace_module, "MOST_SECONDS", PATIENCE)
    pace, stopping = Pace(), threading.Event()
    pace.note_move()
    waiting = threading.Thread(target=pace.wait, args=(stopping,))
    begin = time.monotonic()
    waiting.start()
    stopping.set()
    waiting.join()
    assert time.monotonic() - begin < PATIENCE
