"""How far behind the server is. Beyond what it can bear it refuses new work, so that games under way go on.

What counts is how late the event loop is: everything that is asked for waits at least that long, several times.
"""

from __future__ import annotations

import asyncio

TICK_SECONDS = 0.025  # between two looks
WEIGHT = 0.25  # of the newest look; one hiccup is no overload
MOST_MOVES = 100  # that are being answered at the same time: what is above would wait for too long
RUNNING = "/api/tables/"  # what belongs to a table that is there
HEAVY = ("hint", "analysis", "clone", "rematch", "journal", "messages")  # but can wait
MOVE = "/actions"
API = "/api/"
RETRY_SECONDS = 2


class Pressure:
    """Measures how late the event loop is; without a limit it never refuses anything."""

    def __init__(self, late_milliseconds: int) -> None:
        self._most_late = late_milliseconds / 1000
        self.late = 0.0  # seconds, on the average of the last looks
        self.moves = 0  # being answered

    async def watch(self) -> None:
        """Look at the clock, again and again."""
        loop = asyncio.get_running_loop()
        while self._most_late:
            due = loop.time() + TICK_SECONDS
            await asyncio.sleep(TICK_SECONDS)
            self.note(max(0.0, loop.time() - due))

    def note(self, late: float) -> None:
        """The event loop was so many seconds late."""
        self.late += WEIGHT * (late - self.late)

    def is_too_much(self, path: str) -> bool:
        """Whether something cannot be done now: new work while the loop is late, moves while there are too many."""
        if not self._most_late or (self.late < self._most_late and self.moves <= MOST_MOVES):
            return False
        if not path.startswith(API):
            return False
        if path.endswith(MOVE):
            return self.moves > MOST_MOVES
        return not path.startswith(RUNNING) or path.endswith(HEAVY)
