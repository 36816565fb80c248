"""Tournaments: the games of a plan, played one by one and side by side.

A bot that crashes, answers too late or illegally loses its game, and the tournament goes on.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from digsite.arena.outcome import Clock, Forfeit, Outcome, Result
from digsite.arena.plan import Pairing, Plan, derived_seed
from digsite.bots.bot import Bot, bot
from digsite.bots.external import BadBot, BotFailed, ExternalBot, GameSetup, Illegal, WorkerPool, is_external
from digsite.bots.mcts.naming import is_search, judge_source, named
from digsite.bots.mcts.search import entry_points
from digsite.core import engine
from digsite.core.actions import IllegalAction
from digsite.core.engine import Progress
from digsite.match import Match
from digsite.work import Stopped, count_workers, spread, stopping, using

# One game


def play_game(plan: Plan, pairing: Pairing, bot_workers: WorkerPool, stopping: threading.Event) -> Result:
    """Play one game to its end, or to the first forfeit."""
    game = _Game(plan, pairing, bot_workers, stopping)
    try:
        return game.play()
    finally:
        game.leave()


class _Game:
    """A game being played."""

    def __init__(self, plan: Plan, pairing: Pairing, bot_workers: WorkerPool, stopping: threading.Event) -> None:
        self.plan, self.pairing, self.bot_workers, self.stopping = plan, pairing, bot_workers, stopping
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
            if isinstance(player, ExternalBot):
                self.bot_workers.leave(player, has_failed=seat == self.failed_seat)

    def _at(self, seat: int, act: Callable[[int], None]) -> None:
        """Let a seat act. What goes wrong with a worker is its failure; an error in our own is a bug to be told."""
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
        self.bots[seat] = (
            self.bot_workers.seat(name, seed, self.stopping) if is_external(name) else bot(name, seed, 1, self.stopping)
        )

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


@dataclass(frozen=True)
class Game:
    """One game of a tournament: a unit of work."""

    plan: Plan
    number: int
    sources: Mapping[str, str] = field(default_factory=dict)  # a hash of the file of each user's bot


def play_unit(unit: Game) -> Result | None:
    """Play one game, on whichever machine this is; None if it was stopped before its end."""
    bot_workers = bot_workers_for(unit.plan)
    check_sources(unit.sources, bot_workers)
    compile_for(unit.plan)
    try:
        return play_game(unit.plan, unit.plan.pairing(unit.number), bot_workers, stopping())
    except Stopped:
        return None


def check_sources(sources: Mapping[str, str], bot_workers: WorkerPool) -> None:
    """Complain if a user's file is another one on this machine than where the tournament was started."""
    for name, source in sources.items():
        if name not in _SOURCES:
            _SOURCES[name] = source_of(name, bot_workers)
        if _SOURCES[name] != source:
            raise BadBot(f"{name} is another file on a worker than here; copy it to the same place on all machines")


_SOURCES: dict[str, str] = {}  # of the users' files that this process has loaded
_BOT_WORKERS: dict[str, WorkerPool] = {}  # of this process, by setup
_LOCK = threading.Lock()


def source_of(name: str, bot_workers: WorkerPool) -> str:
    """A hash of the file of a user's bot or judge, which is loaded for it."""
    return bot_workers.source_of(name) if is_external(name) else judge_source(name)


def bot_workers_for(plan: Plan) -> WorkerPool:
    """Room for the processes of a plan's external bots; all games of this process share it until it is closed."""
    setup = GameSetup(plan.game, plan.players, plan.options)
    key = json.dumps([setup.as_json(), plan.time_limit])
    with _LOCK:
        found = _BOT_WORKERS.get(key)
        if found is None or found.is_closed:
            found = _BOT_WORKERS[key] = WorkerPool(setup, plan.time_limit)
        return found


def run(
    plan: Plan,
    games: int,
    threads: int | None = None,
    known: Iterable[Result] = (),
    told: Callable[[Result], None] | None = None,
    sources: Mapping[str, str] | None = None,
    pool: Executor | None = None,
) -> Outcome:
    """Play all games that are not ``known`` yet; ``told`` hears of each. Ctrl-C keeps what was played.

    The games do not depend on where they are played, as far as their bots do not depend on the clock. ``pool`` is an
    executor or a Dask ``Client``; without one they are played by ``threads`` of this process.
    """
    results = {result.number: result for result in known if result.number < games}
    missing = [number for number in range(games) if number not in results]
    was_interrupted = False
    units = (Game(plan, number, sources or {}) for number in missing)
    with using(pool, max(1, min(count_workers(threads), len(missing)))) as workers:
        try:
            for _, result in spread(workers, play_unit, units):
                if result is not None:
                    results[result.number] = result
                    if told is not None:
                        told(result)
        except KeyboardInterrupt:
            was_interrupted = True
    return Outcome(plan, tuple(results[number] for number in sorted(results)), was_interrupted)


def prepare(
    plan: Plan,
    bot_workers: WorkerPool,
    compiling: Progress | None = None,
    loading: Callable[[str], AbstractContextManager[Any]] = nullcontext,
) -> dict[str, str]:
    """Make everything ready before the first game: compile, and load users' code; returns a hash of each one's file.

    Each bot is loaded within ``loading``, which is told its name.
    """
    compile_for(plan, compiling)
    names = list(dict.fromkeys(plan.bots))
    external = [name for name in names if is_external(name)]
    sources = {}
    for name in (*external, *judged(names)):
        with loading(name):
            sources[name] = _SOURCES[name] = source_of(name, bot_workers)
    return sources


def compile_for(plan: Plan, compiling: Progress | None = None) -> None:
    """Compile what a plan's bots need, in this process: none may play otherwise meanwhile, or lose time by it."""
    chosen = engine.best(plan.game, compiling)
    if not all(is_external(name) for name in plan.bots):
        entry_points(chosen, compiling)
    for name in judged(plan.bots):
        entry_points(chosen, compiling, named(name)[1].judge)


def judged(names: Iterable[str]) -> list[str]:
    """The bots that search with a judge of somebody's own."""
    return [name for name in dict.fromkeys(names) if is_search(name) and judge_source(name)]
