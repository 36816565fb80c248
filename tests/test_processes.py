"""Processes for background work: how they step back, and that none of them is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from digsite.work import NICEST, Processes
from tests.server.serving import PATIENCE, eventually
from tests.units import identify, work_for_long


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has idle work")
def test_the_nicest_run_only_where_nothing_else_wants_to() -> None:
    with Processes(1, NICEST, ends_with_owner=True) as pool:
        process = pool.submit(identify, 1).result(PATIENCE)
        assert os.sched_getscheduler(process) == os.SCHED_IDLE
        assert os.getpriority(os.PRIO_PROCESS, process) == NICEST


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="there is no niceness")
def test_others_are_as_nice_as_they_are_told_to_be() -> None:
    with Processes(1, 3, ends_with_owner=True) as pool:
        process = pool.submit(identify, 1).result(PATIENCE)
        assert os.getpriority(os.PRIO_PROCESS, process) == min(NICEST, os.getpriority(os.PRIO_PROCESS, 0) + 3)


@pytest.mark.skipif(os.name == "nt", reason="processes are looked for by signals")
def test_a_pool_that_is_shut_down_ends_even_what_has_begun(tmp_path: Path) -> None:
    pool = Processes(1, 0, ends_with_owner=True)
    working = pool.submit(work_for_long, str(tmp_path / "note"))
    process = eventually(lambda: int((tmp_path / "note").read_text() or 0) if (tmp_path / "note").exists() else 0)
    pool.shutdown()
    assert isinstance(working.exception(PATIENCE), BrokenExecutor)
    assert eventually(lambda: not is_alive(process))


OWNER = """
import sys, time
from digsite.work import Processes
from tests.units import work_for_long
if __name__ == "__main__":
    pool = Processes(1, 0, ends_with_owner=True)
    pool.submit(work_for_long, sys.argv[1])
    time.sleep(600)
"""


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_processes_end_with_an_owner_that_is_killed(tmp_path: Path) -> None:
    note, script = tmp_path / "note", tmp_path / "owner.py"
    script.write_text(OWNER)
    root = Path(__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": str(root)}
    with subprocess.Popen([sys.executable, str(script), str(note)], env=environment) as owner:
        process = eventually(lambda: int(note.read_text() or 0) if note.exists() else 0)
        assert is_alive(process)
        owner.send_signal(signal.SIGKILL)
    assert eventually(lambda: not is_alive(process))
