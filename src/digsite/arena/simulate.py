"""Simulations: many games between bots, on all cores or on a cluster, counted as they go."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, Protocol

from digsite.arena.playing import GAME_COLUMNS, LONGEST, MOVE_COLUMNS, Tally, play_and_note, play_games
from digsite.bots.bot import check_bot, policy
from digsite.bots.greedy import NO_STRATEGY, Strategy, strategy
from digsite.bots.policy import UNIFORM
from digsite.core import engine, registry
from digsite.core.engine import Engine, Progress
from digsite.core.entry_points import Standing
from digsite.core.numbers import plain_number
from digsite.core.record import fields_of
from digsite.core.rng import check_seed
from digsite.work import WorkLost, count_workers, spread, using

CHUNK = 2_000  # games of a unit when compiled, at least: between two words of progress
LARGEST_CHUNK = 50_000  # about a second's work, so that a cluster is worth its while
CHUNKS = 64  # of a long simulation, at least
PLAIN_CHUNK = 20
DECISIONS_AT_ONCE = 64 * LONGEST  # held by a unit before they are handed on; in plain mode fewer
PLAIN_DECISIONS_AT_ONCE = 4 * LONGEST
MOST_GAMES = 10**12
Notes = Literal["none", "games", "decisions"]
Part = tuple[Any, int, Any, int]  # what a writer takes at a time


class RowWriter(Protocol):
    """Writes down the games of a simulation, in the order of their numbers."""

    wants_decisions: bool

    def write(self, rows: Any, games: int, moves: Any, decisions: int) -> None:
        """Take some games and their decisions, as ``playing`` writes them: row after row of numbers."""


@dataclass(frozen=True)
class Simulation:
    """What was played, by whom, and what came of it."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    workers: int
    tally: Tally
    cpu_seconds: float  # of all workers together
    wall_seconds: float
    was_interrupted: bool


class SimulationLost(WorkLost):
    """The executor has gone in the middle; ``partial`` is what the first games gave."""

    def __init__(self, reason: str, partial: Simulation) -> None:
        super().__init__(reason)
        self.partial = partial


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
    writer: RowWriter | None = None,
    pool: Executor | None = None,
) -> Simulation:
    """Play games between bots. The result depends on the seed alone, not on where the games are played.

    ``progress`` is told the count so far after every chunk; Ctrl-C ends the simulation early and keeps what was played.
    If the executor goes, ``SimulationLost`` has the same.
    A ``writer`` gets every single game, in order. ``pool`` is an executor or a Dask ``Client``; without one the games
    are played by ``threads`` of this process.
    """
    players, games, seed = plain_number(players), plain_number(games), plain_number(seed)
    encoded, names, policies = check_simulation(game, players, games, bots, seed, options or {})
    notes: Notes = "none" if writer is None else "decisions" if writer.wants_decisions else "games"
    if pool is None:
        _loop(game, policies, notes, compiling)
    whole = Chunk(game, players, tuple(encoded), tuple(policies), seed, 0, games, notes)
    count = _Count(whole, writer)
    started = time.perf_counter()
    with using(pool, min(count_workers(plain_number(threads)), -(-games // CHUNK))) as workers:
        width = getattr(workers, "workers", 1)
        was_interrupted = count.run(workers, progress)
    wall = time.perf_counter() - started
    done = Simulation(game, players, names, seed, width, count.tally, count.cpu_seconds, wall, was_interrupted)
    if count.lost is not None:
        raise SimulationLost(str(count.lost), done) from count.lost
    return done


def check_simulation(
    game: str, players: int, games: int, bots: tuple[str, ...], seed: int, options: Mapping[str, object]
) -> tuple[list[int], tuple[str, ...], list[int]]:
    """The options as rules take them, the bot of each seat and its policy; complains of what cannot be simulated."""
    encoded = registry.game(game).about.encode_options(players, options)
    names = check_bots(bots, players)
    policies = [policy(name) for name in names]
    for name in names:
        check_bot(name, game)
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


_loops: dict[tuple[Engine, str], Callable[..., Any]] = {}  # by label; loading one takes as long as some thousand games


def _bound(
    chosen: Engine, loop: Callable[..., Any], mark: str, policies: Sequence[int], compiling: Progress | None
) -> Callable[..., Any]:
    name = chosen.game.about.name
    is_uniform = all(number == UNIFORM for number in policies)
    label = f"{name}.{'uniform' if is_uniform else 'greedy'}{mark}"
    if (chosen, label) not in _loops:
        bindings = _strategy_of(name, policies).bindings
        [_loops[chosen, label]] = chosen.bind(label, [loop], bindings, compiling)
    return _loops[chosen, label]


def _strategy_of(game: str, policies: Sequence[int]) -> Strategy:
    """The strategy that is part of the loop."""
    return NO_STRATEGY if all(number == UNIFORM for number in policies) else strategy(game)


def records(chosen: Engine, policies: Sequence[int]) -> tuple[Any, Any]:
    """The records that the loop works with: a survey and a standing."""
    survey = _strategy_of(chosen.game.about.name, policies).survey
    return chosen.allocate(survey, 1), chosen.allocate(Standing, 1)


def check_bots(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """One bot for every seat; a single name plays them all."""
    if len(bots) == 1:
        bots *= players
    if len(bots) != players:
        raise ValueError(f"{players} players need {players} bots or one for all seats, not {len(bots)}")
    return bots


# A unit


@dataclass(frozen=True)
class Chunk:
    """Some games of a simulation, and whether something is noted about each game or each decision."""

    game: str
    players: int
    options: tuple[int, ...]
    policies: tuple[int, ...]
    seed: int
    first: int
    count: int
    notes: Notes = "none"


class Played(NamedTuple):
    """What came of some games."""

    tally: Tally
    parts: list[Part]
    cpu_seconds: float


def play_chunk(chunk: Chunk) -> Played:
    """Play some games; a unit of work."""
    loop = _loop(chunk.game, chunk.policies, chunk.notes)
    before = time.thread_time()
    chosen = engine.best(chunk.game)
    tallies = chosen.allocate(Tally, 1)
    parts, done = [], 0
    while done < chunk.count:
        parts.append(_play_part(chosen, loop, chunk, done, tallies))
        done += parts[-1][1]
    kept = [] if chunk.notes == "none" else parts
    return Played(chosen.read(tallies, 0, Tally), kept, time.thread_time() - before)


def _loop(game: str, policies: Sequence[int], notes: Notes, compiling: Progress | None = None) -> Callable[..., Any]:
    """The loop over whole games, compiled if it is not yet."""
    chosen = engine.best(game, compiling)
    return (prepare if notes == "none" else prepare_notes)(chosen, policies, compiling)


def _play_part(chosen: Engine, loop: Callable[..., Any], chunk: Chunk, done: int, tallies: Any) -> Part:
    """The next games of a chunk: all of them, or as many as there is room to note decisions for."""
    size = chosen.game.actions.size
    given = chosen.ints_of(chunk.options), chosen.ints_of(chunk.policies), chunk.seed, chunk.first + done
    left = chunk.count - done
    room_to_work = chosen.ints(size), chosen.ints(size), *records(chosen, chunk.policies)
    tables = chosen.games(2), chosen.generators(1), tallies
    if chunk.notes == "none":
        loop(*tables, chunk.players, *given, left, *room_to_work)
        return None, left, None, 0
    room = 0
    if chunk.notes == "decisions":
        room = DECISIONS_AT_ONCE if chosen.is_compiled else PLAIN_DECISIONS_AT_ONCE
    rows, moves = chosen.ints(left * (GAME_COLUMNS + 2 * chunk.players)), chosen.ints(room * MOVE_COLUMNS)
    games = loop(*tables, chunk.players, *given, left, *room_to_work, rows, moves, room)
    decisions = _decisions(rows, games, chunk.players) if room else 0
    return rows[: games * (GAME_COLUMNS + 2 * chunk.players)], games, moves[: decisions * MOVE_COLUMNS], decisions


def _decisions(rows: Any, games: int, players: int) -> int:
    """How many decisions were made in all; a game too long for the room that was left for it is an error."""
    width = GAME_COLUMNS + 2 * players
    lengths = [int(length) for length in rows[1 : games * width : width]]
    if max(lengths) > LONGEST:
        raise ValueError(f"a game has {max(lengths)} decisions; --decisions is for games of {LONGEST} at most")
    return sum(lengths)


# All units


def chunks(whole: Chunk) -> Iterator[Chunk]:
    """A simulation in pieces; few games at a time where each of them is kept."""
    size = PLAIN_CHUNK if engine.in_plain_mode() else CHUNK
    if whole.notes == "none" and not engine.in_plain_mode():
        size = max(CHUNK, min(whole.count // CHUNKS, LARGEST_CHUNK))
    for first in range(0, whole.count, size):
        yield replace(whole, first=first, count=min(size, whole.count - first))


class _Count:
    """What a simulation has counted so far, in the order of the games: the first ones, wherever it is stopped."""

    def __init__(self, whole: Chunk, writer: RowWriter | None) -> None:
        self.whole, self.writer = whole, writer
        self.tally = Tally()
        self.cpu_seconds = 0.0
        self.lost: WorkLost | None = None  # why it could not go on
        self._next = 0  # the game whose turn it is
        self._early: dict[int, tuple[Chunk, Played]] = {}  # chunks that came before their turn

    def run(self, pool: Executor, progress: Callable[[Tally], None] | None) -> bool:
        """Play everything; returns whether that was interrupted."""
        try:
            for chunk, played in spread(pool, play_chunk, chunks(self.whole)):
                self._add(chunk, played)
                if progress is not None:
                    progress(self.tally)
        except KeyboardInterrupt:
            return True
        except WorkLost as error:
            self.lost = error
            return True
        return False

    def _add(self, chunk: Chunk, played: Played) -> None:
        self._early[chunk.first] = chunk, played
        while self._next in self._early:
            chunk, played = self._early.pop(self._next)
            _add(self.tally, played.tally)
            self.cpu_seconds += played.cpu_seconds
            for part in played.parts:
                assert self.writer is not None
                self.writer.write(*part)
            self._next += chunk.count


def _add(total: Tally, more: Tally) -> None:
    for name, shape in fields_of(Tally).items():
        if shape:
            values = getattr(total, name)
            for index, value in enumerate(getattr(more, name)):
                if value:
                    values[index] += value
        else:
            setattr(total, name, getattr(total, name) + getattr(more, name))
