"""Our own figures: what each of them runs. How the time is taken is said in ``race``, or beside the figure."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from typing import Any

import digsite
from benchmarks.race import MeasurementError, Played, Racer
from digsite.arena import playing, simulate
from digsite.arena.simulate import Simulation
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import Search, Settings, entry_points
from digsite.bots.policy import UNIFORM
from digsite.core import engine
from digsite.core.entry_points import State
from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import copy_into
from digsite.core.rule import rule

GAMES = ("pergamon", "thebes")
PLAYERS = 3
MOST_DRAWS = 1024  # room for chance's actions between two decisions
GAMES_A_CALL = 1000
ITERATIONS_A_CALL = 5000
OPENING = 7  # the seed of the opening that is searched


# 1. Whole games inside compiled code


def compiled(game: str) -> Racer:
    """Uniform games without a step into Python."""
    make = engine.compiled(game)
    play_games = simulate.prepare(make, [UNIFORM])
    games, generators = make.games(2), make.generators(1)
    options = make.ints(len(make.game.about.options))
    policies = make.ints_of([UNIFORM] * PLAYERS)
    actions, worths = make.ints(make.game.actions.size), make.ints(make.game.actions.size)
    records = simulate.records(make, [UNIFORM])

    def play(seed: int) -> Played:
        tallies = make.allocate(playing.Tally, 1)
        rooms = actions, worths, *records
        play_games(games, generators, tallies, PLAYERS, options, policies, seed, 0, GAMES_A_CALL, *rooms)
        decisions, plies = int(tallies["decisions"][0]), int(tallies["plies"][0])
        return Played(GAMES_A_CALL, decisions, plies - decisions)

    return play


# 2. The search, inside compiled code


def search(game: str, policy: int) -> Racer:
    """Iterations of the search on one thread from an opening for three; each plays a game to its end."""
    entry_points(engine.compiled(game))  # else it would begin in plain mode
    position = digsite.Match(game, PLAYERS, seed=OPENING).copy()
    settings = Settings(policy=policy)

    def think(seed: int) -> Played:
        thought = Search(settings, seed).think(position, Budget(iterations=ITERATIONS_A_CALL))
        return Played(thought.iterations, thought.iterations, 0)

    return think


# 3. One step at a time from Python


def stepped(game: str) -> Racer:
    """Uniform games from a Python loop through the engine's entry points; only draws are not made there."""
    make = engine.compiled(game)
    legal_actions, play_action, settle = make.legal_actions, make.play, make.settle
    games, generators = make.games(2), make.generators(1)
    out, drawn = make.ints(make.game.actions.size), make.ints(MOST_DRAWS)
    options = make.ints(len(make.game.about.options))
    blank = 1

    def play(seed: int) -> Played:
        chosen = random.Random(seed).random
        make.seed(generators, 0, seed, 0)
        make.copy(games, 0, blank)
        make.setup(games, 0, PLAYERS, options)
        draws = settle(games, 0, generators, 0, drawn)
        mover = make.mover(games, 0)
        decisions = 0
        while mover != NOBODY:
            count = legal_actions(games, 0, out)
            mover = play_action(games, 0, out.item(int(chosen() * count)))
            decisions += 1
            if mover == CHANCE:
                draws += settle(games, 0, generators, 0, drawn)
                mover = make.mover(games, 0)
        return Played(1, decisions, draws)

    return play


def match(game: str) -> Racer:
    """Uniform games through ``digsite.Match``, each action one of ``match.legal``."""
    engine.compiled(game)  # else the match would begin in plain mode and compile beside the measurement

    def play(seed: int) -> Played:
        chosen = random.Random(seed).random
        table = digsite.Match(game, players=PLAYERS, seed=seed)
        decisions = 0
        while not table.over:
            legal = table.legal
            table.play(legal[int(chosen() * len(legal))])
            decisions += 1
        return Played(1, decisions, draws=0)

    return play


# 4. Copies of a state

RING = 8  # states, each copied into the next: together they fit into the processor's nearest cache


@rule
def copy_round(games: list[State], count: int) -> None:
    """Copy states round a ring. Each copy is touched before it is copied on, so none of them can be left out."""
    for i in range(count):
        copy_into(games[(i + 1) % RING], games[i % RING])
        games[(i + 1) % RING].mover += 1


def seconds_a_copy(game: str, copies: int, repetitions: int) -> float:
    """CPU seconds for one copy inside compiled code, the best of some repetitions."""
    make = engine.compiled(game)
    [copy_states] = make.bind(f"{game}.benchmarks.copy", [copy_round], {})
    best = float("inf")
    for _ in range(repetitions):
        games = make.games(RING)
        begin = time.process_time()
        copy_states(games, copies)
        best = min(best, (time.process_time() - begin) / copies)
        if make.mover(games, copies % RING) != copies:
            raise MeasurementError("the copies were not made one after the other")
    return best


# 5. Starting

WARM = """
import json, time
begin, begin_cpu = time.perf_counter(), time.process_time()
import digsite
match = digsite.Match(GAME, players=3, seed=7)
assert len(match.legal) > 0
cpu, wall = time.process_time() - begin_cpu, time.perf_counter() - begin
from digsite.core import engine
print(json.dumps({"cpu": cpu, "wall": wall, "compiled": GAME in engine._compiled}))
"""


@dataclass(frozen=True)
class Start:
    """Seconds by the clock and of CPU time."""

    wall: float
    cpu: float


def cold_compile(*games: str) -> Start:
    """All of ``digsite compile`` with an empty cache; its processes' CPU time together, several games side by side."""
    with tempfile.TemporaryDirectory(prefix="digsite-bench-") as empty:
        begin, begin_cpu = time.perf_counter(), _cpu_of_children()
        _run([sys.executable, "-m", "digsite", "compile", *games], DIGSITE_CACHE=empty)
        return Start(time.perf_counter() - begin, _cpu_of_children() - begin_cpu)


def _cpu_of_children() -> float:
    """CPU seconds of all processes that have been started here, or by them, and are over."""
    times = os.times()
    return times.children_user + times.children_system


def warm_start(game: str, repetitions: int) -> Start:
    """From ``import digsite`` to the first legal actions with a full cache, in fresh processes; the quickest counts."""
    engine.compiled(game)
    starts: list[Start] = []
    for _ in range(repetitions):
        measured = _measured_by(f"GAME = {game!r}\n{WARM}")
        if not measured["compiled"]:
            raise MeasurementError("the match did not start on the compiled engine")
        starts.append(Start(measured["wall"], measured["cpu"]))
    return min(starts, key=lambda start: start.wall)


def _measured_by(code: str) -> dict[str, Any]:
    """What a fresh Python process measures and prints."""
    measured: dict[str, Any] = json.loads(_run([sys.executable, "-c", code]))
    return measured


def _run(command: list[str], **environment: str) -> str:
    """What a process prints."""
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise MeasurementError(
            f"the measuring process failed: {(done.stderr.strip().splitlines() or ['no message'])[-1]}"
        )
    return done.stdout


# 6. Threads


@dataclass(frozen=True)
class Threads:
    """The quickest simulation of the same games on one thread and on two."""

    one: Simulation
    two: Simulation

    @property
    def speedup(self) -> float:
        """How many times as fast two threads are, by the clock."""
        return self.one.wall_seconds / self.two.wall_seconds

    @property
    def speedup_undisturbed(self) -> float:
        """The same by CPU time: what it would be if two cores were ours alone."""
        return 2 * self.one.cpu_seconds / self.two.cpu_seconds


def threads(game: str, games: int, repetitions: int) -> Threads:
    """Simulate the same games on one thread and on two, by turns; what they count must be the same."""
    one: list[Simulation] = []
    two: list[Simulation] = []
    for _ in range(repetitions):
        one.append(simulate.simulate(game, PLAYERS, games, ("uniform",), seed=1, threads=1))
        two.append(simulate.simulate(game, PLAYERS, games, ("uniform",), seed=1, threads=2))
    if any(run.tally != one[0].tally for run in one + two):
        raise MeasurementError("two threads did not play the same games as one")
    return Threads(*(min(runs, key=lambda run: run.wall_seconds) for runs in (one, two)))
