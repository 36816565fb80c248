"""Threads that people share: who orders much waits for oneself, not the others for them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from digsite.server.services.fair import FairThreads, Person

ADA, BO = Person("192.0.2.1", "ada"), Person("192.0.2.2", "bo")
NAMES_OF_ONE = [Person("192.0.2.1", f"name {number}") for number in range(20)]


def order_of(wishes: list[tuple[Person, bool]]) -> list[Person]:
    """In which order people are served, whose work came in this order while the only thread was busy."""
    served: list[Person] = []

    async def ask() -> None:
        threads = FairThreads(1, "test")
        busy = threading.Event()
        first = asyncio.create_task(threads.run(Person("", "first"), busy.wait))
        await asyncio.sleep(0)
        rest = [
            asyncio.create_task(threads.run(who, partial(served.append, who), lambda is_urgent=is_urgent: is_urgent))  # type: ignore[misc]
            for who, is_urgent in wishes
        ]
        await asyncio.sleep(0)
        busy.set()
        await asyncio.gather(first, *rest)
        assert threads.count == 0
        threads.close()

    asyncio.run(ask())
    return served


def test_people_take_turns_however_much_each_has_ordered() -> None:
    served = order_of([*[(ADA, True)] * 40, (BO, True), (BO, True)])
    assert served[:4] == [ADA, BO, ADA, BO]
    assert served[4:] == [ADA] * 38


def test_many_names_of_one_address_are_one() -> None:
    served = order_of([*((who, True) for who in NAMES_OF_ONE), (BO, True)])
    assert served.index(BO) == 1


def test_names_of_one_address_take_turns() -> None:
    one, other = NAMES_OF_ONE[:2]
    assert order_of([(one, True), (one, True), (one, True), (other, True)]) == [one, other, one, one]


def test_what_nobody_waits_for_comes_last() -> None:
    assert order_of([(ADA, False), (ADA, False), (ADA, True), (BO, True)]) == [ADA, BO, ADA, ADA]


@pytest.mark.parametrize(
    ("others", "share"),
    [
        ([], 1.0),
        ([BO], 1 / 2),
        ([ADA], 1 / 2),
        ([*NAMES_OF_ONE], 1 / 21),
        ([BO, BO, BO], 1 / 2),  # they cut their own time only
    ],
)
def test_time_is_shared_with_other_people_and_with_ones_own_orders(others: list[Person], share: float) -> None:
    async def test(threads: FairThreads, hold: Callable[[Person], Awaitable[Any]]) -> None:
        for who in (ADA, *others):
            await hold(who)
        assert threads.share(ADA) == pytest.approx(share)

    asyncio.run(with_busy_thread(test))


async def with_busy_thread(test: Callable[[FairThreads, Callable[[Person], Awaitable[Any]]], Awaitable[None]]) -> None:
    """Run a test with a thread that stays busy."""
    threads, end = FairThreads(1, "test"), threading.Event()
    tasks: list[asyncio.Task[Any]] = []

    async def hold(who: Person) -> None:
        tasks.append(asyncio.create_task(threads.run(who, end.wait)))
        await asyncio.sleep(0)

    try:
        await test(threads, hold)
    finally:
        end.set()
        await asyncio.gather(*tasks)
        threads.close()


def test_who_gives_up_has_ordered_nothing() -> None:
    async def test(threads: FairThreads, hold: Callable[[Person], Awaitable[Any]]) -> None:
        await hold(ADA)
        waiting = asyncio.create_task(threads.run(BO, lambda: None))
        await asyncio.sleep(0)
        assert (threads.ordered(BO), threads.count) == (1, 2)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert (threads.ordered(BO), threads.count) == (0, 1)
        assert threads.share(ADA) == 1.0

    asyncio.run(with_busy_thread(test))


def test_what_goes_wrong_is_told_to_whoever_asked_and_the_thread_goes_on() -> None:
    async def test() -> None:
        threads = FairThreads(1, "test")
        with pytest.raises(ZeroDivisionError):
            await threads.run(ADA, lambda: 1 // 0)
        assert await threads.run(BO, lambda: 5) == 5
        threads.close()

    asyncio.run(test())
