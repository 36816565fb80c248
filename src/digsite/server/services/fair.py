"""Threads that are shared fairly: people take turns, however much each of them has ordered.

Turns go round by network first and then by account, so that somebody with many names gets no more than somebody with
one. What nobody waits for comes last.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

MOST_REMEMBERED = 10_000  # people and networks whose last turn is known


class Person(NamedTuple):
    """Whom some work is for, and from where they asked."""

    network: str = ""
    account: str = ""


class Job(NamedTuple):
    """Work that waits for a thread."""

    who: Person
    is_urgent: Callable[[], bool]
    work: Callable[[], Any]
    answer: asyncio.Future[Any]


def _always() -> bool:
    return True


class FairThreads:
    """A few threads, and those who wait for one."""

    def __init__(self, threads: int, name: str) -> None:
        self.threads = threads
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._free = threads
        self._is_closed = False
        self._waiting: list[Job] = []
        self._turns = 0
        self._last_turn: dict[str | Person, int] = {}
        self._ordered: dict[str, Counter[Person]] = {}  # jobs that wait or run, by network and person

    @property
    def count(self) -> int:
        """Jobs that wait or run."""
        return len(self._waiting) + self.threads - self._free

    def ordered(self, who: Person) -> int:
        """Jobs of somebody that wait or run."""
        return self._ordered.get(who.network, Counter())[who]

    def share(self, who: Person) -> float:
        """The part of its full time that a job may take, so that nobody's first job waits longer than that time."""
        here = self._ordered.get(who.network)
        rivals = 1 if here is None else len(self._ordered) * len(here) * here[who]
        return min(1.0, self.threads / max(1, rivals))

    async def run(self, who: Person, work: Callable[[], Any], is_urgent: Callable[[], bool] = _always) -> Any:
        """What comes of some work in one of the threads, when it is somebody's turn."""
        job = Job(who, is_urgent, work, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._ordered.setdefault(who.network, Counter())[who] += 1
        self._go_on()
        try:
            return await job.answer
        finally:
            if job in self._waiting:  # nobody wants it any more
                self._waiting.remove(job)
                self._finish(who)

    def _go_on(self) -> None:
        while self._free and self._waiting and not self._is_closed:
            job = min(self._waiting, key=self._order)
            self._waiting.remove(job)
            self._free -= 1
            self._take_turn(job.who)
            self._pool.submit(job.work).add_done_callback(partial(self._release, job))

    def _release(self, job: Job, done: Future[Any]) -> None:
        """Called by the thread that has done some work."""
        loop = job.answer.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._tell, job, done)

    def _order(self, job: Job) -> tuple[bool, int, int]:
        last = self._last_turn
        return not job.is_urgent(), last.get(job.who.network, 0), last.get(job.who, 0)

    def _take_turn(self, who: Person) -> None:
        self._turns += 1
        if len(self._last_turn) > MOST_REMEMBERED:
            self._last_turn.clear()
        self._last_turn[who.network] = self._last_turn[who] = self._turns

    def _tell(self, job: Job, done: Future[Any]) -> None:
        self._free += 1
        self._finish(job.who)
        self._go_on()
        if job.answer.done():  # nobody waits any more
            return
        if done.cancelled():
            job.answer.cancel()
        elif (error := done.exception()) is not None:
            job.answer.set_exception(error)
        else:
            job.answer.set_result(done.result())

    def _finish(self, who: Person) -> None:
        here = self._ordered[who.network]
        here[who] -= 1
        if not here[who]:
            del here[who]
        if not here:
            del self._ordered[who.network]

    def close(self) -> None:
        """Begin nothing more; what runs comes to its end."""
        self._is_closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
