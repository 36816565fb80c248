"""Correcting the printed tables by one's own box, from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.cli.main import main
from digsite.core.components import ENVIRONMENT
from digsite.games.pergamon.components_file import FIRST_SHIPPED, SHIPPED
from tests.components import corrected, run

GOLDEN = Path(__file__).parents[1] / "golden" / "pergamon-2.dig"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return corrected(tmp_path)


def test_components_prints_the_shipped_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "pergamon"]) == 0
    assert capsys.readouterr().out == SHIPPED.read_text(encoding="utf-8")


def test_components_writes_the_file_and_the_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, sheet = tmp_path / "mine.toml", tmp_path / "mine.html"
    assert main(["components", "pergamon", "--out", str(out), "--sheet", str(sheet)]) == 0
    assert capsys.readouterr().out == f"wrote {out}\nwrote {sheet}\n"
    assert out.read_text(encoding="utf-8") == SHIPPED.read_text(encoding="utf-8")
    assert sheet.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_components_never_writes_over_a_corrected_file(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = mine.read_text(encoding="utf-8")
    assert main(["components", "pergamon", "--out", str(mine)]) == 1
    said = f"digsite: {mine} exists and may hold your corrections: name another file\n"
    assert capsys.readouterr().err == said
    assert mine.read_text(encoding="utf-8") == before


def test_a_game_without_tables_to_correct_says_so_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "thebes"]) == 0
    out = capsys.readouterr().out
    assert out == "Thebes has no tables to correct, since all are known; 'digsite show thebes' prints them.\n"


def test_a_game_without_tables_to_correct_has_none_to_write_or_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["components", "thebes", "--out", str(tmp_path / "thebes.toml")]) == 1
    assert capsys.readouterr().err.startswith("digsite: Thebes has no tables to correct")


def test_a_file_without_a_name_is_a_wrong_call(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--components=", "show", "thebes"])
    assert "argument --components: expected a file" in capsys.readouterr().err


def test_check_finds_nothing_in_the_shipped_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "pergamon", "--check", str(SHIPPED)]) == 0
    assert f"tables {FIRST_SHIPPED}, all possible. They agree with" in capsys.readouterr().out


def test_check_names_what_contradicts_the_sources(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "mine.toml"
    other.write_text(SHIPPED.read_text(encoding="utf-8").replace("number = 57,", "number = 58,"), encoding="utf-8")
    assert main(["components", "pergamon", "--check", str(other)]) == 0
    assert "\n  50 and 57 are numbers of one century." in capsys.readouterr().out


def test_check_names_what_is_impossible(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "mine.toml"
    other.write_text(SHIPPED.read_text(encoding="utf-8").replace("number = 57,", "number = 50,"), encoding="utf-8")
    assert main(["components", "pergamon", "--check", str(other)]) == 1
    said = capsys.readouterr().err
    assert said == f"digsite: {other}: find_tiles: no two finds have the same number, but 2 have 50\n"


@pytest.mark.parametrize(
    "arguments", [["--components", "FILE", "show", "pergamon"], ["show", "pergamon", "--components=FILE"]]
)
def test_every_command_takes_a_file_of_ones_own(mine: Path, arguments: list[str]) -> None:
    done = run("-m", "digsite", *[one.replace("FILE", str(mine)) for one in arguments])
    assert "[bracelet 28 | 1 mask]" in done.stdout, done.stderr
    assert "spaces 17 to 21: 5 points" in done.stdout
    assert f"of{mine}" in "".join(done.stdout.split())  # long lines are folded, and so are long paths


def test_a_missing_file_is_told_in_one_line(tmp_path: Path) -> None:
    done = run("-m", "digsite", "show", "thebes", "--components", str(tmp_path / "nowhere.toml"))
    assert (done.returncode, done.stdout) == (1, "")
    assert (
        done.stderr
        == f"digsite: {tmp_path}/nowhere.toml: the components file cannot be read: No such file or directory\n"
    )


def test_a_file_for_another_game_is_told_in_one_line(tmp_path: Path) -> None:
    for game, reason in (
        ("thebes", "thebes has no tables to correct"),
        ("chess", "there is no game 'chess'; the games are"),
    ):
        other = tmp_path / "mine.toml"
        other.write_text(SHIPPED.read_text(encoding="utf-8").replace('"pergamon"', f'"{game}"'), encoding="utf-8")
        done = run("-m", "digsite", "show", "pergamon", components=other)
        assert done.returncode == 1
        assert done.stderr.startswith(f"digsite: {other}: {reason}")
        assert done.stderr.count("\n") == 1


def test_an_impossible_file_is_refused_by_python_too(mine: Path) -> None:
    mine.write_text(mine.read_text(encoding="utf-8").replace("from = 17,", "from = 18,"), encoding="utf-8")
    done = run("-c", "import digsite; digsite.Match('pergamon')", components=mine)
    assert "ComponentsError: " in done.stderr
    assert "museum: the band from 18 to 21 must begin at space 17" in done.stderr


def test_a_file_that_comes_too_late_is_refused(mine: Path) -> None:
    code = f"""
import digsite
digsite.Match("pergamon")
from digsite.cli.main import main
print(main(["--components", {str(mine)!r}, "show", "pergamon"]))
"""
    done = run("-c", code)
    assert done.stdout == "1\n"
    assert (
        done.stderr
        == f"digsite: --components comes too late, the games are loaded; set {ENVIRONMENT} before you start\n"
    )


def test_a_record_is_refused_with_other_tables_than_its_own(mine: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.dig"
    code = f"import digsite; digsite.Match('pergamon', 2, seed=7).save({str(record)!r})"
    assert run("-c", code, components=mine).stderr == ""
    [header] = [line for line in record.read_text(encoding="utf-8").splitlines() if line.startswith("components: ")]
    assert run("-m", "digsite", "verify", str(record), components=mine).returncode == 0
    refused = run("-m", "digsite", "verify", str(record))
    assert refused.returncode == 1
    assert refused.stderr == (
        f"digsite: {record}:4: was played with other printed tables: tables {header[12:]}, "
        "but here are the tables as first shipped; name the file with --components FILE\n"
    )


def test_a_record_that_names_no_tables_was_played_with_those_first_shipped(mine: Path) -> None:
    refused = run("-m", "digsite", "verify", str(GOLDEN), components=mine)
    assert refused.returncode == 1
    assert "was played with other printed tables: the tables as first shipped, but here are tables " in refused.stderr
    assert refused.stderr.endswith("; leave out --components and DIGSITE_COMPONENTS\n")


def test_whole_games_are_played_with_corrected_tables(mine: Path) -> None:
    done = run(
        "-m", "digsite", "simulate", "pergamon", "--players", "2", "--games", "3", "--bots", "greedy", components=mine
    )
    assert "2 players, seed 0" in done.stdout, done.stderr


def test_the_tables_belong_to_the_key_of_compiled_code(mine: Path) -> None:
    code = "from digsite.core import cache; print(cache.sources())"
    keys = {run("-c", code).stdout, run("-c", code, components=mine).stdout, run("-c", code, components=SHIPPED).stdout}
    assert len(keys) == 3
