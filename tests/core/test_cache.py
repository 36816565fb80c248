"""The compile cache and the two speeds, tried as a user meets them: in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from digsite.core import announce, cache, engine

needs_compiler = pytest.mark.skipif(engine.in_plain_mode(), reason="there is only plain mode here")

COUNT_COMPILATIONS = """
from numba.core import event
compiled = []
class Listener(event.Listener):
    def on_start(self, found): compiled.append(str(found.data["dispatcher"].py_func.__qualname__))
    def on_end(self, found): pass
event.register("numba:compile", Listener())
from digsite.core import engine
import digsite
match = digsite.Match("pergamon", 3, seed=7)
print(len(match.legal), match._engine.is_compiled, len(compiled))
"""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("DIGSITE")}
    return subprocess.run(
        [sys.executable, "-c", code], env=inherited | environment, capture_output=True, text=True, check=False
    )


@needs_compiler
def test_a_warm_start_compiles_nothing() -> None:
    engine.compiled("pergamon")
    place = cache.folder()
    assert place is not None
    done = run(COUNT_COMPILATIONS, DIGSITE_CACHE=str(place.parent))
    assert done.stdout.split() == ["13", "True", "0"], done.stderr
    assert done.stderr == ""


@needs_compiler
def test_a_cold_start_plays_at_once_and_compiles_in_the_background(tmp_path: Path) -> None:
    code = """
import time, digsite
from digsite.core import cache, engine
engine.LOW_PRIORITY = 0  # whoever runs the tests may leave nothing to those who stand back
match = digsite.Match("pergamon", 3, seed=7)
print(match._engine.is_compiled, len(match.legal))
while not cache.is_complete("pergamon") and engine.compile_in_background("pergamon"):
    time.sleep(0.1)
match.play("place 7")
print(match._engine.is_compiled)
engine.stop_background("pergamon")
print(engine._background)
"""
    done = run(code, DIGSITE_CACHE=str(tmp_path), NUMBA_OPT="1")
    assert done.stdout.split() == ["False", "13", "True", "{}"], done.stderr
    assert done.stderr.count("\n") == 1
    assert "compiling pergamon in the background, once" in done.stderr


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="processes have no priority here")
def test_the_compiler_in_the_background_lets_others_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "_background", {})
    assert engine.compile_in_background("pergamon")
    process = engine._background["pergamon"]
    assert process is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) >= engine.LOW_PRIORITY
    engine.stop_background("pergamon")
    assert process.returncode == -9
    assert engine._background == {}


def test_a_compiler_that_cannot_be_started_is_told_and_holds_up_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*command: Any, **pipes: Any) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(engine, "_background", {})
    monkeypatch.setattr(cache, "folder", Path)
    monkeypatch.setattr(subprocess, "Popen", refuse)
    with pytest.warns(cache.CacheWarning, match=r"could not be compiled in the background; .*\(no more processes\)"):
        assert not engine.compile_in_background("pergamon")
    assert not engine.compile_in_background("pergamon")


@needs_compiler
def test_a_background_compiler_that_fails_is_told_in_one_line(tmp_path: Path) -> None:
    code = """
import digsite
from digsite.core import engine
engine.sys.executable = "/bin/false"
match = digsite.Match("pergamon", 3, seed=7)
if engine._background["pergamon"] is not None:  # else it has failed, and been told, already
    engine._background["pergamon"].wait(timeout=300)
match.play("place 7")
match.play("place 8")
print(match._engine.is_compiled)
"""
    done = run(code, DIGSITE_CACHE=str(tmp_path), DIGSITE_QUIET="1")
    assert done.stdout.split() == ["False"], done.stderr
    assert done.stderr.count("\n") == 1
    assert "could not be compiled in the background" in done.stderr


@needs_compiler
def test_a_home_that_cannot_be_written_gets_one_line_and_still_works(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be")
    code = "from digsite.core import cache; print(cache.folder())"
    done = run(code, DIGSITE_CACHE=str(blocked), TMPDIR=str(tmp_path))
    assert str(tmp_path / "digsite-") in done.stdout
    assert done.stderr.count("\n") == 1
    assert f"cannot write compiled code to {blocked}; using" in done.stderr


@needs_compiler
def test_no_folder_at_all_gets_one_line_and_still_works(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be")
    code = """
import tempfile
tempfile.gettempdir = lambda: "/proc/nowhere"
import digsite
match = digsite.Match("pergamon", 3, seed=7)
print(match._engine.is_compiled, len(match.legal))
"""
    done = run(code, DIGSITE_CACHE=str(blocked))
    assert done.stdout.split() == ["False", "13"], done.stderr
    assert done.stderr.count("\n") == 1
    assert "compiling again in every run" in done.stderr


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="folders have no modes here")
def test_a_temporary_folder_that_others_can_write_to_is_not_trusted(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    assert not cache._is_private(shared)
    assert cache._is_private(tmp_path / "own")
    (tmp_path / "link").symlink_to(tmp_path / "own")
    assert not cache._is_private(tmp_path / "link")


@needs_compiler
@pytest.mark.parametrize("source", ["core/rule.py", "games/pig/rules/roll.py", "games/pig/pig.toml", "match.py"])
def test_the_key_follows_sources_and_switches(source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def key_of(package: Path) -> str:
        monkeypatch.setattr(cache, "PACKAGE", package)
        return cache.key.__wrapped__()

    (tmp_path / source).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / source).write_text("one")
    first = key_of(tmp_path)
    assert key_of(tmp_path) == first
    (tmp_path / source).write_text("two")
    second = key_of(tmp_path)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert len({first, second, key_of(tmp_path)}) == 3


def test_plain_mode_needs_neither_numba_nor_numpy() -> None:
    code = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = sys.modules["llvmlite"] = None
import digsite
match = digsite.Match("pergamon", 2, seed=7)
while not match.over:
    match.play(match.legal[0])
print(len(match.scores))
"""
    done = run(code, DIGSITE_PLAIN="1")
    assert done.stdout.split() == ["2"], done.stderr
    assert done.stderr == ""


def test_without_numba_a_line_says_so_and_the_game_goes_on() -> None:
    code = """
import sys
sys.modules["numba"] = None
import digsite
print(len(digsite.Match("pergamon", 2, seed=7).legal))
"""
    done = run(code)
    assert done.stdout.split() == ["12"], done.stderr
    assert done.stderr.count("\n") == 1
    assert "playing in plain mode" in done.stderr


@needs_compiler
def test_a_users_own_numba_cache_is_left_alone() -> None:
    import numba

    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    engine.compiled("pergamon").bind("pergamon", engine.ENTRY_POINTS, {})
    assert before == numba.config.CACHE_DIR  # type: ignore[attr-defined]


def test_compiled_code_of_other_versions_is_removed_once_nobody_has_used_it_for_long(tmp_path: Path) -> None:
    long_ago = time.time() - (cache.KEPT_DAYS + 1) * 24 * 60 * 60
    old, young, strange = (tmp_path / name for name in ("0123456789abcdef", "fedcba9876543210", "my holidays"))
    others = tmp_path / "00000000000000ff"  # of another program
    others.mkdir()
    os.utime(others, (long_ago, long_ago))
    for folder in (old, young, strange):
        folder.mkdir()
        (folder / "pergamon.complete").touch()
        if folder != young:
            os.utime(folder, (long_ago, long_ago))
    done = run("from digsite.core import cache; print(cache.folder().name)", DIGSITE_CACHE=str(tmp_path))
    assert {path.name for path in tmp_path.iterdir()} == {young.name, strange.name, others.name, done.stdout.strip()}


def test_a_folder_in_use_stays(tmp_path: Path) -> None:
    code = "from digsite.core import cache; print(cache.folder())"
    place = Path(run(code, DIGSITE_CACHE=str(tmp_path)).stdout.strip())
    os.utime(place, (0, 0))
    run(code, DIGSITE_CACHE=str(tmp_path))
    assert time.time() - place.stat().st_mtime < 60 * 60


def test_whoever_needs_the_compiler_says_that_it_waits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    at_work = iter([True, True, True, False])
    monkeypatch.setattr(engine, "compile_in_background", lambda name: next(at_work))
    monkeypatch.setattr(announce, "_announced", set())
    monkeypatch.setattr(announce, "parent_process", lambda: None)
    engine.wait_for_background("pergamon", lambda: False)
    assert capsys.readouterr().err == "digsite: waiting until pergamon is compiled\n"
    engine.wait_for_background("pergamon", lambda: True)
