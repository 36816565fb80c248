"""Processes for background work: they let everything else go first, and end with the process that started them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection

from digsite.work import Processes

NICEST = 19
CONTEXT = multiprocessing.get_context("spawn")


class BackgroundProcesses(Processes):
    """A pool whose processes end at once when it is shut down or its owner is killed, even in the middle of a unit."""

    def __init__(self, workers: int, niceness: int) -> None:
        self._theirs, self._ours = CONTEXT.Pipe(duplex=False)  # its end tells them to end
        super().__init__(workers, niceness)

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, CONTEXT, _begin, (self._niceness, self._theirs))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._ours.close()
        super().shutdown(wait, cancel_futures=cancel_futures)


def _begin(niceness: int, owner: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that hands out the work
    _step_back(niceness)
    threading.Thread(target=_end_with, args=(owner,), daemon=True).start()


def _step_back(niceness: int) -> None:
    """Be nice; the nicest on Linux only run where nothing else wants to, and step back at once."""
    if niceness >= NICEST and hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def _end_with(owner: Connection) -> None:
    """End when the owner does: nothing is ever sent, so whatever comes is the end of the pipe."""
    owner.poll(None)
    os._exit(1)
