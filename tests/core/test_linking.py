"""Both ways of compiling: rules linked into entry points, and the ordinary way where numba is one we do not know."""

from __future__ import annotations

import gc
import shutil
import signal
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

from digsite.core import cache, engine
from digsite.core.bits import each
from digsite.core.record import table
from digsite.core.rule import rule, whole_rule

pytestmark = pytest.mark.skipif(engine.in_plain_mode(), reason="there is only plain mode here")

WEIGHTS = table([5, 7, 11])


@rule
def weight(index: int) -> int:
    if index > 2:
        raise ValueError("there are three weights")
    return WEIGHTS[index]


@rule
def twice(index: int) -> int:
    return 2 * weight(index)


@whole_rule
def weight_of_all(chosen: int) -> int:
    total = 0
    for index in each(chosen):
        total += weight(index)
    return total


@whole_rule
def factorial(number: int) -> int:
    return 1 if number < 2 else number * factorial(number - 1)


@whole_rule
def whole_of_wholes(chosen: int) -> int:
    return weight_of_all(chosen) * factorial(twice(0) // 2)


@rule
def between(chosen: int) -> int:
    return whole_of_wholes(chosen) + twice(1)


@rule
def entry_point(chosen: int) -> int:
    return between(chosen) + whole_of_wholes(chosen) + weight_of_all(chosen) + twice(2)


@rule
def second_entry_point(chosen: int) -> int:
    """Calls another entry point, as a rule."""
    return entry_point(chosen) + factorial(3)


ENTRY_POINTS = [entry_point, second_entry_point]


def compiler(folder: Path | None = None) -> Any:
    from digsite.core.jit import Compiler

    return Compiler("test.linking", {}, folder)


@pytest.fixture(params=["linked", "ordinary"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    if request.param == "ordinary":
        pretend_numba("99.0.0", monkeypatch)
    with_fresh_twins(monkeypatch)
    assert cache.are_rules_linked() == (request.param == "linked")
    return str(request.param)


def pretend_numba(version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = metadata.version
    monkeypatch.setattr(metadata, "version", lambda name: version if name == "numba" else real(name))


def with_fresh_twins(monkeypatch: pytest.MonkeyPatch) -> None:
    from digsite.core.jit import Compiler

    monkeypatch.setattr(Compiler, "_closed_twins", {})


# 1. The same results


def test_both_ways_reckon_as_python_does(way: str) -> None:
    first, second = compiler().compile(ENTRY_POINTS)
    assert [first(chosen) for chosen in range(8)] == [entry_point(chosen) for chosen in range(8)]
    assert [second(chosen) for chosen in range(8)] == [second_entry_point(chosen) for chosen in range(8)]


def test_an_error_in_a_rule_reaches_python(way: str) -> None:
    [first] = compiler().compile([entry_point])
    with pytest.raises(ValueError, match="there are three weights"):
        first(0b1000)


def test_arguments_are_known_to_be_different_objects(way: str) -> None:
    [first] = compiler().compile([entry_point])
    assert [compiled.fndesc.noalias for compiled in first.overloads.values()] == [True]


# 2. Safety


@pytest.mark.parametrize(
    ("version", "is_known"), [("0.68.0", True), ("0.68.7", True), ("0.69.0", False), ("1.0", False)]
)
def test_an_unknown_numba_compiles_the_ordinary_way(
    version: str, is_known: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pretend_numba(version, monkeypatch)
    assert cache.are_rules_linked() == is_known


def test_the_installed_numba_is_known() -> None:
    """If this fails after an upgrade: try ``linking`` with the new version, then raise ``cache.LINKING_NUMBA``."""
    assert cache.are_rules_linked()


def test_the_two_ways_do_not_share_a_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    linked = cache.key.__wrapped__()
    monkeypatch.setattr(cache, "are_rules_linked", lambda: False)
    assert cache.key.__wrapped__() != linked


def test_what_was_not_linked_is_an_error_and_not_the_end_of_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    from digsite.core import linking

    with_fresh_twins(monkeypatch)
    monkeypatch.setattr(linking.Library, "link", lambda library, libraries: None)
    with pytest.raises(RuntimeError, match=r"entry_point cannot be linked: .* is missing"):
        compiler().compile([entry_point])


def test_compiling_leaves_the_garbage_collector_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    with_fresh_twins(monkeypatch)
    assert gc.isenabled()
    seen: list[bool] = []
    compiler().compile([twice], lambda *_: seen.append(gc.isenabled()))
    assert seen == [False, False, True]
    assert gc.isenabled()


# 3. The cache, in processes of their own

COMPILE = """
import os, signal, sys
from pathlib import Path
from numba.core import event
from tests.core.test_linking import ENTRY_POINTS, compiler

compiled = []

class Listener(event.Listener):
    def on_start(self, found):
        compiled.append(found.data["dispatcher"].py_func.__name__)
        if compiled[-1] == sys.argv[2]:
            os.kill(os.getpid(), signal.SIGKILL)

    def on_end(self, found):
        pass

event.register("numba:compile", Listener())
entry_points = compiler(Path(sys.argv[1])).{how}(ENTRY_POINTS)
print([call(5) for call in entry_points], len(compiled))
"""


def started(folder: Path, how: str = "compile", kill_at: str = "") -> subprocess.Popen[str]:
    """A process that compiles or loads the entry points; it kills itself when it begins to compile a function."""
    return subprocess.Popen(
        [sys.executable, "-c", COMPILE.format(how=how), str(folder), kill_at],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def said_by(process: subprocess.Popen[str]) -> str:
    said, complained = process.communicate(timeout=300)
    assert process.returncode == 0, complained
    return said.strip()


EXPECTED = str([call(5) for call in ENTRY_POINTS])


def test_a_process_that_was_killed_while_compiling_leaves_a_cache_that_others_can_complete(tmp_path: Path) -> None:
    killed = started(tmp_path, kill_at="second_entry_point")
    killed.communicate(timeout=300)
    assert killed.returncode == -signal.SIGKILL
    assert said_by(started(tmp_path)).startswith(EXPECTED)
    assert said_by(started(tmp_path, "load")) == f"{EXPECTED} 0"


def test_several_processes_may_fill_one_cache_at_once(tmp_path: Path) -> None:
    at_once = [started(tmp_path) for _ in range(2)]
    assert all(said_by(process).startswith(EXPECTED) for process in at_once)
    assert said_by(started(tmp_path, "load")) == f"{EXPECTED} 0"


def test_a_cache_may_be_removed_and_filled_again_under_a_running_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_fresh_twins(monkeypatch)
    [first] = compiler(tmp_path / "cache").compile([entry_point])
    shutil.rmtree(tmp_path / "cache")
    said_by(started(tmp_path / "cache"))
    with_fresh_twins(monkeypatch)
    loaded = compiler(tmp_path / "cache").load(ENTRY_POINTS)
    assert str([call(5) for call in loaded]) == EXPECTED
    assert first(5) == entry_point(5)
