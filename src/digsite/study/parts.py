"""An analysis in parts: each decision is judged once and stored, so that an interrupted analysis goes on."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future
from dataclasses import asdict
from functools import partial
from typing import Any

from digsite.core.actions import Action
from digsite.study.decisions import Judgement, judge_decision
from digsite.study.luck import Verdict
from digsite.study.values import ActionValue, ByLot

POLL_SECONDS = 0.1  # after which a unit that waits for room asks whether it is still wanted

# 1. A part as it is stored


def dump(part: Judgement) -> bytes:
    """A judgement as JSON. Its numbers come back exactly as they are."""
    return json.dumps(asdict(part), separators=(",", ":")).encode()


def load(packed: bytes) -> Judgement:
    """A judgement from JSON; where the best choice was made, both are one again."""
    found = json.loads(packed)
    best = _action_value(found["best"])
    chosen = best if found["chosen"] == found["best"] else _action_value(found["chosen"])
    wins, scores = (Verdict(**_with_tuples(found[name])) for name in ("wins", "scores"))
    return Judgement(found["mover"], best, chosen, wins, scores, ByLot(*found["by_lot"]))


def _action_value(found: dict[str, Any]) -> ActionValue:
    return ActionValue(**{**_with_tuples(found), "action": Action(**found["action"])})


def _with_tuples(found: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in found.items()}


# 2. An analysis that goes on where it was


class Resuming(Executor):
    """The pool of an analysis of which some parts are known: it computes the others, and keeps them.

    ``before_each`` is called before a unit is handed out. It may wait, and raises ``Stopped`` if nobody wants it any
    more. ``keep`` is called with the ply and the part, on a thread of the pool. At most ``window`` units are in flight.
    """

    def __init__(
        self,
        pool: Executor,
        known: Mapping[int, Judgement],
        keep: Callable[[int, Judgement], None],
        before_each: Callable[[], None],
        window: int = 1,
    ) -> None:
        self._pool, self._known, self._keep, self._before_each = pool, known, keep, before_each
        self._room = threading.Semaphore(window)
        self.workers = window  # for ``spread``, which keeps as many at hand

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Hand out what ``spread`` submits: a call of a unit. A decision that is known is answered at once."""
        [call] = args
        if call.unit is judge_decision and call.item.ply in self._known:
            known: Future[Any] = Future()
            known.set_result(self._known[call.item.ply])
            return known
        future = self._submit_in_room(fn, call)
        if call.unit is judge_decision:
            future.add_done_callback(partial(self._keep_part, call.item.ply))
        return future

    def _submit_in_room(self, fn: Callable[..., Any], call: Any) -> Future[Any]:
        while not self._room.acquire(timeout=POLL_SECONDS):
            self._before_each()
        try:
            self._before_each()
            future = self._pool.submit(fn, call)
        except BaseException:
            self._room.release()
            raise
        future.add_done_callback(lambda _: self._room.release())
        return future

    def _keep_part(self, ply: int, future: Future[Judgement]) -> None:
        if not future.cancelled() and future.exception() is None:
            self._keep(ply, future.result())
