"""Tasks that nobody waits for end with the server."""

from __future__ import annotations

import asyncio

from digsite.server.services.background import Background


def test_stopping_ends_all_tasks_and_nothing_begins_afterwards() -> None:
    begun: list[str] = []

    async def work(name: str) -> None:
        begun.append(name)
        await asyncio.sleep(3600)

    async def prepare() -> None:
        background = Background()
        background.spawn(work("first"))
        await asyncio.sleep(0)
        await background.stop()
        background.spawn(work("late"))
        await asyncio.sleep(0)

    asyncio.run(prepare())
    assert begun == ["first"]
