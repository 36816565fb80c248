"""Compiled twins of the rules, made with numba from the same source.

For each rule a copy of the function is compiled whose names stand for compiled things: other rules for their twins,
printed tables for constant arrays, ``bits`` for single instructions. Every rule has exactly one signature, read off its
annotations, and is compiled after the rules it calls; that order also drives the progress display.

*Entry points* are the few rules that Python calls. They take a structured array and an index, which is several times
quicker than passing a record, and they alone are loaded on a warm start: their cached code contains all the rules they
use.
"""

from __future__ import annotations

import gc
import inspect
import types
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import cgutils
from numba.core import types as nb
from numba.extending import intrinsic

from digsite.core import bits, cache, record
from digsite.core.pipeline import Pipeline
from digsite.core.record import Flags, Floats, Ints, LookupTable, PrintedGrid, dtype_of, is_record
from digsite.core.rule import is_rule, is_whole

ROWS = {Ints: nb.int64, Floats: nb.float32, Flags: nb.int8}  # rows of numbers, and what they hold
Function = Callable[..., Any]
Progress = Callable[[str, int, int], None]  # what is being compiled, how many are done, how many there are


class Compiler:
    """Compiles rules for one purpose, with the open names of the entry points bound to one game's rules.

    ``bindings`` maps a placeholder, a rule or a record class that an entry point was written against, to what takes its
    place. ``label`` names the bindings: it keeps their compiled code apart in the cache.
    """

    def __init__(self, label: str, bindings: Mapping[Any, Any], cache_folder: Path | None) -> None:
        self.label = label
        self.bindings = bindings
        self.cache_folder = cache_folder
        self.is_linking = cache.are_rules_linked()
        self._twins: dict[Function, Any] = {}
        self._open: dict[Function, bool] = {}

    # Twins of rules that no binding touches: the same for every purpose, so compiled once in a process for each cache.
    _closed_twins: typing.ClassVar[dict[Path | None, dict[Function, Any]]] = {}

    def load(self, entry_points: Sequence[Function]) -> list[Function]:
        """The compiled entry points, from the cache where they are in it."""
        return [self._compiled(entry_point, is_entry_point=True) for entry_point in entry_points]

    def compile(self, entry_points: Sequence[Function], progress: Progress | None = None) -> list[Function]:
        """The compiled entry points, every rule they use compiled before them, with a word of progress for each."""
        rules = self._bottom_up(entry_points)
        with _no_garbage_collection():
            for done, function in enumerate(rules):
                if progress is not None:
                    progress(function.__name__, done, len(rules))
                self._compiled(function, is_entry_point=function in entry_points)
        if progress is not None:
            progress("", len(rules), len(rules))
        return self.load(entry_points)

    def _bottom_up(self, entry_points: Sequence[Function]) -> list[Function]:
        """All rules the entry points need, each after the rules it calls."""
        order: dict[Function, None] = {}

        def visit(function: Function) -> None:
            if function not in order:
                for called in self._calls(function):
                    if called is not function:
                        visit(called)
                order.setdefault(function)

        for entry_point in entry_points:
            visit(entry_point)
        return list(order)

    def _calls(self, function: Function) -> list[Function]:
        named = (self._bound(value) for value in _globals_used(function).values())
        return [value for value in named if is_rule(value)]

    def _bound(self, value: Any) -> Any:
        """What takes the place of a placeholder; anything else stands for itself."""
        return self.bindings.get(value, value) if isinstance(value, (types.FunctionType, type)) else value

    def _is_open(self, function: Function) -> bool:
        """Whether a binding touches a rule or, through the rules it calls, may do so."""
        if function not in self._open:
            self._open[function] = False  # for a rule that calls itself
            used = [*_globals_used(function).values(), *_types_taken(function)]
            self._open[function] = any(
                self._bound(value) is not value or (is_rule(value) and self._is_open(value)) for value in used
            )
        return self._open[function]

    def _compiled(self, function: Function, *, is_entry_point: bool) -> Any:
        twin = self._twin(function, is_entry_point=is_entry_point)
        if not twin.signatures and not inspect.isgeneratorfunction(function):
            twin.compile(self._signature(function))
            twin.disable_compile()
        return twin

    def _twin(self, function: Function, *, is_entry_point: bool = False) -> Any:
        """The numba dispatcher for a rule, not compiled yet."""
        is_open = self._is_open(function)
        twins = self._twins if is_open else self._closed_twins.setdefault(self.cache_folder, {})
        if function in twins:
            return twins[function]
        names: dict[str, Any] = {"__name__": function.__module__, "__builtins__": __builtins__}
        copy = types.FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        copy.__module__ = function.__module__
        copy.__qualname__ = f"{function.__qualname__}@{self.label}" if is_open else function.__qualname__
        is_generator = inspect.isgeneratorfunction(function)
        # A generator cached on disk breaks callers that are compiled later, so generators are never cached. Rules that
        # are linked into entry points have no machine code that could be.
        cached = self.cache_folder is not None and not is_generator and (is_entry_point or not self.is_linking)
        with _cache_folder(self.cache_folder):
            njit: Any = numba.njit  # its stubs do not know of all its options
            twin = njit(
                nogil=True,
                error_model="numpy",
                cache=cached,
                no_cpython_wrapper=not is_entry_point,
                no_cfunc_wrapper=True,
                forceinline=not (
                    is_entry_point or is_generator or is_whole(function)
                ),  # Thebes: a third more games a second
                _nrt=False,  # rules make no arrays, so there are no references to count
                pipeline_class=_linking_pipeline(function, is_entry_point=is_entry_point)
                if self.is_linking
                else Pipeline,
            )(copy)
        twins[function] = twin
        names.update({name: self._compiled_value(value) for name, value in _globals_used(function).items()})
        return twin

    def _compiled_value(self, value: Any) -> Any:
        """What a global name of a rule means in compiled code."""
        value = self._bound(value)
        if isinstance(value, types.FunctionType) and value in INSTRUCTIONS:
            return INSTRUCTIONS[value]
        if is_rule(value):
            return self._twin(value)
        if isinstance(value, LookupTable):
            return np.array(value, dtype=np.int64)
        if isinstance(value, PrintedGrid):
            return np.array(value.rows(), dtype=np.int64)
        return value

    def _signature(self, function: Function) -> tuple[Any, ...]:
        hints = typing.get_type_hints(function)
        return tuple(self._compiled_type(hints[name]) for name in inspect.signature(function).parameters)

    def _compiled_type(self, hint: Any) -> Any:
        if hint is int:
            return nb.int64
        if hint is bool:
            return nb.boolean
        if hint in ROWS:
            return nb.Array(ROWS[hint], 1, "C")
        if typing.get_origin(hint) is list:
            return nb.Array(self._compiled_type(typing.get_args(hint)[0]), 1, "C")
        kind = self._bound(hint)
        if is_record(kind):
            return numba.from_dtype(dtype_of(kind))
        raise TypeError(f"a rule cannot take a {hint!r}")


def _linking_pipeline(function: Function, *, is_entry_point: bool) -> Any:
    """The compiler that ``linking`` has for a rule."""
    from digsite.core import linking  # only a numba that we know has all that this is made from

    if is_entry_point:
        return linking.EntryPointPipeline
    return linking.WholeRulePipeline if is_whole(function) else linking.PartPipeline


@contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """Compiling makes little garbage: looking for it again and again takes a twelfth of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@contextmanager
def _cache_folder(folder: Path | None) -> Iterator[None]:
    """Point numba's cache at our folder, for our functions only: a user's own numba code keeps its own."""
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder or "")
    try:
        yield
    finally:
        config.CACHE_DIR = before


def _globals_used(function: Function) -> dict[str, Any]:
    """The global names a function's code uses, with their values."""
    code = function.__code__
    known = function.__globals__
    return {name: known[name] for name in code.co_names if name in known}


def _types_taken(function: Function) -> list[Any]:
    """The types of a rule's parameters, and what its lists are of."""
    hints = typing.get_type_hints(function).values()
    return [*hints, *(part for hint in hints for part in typing.get_args(hint))]


# Single instructions in place of the plain functions of ``bits`` and ``record``


@intrinsic
def _population_count(context: Any, number: Any) -> Any:
    return nb.int64(nb.int64), lambda _context, builder, _signature, values: builder.ctpop(values[0])


@intrinsic
def _count_trailing_zeros(context: Any, number: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        return builder.cttz(values[0], cgutils.true_bit)

    return nb.int64(nb.int64), generate


@intrinsic
def _copy_record(context: Any, target: Any, source: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        size = context.get_constant(nb.intp, signature.args[0].size)
        memcpy: Any = cgutils.raw_memcpy
        memcpy(builder, values[0], values[1], size, 1)
        return context.get_dummy_value()

    return nb.none(target, source), generate


@intrinsic
def _clear(context: Any, row: Any, start: Any, count: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        kind = signature.args[0]
        numbers = context.make_array(kind)(context, builder, values[0]).data
        item = context.get_constant(nb.intp, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
        memset: Any = cgutils.memset
        memset(builder, builder.gep(numbers, [values[1]]), builder.mul(values[2], item), 0)
        return context.get_dummy_value()

    return nb.none(row, nb.int64, nb.int64), generate


INSTRUCTIONS: dict[Any, Any] = {
    bits.size_of: _population_count,
    bits.lowest: _count_trailing_zeros,
    record.copy_into: _copy_record,
    record.clear: _clear,
}
