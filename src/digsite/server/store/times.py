"""The time as it is stored, in milliseconds since 1970: the system's, and a steady one for players' clocks."""

from __future__ import annotations

import time

NANOSECONDS = 1_000_000  # in a millisecond
DAY_MILLISECONDS = 24 * 3600 * 1000


def now() -> int:
    """What the system's clock shows. It may be set while the server runs."""
    return time.time_ns() // NANOSECONDS


class SteadyClock:
    """Goes on evenly from what the system's clock showed at first, however that is set later."""

    def __init__(self) -> None:
        self._ahead = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """The time that players' clocks go by."""
        return (time.monotonic_ns() + self._ahead) // NANOSECONDS

    def set(self, at: int) -> None:
        """Show the same as another process does."""
        self._ahead = at * NANOSECONDS - time.monotonic_ns()


STEADY = SteadyClock()
