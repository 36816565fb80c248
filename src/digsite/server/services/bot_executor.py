"""Runs searches, for bots and hints, on threads that people share fairly.

When many people wait, everybody gets less time to think, and whoever has ordered much gets less for each; the server
itself goes on. Between its moves a bot keeps its search tree, as long as there is room for it.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

from digsite.bots.bot import BUDGETS, bot, budget_of
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import Search, is_warming_up
from digsite.bots.mcts.search import Settings as SearchSettings
from digsite.core import cache, engine, registry
from digsite.core.position import Position
from digsite.server.problems import Refused
from digsite.server.services.fair import FairThreads, Person
from digsite.study.findings import Hint, rounded
from digsite.study.hints import hint
from digsite.study.puzzles import Puzzle
from digsite.study.puzzles.answers import Solution, answered, solution
from digsite.study.puzzles.explaining import reasons
from digsite.study.ready import is_ready, ready_engine

LEAST_SECONDS = 0.05
LEAST_ITERATIONS = 50
NODES = 1 << 17  # of one search: a second's worth, and no more memory than that
KEPT_SEARCHES = 8  # between moves: a hundred megabytes, if all their trees are full
WARM_UP_SECONDS = 2.5  # a move without the compiled search, including the wait for a thread
POLL_SECONDS = 0.2
NOBODY = Person()

LOG = logging.getLogger("digsite.bots")


class BotExecutor:
    """A pool of search threads with a fair queue."""

    def __init__(self, threads: int, hint_seconds: float = 1.0) -> None:
        self.hint_budget = Budget(seconds=hint_seconds)
        self._threads = FairThreads(threads, "thinking")
        self._hinted: set[str] = set()  # accounts that wait for a hint
        self._searches: OrderedDict[tuple[str, int], Search] = OrderedDict()  # by table and seat, the latest last
        self._lock = threading.Lock()
        self._stopping = threading.Event()

    async def prepare(self) -> None:
        """Compile the searches, if this has not been done yet, in processes of their own: the server goes on."""
        missing = [name for name in registry.names() if not is_ready(name)]
        if not missing or cache.folder() is None:
            return
        LOG.info("compiling the search; until then bots think less deeply", extra={"games": missing})
        at_work = missing
        try:
            while at_work := [name for name in at_work if engine.compile_in_background(name)]:
                await asyncio.sleep(POLL_SECONDS)
        finally:
            for name in at_work:
                engine.stop_background(name)
        for name in missing:
            if not is_ready(name):
                LOG.error("the search could not be compiled; 'digsite compile' says why", extra={"game": name})
        LOG.info("compiling has ended")

    @property
    def waiting(self) -> int:
        """How much is being thought about, or waits for that."""
        return self._threads.count

    async def choose(
        self,
        table_id: str,
        position: Position,
        level: int,
        seed: int,
        who: Person = NOBODY,
        is_watched: Callable[[], bool] = lambda: True,
    ) -> int:
        """What a bot of a level plays here, at a table of somebody; tables that nobody watches come last."""
        think = partial(self._think, table_id, position, level, seed, time.monotonic(), who)
        number: int = await self._threads.run(who, think, is_watched)
        return number

    async def hint(self, position: Position, seed: int, who: Person = NOBODY) -> Hint:
        """What a person might play here; one hint at a time."""
        if who.account in self._hinted:
            raise Refused("hint-under-way")
        self._hinted.add(who.account)
        try:
            found: Hint = await self._threads.run(who, partial(self._think_of_hint, position, seed, who))
        finally:
            self._hinted.remove(who.account)
        return found

    async def solve(self, puzzle: Puzzle, answer: int | str, who: Person = NOBODY) -> Solution:
        """What an answer to a puzzle is worth, and why the best one is better."""
        action = await asyncio.to_thread(answered, puzzle, answer)
        found: Solution = await self._threads.run(who, partial(self._explain, puzzle, action))
        return found

    def _think(self, table_id: str, position: Position, level: int, seed: int, asked: float, who: Person) -> int:
        name = f"level{level}"
        if name not in BUDGETS:
            return position.rules.actions.find(bot(name, seed).choose(position)).number
        legal = position.legal_numbers()
        if len(legal) == 1:
            return legal[0]
        allowed, limit = self._share_of(budget_of(name, position.game), who), None
        if is_warming_up(position.game):
            left = self._share_of(Budget(seconds=WARM_UP_SECONDS), who).seconds or 0.0
            limit = max(LEAST_SECONDS, left - (time.monotonic() - asked))
            allowed = allowed if allowed.seconds is None else Budget(seconds=limit)  # it needs all it can get
        with self._search_of(table_id, position.mover, seed) as search:
            return search.think(position, allowed, stop_early=True, limit=limit).best.number

    @contextmanager
    def _search_of(self, table_id: str, seat: int, seed: int) -> Iterator[Search]:
        """The search of a seat, with what it has found out so far; nobody else has it meanwhile."""
        with self._lock:
            kept = self._searches.pop((table_id, seat), None)
        search = kept or Search(SearchSettings(nodes=NODES), seed, stopping=self._stopping)
        yield search
        with self._lock:
            self._searches[table_id, seat] = search
            while len(self._searches) > KEPT_SEARCHES:
                self._searches.popitem(last=False)

    def forget(self, table_id: str) -> None:
        """Keep nothing of a table whose game is over."""
        with self._lock:
            for key in [key for key in self._searches if key[0] == table_id]:
                del self._searches[key]

    def _think_of_hint(self, position: Position, seed: int, who: Person) -> Hint:
        return rounded(hint(position, self._share_of(self.hint_budget, who), seed))

    def _explain(self, puzzle: Puzzle, action: int) -> Solution:
        return solution(puzzle, action, reasons(puzzle, action, ready_engine(puzzle.game, self.hint_budget)))

    def _share_of(self, allowed: Budget, who: Person) -> Budget:
        """A budget, cut when more is waited for than there are threads."""
        share = self._threads.share(who)
        if allowed.seconds is not None:
            return replace(allowed, seconds=max(LEAST_SECONDS, allowed.seconds * share))
        assert allowed.iterations is not None
        return replace(allowed, iterations=max(LEAST_ITERATIONS, int(allowed.iterations * share)))

    def close(self) -> None:
        """Let go of what nobody waits for any more: no thread goes on thinking."""
        self._stopping.set()
        self._threads.close()
