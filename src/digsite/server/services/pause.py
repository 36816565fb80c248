"""Work that rests while people are answered. On few cores even the nicest process slows its neighbours down."""

from __future__ import annotations

import asyncio
import contextlib
import signal

REST_SECONDS = 0.1  # after every move
MOST_SECONDS = 10.0  # of rest without a break, however many move; breaks are felt by far fewer than one in a hundred
BREAK_SECONDS = 0.05


class Resting:
    """Processes that stand still for a moment when told to, but never for long."""

    def __init__(self) -> None:
        self._processes: set[asyncio.subprocess.Process] = set()
        self._since: float | None = None  # when they were stopped, if they are
        self._until = 0.0
        self._not_before = 0.0

    def add(self, process: asyncio.subprocess.Process) -> None:
        """One more that rests with the others."""
        self._processes.add(process)
        if self._since is not None:
            _send(process, "SIGSTOP")

    def remove(self, process: asyncio.subprocess.Process) -> None:
        """It rests no more; a process that stands still could not even end."""
        self._processes.discard(process)
        _send(process, "SIGCONT")

    def rest(self) -> None:
        """Stand still for a moment."""
        if not self._processes:
            return
        loop = asyncio.get_running_loop()
        at = loop.time()
        self._until = at + REST_SECONDS
        if self._since is None and at >= self._not_before:
            self._since = at
            self._tell("SIGSTOP")
            loop.call_later(REST_SECONDS, self._go_on)

    def _go_on(self) -> None:
        """Work again, unless somebody else has moved meanwhile."""
        loop = asyncio.get_running_loop()
        at = loop.time()
        assert self._since is not None
        end = min(self._until, self._since + MOST_SECONDS)
        if at < end:
            loop.call_later(end - at, self._go_on)
        else:
            self._since, self._not_before = None, at + BREAK_SECONDS
            self._tell("SIGCONT")

    def _tell(self, name: str) -> None:
        for process in self._processes:
            _send(process, name)


def _send(process: asyncio.subprocess.Process, name: str) -> None:
    """Send a signal, where there are such signals."""
    wanted = getattr(signal, name, None)
    if wanted is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(wanted)
