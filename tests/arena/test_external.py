from __future__ import annotations

import os
import re
import subprocess
import time
from pathlib import Path

import pytest

from digsite.arena.plan import Plan
from digsite.arena.results import summary
from digsite.bots.external import BadBot, is_external
from tests.arena.tournaments import bot_file, endless_arena, played, start_quickly

FAILURES = [
    ("Crash", "crashed", r"ValueError: no idea \(mybot.py, line \d+\)"),
    ("Stop", "crashed", r"SystemExit: I resign \(mybot.py, line \d+\)"),
    ("Exit", "crashed", "its process ended with exit code 3"),
    ("Cheat", "illegal", "there is no action 'win the game'"),
    ("Stale", "illegal", "is not legal: "),
    ("Odd", "illegal", "there is no action None: actions are numbered 0 to"),
    ("Meddler", "crashed", "it has written to the pipe that is reserved for the tournament"),
    ("Babbler", "crashed", "it has written to the pipe that is reserved for the tournament"),
    ("Late", "crashed", r"RuntimeError: too many of me \(mybot.py, line \d+\)"),
]
SLOW = [("Loop", "too slow", "no answer within 1.5 s"), ("Lazy", "too slow", "no answer within 1.5 s")]


def test_which_names_are_a_users() -> None:
    assert is_external("./mybot.py:MyBot")
    assert is_external(r"C:\bots\mybot.py:MyBot")
    assert is_external("package.module:MyBot")
    assert not is_external("uniform")
    assert not is_external("mcts:200ms")
    assert not is_external("mybot.py")


def test_a_users_bot_plays_and_equal_seeds_give_equal_games(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    start_quickly(monkeypatch)
    plan = Plan("pergamon", 3, ("uniform", f"{bot_file(tmp_path)}:Good"), seed=1)
    outcome = played(plan, 3)
    assert [result.forfeit for result in outcome.results] == [None] * 3
    assert outcome.results == played(plan, 3, threads=2).results
    captured = capfd.readouterr()
    assert captured.out == ""  # what it prints is kept apart
    assert "a good bot sits down" in captured.err


@pytest.mark.parametrize(("failures", "time_limit"), [(FAILURES, 120), (SLOW, 1.5)])
def test_a_bot_that_fails_loses_its_games_and_the_tournament_goes_on(
    failures: list[tuple[str, str, str]], time_limit: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_quickly(monkeypatch)
    file = bot_file(tmp_path)
    names = [f"{file}:{name}" for name, _, _ in failures]
    outcome = played(Plan("pergamon", 2, ("uniform", *names), time_limit=time_limit), 2 * len(names), threads=2)
    found = {one.bot: one for one in summary(outcome).standings}
    for name, (_, kind, message) in zip(names, failures, strict=True):
        assert len(found[name].forfeits) == found[name].games == 2, name
        assert found[name].wins.won == 0
        for result, forfeit in found[name].forfeits:
            assert forfeit.kind == kind
            assert re.search(message, forfeit.message)
            assert "\n" not in forfeit.message
            assert forfeit.ply <= result.plies
    assert found["uniform"].wins.rate == 1


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nothing.py:Good", "there is no such file"),
        ("mybot.py:Better", "there is no class 'Better' in it"),
        ("mybot.py:NOTHING", "there is no class 'NOTHING' in it"),
        ("mybot.py:Mute", r"Mute has no method choose\(self, position\)"),
        ("mybot.py:Needy", "TypeError: .*missing 1 required positional argument: 'strength'"),
        ("broken.py:Bot", r"SyntaxError: .*\(broken.py, line 2\)"),
        ("no_such_package.module:Bot", "there is no module 'no_such_package'; .*such as ./mybot.py:MyBot"),
    ],
)
def test_a_bot_that_cannot_play_is_told_before_the_first_game(
    name: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_quickly(monkeypatch)
    monkeypatch.chdir(tmp_path)
    bot_file(tmp_path)
    bot_file(tmp_path, "class Bot:\n    def choose(self\n", "broken.py")
    with pytest.raises(BadBot, match=f"^{name} cannot play: {reason}") as caught:
        played(Plan("pergamon", 2, ("uniform", name)), 2)
    assert "\n" not in str(caught.value)


def test_a_bot_can_come_from_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots").mkdir()
    bot_file(tmp_path / "bots", name="__init__.py")
    monkeypatch.chdir(tmp_path)
    [result] = played(Plan("thebes", 2, ("bots:Good",)), 1).results
    assert result.forfeit is None


@pytest.mark.skipif(os.name == "nt", reason="processes are looked up another way there")
@pytest.mark.parametrize("name", ["Good", "Loop"])
def test_no_process_is_left_behind_even_if_the_tournament_is_killed(name: str, tmp_path: Path) -> None:
    file = bot_file(tmp_path)
    noted = tmp_path / "pid"
    file.write_text(file.read_text() + f"\nopen({str(noted)!r}, 'w').write(str(os.getpid()))\n")
    command = endless_arena(f"uniform,{file}:{name}")
    environment = {**os.environ, "DIGSITE_STATE": str(tmp_path)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        wait_until(lambda: noted.exists() and noted.read_text() != "")
        time.sleep(0.5)
        process.kill()
    wait_until(lambda: not is_running(int(noted.read_text())))


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")  # a zombie is none


def wait_until(is_so: object, limit: float = 300) -> None:
    assert callable(is_so)
    end = time.monotonic() + limit
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)
