"""Engines: the entry points of one game, at one of two speeds.

The compiled engine is the default. Where its code is not in the cache yet, a game starts at once on the plain engine
while another process compiles; ``DIGSITE_PLAIN=1`` stays with the plain one. Both play identical games.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
import types
from collections.abc import Callable, Mapping, Sequence
from functools import cache as remember
from importlib.util import find_spec
from typing import Any

from digsite.core import announce, cache, entry_points, registry
from digsite.core.entry_points import Standing
from digsite.core.game import Game
from digsite.core.record import copy_into, copy_of, dtype_of, pack, unpack
from digsite.core.rng import Rng
from digsite.core.rule import is_rule

Function = Callable[..., Any]
Progress = Callable[[str, int, int], None]

ENTRY_POINTS: tuple[Function, ...] = (
    entry_points.setup_game,
    entry_points.mover_of,
    entry_points.legal_in,
    entry_points.play_in,
    entry_points.settle,
    entry_points.draw_in,
    entry_points.weight_in,
    entry_points.copy_game,
    entry_points.standing,
    entry_points.observe_in,
    entry_points.seed_generator,
)


class Engine:
    """The entry points of one game, and the arrays they work on."""

    is_compiled: bool

    def __init__(self, game: Game, progress: Progress | None = None) -> None:
        self.game = game
        (
            self.setup,
            self.mover,
            self.legal_actions,
            self.play,
            self.settle,
            self.draw,
            self.weight,
            self.copy,
            self.standing,
            self.observe,
            self.seed,
        ) = self.bind(game.about.name, ENTRY_POINTS, {}, progress)

    def bind(
        self,
        label: str,
        functions: Sequence[Function],
        bindings: Mapping[Any, Any],
        progress: Progress | None = None,
        is_kept: bool = True,
    ) -> list[Function]:
        """More entry points for this game: rules written against ``entry_points`` and against further placeholders.

        ``label`` names game and bindings together; it marks their code in the cache, unless that is not to be kept.
        """
        raise NotImplementedError

    def scores_and_places(self, games: Any, i: int, players: int) -> tuple[list[int], list[int]]:
        """Everybody's score and place in one game."""
        standings = self.allocate(Standing, 1)
        self.standing(games, i, players, standings, 0)
        found = self.read(standings, 0, Standing)
        return found.points[:players], found.places[:players]

    def games(self, count: int) -> Any:
        """Room for games, all blank."""
        return self.allocate(self.game.about.state, count)

    def generators(self, count: int) -> Any:
        """Room for random generators; seed each before use."""
        return self.allocate(Rng, count)

    def allocate(self, kind: type, count: int) -> Any:
        """Room for blank records of any kind."""
        raise NotImplementedError

    def ints(self, count: int) -> Any:
        """Room for numbers, such as legal actions."""
        raise NotImplementedError

    def floats(self, count: int) -> Any:
        """Room for real numbers, such as an observation."""
        raise NotImplementedError

    def ints_of(self, numbers: Sequence[int]) -> Any:
        """These numbers, as ``ints`` holds them."""
        array = self.ints(len(numbers))
        for index, number in enumerate(numbers):
            array[index] = number
        return array

    def listed(self, numbers: Any, count: int) -> list[int]:
        """The first numbers of an array as a list."""
        raise NotImplementedError

    def snapshot(self, games: Any) -> Any:
        """All of an array of games as it is now, to be ``restored`` later."""
        raise NotImplementedError

    def restored(self, snapshot: Any) -> Any:
        """The array of games of which a snapshot was taken; playing on it does not change the snapshot."""
        raise NotImplementedError

    def read(self, records: Any, i: int, kind: type | None = None) -> Any:
        """A plain copy of one game, or of another kind of record, for people and code that looks at many fields."""
        raise NotImplementedError

    def write(self, records: Any, i: int, record: object) -> None:
        """Put a plain record into the array."""
        raise NotImplementedError


class PlainEngine(Engine):
    """The rules as they stand, on Python objects: slow, at once, and open to a debugger."""

    is_compiled = False

    def bind(
        self,
        label: str,
        functions: Sequence[Function],
        bindings: Mapping[Any, Any],
        progress: Progress | None = None,
        is_kept: bool = True,
    ) -> list[Function]:
        bound: dict[Function, Function] = {}
        return [_tied(function, {**rules_of(self.game), **bindings}, bound) for function in functions]

    def allocate(self, kind: type, count: int) -> Any:
        return [kind() for _ in range(count)]

    def ints(self, count: int) -> Any:
        return [0] * count

    def floats(self, count: int) -> Any:
        return [0.0] * count

    def listed(self, numbers: Any, count: int) -> list[int]:
        return list(numbers[:count])

    def snapshot(self, games: Any) -> Any:
        return [copy_of(state) for state in games]

    def restored(self, snapshot: Any) -> Any:
        return self.snapshot(snapshot)

    def read(self, records: Any, i: int, kind: type | None = None) -> Any:
        return copy_of(records[i])

    def write(self, records: Any, i: int, record: object) -> None:
        copy_into(records[i], record)


class CompiledEngine(Engine):
    """The rules compiled by numba, on structured arrays; every entry point lets go of Python's lock."""

    is_compiled = True

    def bind(
        self,
        label: str,
        functions: Sequence[Function],
        bindings: Mapping[Any, Any],
        progress: Progress | None = None,
        is_kept: bool = True,
    ) -> list[Function]:
        from digsite.core.jit import Compiler

        with _compiling:
            place = cache.folder(self.game.about.name) if is_kept else None
            compiler = Compiler(label, {**rules_of(self.game), **bindings}, place)
            if is_kept and cache.is_complete(label):
                return compiler.load(functions)
            if is_kept:
                stop_background(self.game.about.name)  # one compiler is enough
            compiled = compiler.compile(functions, progress or announce.compile_progress(self.game.about.name))
            if is_kept:
                cache.mark_complete(label)
            return compiled

    def allocate(self, kind: type, count: int) -> Any:
        import numpy as np

        return np.zeros(count, dtype_of(kind))

    def ints(self, count: int) -> Any:
        import numpy as np

        return np.zeros(count, np.int64)

    def floats(self, count: int) -> Any:
        import numpy as np

        return np.zeros(count, np.float32)

    def listed(self, numbers: Any, count: int) -> list[int]:
        listed: list[int] = numbers[:count].tolist()
        return listed

    def snapshot(self, games: Any) -> Any:
        return games.tobytes()  # copying a structured array field by field takes a hundred times as long

    def restored(self, snapshot: Any) -> Any:
        import numpy as np

        return np.frombuffer(bytearray(snapshot), dtype_of(self.game.about.state))

    def read(self, records: Any, i: int, kind: type | None = None) -> Any:
        return unpack(kind or self.game.about.state, records, i)

    def write(self, records: Any, i: int, record: object) -> None:
        pack(record, records, i)


@remember
def plain(name: str) -> Engine:
    """The plain engine of a game."""
    return PlainEngine(registry.game(name))


_compiled: dict[str, Engine] = {}
_compiling = threading.RLock()  # one thread at a time: compiled rules are shared by all


def compiled(name: str, progress: Progress | None = None) -> Engine:
    """The compiled engine of a game, compiling it now where the cache does not have it."""
    with _compiling:
        if name not in _compiled:
            _compiled[name] = CompiledEngine(registry.game(name), progress)
    return _compiled[name]


def best(name: str, progress: Progress | None = None) -> Engine:
    """The quickest engine there is: compiled, unless this is plain mode."""
    return plain(name) if in_plain_mode() else compiled(name, progress)


def best_available(name: str) -> Engine:
    """The quickest engine that needs no waiting; while the compiled one is still missing, it is being made."""
    if in_plain_mode():
        return plain(name)
    if name in _compiled or cache.is_complete(name):
        return compiled(name)
    compile_in_background(name)
    return plain(name)


@remember
def in_plain_mode() -> bool:
    """Whether everything runs on plain Python: by ``DIGSITE_PLAIN=1``, or because numba is not there."""
    if os.environ.get("DIGSITE_PLAIN", "") not in ("", "0"):
        return True
    try:
        # Finding the compiler is quicker than importing numba, and a broken numba fails at its compiler.
        if find_spec("numba") is None:
            raise ImportError("it is not installed")
        import llvmlite.binding  # noqa: F401
    except (ImportError, OSError) as error:
        cache.warn(f"numba cannot be used ({error}); playing in plain mode, about a hundred times slower")
        return True
    return False


LOW_PRIORITY = 10  # as with nice: a game goes first, but the compiler is not starved
POLL_SECONDS = 0.1
_background: dict[str, subprocess.Popen[bytes] | None] = {}  # None once it has failed


def compile_in_background(name: str) -> bool:
    """Fill the cache from another process; this one goes on undisturbed and finds the result there.

    Starts it once, for all that ``digsite compile`` compiles. Whether it is at work: not any more, if it has failed
    or is done, and never if there is no cache to share.
    """
    if name not in _background:
        _background[name] = _start_compiler(name) if cache.folder(name) is not None else None
    process = _background[name]
    if process is None:
        return False
    if process.poll():
        _background[name] = None
        _warn_of_background(name, "'digsite compile' says why")
    return process.poll() is None


def _start_compiler(name: str) -> subprocess.Popen[bytes] | None:
    nothing = subprocess.DEVNULL
    command = [sys.executable, "-m", "digsite", "compile", name]
    announce.say(f"compiling {name} in the background, once; until then it runs slower")
    try:
        process = subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing)
        if hasattr(os, "setpriority"):
            already = os.getpriority(os.PRIO_PROCESS, process.pid)
            os.setpriority(os.PRIO_PROCESS, process.pid, max(already, LOW_PRIORITY))
    except OSError as error:
        _warn_of_background(name, str(error))
        return None
    return process


def _warn_of_background(name: str, reason: str) -> None:
    cache.warn(f"{name} could not be compiled in the background; it goes on in plain mode ({reason})")


def wait_for_background(name: str, is_done: Callable[[], bool]) -> None:
    """Wait until what is wanted is in the cache, or its compiler has ended without it."""
    while not is_done() and compile_in_background(name):
        announce.say(f"waiting until {name} is compiled")
        time.sleep(POLL_SECONDS)


def stop_background(name: str) -> None:
    """End the compiler of a game if it is still at work; whoever asks again starts another one."""
    process = _background.get(name)
    if process is not None and process.poll() is None:
        del _background[name]
        process.kill()
        process.wait()


def rules_of(game: Game) -> dict[Any, Any]:
    """What the placeholders of ``entry_points`` stand for in a game."""
    return {
        entry_points.State: game.about.state,
        entry_points.setup: game.setup,
        entry_points.legal_actions: game.legal_actions,
        entry_points.play: game.play,
        entry_points.chance_weight: game.chance_weight,
        entry_points.draw: game.draw,
        entry_points.score: game.score,
        entry_points.tie_break: game.tie_break,
        entry_points.observe: game.observe,
    }


def _is_open(function: Function, bindings: Mapping[Any, Any], seen: set[Function]) -> bool:
    """Whether a rule, or one that it calls, uses a placeholder."""
    seen.add(function)
    used = (function.__globals__.get(name) for name in function.__code__.co_names)
    rules: list[Function] = [value for value in used if value is not None and is_rule(value)]
    return any(called in bindings for called in rules) or any(
        _is_open(called, bindings, seen) for called in rules if called not in seen
    )


def _tied(function: Function, bindings: Mapping[Any, Any], bound: dict[Function, Function]) -> Function:
    """A copy of a plain rule in which every placeholder means its binding, and so in the rules it calls."""
    function = bindings.get(function, function)
    if function in bound:
        return bound[function]
    if not _is_open(function, bindings, set()):
        return function
    names = dict(function.__globals__)
    copy = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    bound[function] = copy
    for name in function.__code__.co_names:
        if is_rule(names.get(name)):
            names[name] = _tied(names[name], bindings, bound)
    return copy
