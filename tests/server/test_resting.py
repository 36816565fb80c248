"""Work that rests while people are answered."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from digsite.server.services import pause as resting_module
from digsite.server.services.pause import Resting
from tests.server.serving import PATIENCE, eventually

needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the state of a process is asked of /proc")
Process = asyncio.subprocess.Process


def state(process: int) -> str:
    """R or S for a process that goes on, T for one that stands still, Z or nothing for one that has ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return ""


async def until(process: Process, states: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while state(process.pid) not in states:
            await asyncio.sleep(0.005)


async def stopped(worker: Process, resting: Resting) -> None:
    async with asyncio.timeout(PATIENCE):
        while state(worker.pid) != "T":
            resting.rest()
            await asyncio.sleep(0.005)


def with_worker(body: Callable[[Process, Resting], Awaitable[None]]) -> None:
    async def run() -> None:
        worker = await asyncio.create_subprocess_exec(sys.executable, "-c", "while True: pass")
        resting = Resting()
        resting.add(worker)
        try:
            await body(worker, resting)
        finally:
            resting.remove(worker)
            worker.terminate()
            await asyncio.wait_for(worker.wait(), PATIENCE)

    asyncio.run(run())


@needs_proc
def test_work_stands_still_for_a_moment_and_goes_on() -> None:
    async def body(worker: Process, resting: Resting) -> None:
        await stopped(worker, resting)
        await until(worker, "RS")

    with_worker(body)


@needs_proc
def test_however_many_move_it_goes_on_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resting_module, "REST_SECONDS", 1.0)
    monkeypatch.setattr(resting_module, "MOST_SECONDS", 2.0)

    async def body(worker: Process, resting: Resting) -> None:
        async def move_all_the_time() -> None:
            while True:
                resting.rest()
                await asyncio.sleep(0.01)

        begin = asyncio.get_running_loop().time()
        moving = asyncio.create_task(move_all_the_time())
        await until(worker, "T")
        await until(worker, "RS")
        rested = asyncio.get_running_loop().time() - begin
        moving.cancel()
        assert rested > 1.9  # not after the rest of one move

    with_worker(body)


@needs_proc
def test_work_that_stands_still_can_be_ended() -> None:
    with_worker(stopped)


PARENT = """
import os, signal, subprocess, sys, time
command = [sys.executable, "-m", "digsite", "analyse", sys.argv[1], "--progress"]
child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
child.stderr.readline()  # it is at work
os.kill(child.pid, signal.SIGSTOP)
print(child.pid, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process does not hear of its parent's end")
def test_work_that_stands_still_ends_with_a_server_that_is_killed() -> None:
    game = str(Path(__file__).parents[1] / "golden" / "thebes-4.dig")
    with subprocess.Popen([sys.executable, "-c", PARENT, game], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert eventually(lambda: state(child) == "T")
        parent.kill()
    assert eventually(lambda: state(child) in ("Z", ""))
