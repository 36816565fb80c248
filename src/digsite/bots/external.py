"""Bots from a user's own file, such as ``./mybot.py:MyBot`` or ``package.module:MyBot``.

Each plays in a process of its own (``external_worker``), so that one that crashes harms nobody, and one that thinks for
ever can be ended. It is told the setup, its seed and the actions so far, never what chance will do. A process plays
game after game, with a new object for each; after any failure a new process takes its place.
"""

from __future__ import annotations

import json
import os
import queue
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, Any, TypeVar

from digsite.bots.bot import UnknownBot, bot
from digsite.bots.mcts.naming import is_search
from digsite.core.position import Position

POLL_SECONDS = 0.1
STARTING_LIMIT = 120.0  # seconds for starting Python and for the user's imports
# The worker finds modules where we find them, and with that the same digsite.
WORKER = (
    "import json, sys; sys.path[:] = json.loads(sys.argv.pop()); from digsite.bots.external_worker import main; main()"
)
Asked = TypeVar("Asked", int, str)
NO_ANSWER = "it has written to the pipe that is reserved for the tournament"
EXTERNAL = re.compile(r".+:[^\W\d]\w*")  # a file or module, a colon, the name of a class


class BadBot(ValueError):
    """A user's bot that cannot play at all; the message says why."""


class BotFailed(Exception):
    """A bot that loses its game because it does not answer properly; ``kind`` is how, the message tells more."""

    kind = "crashed"


class TooSlow(BotFailed):
    """It thought longer than it may."""

    kind = "too slow"


class Illegal(BotFailed):
    """It answered something that is no legal action."""

    kind = "illegal"


def is_external(name: str) -> bool:
    """Whether a name stands for a bot in a user's file, rather than for one of ours."""
    if not EXTERNAL.fullmatch(name) or is_search(name):
        return False
    if name.rpartition(":")[0].endswith(".py"):
        return True
    try:
        bot(name)
    except UnknownBot:
        return True
    return False


@dataclass(frozen=True)
class GameSetup:
    """The setup of a game, as a bot is told it."""

    game: str
    players: int
    options: Mapping[str, object]

    def as_json(self) -> dict[str, Any]:
        """The arguments that ``Position`` takes."""
        return {"game": self.game, "players": self.players, "options": dict(self.options)}


class Process:
    """A process in which a user's bot lives, and the talk with it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.source = ""  # a hash of the file the bot is from
        self._answers: queue.Queue[str | None] = queue.Queue()
        # A session of its own: Ctrl-C is for the tournament alone, and all that the bot starts can be ended with it.
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORKER, json.dumps(sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "DIGSITE_QUIET": "1"},
            start_new_session=True,
        )
        assert self._process.stdout is not None
        self._reader = threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True)
        self._reader.start()

    def load(self, setup: GameSetup) -> None:
        """Let it import the user's class; raises ``BadBot`` if that cannot play."""
        try:
            answer = self.ask({"load": self.name, "setup": setup.as_json()}, STARTING_LIMIT)
            self.source = asked_for("source", str, answer)
        except TooSlow:
            raise BadBot(f"{self.name} cannot play: it was not loaded within {STARTING_LIMIT:g} s") from None
        except BotFailed as error:
            raise BadBot(f"{self.name} cannot play: {error}") from None

    def ask(self, request: Mapping[str, Any], limit: float, stopping: threading.Event | None = None) -> dict[str, Any]:
        """Send a request and wait for its answer, so many seconds at most; raises ``BotFailed``."""
        assert self._process.stdin is not None
        with suppress(OSError):  # a process that has ended is noticed below
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
        line = self._wait(limit, stopping)
        if line is None:
            self._kill()
            raise BotFailed(f"its process ended with exit code {self._process.wait()}")
        answer = read(line)
        if "crashed" in answer:
            raise BotFailed(answer["crashed"])
        if "illegal" in answer:
            raise Illegal(answer["illegal"])
        return answer

    def _wait(self, limit: float, stopping: threading.Event | None) -> str | None:
        """The next line, or None at the end of all."""
        end = time.monotonic() + limit
        while (left := end - time.monotonic()) > 0:
            with suppress(queue.Empty):
                return self._answers.get(timeout=left if stopping is None else min(left, POLL_SECONDS))
            if stopping is not None and stopping.is_set():
                raise BotFailed("it was stopped")
        raise TooSlow(f"no answer within {limit:g} s")

    def end(self) -> None:
        """End the process, whatever it is doing, and all that it has started."""
        self._kill()
        self._process.wait()
        self._reader.join(timeout=1)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None and not self._reader.is_alive():
                with suppress(OSError):
                    pipe.close()

    def _kill(self) -> None:
        if self._process.returncode is not None:
            return
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()

    def _listen(self, answers: IO[bytes]) -> None:
        for line in answers:
            self._answers.put(line.decode(errors="replace"))
        self._answers.put(None)


def read(line: str) -> dict[str, Any]:
    """An answer as the worker writes it; whatever else comes this way was written by the bot itself."""
    try:
        answer = json.loads(line)
    except ValueError:
        answer = None
    if not isinstance(answer, dict):
        raise BotFailed(NO_ANSWER)
    return answer


def asked_for(name: str, kind: type[Asked], answer: Mapping[str, Any]) -> Asked:
    """What was asked for, from an answer."""
    found = answer.get(name)
    if not isinstance(found, kind):
        raise BotFailed(NO_ANSWER)
    return found


class ExternalBot:
    """A user's bot on one seat of one game."""

    def __init__(
        self, process: Process, setup: GameSetup, seed: int, limit: float, stopping: threading.Event | None = None
    ) -> None:
        self.process = process
        self._limit, self._stopping = limit, stopping
        self._told = 0  # how many actions it knows of
        process.ask({"begin": seed, "setup": setup.as_json()}, limit, stopping)

    def choose(self, position: Position) -> int:
        """What the user's bot answers; raises ``BotFailed`` if it does not."""
        news = position.actions[self._told :]
        self._told = len(position.actions)
        return asked_for("action", int, self.process.ask({"choose": news}, self._limit, self._stopping))


class WorkerPool:
    """All processes of a tournament's external bots. None is left when this is closed."""

    def __init__(self, setup: GameSetup, limit: float) -> None:
        self.setup = setup
        self.limit = limit
        self._idle: dict[str, list[Process]] = {}
        self._all: set[Process] = set()
        self.is_closed = False  # for good
        self._lock = threading.Lock()

    def source_of(self, name: str) -> str:
        """A hash of the file a bot is from, found by loading it; raises ``BadBot`` if it cannot play."""
        process = self._take(name)
        self._idle.setdefault(name, []).append(process)
        return process.source

    def seat(self, name: str, seed: int, stopping: threading.Event | None = None) -> ExternalBot:
        """A bot for one seat of a new game; raises ``BotFailed`` if it cannot begin."""
        try:
            process = self._take(name)
        except BadBot as error:
            raise BotFailed(str(error)) from None
        try:
            return ExternalBot(process, self.setup, seed, self.limit, stopping)
        except BotFailed:
            self._drop(process)
            raise

    def leave(self, player: ExternalBot, *, has_failed: bool) -> None:
        """The game is over for a bot; its process waits for the next, unless it has failed."""
        if has_failed:
            self._drop(player.process)
            return
        with self._lock:
            self._idle.setdefault(player.process.name, []).append(player.process)

    def close(self) -> None:
        """End all processes."""
        with self._lock:
            self.is_closed = True
            processes, self._all = self._all, set()
        for process in processes:
            process.end()

    def _take(self, name: str) -> Process:
        with self._lock:
            if self._idle.get(name):
                return self._idle[name].pop()
        with self._lock:
            if self.is_closed:
                raise BadBot(f"{name} cannot play: the tournament is over")
            process = Process(name)
            self._all.add(process)
        try:
            process.load(self.setup)
        except BadBot:
            self._drop(process)
            raise
        return process

    def _drop(self, process: Process) -> None:
        process.end()
        with self._lock:
            self._all.discard(process)
