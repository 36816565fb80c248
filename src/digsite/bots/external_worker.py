"""The process in which a bot from a user's file lives.

It reads one request a line from the tournament and answers each with one line, both in JSON. ``external`` is the other
end. Whatever the bot prints goes to the standard error stream.
"""

from __future__ import annotations

import inspect
import io
import json
import os
import queue
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

import digsite.games  # noqa: F401  (registers the games)
from digsite.bots.loading import Unusable, digest_of, module_from
from digsite.core.actions import IllegalAction, shortened
from digsite.core.position import Position

LONGEST_MESSAGE = 300


def main() -> None:
    """Answer requests until the tournament is over."""
    asked, answers = take_over_the_streams()
    requests: queue.Queue[str] = queue.Queue()
    threading.Thread(target=listen, args=(asked, requests), daemon=True).start()
    worker = Worker()
    while True:
        answer = worker.answer(json.loads(requests.get()))
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


def take_over_the_streams() -> tuple[TextIO, TextIO]:
    """Keep the two pipes for ourselves: to the bot, input is empty and output is the error stream."""
    asked, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace", line_buffering=True)
    return open(asked, encoding="utf-8"), open(answers, "w", encoding="utf-8")  # noqa: PTH123


def listen(asked: TextIO, requests: queue.Queue[str]) -> None:
    """Pass requests on; when the tournament is gone, end at once, even while the bot is thinking for ever."""
    for line in asked:
        requests.put(line)
    os._exit(0)


class Worker:
    """A user's class, the bot made of it for this game, and the position it thinks about."""

    def __init__(self) -> None:
        self.make: Callable[..., Any] | None = None
        self.bot: Any = None
        self.position: Position | None = None

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request: what was asked for, or that the bot ``crashed`` or said something ``illegal``."""
        try:
            if "load" in request:
                return self._load(request["load"], request["setup"])
            if "begin" in request:
                return self._begin(request["begin"], request["setup"])
            return self._choose(request["choose"])
        except Unusable as error:
            return {"crashed": str(error)}
        except BaseException as error:  # whatever a user's code may raise, a SystemExit too
            return {"crashed": told(error)}

    def _load(self, name: str, setup: dict[str, Any]) -> dict[str, Any]:
        """Import the class and try it once, so that mistakes are found before the first game."""
        place, _, wanted = name.rpartition(":")
        module = module_from(place)
        self.make = getattr(module, wanted, None)
        if not callable(self.make):
            raise Unusable(f"there is no class {wanted!r} in it")
        if not callable(getattr(new_bot(self.make, 0), "choose", None)):
            raise Unusable(f"{wanted} has no method choose(self, position)")
        Position(**setup)  # loads the rules, which takes a moment
        return {"source": digest_of(module)}

    def _begin(self, seed: int, setup: dict[str, Any]) -> dict[str, Any]:
        assert self.make is not None
        self.position = Position(**setup)
        self.bot = new_bot(self.make, seed)
        return {"ready": True}

    def _choose(self, actions: list[int]) -> dict[str, Any]:
        assert self.position is not None
        for action in actions:
            self.position.play(action)
        answer = self.bot.choose(self.position.copy())
        try:
            return {"action": self.position.rules.actions.find(answer).number}
        except IllegalAction as error:
            return {"illegal": shortened(str(error), LONGEST_MESSAGE)}


def new_bot(make: Callable[..., Any], seed: int) -> Any:
    """A bot for one game; it is told a seed if it takes one."""
    try:
        takes_seed = "seed" in inspect.signature(make).parameters
    except (TypeError, ValueError):  # a class written in C may not say what it takes
        takes_seed = False
    return make(seed=seed) if takes_seed else make()


def told(error: BaseException) -> str:
    """An error in one line, with the place in the user's code where it happened."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not is_ours(frame.filename)]
    message = " ".join(f"{type(error).__name__}: {error}".split())
    message = message.encode("utf-8", "backslashreplace").decode()  # a lone surrogate could not be written anywhere
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return shortened(message, LONGEST_MESSAGE) + ("" if isinstance(error, SyntaxError) else where)


def is_ours(file: str) -> bool:
    """Whether a line of code is Python's own or digsite's, and not the user's."""
    return file.startswith("<frozen") or Path(file).is_relative_to(Path(__file__).parent.parent)
