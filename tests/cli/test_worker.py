"""``digsite worker``: analyses without a server, on this machine and on a cluster, and workers that are killed."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from distributed.scheduler import KilledWorker
from sqlalchemy import Connection

from digsite.cli.main import main
from digsite.cli.worker import work
from digsite.server.services.analyses import AnalysisService
from digsite.server.settings import Settings
from digsite.server.store import analyses
from digsite.server.store.analyses import Analysis, Claimed
from digsite.server.store.database import Database
from digsite.server.store.times import now
from digsite.work import UnitLost, WorkLost, current_code, executor
from tests.server.databases import Postgres, postgres
from tests.server.processes import opened
from tests.server.serving import eventually
from tests.server.store.test_leases import ask, prepared
from tests.server.test_analysis import PATIENCE, expected, short_game, without_names
from tests.test_work import LIMIT, cluster

__all__ = ["postgres"]


class Worker:
    """A real worker process."""

    def __init__(self, url: str, *more: str) -> None:
        usual = ["--analysis-niceness", "0", "--analyses", "1", "--analysis-lease-seconds", "5"]
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        command = [sys.executable, "-m", "digsite", "worker", "--database-url", url, *usual, *more]
        self.process = subprocess.Popen(command, stdout=self._log, stderr=self._log)

    @property
    def log(self) -> str:
        """What it has written."""
        self._log.seek(0)
        return self._log.read().decode()

    def kill(self) -> None:
        """End it at once, with no chance to tidy up."""
        self.process.kill()
        self.process.wait(LIMIT)


@contextmanager
def worker(url: str, *more: str) -> Iterator[Worker]:
    """A worker, which is ended whatever happens."""
    started = Worker(url, *more)
    try:
        yield started
    finally:
        started.kill()
        started._log.close()


def ask_for_game(database: Database, name: str = "a") -> None:
    ask(database, name, 1, now(), code=current_code(), journal=str(short_game()))


def found(database: Database, name: str = "a") -> Analysis:
    analysis = database.run_sync(analyses.find, name)
    assert analysis is not None
    return analysis


def finished(database: Database, process: subprocess.Popen[bytes] | None = None) -> Analysis:
    """The analysis when it has come to its end."""

    def look() -> Analysis | None:
        assert process is None or process.poll() is None, "the worker has ended"
        return one if not (one := found(database)).is_under_way else None

    done: Analysis = eventually(look, PATIENCE)
    return done


def test_another_worker_goes_on_where_one_was_killed(postgres: Postgres) -> None:
    with postgres.fresh_database() as url, prepared(url) as database:
        ask_for_game(database)
        with worker(url) as first:
            eventually(lambda: found(database).done >= 2 or first.process.poll() is not None, PATIENCE)
            first.kill()
            kept = found(database)
            assert kept.status == "running", first.log
            assert 2 <= kept.done == len(database.run_sync(analyses.parts, "a"))
        with worker(url) as second:
            done = finished(database, second.process)
            assert (done.status, done.done) == ("done", done.total), done.reason
            second.process.send_signal(signal.SIGTERM)
            assert second.process.wait(LIMIT) == 0
            assert "Traceback" not in second.log
    assert done.found is not None
    assert without_names(done.found) == without_names(expected())


def test_a_worker_that_is_stopped_gives_its_analysis_back(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with prepared(url) as database:
        ask_for_game(database)
    with worker(url) as stopped:
        eventually(lambda: "computes the analyses of" in stopped.log)
        stopped.process.send_signal(signal.SIGTERM)
        assert stopped.process.wait(LIMIT) == 0
    with opened(url) as database:
        assert found(database).status == "waiting"


def test_a_cluster_computes_and_when_it_goes_the_rest_is_left_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with prepared(url) as database:
        ask_for_game(database, "a")
        ask_for_game(database, "b")
    keep = analyses.keep
    with cluster(tmp_path, 2) as there, executor(there.address) as pool:

        def keep_and_kill(connection: Connection, claimed: Claimed, ply: int, part: bytes) -> bool:
            if claimed.table_id == "b":
                there.scheduler.kill()
            return keep(connection, claimed, ply, part)

        monkeypatch.setattr(analyses, "keep", keep_and_kill)
        with pytest.raises(WorkLost, match=r"^the cluster is gone$"):
            asyncio.run(work(Settings(database_url=url, analyses=1), pool))
    with opened(url) as database:
        done, left = found(database, "a"), found(database, "b")
        assert left.status == "waiting"
        assert left.done == len(database.run_sync(analyses.parts, "b")) > 0
    assert done.found is not None
    assert without_names(done.found) == without_names(expected())


class Deadly(Executor):
    """A cluster on which every unit kills its workers, until Dask gives it up."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(KilledWorker("a unit", "a worker", 3))
        return future


def test_a_game_that_kills_the_workers_of_a_cluster_has_failed_and_the_next_one_is_tried(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with prepared(url) as database:
        ask_for_game(database, "a")
        ask_for_game(database, "b")

    async def work_until_both_are_over() -> list[Analysis]:
        database = Database(url)
        service = AnalysisService(Settings(database_url=url, analyses=1), database, Deadly())
        working = asyncio.ensure_future(service.run())
        while (await service.find("b"))[0].is_under_way:  # type: ignore[union-attr]
            done, _ = await asyncio.wait([working], timeout=0.05)
            assert not done
        working.cancel()
        await asyncio.wait([working])
        await service.stop()
        database.close()
        with opened(url) as again:
            return [found(again, name) for name in "ab"]

    for analysis in asyncio.run(asyncio.wait_for(work_until_both_are_over(), LIMIT)):
        assert (analysis.status, analysis.reason) == ("failed", str(UnitLost()))


def test_what_cannot_be_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    assert main(["worker", "--database-url", url, "--analyses", "0"]) == 1
    assert capsys.readouterr().err == "digsite: a worker computes at least one analysis at a time: --analyses 1\n"
    with opened(url):
        assert main(["worker", "--database-url", url]) == 1
    assert re.fullmatch(r"digsite: another digsite server uses .*use PostgreSQL.*\n", capsys.readouterr().err)
