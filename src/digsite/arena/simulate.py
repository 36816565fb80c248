"""Simulations: many games between bots, on all cores, counted as they go."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass

from digsite.arena.playing import Tally, play_games
from digsite.bots.greedy import NO_STRATEGY, strategy
from digsite.bots.policy import UNIFORM, policy
from digsite.core import engine, registry
from digsite.core.engine import Engine, Progress
from digsite.core.record import fields_of
from digsite.core.rng import check_seed

CHUNK = 2_000  # games between two words of progress when compiled
PLAIN_CHUNK = 20
MOST_GAMES = 10**12


@dataclass(frozen=True)
class Simulation:
    """What was played, by whom, and what came of it."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    threads: int
    tally: Tally
    cpu_seconds: float  # of this process, all threads together
    wall_seconds: float
    was_interrupted: bool


def simulate(
    game: str,
    players: int,
    games: int,
    bots: tuple[str, ...] = ("uniform",),
    seed: int = 0,
    threads: int | None = None,
    options: Mapping[str, object] | None = None,
    progress: Callable[[Tally], None] | None = None,
    compiling: Progress | None = None,
) -> Simulation:
    """Play games between bots. The result depends on the seed alone, not on the number of threads.

    ``progress`` is told the count so far after every chunk; Ctrl-C ends the simulation early and keeps what was played.
    """
    encoded = registry.game(game).about.encode_options(players, options or {})
    names = check_bots(bots, players)
    policies = [policy(name) for name in names]
    if not 1 <= games <= MOST_GAMES:
        raise ValueError(f"a simulation needs at least one game and at most {MOST_GAMES:,}, not {games:,}")
    check_seed(seed)
    chosen = engine.best(game, compiling)
    chunks = -(-games // CHUNK)
    threads = min(threads or os.cpu_count() or 1, chunks) if chosen.is_compiled else 1
    work = _Work(chosen, prepare(chosen, policies, compiling), players, encoded, policies, seed, games)
    cpu, wall = time.process_time(), time.perf_counter()
    was_interrupted = work.run(threads, progress)
    return Simulation(
        game,
        players,
        names,
        seed,
        threads,
        work.tally,
        time.process_time() - cpu,
        time.perf_counter() - wall,
        was_interrupted,
    )


def prepare(chosen: Engine, policies: Sequence[int], compiling: Progress | None = None) -> Callable[..., None]:
    """The loop over whole games, compiled if it is not yet; the game's strategy is part of it only where it is used."""
    name = chosen.game.about.name
    if all(number == UNIFORM for number in policies):
        [run] = chosen.bind(f"{name}.uniform", [play_games], NO_STRATEGY, compiling)
    else:
        [run] = chosen.bind(f"{name}.greedy", [play_games], strategy(name), compiling)
    return run


def check_bots(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """One bot for every seat; a single name plays them all."""
    if len(bots) == 1:
        bots *= players
    if len(bots) != players:
        raise ValueError(f"{players} players need {players} bots or one for all seats, not {len(bots)}")
    return bots


class _Work:
    """The games still to be played, shared out in chunks among threads."""

    def __init__(
        self,
        chosen: Engine,
        run: Callable[..., None],
        players: int,
        options: list[int],
        policies: list[int],
        seed: int,
        games: int,
    ) -> None:
        self.engine = chosen
        self.play_games = run
        self.players = players
        self.options = options
        self.policies = policies
        self.seed = seed
        self.games = games
        self.tally = Tally()
        self._next = 0
        self._lock = threading.Lock()
        self._stopping = False

    def run(self, threads: int, progress: Callable[[Tally], None] | None) -> bool:
        """Play everything; returns whether that was interrupted."""
        with ThreadPoolExecutor(threads) as pool:
            waiting = {pool.submit(self._play_chunks) for _ in range(threads)}
            try:
                while waiting:
                    done, waiting = wait(waiting, timeout=0.1, return_when=FIRST_COMPLETED)
                    for finished in done:
                        finished.result()
                    if progress is not None:
                        progress(self.tally)
            except KeyboardInterrupt:
                self._stopping = True
                return True
        return False

    def _play_chunks(self) -> None:
        """One thread's work: chunk after chunk until none is left."""
        chosen = self.engine
        games, generators = chosen.games(2), chosen.generators(1)
        actions, worths = chosen.ints(chosen.game.actions.size), chosen.ints(chosen.game.actions.size)
        options, policies = chosen.ints_of(self.options), chosen.ints_of(self.policies)
        while (chunk := self._take_chunk()) is not None:
            tallies = chosen.room(Tally, 1)
            first, count = chunk
            self.play_games(
                games, generators, tallies, self.players, options, policies, self.seed, first, count, actions, worths
            )
            with self._lock:
                _add(self.tally, chosen.read(tallies, 0, Tally))

    def _take_chunk(self) -> tuple[int, int] | None:
        with self._lock:
            first = self._next
            count = min(CHUNK if self.engine.is_compiled else PLAIN_CHUNK, self.games - first)
            self._next += max(count, 0)
        return None if count <= 0 or self._stopping else (first, count)


def _add(total: Tally, more: Tally) -> None:
    for name, shape in fields_of(Tally).items():
        if shape:
            values = getattr(total, name)
            for index, value in enumerate(getattr(more, name)):
                if value:
                    values[index] += value
        else:
            setattr(total, name, getattr(total, name) + getattr(more, name))
