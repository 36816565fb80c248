"""Tournaments: the games of a plan, played one by one and side by side.

A bot that crashes, answers too late or illegally loses its game, and the tournament goes on.
"""

from __future__ import annotations

import os
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from digsite.arena.outcome import Clock, Forfeit, Outcome, Result
from digsite.arena.plan import Pairing, Plan, derived_seed
from digsite.bots.bot import Bot, bot
from digsite.bots.mcts.naming import is_search, judge_source, named
from digsite.bots.mcts.search import doors
from digsite.bots.outside import BotFailed, Guests, Illegal, OutsideBot, Table, is_outside
from digsite.core import engine
from digsite.core.actions import IllegalAction
from digsite.core.engine import Progress
from digsite.match import Match

# One game


class Stopped(Exception):
    """The tournament is being stopped; a game that is not over does not count."""


def play_game(plan: Plan, pairing: Pairing, guests: Guests, stopping: threading.Event) -> Result:
    """Play one game to its end, or to the first forfeit."""
    game = _Game(plan, pairing, guests, stopping)
    try:
        return game.play()
    finally:
        game.leave()


class _Game:
    """A game being played."""

    def __init__(self, plan: Plan, pairing: Pairing, guests: Guests, stopping: threading.Event) -> None:
        self.plan, self.pairing, self.guests, self.stopping = plan, pairing, guests, stopping
        self.match = new_match(plan, pairing.seed)
        self.bots: dict[int, Bot] = {}
        self.clocks = tuple(Clock() for _ in range(plan.players))
        self.decisions = 0
        self.failed_seat: int | None = None

    def play(self) -> Result:
        try:
            for seat in range(self.plan.players):
                self._at(seat, self._sit_down)
            while not self.match.over:
                self._at(self.match.mover, self._decide)
        except BotFailed as error:
            if self.stopping.is_set():  # its process was ended by us
                raise Stopped from None
            assert self.failed_seat is not None
            return self._result(Forfeit(self.failed_seat, error.kind, len(self.match.actions), str(error)))
        return self._result(None)

    def leave(self) -> None:
        """Everybody gets up from the table."""
        for seat, player in self.bots.items():
            if isinstance(player, OutsideBot):
                self.guests.leave(player, has_failed=seat == self.failed_seat)

    def _at(self, seat: int, act: Callable[[int], None]) -> None:
        """Let a seat act. What goes wrong with a guest is its failure; an error in our own is a bug to be told."""
        if self.stopping.is_set():
            raise Stopped
        try:
            act(seat)
        except BotFailed:
            self.failed_seat = seat
            raise
        except IllegalAction as error:
            self.failed_seat = seat
            raise Illegal(str(error)) from None

    def _sit_down(self, seat: int) -> None:
        name = self.pairing.bots[seat]
        seed = derived_seed("bot", self.plan.seed, self.pairing.number, seat)
        self.bots[seat] = self.guests.seat(name, seed) if is_outside(name) else bot(name, seed, 1, self.stopping)

    def _decide(self, seat: int) -> None:
        """One decision; where there is nothing to decide the bot is not asked."""
        self.decisions += 1
        legal = self.match.legal_numbers()
        if len(legal) == 1:
            self.match.play(legal[0])
            return
        seen = self.match.copy()
        before = time.perf_counter()
        try:
            chosen = self.bots[seat].choose(seen)
        finally:
            self.clocks[seat].add(time.perf_counter() - before)
        if self.stopping.is_set():  # it may not have thought to the end
            raise Stopped
        self.match.play(chosen)

    def _result(self, forfeit: Forfeit | None) -> Result:
        scores, places = self.match.standing()
        if forfeit is not None:
            places = places_without(forfeit.seat, places)
        return Result(
            self.pairing.number,
            self.pairing.seed,
            self.pairing.bots,
            tuple(scores),
            tuple(places),
            len(self.match.actions),
            self.decisions,
            self.clocks,
            forfeit,
        )


def places_without(seat: int, places: Sequence[int]) -> list[int]:
    """The places after a forfeit: that seat is the last, the others keep their order."""
    others = [place for other, place in enumerate(places) if other != seat]
    return [
        len(places) if other == seat else 1 + sum(better < place for better in others)
        for other, place in enumerate(places)
    ]


def new_match(plan: Plan, seed: int) -> Match:
    """The start of a game, with this seed of chance."""
    options: dict[str, Any] = dict(plan.options)
    return Match(plan.game, plan.players, seed=seed, **options)


# All games


def run(
    plan: Plan,
    games: int,
    guests: Guests,
    threads: int | None = None,
    known: Iterable[Result] = (),
    told: Callable[[Result], None] | None = None,
) -> Outcome:
    """Play all games that are not ``known`` yet; ``told`` hears of each. Ctrl-C keeps what was played.

    The games do not depend on the number of threads, as far as their bots do not depend on the clock.
    """
    results = {result.number: result for result in known if result.number < games}
    missing = [number for number in range(games) if number not in results]

    def keep(result: Result) -> None:
        results[result.number] = result
        if told is not None:
            told(result)

    work = _Work(plan, guests, missing)
    was_interrupted = work.run(max(1, min(threads or os.cpu_count() or 1, len(missing))), keep)
    return Outcome(plan, tuple(results[number] for number in sorted(results)), was_interrupted)


class _Work:
    """The games still to be played, taken one by one by threads."""

    def __init__(self, plan: Plan, guests: Guests, numbers: Sequence[int]) -> None:
        self.plan, self.guests = plan, guests
        self._numbers = iter(numbers)
        self._lock = threading.Lock()
        self._stopping = threading.Event()
        self._finished: queue.Queue[Result | Exception | None] = queue.Queue()  # None: a thread has no more work

    def run(self, threads: int, keep: Callable[[Result], None]) -> bool:
        """Play everything; returns whether that was interrupted."""
        with ThreadPoolExecutor(threads) as pool:
            try:
                for _ in range(threads):
                    pool.submit(self._play_games)
                self._collect(threads, keep)
            except BaseException as error:
                self._stopping.set()
                self.guests.close()
                if not isinstance(error, KeyboardInterrupt):
                    raise
        while not self._finished.empty():  # games that ended while we were stopping
            if isinstance(finished := self._finished.get(), Result):
                keep(finished)
        return self._stopping.is_set()

    def _collect(self, threads: int, keep: Callable[[Result], None]) -> None:
        """Take the results as they come until no thread is left."""
        while threads:
            try:
                finished = self._finished.get(timeout=0.2)  # not for ever: Ctrl-C must get through on every system
            except queue.Empty:
                continue
            if finished is None:
                threads -= 1
            elif isinstance(finished, Exception):
                raise finished
            else:
                keep(finished)

    def _play_games(self) -> None:
        """One thread's work: game after game until none is left."""
        try:
            while (number := self._next()) is not None:
                pairing = self.plan.pairing(number)
                self._finished.put(play_game(self.plan, pairing, self.guests, self._stopping))
        except Stopped:
            pass
        except Exception as error:
            self._finished.put(error)
        self._finished.put(None)

    def _next(self) -> int | None:
        with self._lock:
            return None if self._stopping.is_set() else next(self._numbers, None)


def prepare(
    plan: Plan,
    guests: Guests,
    compiling: Progress | None = None,
    loading: Callable[[str], AbstractContextManager[Any]] = nullcontext,
) -> dict[str, str]:
    """Make everything ready before the first game: compile, and load users' code; returns a hash of each one's file.

    Each bot is loaded within ``loading``, which is told its name.
    """
    chosen = engine.best(plan.game, compiling)
    names = list(dict.fromkeys(plan.bots))
    outside = [name for name in names if is_outside(name)]
    judges = {name: source for name in names if is_search(name) and (source := judge_source(name))}
    if len(outside) < len(names):  # no bot's clock runs while it is being compiled
        doors(chosen, compiling)
    for name in judges:
        doors(chosen, compiling, named(name)[1].judge)
    sources = {}
    for name in outside:
        with loading(name):
            sources[name] = guests.source_of(name)
    return sources | judges


def guests_for(plan: Plan) -> Guests:
    """Room for the processes of a plan's outside bots."""
    return Guests(Table(plan.game, plan.players, plan.options), plan.time_limit)
