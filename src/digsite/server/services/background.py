"""Tasks that nobody waits for: they go on until the server stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from digsite.server.store.database import UNAVAILABLE

LOG = logging.getLogger("digsite.background")


class Background:
    """Some tasks of one service."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_stopped = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin a task, unless all were ended."""
        if self._is_stopped:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def repeat(self, what: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do some work again and again, whatever goes wrong; ``what`` is its name in the log."""
        self.spawn(self._repeat(what, seconds, work))

    async def _repeat(self, what: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except UNAVAILABLE as error:
                LOG.warning("%s wait for the database", what, extra={"reason": str(error)})
            except Exception:
                LOG.exception("could not look after %s", what)
            await asyncio.sleep(seconds)

    async def stop(self) -> None:
        """End all tasks, wait until they have ended, and begin no more."""
        self._is_stopped = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
