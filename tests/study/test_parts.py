"""An analysis in parts: what is stored comes back exactly, and what is known is not computed again."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from digsite.core import journal, registry
from digsite.core.journal import Journal
from digsite.study import parts
from digsite.study.analysis import Settings, analyse
from digsite.study.decisions import JudgeDecision, Judgement, judge_decision, read_record
from digsite.work import Stopped, Threads
from tests.study.test_analysis import DEPTH, GOLDEN

SETTINGS = Settings(DEPTH, seed=2)


@pytest.fixture(scope="module", params=registry.names())
def record(request: pytest.FixtureRequest) -> Journal:
    return journal.read(GOLDEN / f"{request.param}-2.dig")


@pytest.fixture(scope="module")
def judgements(record: Journal) -> dict[int, Judgement]:
    units = [JudgeDecision(record, one.ply, one.draws, DEPTH, SETTINGS.seed) for one in read_record(record).decisions]
    return {unit.ply: judge_decision(unit) for unit in units}


def nothing() -> None:
    pass


class Counting(ThreadPoolExecutor):
    """Threads that note which decisions they are given, and the most units that were in flight."""

    def __init__(self) -> None:
        super().__init__(4)
        self.plies: set[int] = set()
        self.most = self.now = 0
        self._lock = threading.Lock()

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
        if args[0].unit is judge_decision:
            self.plies.add(args[0].item.ply)
        future = super().submit(fn, *args, **kwargs)
        future.add_done_callback(self._less)
        return future

    def _less(self, _: Future[Any]) -> None:
        with self._lock:
            self.now -= 1


def test_a_part_comes_back_exactly_as_it_was(judgements: dict[int, Judgement]) -> None:
    back = {ply: parts.load(parts.dump(part)) for ply, part in judgements.items()}
    assert back == judgements
    same = {ply for ply, part in judgements.items() if part.best is part.chosen}
    assert same == {ply for ply, part in back.items() if part.best is part.chosen}
    assert 0 < len(same) < len(judgements)


def test_an_analysis_that_goes_on_gives_the_same_as_one_in_one_piece(
    record: Journal, judgements: dict[int, Judgement]
) -> None:
    known = {ply: parts.load(parts.dump(judgements[ply])) for ply in list(judgements)[::2]}
    kept: dict[int, Judgement] = {}
    with Counting() as pool:
        found = analyse(record, SETTINGS, pool=parts.Resuming(pool, known, kept.__setitem__, nothing, 2))
    assert found == analyse(record, SETTINGS)
    assert pool.plies == kept.keys() == judgements.keys() - known.keys()
    assert kept == {ply: judgements[ply] for ply in kept}


@pytest.mark.parametrize("window", [1, 3])
def test_no_more_units_than_the_window_are_in_flight(record: Journal, window: int) -> None:
    with Counting() as pool:
        analyse(record, SETTINGS, pool=parts.Resuming(pool, {}, lambda *_: None, nothing, window))
    assert pool.most <= window


def test_nothing_is_handed_out_after_the_stop_and_what_was_done_is_kept(record: Journal) -> None:
    kept: dict[int, Judgement] = {}

    def stop_after_three() -> None:
        if len(kept) >= 3:
            raise Stopped

    with Threads(1) as pool, pytest.raises(Stopped):
        analyse(record, SETTINGS, pool=parts.Resuming(pool, {}, kept.__setitem__, stop_after_three))
    assert len(kept) == 3


def test_a_unit_that_failed_makes_room_and_is_not_kept(record: Journal) -> None:
    class Failing(Executor):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_exception(ZeroDivisionError())
            return future

    kept: dict[int, Judgement] = {}
    pool = parts.Resuming(Failing(), {}, kept.__setitem__, nothing)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            analyse(record, SETTINGS, pool=pool)
    assert not kept
