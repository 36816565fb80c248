from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from digsite import Match, __version__
from digsite.cli.main import main
from digsite.core import engine, journal
from tests.cli.interrupting import PATIENCE, started
from tests.test_match import play_on

THEBES = Path(__file__).parent.parent / "golden" / "thebes-3.dig"
GAMES = "20" if engine.in_plain_mode() else "2000"


@pytest.fixture
def game_file(tmp_path: Path) -> str:
    path = tmp_path / "game.dig"
    play_on(Match("pergamon", 2, seed=7, names=("Ada", "Bo"))).save(path)
    return str(path)


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pergamon", "--players", "3", "--games", GAMES, "--bots", "uniform", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "3 players, seed 1" in out
    assert "P3" in out
    assert "of processor time" in out
    assert "…" not in out


def test_simulate_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = f"simulate pergamon --players 4 --games {GAMES} --json --threads 2 --options variant_order,first_player=2"
    assert main(command.split()) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["games"] == int(GAMES)
    assert len(result["mean_scores"]) == 4
    assert result["decisions_per_second"] > 0


def test_replay_tells_the_game_and_draws_the_table(game_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", game_file]) == 0
    out = capsys.readouterr().out
    assert "round 12, turns" in out
    assert "Ada takes space" in out
    assert "gallery III" in out
    assert "the end" in out


def test_replay_can_draw_every_table_or_none(game_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", game_file, "--tables", "none"])
    none = capsys.readouterr().out.count("ROUND")
    main(["replay", game_file, "--tables", "all"])
    every = capsys.readouterr().out.count("ROUND")
    assert none == 1
    assert every > 100


def test_replay_can_draw_one_position(game_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", game_file, "--ply", "8"]) == 0
    assert "after 8 actions" in capsys.readouterr().out
    assert main(["replay", game_file, "--ply", "9999"]) == 1


def test_verify_says_what_it_found(game_file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", game_file]) == 0
    out = capsys.readouterr().out
    assert "all legal" in out
    assert "follow from seed 7" in out


def test_verify_tells_draws_that_do_not_follow_from_the_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match("pergamon", 2, seed=7, draws=["first P1", "find 60", "find 59"])
    match.save(tmp_path / "other.dig")
    assert main(["verify", str(tmp_path / "other.dig")]) == 0
    assert "do NOT follow from seed 7" in capsys.readouterr().out


def test_show_prints_the_components_and_their_origin(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "pergamon"]) == 0
    out = capsys.readouterr().out
    assert "41 [jug 42 | 4 bracelet]" in out
    assert "reconstruction" in out


def test_compile_says_when_all_is_ready(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile"]) == 0
    out = capsys.readouterr().out
    assert ("nothing to compile" if engine.in_plain_mode() else "pergamon is ready") in out


def test_demo_simulates_and_then_tells_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--games", GAMES]) == 0
    out = capsys.readouterr().out
    assert out.count("of processor time") == 2
    assert "thebes: " in out
    assert "Giovanni Belzoni" in out
    assert "the end" in out


# Thebes


def test_simulate_counts_games_of_thebes(capsys: pytest.CaptureFixture[str]) -> None:
    command = f"simulate thebes --players 4 --games {GAMES} --json --options strict_knowledge,next_cards,first_player=3"
    assert main(command.split()) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["game"] == "thebes"
    assert all(10 < mean < 60 for mean in result["mean_scores"])


def test_show_prints_the_pieces_of_thebes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "thebes"]) == 0
    out = capsys.readouterr().out
    assert "2 × Greece 2 Rome" in out
    assert "large Moscow  4 weeks, 5 points: 1 Egypt, 2 Palestine, 3 Mesopotamia" in out
    assert "Palestine    artefacts 1 1 1 1 1 2 2 2 3 4 5 6 7; book about Egypt" in out
    assert max(map(len, out.splitlines())) <= 100


def test_replay_tells_a_game_of_thebes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(THEBES)]) == 0
    out = capsys.readouterr().out
    assert "Émile goes to Paris (2 weeks) and takes Palestine 2 for 2 weeks." in out
    assert "Kübra flies to Crete and digs for 4 weeks with knowledge 6: 4 tokens." in out
    assert "Émile digs in Crete for 4 weeks" in out
    assert "→ the discards make a new supply." in out
    assert [out.count(f"YEAR {year}") for year in (1901, 1902, 1903)] == [1, 1, 2]  # the last also at the end


def test_the_table_of_thebes_fits_on_a_terminal() -> None:
    replay = journal.read(THEBES).replay()
    for step in replay.steps():
        assert max(map(len, replay.rules.text.table(step.after).splitlines())) <= 80


def test_verify_checks_a_game_of_thebes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(THEBES)]) == 0
    assert "P1 63, P2 64, P3 68 points. The draws follow from seed 2." in capsys.readouterr().out


# Errors and interruptions


@pytest.mark.parametrize(
    ("command", "code", "said"),
    [
        ("", 2, "required: COMMAND"),
        ("dance", 2, "invalid choice"),
        ("simulate", 2, "required: GAME"),
        ("simulate petra", 1, "there is no game 'petra'"),
        ("simulate pergamon --players 5", 1, "1 to 4 players"),
        ("simulate pergamon --players two", 2, "invalid int value"),
        ("simulate pergamon --games 0", 1, "at least one game"),
        ("simulate pergamon --threads 0", 1, "--threads must be at least 1"),
        ("simulate pergamon --bots deep", 1, "'deep' cannot play in a simulation"),
        ("simulate pergamon --options weather", 1, "no option 'weather'"),
        ("simulate pergamon --options first_player=first", 1, "needs a seat"),
        ("replay nothing.dig", 1, "nothing.dig: cannot be read"),
        ("verify nothing.dig", 1, "nothing.dig: cannot be read"),
        ("show petra", 1, "there is no game 'petra'"),
        ("compile petra", 1, "there is no game 'petra'"),
    ],
)
def test_errors_are_one_line_and_a_non_zero_exit(
    command: str, code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    check_error(command.split(), code, said, capsys)


def check_error(command: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A command ends with this exit code and one line that says this."""
    try:
        result = main(command)
    except SystemExit as stop:
        result = int(stop.code or 0)
    captured = capsys.readouterr()
    assert result == code
    assert said in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"digsite {__version__}\n"


def test_a_reader_who_has_had_enough_is_no_error(game_file: str) -> None:
    command = f'"{sys.executable}" -m digsite replay "{game_file}" | head -n 1'
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent another way there")
def test_ctrl_c_ends_a_simulation_with_what_was_played(tmp_path: Path) -> None:
    with started("simulate pergamon --games 2000000000", r"[1-9]\d*/2000000000", tmp_path) as process:
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Interrupted: this is what the first" in out
