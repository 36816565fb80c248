from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

from digsite.cli.main import main
from digsite.core import engine
from tests.cli.interrupting import PATIENCE, started
from tests.soak import some

SMALL = "loadtest --tables 4 --listeners 10 --rate 30"
needs_compiled_code = pytest.mark.skipif(engine.in_plain_mode(), reason="a server in plain mode starts slowly")


@needs_compiled_code
def test_a_club_plays_asks_and_hears_of_moves(capsys: pytest.CaptureFixture[str]) -> None:
    """Guests at their tables, bots that think, people who ask, connections that break; and what was missed is told."""
    club = ["--profile", "club", "--bots", "2", "--pollers", "5", "--renew", "1"]
    assert main([*SMALL.split(), "--seconds", "5", *club, "--json", "--expect", "9999", "--p99", "60000"]) == 1
    output = capsys.readouterr()
    found = json.loads(output.out)
    assert found["moves"] > 0
    assert found["errors"] == {}
    assert found["messages"] > found["moves"]  # the other player hears of a move, and some who only watch
    assert 0 < found["answer_ms"]["p50"] <= found["answer_ms"]["max"]
    assert found["heard_ms"]["p99"] > 0
    assert found["bot_turn_ms"]["p50"] > 0
    assert found["poll_ms"]["p50"] > 0
    assert found["connections_renewed"] > 10  # more than once for each listener
    assert output.err.startswith("Missed: ")
    assert "instead of 9999" in output.err


@needs_compiled_code
@pytest.mark.parametrize(("late", "is_refused"), some(("1", True), ("0", False)))
def test_newcomers_are_welcome_or_told_to_come_back_and_moves_that_nobody_could_make_are_counted(
    late: str, is_refused: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that must never be a millisecond late sends people away; games under way go on."""
    monkeypatch.setenv("DIGSITE_LATE_MILLISECONDS", late)
    load = "loadtest --tables 1 --rate 2000 --seconds 2 --newcomers 200 --json"
    assert main(load.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["errors"] == {}
    assert found["moves"] > 0
    assert found["moves_not_offered"] > 500
    assert found["moves"] + found["moves_not_offered"] <= 4_000
    assert (found["newcomers_sent_away"] > 0) == is_refused
    assert found["newcomers_welcome"] > 0 or is_refused


@needs_compiled_code
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for the server's process in /proc")
def test_ctrl_c_ends_the_test_with_what_there_is_and_stops_the_server(tmp_path: Path) -> None:
    """It plays only once the games that are analysed meanwhile are under way."""
    with started(f"{SMALL} --seconds 600 --analyses 1 --json", r"Playing.* [1-9]\d*/600", tmp_path) as running:
        [server] = children_of(running.pid)
        running.send_signal(signal.SIGINT)
        output, _ = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    found = json.loads(output)
    assert found["was_interrupted"]
    assert found["moves"] > 0
    assert found["analyses"] == 1
    assert found["errors"] == {}
    with pytest.raises(ProcessLookupError):
        os.kill(server, 0)


def children_of(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ("--host 192.0.2.1", "stays on this machine"),
        ("--host example.org", "stays on this machine"),
        ("--database-url postgresql://me@db.example.org/tables", "stays on this machine"),
        ("--database-url sqlite:///tables.sqlite3", "without it a fresh SQLite file is used"),
        ("--tables 0", "--tables is a number from 1 to 5,000"),
        ("--seconds 3600", "--seconds is a number from 1 to 600"),
        ("--analyses 1000", "--analyses is a number from 0 to 100"),
        ("--tables 10 --listeners 19", "--listeners is a number from 20"),
    ],
)
def test_a_load_test_is_bounded_and_talks_to_no_other_machine(
    options: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["loadtest", *options.split()]) == 1
    assert reason in capsys.readouterr().err
