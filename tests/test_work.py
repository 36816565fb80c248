"""Long work in units: on threads, on processes that die, and on a real Dask cluster that dies."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from distributed import Client
from pyarrow import parquet

from digsite import work
from digsite.arena.checkpoint import Checkpoint
from digsite.arena.outcome import Result
from digsite.arena.simulate import CHUNK, PLAIN_CHUNK, SimulationLost, simulate
from digsite.arena.tournament import run
from digsite.cli import options
from digsite.cli.main import main
from digsite.core import engine
from digsite.games.pergamon.components_file import SHIPPED
from digsite.work import (
    OtherVersion,
    Processes,
    Stopped,
    Threads,
    UnitLost,
    current_code,
    executor,
    spread,
    stopping,
)
from tests.everywhere import PLAN, beginning, numbers

ITEMS = list(range(20))
LIMIT = 120.0  # seconds that a test waits for something that comes at once


def double(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_every_unit_is_computed_once_on_any_number_of_workers(workers: int) -> None:
    with Threads(workers) as pool:
        assert sorted(spread(pool, double, ITEMS)) == [(number, 2 * number) for number in ITEMS]


def test_no_more_units_than_the_window_are_in_flight() -> None:
    taken: list[int] = []

    def items() -> Iterator[int]:
        for number in ITEMS:
            taken.append(number)
            yield number

    with Threads(1) as pool:
        results = spread(pool, double, items(), window=3)
        next(results)
        assert len(taken) <= 3


def test_an_error_in_a_unit_is_raised_where_the_results_are_read() -> None:
    with Threads(1) as pool, pytest.raises(ZeroDivisionError):
        list(spread(pool, lambda number: 1 // number, [1, 0]))


def wait_to_be_stopped(number: int) -> bool:
    return stopping().wait(LIMIT)


def test_a_unit_in_this_process_hears_that_nobody_waits_for_it() -> None:
    begun = time.monotonic()
    with Threads(2) as pool, pytest.raises(Stopped):
        list(spread(pool, wait_to_be_stopped, ITEMS, should_stop=lambda: True))
    assert time.monotonic() - begun < LIMIT


def test_what_is_finished_by_then_is_kept_when_it_stops() -> None:
    asked = threading.Event()
    kept: list[tuple[int, int]] = []

    def read(pool: Threads) -> None:
        for pair in spread(pool, double, ITEMS, should_stop=asked.is_set):
            kept.append(pair)
            asked.set()

    with Threads(1) as pool, pytest.raises(Stopped):
        read(pool)
    assert kept
    assert kept == [(number, 2 * number) for number in range(len(kept))]


# Processes


@dataclass(frozen=True)
class Dies:
    """Where a unit leaves a note that it has been there."""

    note: str
    times: int


def die_a_few_times(unit: Dies) -> int:
    with Path(unit.note).open("a") as note:
        note.write("x")
    if len(Path(unit.note).read_text()) <= unit.times:
        os.kill(os.getpid(), signal.SIGKILL)
    return 7


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_unit_whose_process_is_killed_is_computed_again(tmp_path: Path) -> None:
    with Processes(1) as pool:
        [(_, result)] = spread(pool, die_a_few_times, [Dies(str(tmp_path / "note"), 1)])
    assert result == 7


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_unit_that_kills_every_process_is_given_up(tmp_path: Path) -> None:
    with (
        Processes(1) as pool,
        pytest.raises(UnitLost, match="several workers in a row have died at the same piece of work"),
    ):
        list(spread(pool, die_a_few_times, [Dies(str(tmp_path / "note"), 99)]))


# A cluster


@contextmanager
def processes(*commands: list[str], **environment: str) -> Iterator[list[subprocess.Popen[str]]]:
    """Some processes, which are ended whatever happens."""
    started: list[subprocess.Popen[str]] = []
    try:
        for command in commands:
            started.append(start(command, environment))
        yield started
    finally:
        for process in started:
            process.kill()
            process.wait()


def start(command: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", *command],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **environment},
        text=True,
        start_new_session=True,
    )


def scheduler(file: Path) -> list[str]:
    return [
        "distributed.cli.dask_scheduler",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--no-dashboard",
        "--scheduler-file",
        str(file),
    ]


def worker(file: Path) -> list[str]:
    return [
        "distributed.cli.dask_worker",
        "--scheduler-file",
        str(file),
        "--host",
        "127.0.0.1",
        "--nthreads",
        "1",
        "--no-nanny",
        "--no-dashboard",
        "--local-directory",
        str(file.parent),
    ]


@dataclass
class ClusterOf:
    """A running cluster."""

    address: str
    scheduler: subprocess.Popen[str]
    workers: list[subprocess.Popen[str]]


@contextmanager
def cluster(folder: Path, workers: int = 2, **environment: str) -> Iterator[ClusterOf]:
    """A real scheduler with real worker processes, on loopback."""
    file = folder / "scheduler.json"
    with processes(scheduler(file)) as [first]:
        wait_until(lambda: file.exists() and file.read_text().strip().endswith("}"))
        address = json.loads(file.read_text())["address"]
        with processes(*[worker(file) for _ in range(workers)], **environment) as others:
            with Client(address, set_as_default=False) as client:
                client.wait_for_workers(workers, timeout=LIMIT)
            yield ClusterOf(address, first, others)


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + LIMIT
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClusterOf]:
    """A cluster that loses a worker at most."""
    with cluster(tmp_path_factory.mktemp("cluster")) as there:
        yield there


def test_a_client_of_ones_own_serves_too(shared: ClusterOf) -> None:
    with Client(shared.address, set_as_default=False) as client:
        assert simulate("thebes", 2, 20, seed=1, pool=client).tally == simulate("thebes", 2, 20, seed=1).tally


def test_a_cluster_gives_the_same_numbers_even_if_a_worker_is_killed(shared: ClusterOf, tmp_path: Path) -> None:
    expected = numbers(tmp_path / "here", threads=1)
    with executor(shared.address) as pool:
        assert numbers(tmp_path / "there", pool) == expected
        played = []

        def kill_one(result: Result) -> None:
            played.append(result)
            if len(played) == 3:
                shared.workers[0].kill()

        found = run(PLAN, 12, told=kill_one, pool=pool)
    assert len(played) == 12
    assert found.results == run(PLAN, 12, threads=2).results


def test_a_unit_that_kills_every_worker_of_a_cluster_is_given_up_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES", "0")
    with cluster(tmp_path, 2) as there, executor(there.address) as pool:
        with pytest.raises(UnitLost, match=r"^several workers in a row have died at the same piece of work$"):
            list(spread(pool, die_a_few_times, [Dies(str(tmp_path / "note"), 99)]))
        assert list(spread(pool, double, [3])) == [(3, 6)]  # the others go on


def test_a_worker_with_other_games_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tables = tmp_path / "mine.toml"
    tables.write_text(SHIPPED.read_text(encoding="utf-8") + "\n# mine\n", encoding="utf-8")
    with cluster(tmp_path, 1, DIGSITE_COMPONENTS=str(tables)) as there:
        with pytest.raises(OtherVersion, match=r"^the worker tcp://.* has another version of digsite, or of its games"):
            executor(there.address)
        assert main(["simulate", "pergamon", "--games", "10", "--dask", there.address]) == 1
    assert re.fullmatch(r"digsite: the worker tcp://\S+ has another version of digsite, .*\n", capsys.readouterr().err)


def test_a_worker_that_cannot_say_what_it_has_is_refused(tmp_path: Path) -> None:
    """Its digsite is too old to know the question."""
    (tmp_path / "digsite").mkdir()
    for name in ("__init__", "work"):
        (tmp_path / "digsite" / f"{name}.py").touch()
    reason = r"^the worker tcp://\S+ cannot run this version of digsite; install the same there"
    with cluster(tmp_path, 1, PYTHONPATH=str(tmp_path)) as there, pytest.raises(OtherVersion, match=reason):
        executor(there.address)


def test_another_version_is_other_code(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = current_code.__wrapped__()
    monkeypatch.setattr(work, "__version__", "0.0.1")
    assert current_code.__wrapped__() != ours


def test_other_code_is_whatever_a_unit_may_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {name: tmp_path / name for name in ("work.py", "study/values.py", "server/app.py", "cli/main.py")}
    for file in files.values():
        file.parent.mkdir(exist_ok=True)
        file.write_text("1\n")
    monkeypatch.setattr(work, "PACKAGE", tmp_path)
    ours = current_code.__wrapped__()
    for name, file in files.items():
        file.write_text("2\n")
        assert (current_code.__wrapped__() != ours) == (not name.startswith(("server", "cli"))), name
        file.write_text("1\n")


def test_our_own_sources_are_among_them() -> None:
    names = {path.relative_to(work.PACKAGE).as_posix() for path in work.unit_sources()}
    assert {"work.py", "match.py", "study/decisions.py", "adapters/dataset/playing.py", "arena/tournament.py"} <= names
    assert not {name for name in names if name.startswith(("server/", "cli/"))}


# An executor that goes away


class Vanishing(Executor):
    """It computes a few units, and is gone."""

    workers = 1

    def __init__(self, units: int) -> None:
        self.left = units

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.left -= 1
        if self.left >= 0:
            future.set_result(fn(*args, **kwargs))
        else:
            future.set_exception(CancelledError())
        return future


def test_a_simulation_whose_executor_goes_has_what_the_first_games_gave() -> None:
    chunk = PLAIN_CHUNK if engine.in_plain_mode() else CHUNK
    with pytest.raises(SimulationLost, match=r"^the cluster is gone$") as caught:
        simulate("thebes", 2, 5 * chunk, seed=1, pool=Vanishing(2))
    assert caught.value.partial.was_interrupted
    assert caught.value.partial.tally == simulate("thebes", 2, 2 * chunk, seed=1).tally


@pytest.mark.parametrize("form", [["--json"], ["--out", "games.parquet"]])
def test_the_command_line_prints_what_the_first_games_gave(
    form: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(options, "executor", lambda address: Vanishing(1))
    assert main(["simulate", "pergamon", "--games", "9000", "--dask", "there", *form]) == 1
    told = capsys.readouterr()
    assert told.err.splitlines()[-1] == "digsite: the cluster is gone"
    if form == ["--json"]:
        found = json.loads(told.out)
        assert found["was_interrupted"]
        assert 0 < found["games"] < 9000
    else:
        [games] = re.findall(r"this is what the first ([\d,]+) games gave", told.out)
        assert parquet.read_metadata(form[1]).num_rows == int(games.replace(",", "")) > 0


def test_an_analysis_says_that_nothing_of_it_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(options, "executor", lambda address: Vanishing(1))
    file = tmp_path / "game.dig"
    file.write_text(str(beginning()))
    assert main(["analyse", str(file), "--depth", "20", "--dask", "there"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines()[-1] == "digsite: the cluster is gone; nothing of the analysis is kept"


def test_the_command_line_tells_in_one_line_that_the_scheduler_is_gone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGSITE_STATE", str(tmp_path / "state"))
    add = Checkpoint.add
    kept = []
    with cluster(tmp_path, 1) as there:

        def add_and_kill(checkpoint: Checkpoint, result: Result) -> None:
            add(checkpoint, result)
            kept.append(result)
            there.scheduler.kill()

        monkeypatch.setattr(Checkpoint, "add", add_and_kill)
        command = "arena pergamon --bots greedy,level2 --players 2 --games 4000 --seed 3 --dask"
        assert main([*command.split(), there.address]) == 1
    assert kept
    assert capsys.readouterr().err.splitlines()[-1] == "digsite: the cluster is gone; what was finished is kept"


def test_a_cluster_that_is_not_there_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "CONNECT_SECONDS", 1)
    with pytest.raises(ValueError, match=r"^no Dask scheduler answers at tcp://127\.0\.0\.1:1: [^\n]*$"):
        executor("tcp://127.0.0.1:1")
