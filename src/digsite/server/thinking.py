"""Bots' thinking: in threads of its own, one table after the other, so that no table waits for another's second move.

When many tables wait, everybody gets less time to think; the server itself goes on.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from digsite.bots.bot import BUDGETS, SearchBot, bot
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import Settings as SearchSettings
from digsite.bots.mcts.search import is_ready
from digsite.core import cache, registry
from digsite.core.position import Position

LEAST_SECONDS = 0.05
LEAST_ITERATIONS = 50
NODES = 1 << 17  # of one search: a second's worth, and no more memory than that

LOG = logging.getLogger("digsite.thinking")


class Thinking:
    """A few threads, and a queue in which every table has at most one place."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self.waiting = 0
        self._compiling: asyncio.Future[list[None]] | None = None
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="thinking")

    async def prepare(self) -> None:
        """Compile the searches, if this has not been done yet, in processes of their own: the server goes on."""
        missing = [name for name in registry.names() if not is_ready(name)]
        if not missing or cache.folder() is None:
            return
        LOG.info("compiling the search; bots of the higher levels wait for it", extra={"games": missing})
        self._compiling = asyncio.gather(*(self._compile(name) for name in missing))
        await self._compiling
        LOG.info("compiling has ended", extra={"missing": [name for name in missing if not is_ready(name)]})

    async def _compile(self, name: str) -> None:
        nothing = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "digsite", "compile", name, stdin=nothing, stdout=nothing, stderr=nothing
        )
        try:
            if await process.wait():
                LOG.error("the search could not be compiled; 'digsite compile' says why", extra={"game": name})
        finally:
            if process.returncode is None:
                process.kill()

    async def choose(self, position: Position, level: int, seed: int) -> int:
        """What a bot of a level plays here."""
        self.waiting += 1
        try:
            if f"level{level}" in BUDGETS and self._compiling is not None:
                await asyncio.shield(self._compiling)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, self._think, position, level, seed)
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
