"""Simulations: many games between bots, on all cores, counted as they go."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from digsite.arena.playing import GAME_COLUMNS, LONGEST, MOVE_COLUMNS, Tally, play_and_note, play_games
from digsite.bots.bot import policy
from digsite.bots.greedy import NO_STRATEGY, strategy
from digsite.bots.policy import UNIFORM
from digsite.core import engine, registry
from digsite.core.engine import Engine, Progress
from digsite.core.numbers import plain_number
from digsite.core.record import fields_of
from digsite.core.rng import check_seed

CHUNK = 2_000  # games between two words of progress when compiled
PLAIN_CHUNK = 20
DECISIONS_AT_ONCE = 64 * LONGEST  # held by a thread before they are written; in plain mode fewer
PLAIN_DECISIONS_AT_ONCE = 4 * LONGEST
MOST_GAMES = 10**12


class Keeper(Protocol):
    """Keeps what the games of a simulation were like, in the order of their numbers."""

    wants_decisions: bool

    def keep(self, rows: Any, games: int, moves: Any, decisions: int) -> None:
        """Take some games and their decisions, as ``playing`` writes them: row after row of numbers."""


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
    keeper: Keeper | None = None,
) -> Simulation:
    """Play games between bots. The result depends on the seed alone, not on the number of threads.

    ``progress`` is told the count so far after every chunk; Ctrl-C ends the simulation early and keeps what was played.
    A ``keeper`` gets every single game, in order.
    """
    players, games, seed = plain_number(players), plain_number(games), plain_number(seed)
    encoded, names, policies = check_simulation(game, players, games, bots, seed, options or {})
    chosen = engine.best(game, compiling)
    chunks = -(-games // CHUNK)
    threads = min(plain_number(threads) or os.cpu_count() or 1, chunks) if chosen.is_compiled else 1
    loop = prepare(chosen, policies, compiling) if keeper is None else prepare_notes(chosen, policies, compiling)
    work = _Work(chosen, loop, players, encoded, policies, seed, games, keeper)
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


def check_simulation(
    game: str, players: int, games: int, bots: tuple[str, ...], seed: int, options: Mapping[str, object]
) -> tuple[list[int], tuple[str, ...], list[int]]:
    """The options as rules take them, the bot of each seat and its policy; complains of what cannot be simulated."""
    encoded = registry.game(game).about.encode_options(players, options)
    names = check_bots(bots, players)
    policies = [policy(name) for name in names]
    if not 1 <= games <= MOST_GAMES:
        raise ValueError(f"a simulation needs at least one game and at most {MOST_GAMES:,}, not {games:,}")
    check_seed(seed)
    return encoded, names, policies


def prepare(chosen: Engine, policies: Sequence[int], compiling: Progress | None = None) -> Callable[..., Any]:
    """The loop over whole games, compiled if it is not yet; the game's strategy is part of it only where it is used."""
    return _bound(chosen, play_games, "", policies, compiling)


def prepare_notes(chosen: Engine, policies: Sequence[int], compiling: Progress | None = None) -> Callable[..., Any]:
    """The same loop for a simulation of which every game is kept."""
    return _bound(chosen, play_and_note, ".notes", policies, compiling)


def _bound(
    chosen: Engine, loop: Callable[..., Any], mark: str, policies: Sequence[int], compiling: Progress | None
) -> Callable[..., Any]:
    name = chosen.game.about.name
    if all(number == UNIFORM for number in policies):
        [run] = chosen.bind(f"{name}.uniform{mark}", [loop], NO_STRATEGY.bindings, compiling)
    else:
        [run] = chosen.bind(f"{name}.greedy{mark}", [loop], strategy(name).bindings, compiling)
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
        run: Callable[..., Any],
        players: int,
        options: list[int],
        policies: list[int],
        seed: int,
        games: int,
        keeper: Keeper | None = None,
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
        self._notes = None if keeper is None else _Notes(keeper)

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
            except BaseException as error:
                self._stopping = True
                if not isinstance(error, KeyboardInterrupt):
                    raise
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
            play = partial(self.play_games, games, generators, tallies, self.players, options, policies, self.seed)
            if self._notes is None:
                play(first, count, actions, worths)
            else:
                self._notes.take(chosen, self.players, first, count, (actions, worths), play)
            with self._lock:
                _add(self.tally, chosen.read(tallies, 0, Tally))

    def _take_chunk(self) -> tuple[int, int] | None:
        with self._lock:
            first = self._next
            count = min(CHUNK if self.engine.is_compiled else PLAIN_CHUNK, self.games - first)
            self._next += max(count, 0)
        return None if count <= 0 or self._stopping else (first, count)


class _Notes:
    """Hands the games of all threads to a keeper, in the order of their numbers."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self._next = 0  # the game whose turn it is to be kept
        self._waiting: dict[int, tuple[int, list[tuple[Any, int, Any, int]]]] = {}  # chunks that came before their turn
        self._lock = threading.Lock()

    def take(
        self, chosen: Engine, players: int, first: int, count: int, scratch: tuple[Any, Any], play: Callable[..., Any]
    ) -> None:
        """Play one chunk, in as many parts as the room for decisions asks for, and hand it over."""
        room = 0
        if self.keeper.wants_decisions:
            room = DECISIONS_AT_ONCE if chosen.is_compiled else PLAIN_DECISIONS_AT_ONCE
        parts, done = [], 0
        while done < count:
            rows, moves = chosen.ints((count - done) * (GAME_COLUMNS + 2 * players)), chosen.ints(room * MOVE_COLUMNS)
            games = play(first + done, count - done, *scratch, rows, moves, room)
            parts.append((rows, games, moves, self._decisions(rows, games, players) if room else 0))
            done += games
        with self._lock:
            self._waiting[first] = count, parts
            while self._next in self._waiting:
                count, parts = self._waiting.pop(self._next)
                for part in parts:
                    self.keeper.keep(*part)
                self._next += count

    def _decisions(self, rows: Any, games: int, players: int) -> int:
        """How many decisions were made in all; a game too long for the room that was left for it is an error."""
        lengths = [
            int(length) for length in rows[1 : games * (GAME_COLUMNS + 2 * players) : GAME_COLUMNS + 2 * players]
        ]
        if max(lengths) > LONGEST:
            raise ValueError(f"a game has {max(lengths)} decisions; --decisions is for games of {LONGEST} at most")
        return sum(lengths)


def _add(total: Tally, more: Tally) -> None:
    for name, shape in fields_of(Tally).items():
        if shape:
            values = getattr(total, name)
            for index, value in enumerate(getattr(more, name)):
                if value:
                    values[index] += value
        else:
            setattr(total, name, getattr(total, name) + getattr(more, name))
