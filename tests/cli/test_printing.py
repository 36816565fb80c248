"""What comes from files and from people is printed as it stands, and never steers the terminal."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from digsite import Match
from digsite.cli.console import console, fitted, print_table, printable
from digsite.cli.main import main
from digsite.core import journal
from tests.arena.tournaments import start_quickly
from tests.test_match import play_on

DEPTH = "10"
NAMES = ("[/]x", "[red]Bo")
ODD_NAMES = (":smile:", "[bold]")


@pytest.fixture
def odd_game(tmp_path: Path) -> Path:
    path = tmp_path / "odd.dig"
    play_on(Match("thebes", 2, seed=7, names=NAMES), 6).save(path)
    return path


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ágnes [red]Bo", "Ágnes [red]Bo"),
        ("\x1b[31mred\x07", "\\x1b[31mred\\x07"),
        ("two\nlines\r", "two\\nlines\\r"),
        ("\x9b31m", "\\x9b31m"),
        ("\u202eback\ud800", "\\u202eback\\ud800"),
    ],
)
def test_control_characters_are_written_out(text: str, shown: str) -> None:
    assert printable(text) == shown


def test_a_console_takes_texts_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    console().print("[/]x [red]Bo :smile: 12")
    assert capsys.readouterr().out == "[/]x [red]Bo :smile: 12\n"


@pytest.mark.parametrize("command", ["best FILE --time 10", "analyse FILE --depth 10", "replay FILE"])
def test_a_name_that_looks_like_markup_is_a_name(
    command: str, odd_game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(odd_game) if word == "FILE" else word for word in command.split()]) == 0
    out = capsys.readouterr().out
    mover = NAMES[play_on(Match("thebes", 2, seed=7), 6).mover]
    for name in NAMES if "best" not in command else (mover,):
        assert name in out


def test_a_position_of_odd_names_is_no_trouble(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[2] / "examples" / "positions" / "pergamon.toml").read_text(encoding="utf-8")
    path = tmp_path / "odd.toml"
    path.write_text(text.replace('"Bo"', r'"[/]\u001b[31mBo"'), encoding="utf-8")
    assert main(["best", str(path), "--time", DEPTH]) == 0
    assert "[/]\\x1b[31mBo is to move. Best moves:" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["verify", "replay", "analyse", "best"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rules: 1", "rules: \x1b[31m1\x07"),
        ("game: thebes", "game: \x1b]0;title\x07"),
        ("players: 2", "players: \x1b[2J"),
        ("year 1901", "year \x1b[31m1901"),
    ],
)
def test_a_file_cannot_steer_the_terminal(
    command: str, old: str, new: str, odd_game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd_game.write_text(odd_game.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert main([command, str(odd_game)]) == 1
    captured = capsys.readouterr()
    assert "\x1b" not in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


def test_the_name_of_a_file_cannot_steer_the_terminal(
    tmp_path: Path, odd_game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a\x1b[31m\nb.dig"
    path.write_bytes(odd_game.read_bytes())
    assert main(["verify", str(path)]) == 0
    assert main(["verify", f"{path}x"]) == 1
    captured = capsys.readouterr()
    assert "\x1b" not in captured.out + captured.err
    assert captured.out.count("\n") == captured.err.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes the stream")
def test_a_closed_output_is_told_in_one_line(odd_game: Path) -> None:
    command = f'"{sys.executable}" -m digsite verify "{odd_game}" >&-'
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "digsite: there is nowhere to print to: the standard output is closed (>/dev/null drops it)\n"


@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes the stream")
def test_a_closed_error_stream_is_no_trouble(odd_game: Path) -> None:
    command = f'"{sys.executable}" -m digsite verify "{odd_game}" nothing.dig 2>&-'
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout.count("\n") == 1


# Bots that say odd things


@pytest.fixture
def arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DIGSITE_STATE", str(tmp_path / "state"))
    monkeypatch.chdir(tmp_path)
    start_quickly(monkeypatch)
    return tmp_path


def test_what_a_bot_says_last_is_printed_and_kept_as_plain_text(
    arena: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (arena / "odd.py").write_text(
        r"""
class Odd:
    def choose(self, position):
        raise ValueError("[/]x \x1b[31m \ud800")
""",
        encoding="utf-8",
    )
    command = ["arena", "pergamon", "--bots", "./odd.py:Odd,uniform", "--games", "2", "--out", "games.parquet"]
    assert main(command) == 0
    out = capsys.readouterr().out
    assert "ValueError: [/]x \\x1b[31m \\ud800 (odd.py, line 4)" in out
    assert "\x1b" not in out


def test_a_bot_that_is_imported_for_ever_is_told_of(
    arena: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("digsite.bots.external.STARTING_LIMIT", 2.0)
    monkeypatch.setattr("digsite.cli.arena.PATIENCE", 0.1)
    (arena / "loop.py").write_text("while True:\n    pass\n", encoding="utf-8")
    assert main(["arena", "pergamon", "--bots", "./loop.py:Loop,uniform", "--games", "2"]) == 1
    err = capsys.readouterr().err.splitlines()
    assert err == [
        "./loop.py:Loop is still being loaded, for 120 s at most. Ctrl-C stops.",
        "digsite: ./loop.py:Loop cannot play: it was not loaded within 2 s",
    ]


# Numbers beyond all reason


@pytest.mark.parametrize("command", ["simulate pergamon", "arena pergamon --bots uniform"])
def test_a_huge_number_of_players_is_refused_at_once(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    huge = "99999999999999"
    assert main([*command.split(), "--players", huge, "--options", "first_player=1"]) == 1
    assert capsys.readouterr().err == f"digsite: pergamon is for 1 to 4 players, not for {huge}\n"


# Draws and secrets


def test_draws_that_do_not_follow_from_the_secret_are_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "other.dig"
    Match("pergamon", 2, seed=7, draws=["first P1", "find 60", "find 59"]).save(path)
    assert main(["verify", str(path), "--secret", "7-abc"]) == 1
    captured = capsys.readouterr()
    assert captured.err == f"digsite: {path}: the draws do not follow from the secret\n"
    assert captured.out == ""


def test_a_secret_of_a_game_without_a_seed_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "by-hand.dig"
    Match("pergamon", 2, draws=["first P1", "find 60", "find 59"]).save(path)
    assert main(["verify", str(path), "--secret", "None-abc"]) == 1
    assert capsys.readouterr().err == f"digsite: {path}: has no seed, so its draws follow from no secret\n"


# Narrow terminals


@pytest.mark.parametrize("width", ["40", "60", "80"])
def test_a_table_that_is_too_wide_goes_on_below(
    width: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    columns = ["bot", *(f"column {number}" for number in range(6))]
    rows = [["a very good bot", *(f"{number:,}" for number in range(10**6, 10**6 + 6))], ["all", "1"]]
    print_table(console(), columns, rows, "a title")
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= int(width)
    assert "…" not in out
    assert all(out.count(column) == 1 for column in columns[1:])
    assert all(out.count(figure) == 1 for figure in rows[0][1:])
    assert out.count("a title") == 1
    assert out.count("a very good bot") == {"40": 3, "60": 2, "80": 2}[width]


def test_commands_fit_60_columns(
    arena: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert main(["simulate", "pergamon", "--players", "4", "--games", "20"]) == 0
    assert main(["arena", "thebes", "--players", "4", "--bots", "uniform,greedy,level1", "--games", "12"]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 60
    assert "…" not in out
    for word in ("won", "shared", "interval", "spread", "decisions", "longest", "better placed"):
        assert word in out


def test_who_plays_alone_wins_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "pergamon", "--players", "1", "--games", "20"]) == 0
    out = capsys.readouterr().out
    assert "score" in out
    assert "won" not in out


@pytest.mark.parametrize(
    "command", ["replay pergamon-2-raider-hoards.dig", "replay thebes-3.dig", "show pergamon", "show thebes"]
)
@pytest.mark.parametrize("width", [60, 80])
def test_drawn_tables_fit_narrow_terminals(
    command: str, width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(Path(__file__).parents[1] / "golden")
    monkeypatch.setenv("COLUMNS", str(width))
    assert main(command.split()) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= width
    assert ("│" in "".join(lines)) == (width == 80 and "replay" in command)


@pytest.mark.parametrize("file", ["pergamon-4.dig", "thebes-4.dig"])
def test_the_grids_of_a_table_fit_60_columns(file: str) -> None:
    replay = journal.read(Path(__file__).parents[1] / "golden" / file).replay()
    rows = ("space", "asks for", "down to", "figures", "bag", "Greece", "Crete", "Egypt", "Palestine", "Mesopotamia")
    for step in replay.steps():
        lines = [line for line in replay.rules.text.table(step.after).splitlines() if line.startswith(rows)]
        assert len(lines) >= 4
        assert max(map(len, lines)) <= 60


def test_a_long_line_goes_on_beside_its_label() -> None:
    line = "gallery III  14 [mask 21 | 2 bracelet]  39 [vase 31 | 4 bracelet]"
    assert fitted(line, 50).splitlines() == [
        "gallery III  14 [mask 21 | 2 bracelet]  39 [vase",
        "             31 | 4 bracelet]",
    ]
