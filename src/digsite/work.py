"""Where long work runs: units of it on an executor, on this machine or on a Dask cluster.

A unit is a module-level function of one small dataclass: pure, seeded and single-threaded, so that its result is the
same wherever it is computed. ``executor`` says where, ``spread`` hands out the units and yields their results as they
come. Simulations, tournaments, analyses and puzzles all run here.
"""

from __future__ import annotations

import hashlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from itertools import islice
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

from digsite import __version__
from digsite.core import cache as compiled_code
from digsite.core import engine, registry

A = TypeVar("A")
R = TypeVar("R")
ATTEMPTS = 3  # at a unit whose worker dies
POLL_SECONDS = 0.1  # never wait for longer: Ctrl-C must get through on every system
UNITS_PER_WORKER = 2  # in flight, so that no worker waits for the next
CONNECT_SECONDS = 10
NICEST = 19
GIVEN_UP_BY_DASK = "KilledWorker"  # by its name, since importing Dask takes a second
PACKAGE = Path(__file__).resolve().parent
SHOWN_ONLY = ("server", "cli")  # no unit is there: they may differ between those who work together
OTHER_VERSION = "{worker} has another version of digsite, or of its games, than this machine; install the same on all"


class Stopped(Exception):
    """Work that was asked to stop before its end."""


class WorkLost(OSError):
    """The executor has gone, and with it the units that were in flight."""


class UnitLost(WorkLost):
    """One piece of work whose workers have died one after the other; the executor goes on with others."""

    def __init__(self) -> None:
        super().__init__("several workers in a row have died at the same piece of work")


class OtherVersion(ValueError):
    """A worker has another digsite, or other games, than the one that hands out the work."""


# 1. Where


def executor(
    dask: str | None = None, workers: int | None = None, kind: Literal["threads", "processes"] = "threads"
) -> Executor:
    """Threads or processes of this machine, one for each core unless told otherwise; or the cluster at an address."""
    if dask is not None:
        return Cluster.at(dask)
    return Processes(workers) if kind == "processes" else Threads(workers)


@contextmanager
def using(pool: Any, workers: int | None = None) -> Iterator[Executor]:
    """The executor that somebody brings, or a Dask ``Client`` as one; without either, threads for this one time."""
    if pool is None:
        with Threads(workers) as own:
            yield own
    elif hasattr(pool, "get_executor"):
        yield Cluster(pool)
    else:
        yield pool


def count_workers(workers: int | None = None) -> int:
    """How many workers this machine has, unless told otherwise."""
    return workers or os.cpu_count() or 1


class Threads(ThreadPoolExecutor):
    """Threads of this process; in plain mode one, since Python's own code does not run side by side."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = 1 if engine.in_plain_mode() else count_workers(workers)
        super().__init__(self.workers)


CONTEXT = multiprocessing.get_context("spawn")


class Processes(Executor):
    """A process pool that starts anew when one of its processes is killed; ``niceness`` lets others go first.

    With ``ends_with_owner`` its processes end at once when it is shut down or its owner is killed, even in the middle
    of a unit.
    """

    def __init__(self, workers: int | None = None, niceness: int = 0, *, ends_with_owner: bool = False) -> None:
        self.workers = count_workers(workers)
        self._niceness = niceness
        # Nothing is ever sent: the end of the pipe tells the processes to end
        self._theirs: Connection | None = None
        self._ours: Connection | None = None
        if ends_with_owner:
            self._theirs, self._ours = CONTEXT.Pipe(duplex=False)
        self._lock = threading.Lock()
        self._pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, CONTEXT, _begin_process, (self._niceness, self._theirs))

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        with self._lock:
            try:
                return self._pool.submit(fn, *args, **kwargs)
            except BrokenExecutor:
                self._pool = self._start()
                return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if self._ours is not None:
            self._ours.close()
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


def _begin_process(niceness: int, owner: Connection | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that hands out the work
    _step_back(niceness)
    if owner is not None:
        threading.Thread(target=_end_with, args=(owner,), daemon=True).start()


def _step_back(niceness: int) -> None:
    """Be nice; the nicest on Linux only run where nothing else wants to, and step back at once."""
    if niceness >= NICEST and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def _end_with(owner: Connection) -> None:
    """End when the owner does: whatever comes is the end of the pipe."""
    owner.poll(None)
    os._exit(1)


class Cluster(Executor):
    """An existing Dask cluster. Its port runs what it is sent: keep it in a private network, or use TLS."""

    def __init__(self, client: Any, *, closes: bool = False) -> None:
        self._client, self._closes = client, closes
        self._executor = client.get_executor(pure=False, retries=ATTEMPTS - 1)  # equal units are computed each time
        _check_workers(client.run(current_code, on_error="return"))

    @classmethod
    def at(cls, address: str) -> Cluster:
        """Connect to a scheduler such as ``tcp://10.0.0.1:8786``; complains in one line if that cannot be."""
        try:
            from distributed import Client
        except ImportError:
            raise ValueError("a cluster needs Dask: pip install '.[dask]' in digsite's checkout") from None
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what goes wrong is told once, by us
        try:
            client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
        except (OSError, ValueError) as error:
            reason = str(error).partition("\n")[0]
            raise ValueError(f"no Dask scheduler answers at {address}: {reason}") from None
        try:
            return cls(client, closes=True)
        except BaseException:
            client.close()
            raise

    @property
    def workers(self) -> int:
        """Threads of all workers together."""
        return sum(self._client.nthreads().values()) or 1

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = self._executor.submit(fn, *args, **kwargs)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let go of the cluster, which goes on for others."""
        self._executor.shutdown(wait=wait and not cancel_futures)
        if self._closes:
            self._client.close()


def _check_workers(found: dict[str, Any]) -> None:
    """Refuse a cluster without workers, or with workers that have another digsite."""
    if not found:
        raise ValueError("the cluster has no workers; start some with: dask worker ADDRESS")
    for worker, code in found.items():
        if isinstance(code, OSError):
            raise code
        if isinstance(code, BaseException):  # it has no digsite, or one that is too old to answer
            raise OtherVersion(
                f"the worker {worker} cannot run this version of digsite; install the same there ({code})"
            )
        if code != current_code():
            raise OtherVersion(OTHER_VERSION.format(worker=f"the worker {worker}"))


# 2. What


@dataclass(frozen=True)
class _Call(Generic[A, R]):
    """A unit with its argument, and what the worker has to know about where it comes from."""

    unit: Callable[[A], R]
    item: A
    code: str
    run: int


_STOPPING: dict[int, threading.Event] = {}  # by run; those of other processes are not here
_CURRENT: ContextVar[threading.Event | None] = ContextVar("_CURRENT", default=None)


def stopping() -> threading.Event:
    """Inside a unit: set when nobody waits for it any more. Units on other machines run to their end."""
    return _CURRENT.get() or threading.Event()


@cache
def current_code() -> str:
    """What all who work together must share: every source that a unit may run, the games, and their printed tables."""
    digest = hashlib.sha256(f"{__version__} {compiled_code.sources(*registry.names())}".encode())
    for path in sorted(unit_sources()):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def unit_sources() -> list[Path]:
    """All of our sources but the server and the command line, which only hand out units and show what came of them."""
    found = (path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".toml"))
    return [path for path in found if path.relative_to(PACKAGE).parts[0] not in SHOWN_ONLY]


def _compute(call: _Call[A, R]) -> R:
    """Compute a unit, on whichever machine this is."""
    if call.code != current_code():
        raise OtherVersion(OTHER_VERSION.format(worker="a worker"))
    token = _CURRENT.set(_STOPPING.get(call.run))
    try:
        return call.unit(call.item)
    finally:
        _CURRENT.reset(token)


# 3. Handing out


def spread(
    pool: Executor,
    unit: Callable[[A], R],
    items: Iterable[A],
    window: int | None = None,
    should_stop: Callable[[], bool] | None = None,
) -> Iterator[tuple[A, R]]:
    """Results as they come, with at most ``window`` units in flight.

    A unit whose worker died is submitted again. Whoever stops iterating drops what has not begun; on Ctrl-C, or when
    ``should_stop`` says so, what is finished by then is yielded before ``KeyboardInterrupt`` or ``Stopped`` is raised.
    """
    run = _Run(pool, unit, window or UNITS_PER_WORKER * count_workers(getattr(pool, "workers", None)))
    waiting = iter(items)
    try:
        while run.fill(waiting):
            if should_stop is not None and should_stop():
                raise Stopped
            yield from run.finished()
    except (KeyboardInterrupt, Stopped):
        run.stop()
        yield from run.finished_before_the_stop()
        raise
    finally:
        run.stop()


class _Run(Generic[A, R]):
    """The units of one ``spread`` that are in flight."""

    def __init__(self, pool: Executor, unit: Callable[[A], R], window: int) -> None:
        self.pool, self.unit, self.window = pool, unit, window
        self._stopping = threading.Event()
        self._number = id(self)
        _STOPPING[self._number] = self._stopping
        self._flying: dict[Future[R], tuple[A, int]] = {}

    def fill(self, waiting: Iterator[A]) -> bool:
        """Submit as many units as the window has room for; False if there is nothing left to wait for."""
        for item in islice(waiting, self.window - len(self._flying)):
            self._submit(item, 1)
        return bool(self._flying)

    def _submit(self, item: A, attempt: int) -> None:
        call = _Call(self.unit, item, current_code(), self._number)
        self._flying[self.pool.submit(_compute, call)] = item, attempt

    def finished(self) -> Iterator[tuple[A, R]]:
        """What has been finished since the last time."""
        done, _ = wait(self._flying, POLL_SECONDS, FIRST_COMPLETED)
        for future in sorted(done, key=_has_failed):  # what was finished comes first
            item, attempt = self._flying.pop(future)
            try:
                result = future.result()
            except BrokenExecutor:
                if attempt == ATTEMPTS:
                    raise UnitLost from None
                self._submit(item, attempt + 1)
            except CancelledError:
                raise WorkLost("the cluster is gone") from None
            except Exception as error:
                if type(error).__name__ == GIVEN_UP_BY_DASK:
                    raise UnitLost from None
                raise
            else:
                yield item, result

    def stop(self) -> None:
        """Drop what has not begun, and let what has know that nobody waits for it."""
        self._stopping.set()
        _STOPPING.pop(self._number, None)
        for future in self._flying:
            future.cancel()

    def finished_before_the_stop(self) -> Iterator[tuple[A, R]]:
        """What was finished when Ctrl-C came; threads of this process get to the end of what they do."""
        if isinstance(self.pool, ThreadPoolExecutor):
            wait(self._flying)
        for future, (item, _) in self._flying.items():
            if future.done() and not future.cancelled() and future.exception() is None:
                yield item, future.result()


def _has_failed(future: Future[Any]) -> bool:
    return future.cancelled() or future.exception() is not None
