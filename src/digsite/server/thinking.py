"""Thinking, of bots and for hints: in threads of its own, one table after the other, so that nobody waits for another's
second move.

When many tables wait, everybody gets less time to think; the server itself goes on.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

from digsite.bots.bot import BUDGETS, SearchBot, bot
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import Settings as SearchSettings
from digsite.core import cache, registry
from digsite.core.position import Position
from digsite.study.hints import hint
from digsite.study.ready import is_ready

LEAST_SECONDS = 0.05
LEAST_ITERATIONS = 50
NODES = 1 << 17  # of one search: a second's worth, and no more memory than that

LOG = logging.getLogger("digsite.thinking")


class Thinking:
    """A few threads, and a queue in which every table has at most one place."""

    def __init__(self, threads: int, hint_seconds: float = 1.0) -> None:
        self.threads = threads
        self.hint_budget = Budget(seconds=hint_seconds)
        self.waiting = 0
        self._compiling: asyncio.Future[None] | None = None
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="thinking")

    async def prepare(self) -> None:
        """Compile the searches, if this has not been done yet, in processes of their own: the server goes on."""
        missing = [name for name in registry.names() if not is_ready(name)]
        if not missing or cache.folder() is None:
            return
        LOG.info("compiling the search; bots of the higher levels wait for it", extra={"games": missing})
        self._compiling = asyncio.ensure_future(self._compile_all(missing))
        await self._compiling
        LOG.info("compiling has ended", extra={"missing": [name for name in missing if not is_ready(name)]})

    async def _compile_all(self, names: list[str]) -> None:
        async with asyncio.TaskGroup() as group:
            for name in names:
                group.create_task(self._compile(name))

    async def _compile(self, name: str) -> None:
        nothing = asyncio.subprocess.DEVNULL
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "digsite", "compile", name, stdin=nothing, stdout=nothing, stderr=nothing
            )
        except OSError as error:
            LOG.error("the search could not be compiled", extra={"game": name, "reason": str(error)})
            return
        try:
            if await process.wait():
                LOG.error("the search could not be compiled; 'digsite compile' says why", extra={"game": name})
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def choose(self, position: Position, level: int, seed: int) -> int:
        """What a bot of a level plays here."""
        number: int = await self._done(f"level{level}" in BUDGETS, self._think, position, level, seed)
        return number

    async def hint(self, position: Position, seed: int) -> dict[str, Any]:
        """What a person might play here, as clients read it."""
        found: dict[str, Any] = await self._done(True, self._think_of_hint, position, seed)
        return found

    async def _done(self, needs_search: bool, think: Callable[..., Any], *about: Any) -> Any:
        """What comes of some thinking in one of the threads, once the search is compiled."""
        self.waiting += 1
        try:
            if needs_search and self._compiling is not None:
                await asyncio.shield(self._compiling)
            return await asyncio.get_running_loop().run_in_executor(self._pool, think, *about)
        finally:
            self.waiting -= 1

    def _think(self, position: Position, level: int, seed: int) -> int:
        name = f"level{level}"
        if name not in BUDGETS:
            player = bot(name, seed)
        else:
            usual, by_game = BUDGETS[name]
            allowed = self._share_of(by_game.get(position.game, usual))
            player = SearchBot(allowed, settings=SearchSettings(nodes=NODES), seed=seed)
        return position.rules.actions.find(player.choose(position)).number

    def _think_of_hint(self, position: Position, seed: int) -> dict[str, Any]:
        return hint(position, self._share_of(self.hint_budget), seed).as_json()

    def _share_of(self, allowed: Budget) -> Budget:
        """A budget, cut when more tables wait than there are threads."""
        share = min(1.0, self.threads / max(1, self.waiting))
        if allowed.seconds is not None:
            return replace(allowed, seconds=max(LEAST_SECONDS, allowed.seconds * share))
        assert allowed.iterations is not None
        return replace(allowed, iterations=max(LEAST_ITERATIONS, int(allowed.iterations * share)))

    def close(self) -> None:
        """Let go of what nobody waits for any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
