"""Analyses of games. The database remembers, a pool computes: a server, a worker or a pool may be killed at any time.

1. A request is a row, with the record of the game.
2. A worker claims the row that comes next, renews its lease, and gives it back when it stops.
3. It computes decision by decision and keeps every part. Whoever comes next goes on from there.

It runs inside the server, in processes that let everything else go first, or alone as ``digsite worker``.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

import orjson
from sqlalchemy import Connection

from digsite import __version__
from digsite.core.game import CHANCE
from digsite.core.journal import parse
from digsite.server.problems import Refused
from digsite.server.services.background import Background
from digsite.server.services.fair import FairThreads, Person
from digsite.server.services.pace import Pace
from digsite.server.settings import Settings
from digsite.server.store import analyses as store
from digsite.server.store.analyses import Analysis, AnalysisRequest, Claimed
from digsite.server.store.database import UNAVAILABLE, Database
from digsite.server.store.times import now
from digsite.server.tables.table import Table
from digsite.study import analysis, parts
from digsite.study.decisions import Judgement, read_record
from digsite.study.findings import analysis_for_json
from digsite.work import UNITS_PER_WORKER, Processes, Stopped, UnitLost, WorkLost, count_workers, current_code

LOG = logging.getLogger("digsite.analyses")
LOOK_SECONDS = 2.0  # between two looks for something to do, or for the database
RENEWALS = 4  # of a lease before it would end

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class Lease:
    """An analysis that is being computed here."""

    claimed: Claimed
    stopping: threading.Event = field(default_factory=threading.Event)


class AnalysisService:
    """Takes requests for analyses and computes them; ``cluster`` does so in place of processes of this machine."""

    def __init__(self, settings: Settings, database: Database, cluster: Executor | None = None) -> None:
        self.settings = settings
        self.database = database
        self.pace = Pace()
        self.code = current_code()
        self._cluster = cluster
        self._processes: Processes | None = None  # while there is something to do
        self._threads = ThreadPoolExecutor(max(1, settings.analyses), thread_name_prefix="analysis")
        self._leases: dict[str, Lease] = {}  # by the name of the claim
        self._asked = asyncio.Event()
        self._of_other_code = 0
        self._background = Background()

    async def start(self) -> None:
        """Begin inside a server, also with what another version of digsite has left."""
        await self.database.run(store.begin_anew, self.code, now())
        if self.settings.analyses:
            self._background.spawn(self.run())

    async def stop(self) -> None:
        """Stop in the middle; somebody else, or the next start, goes on from there."""
        await self._background.stop()
        await self._close_processes()
        self._threads.shutdown()

    # 1. Requests

    def request_for(self, table: Table) -> AnalysisRequest:
        """What an analysis of a table would be now."""
        return AnalysisRequest(table.id, table.record.ply, self.settings.analysis_depth, __version__)

    async def find(self, table_id: str) -> tuple[Analysis | None, int]:
        """What is known of a table's analysis, and how many come before it."""
        return await self.database.run(_find, table_id)

    async def ask(self, table: Table, who: Person, threads: FairThreads) -> None:
        """Have a table analysed, unless it is or will be; its record is written by one of these threads."""
        if all(table.game.mover_at(ply) == CHANCE for ply in range(table.record.ply)):
            raise Refused("nothing-to-analyse")
        request, journal = self.request_for(table), table.journal()
        if await self.database.run(self._is_wanted, request, int(who.account)):
            text = await threads.run(who, partial(str, journal))
            await self.database.run(self._request, request, who, text)
            self._asked.set()

    def _is_wanted(self, connection: Connection, request: AnalysisRequest, account: int) -> bool:
        """Whether an analysis is new; raises ``Refused`` if somebody waits for too many."""
        known = store.find(connection, request.table_id)
        if known is not None and (known.is_under_way or (known.status == "done" and known.is_of(request))):
            return False
        most = self.settings.limits.analyses_per_visitor
        if most and store.under_way_of(connection, account) >= most:
            raise Refused("too-many-analyses", most=most)
        return True

    def _request(self, connection: Connection, request: AnalysisRequest, who: Person, journal: str) -> None:
        if self._is_wanted(connection, request, int(who.account)):
            store.request(connection, request, int(who.account), journal, self.code, now(), who.network)

    # 2. Leases

    async def run(self) -> None:
        """Compute whatever is asked for, some at once, until it is cancelled; raises ``WorkLost`` without a cluster."""
        if not self.database.is_shared:  # nobody else can be at work
            await self._store(store.release)
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._renew_for_ever())
                for _ in range(self.settings.analyses):
                    group.create_task(self._work_for_ever())
        except ExceptionGroup as errors:
            raise errors.exceptions[0] from None

    async def _work_for_ever(self) -> None:
        while True:
            self._asked.clear()
            try:
                has_worked = await self._work()
            except WorkLost:
                raise
            except Exception:  # its lease comes to an end, and somebody tries again
                LOG.exception("could not look after an analysis")
                has_worked = False
            if not has_worked:
                await self._rest()

    async def _work(self) -> bool:
        """Compute what comes next; False if there is nothing."""
        owner = secrets.token_hex(8)
        claiming = asyncio.ensure_future(self._store(store.claim, self.code, owner, now(), self._end_of_lease()))
        try:
            claimed = await asyncio.shield(claiming)
            if claimed is None:
                return False
            self._leases[owner] = Lease(claimed)
            await self._compute(self._leases[owner])
        except asyncio.CancelledError:  # others need not wait until the lease ends
            await asyncio.wait([claiming], timeout=LOOK_SECONDS)  # it may be ours in a moment
            claiming.cancel()
            with contextlib.suppress(*UNAVAILABLE):
                await self.database.run(store.release, [owner])
            raise
        finally:
            self._leases.pop(owner, None)
        return True

    async def _rest(self) -> None:
        """Wait until somebody asks for something here, or a while, since others may have asked elsewhere."""
        others = await self._store(store.of_other_code, self.code)
        if others > self._of_other_code:
            LOG.warning("analyses wait for another version of digsite, or of its games", extra={"analyses": others})
        self._of_other_code = others
        if not self._leases:
            await self._close_processes()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._asked.wait(), LOOK_SECONDS)

    def _end_of_lease(self) -> int:
        return now() + round(1000 * self.settings.analysis_lease_seconds)

    async def _renew_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.analysis_lease_seconds / RENEWALS)
            if leases := dict(self._leases):
                held = await self._store(store.renew, leases.keys(), self._end_of_lease())
                for lost in leases.keys() - held:
                    leases[lost].stopping.set()

    async def _store(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Read or store something, as soon as the database lets us."""
        while True:
            try:
                return await self.database.run(work, *args, **kwargs)
            except UNAVAILABLE as error:
                LOG.warning("analyses wait for the database", extra={"reason": str(error)})
                await asyncio.sleep(LOOK_SECONDS)

    # 3. Computing

    async def _compute(self, lease: Lease) -> None:
        """Analyse a game and store how that ends."""
        claimed = lease.claimed
        try:
            found = await self._result(lease)
        except Stopped:  # the lease is somebody else's by now
            LOG.warning("an analysis was taken over by another worker", extra={"table": claimed.table_id})
        except WorkLost as error:
            if self._cluster is not None and not isinstance(error, UnitLost):
                await self._store(store.release, [claimed.owner])
                raise
            LOG.error("an analysis lost its processes", extra={"table": claimed.table_id, "reason": str(error)})
            await self._store(store.try_again, claimed, str(error))
        except Exception as error:
            LOG.exception("an analysis failed", extra={"table": claimed.table_id})
            await self._store(store.fail, claimed, str(error) or type(error).__name__)
        else:
            await self._store(store.finish, claimed, found)

    async def _result(self, lease: Lease) -> bytes:
        """The analysis of a game, computed on a thread that hands out its decisions."""
        known = await self._store(store.parts, lease.claimed.table_id)
        pool = self._cluster or self._open_processes()
        loop = asyncio.get_running_loop()
        working = loop.run_in_executor(self._threads, self._analysed, lease, known, pool, loop)
        try:
            done, _ = await asyncio.wait([working], timeout=self.settings.analysis_seconds)
        finally:
            lease.stopping.set()
            await asyncio.wait([working])
            is_stopped = isinstance(working.exception(), Stopped)
        if is_stopped and not done:
            raise TimeoutError("it took too long")
        return working.result()

    def _analysed(
        self, lease: Lease, known: dict[int, bytes], pool: Executor, loop: asyncio.AbstractEventLoop
    ) -> bytes:
        """The analysis of a game as JSON; parts that are known are not computed again."""

        def store_soon(work: Callable[..., bool], *args: object) -> None:
            asyncio.run_coroutine_threadsafe(self._store_of(lease, work, *args), loop)

        def keep(ply: int, part: Judgement) -> None:
            store_soon(store.keep, lease.claimed, ply, parts.dump(part))

        journal = parse(lease.claimed.journal)
        store_soon(store.count, lease.claimed.owner, len(read_record(journal).decisions))
        resuming = parts.Resuming(
            pool,
            {ply: parts.load(part) for ply, part in known.items()},
            keep,
            lambda: self._wait_for_quiet(lease),
            self._window(),
        )
        settings = analysis.Settings(lease.claimed.depth)
        found = analysis.analyse(journal, settings, should_stop=lease.stopping.is_set, pool=resuming)
        return orjson.dumps(analysis_for_json(found))

    def _window(self) -> int:
        """How many units of an analysis are in flight: one here, so that it can pause; enough for a whole cluster."""
        if self._cluster is None:
            return 1
        return UNITS_PER_WORKER * count_workers(getattr(self._cluster, "workers", None))

    def _wait_for_quiet(self, lease: Lease) -> None:
        """Hand out nothing while people move, and nothing at all that is not wanted any more."""
        self.pace.wait(lease.stopping)
        if lease.stopping.is_set():
            raise Stopped

    async def _store_of(self, lease: Lease, work: Callable[..., bool], *args: object) -> None:
        """Store something as long as the lease is ours; else stop."""
        try:
            if not await self._store(work, *args):
                lease.stopping.set()
        except Exception:  # the analysis goes on; a worker that took it over would compute this part again
            LOG.exception("a part of an analysis could not be kept", extra={"table": lease.claimed.table_id})

    def _open_processes(self) -> Processes:
        if self._processes is None:
            workers, niceness = self.settings.analyses, self.settings.analysis_niceness
            self._processes = Processes(workers, niceness, ends_with_owner=True)
        return self._processes

    async def _close_processes(self) -> None:
        """End the processes, and what they compute; they are started again when there is something to do."""
        processes, self._processes = self._processes, None
        if processes is not None:
            await asyncio.to_thread(processes.shutdown)


def _find(connection: Connection, table_id: str) -> tuple[Analysis | None, int]:
    found = store.find(connection, table_id)
    return found, store.before(connection, table_id, now()) if found is not None and found.is_under_way else 0
