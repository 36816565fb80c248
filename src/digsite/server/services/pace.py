"""When the next piece of background work may begin: not while people move, since cores share more than their time."""

from __future__ import annotations

import math
import threading
import time

QUIET_SECONDS = 0.5  # without a move before work goes on
MOST_SECONDS = 10.0  # that a piece waits, however many move


class Pace:
    """Moves are noted on the event loop; whoever hands out work waits on a thread of its own."""

    def __init__(self) -> None:
        self.last_move = -math.inf

    def note_move(self) -> None:
        """Somebody moves now."""
        self.last_move = time.monotonic()

    def wait(self, stopping: threading.Event) -> None:
        """Wait for a quiet moment, not for ever; returns at once when the work is stopped."""
        latest = time.monotonic() + MOST_SECONDS
        while (seconds := min(self.last_move + QUIET_SECONDS, latest) - time.monotonic()) > 0:
            if stopping.wait(seconds):
                return
