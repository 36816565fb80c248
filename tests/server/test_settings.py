"""Settings come from options, then from the environment, then from their defaults; a wrong one is told in one line."""

from __future__ import annotations

import subprocess
import sys

import pytest

from digsite.cli.main import main
from digsite.server.settings import Declared, Settings, declared, read_settings


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in declared():
        monkeypatch.delenv(setting.variable, raising=False)


def test_an_option_beats_the_environment_and_that_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (Settings().port, Settings().limits.open_tables) == (8000, 20)
    monkeypatch.setenv("DIGSITE_PORT", "8001")
    monkeypatch.setenv("DIGSITE_OPEN_TABLES", "21")
    assert (Settings().port, Settings().limits.open_tables) == (8001, 21)
    chosen = read_settings(port="8002", open_tables="22")
    assert (chosen.port, chosen.limits.open_tables) == (8002, 22)


def test_hosts_own_variables_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://ada@127.0.0.1/tables")
    monkeypatch.setenv("WEB_CONCURRENCY", "3")
    assert (Settings().database_url, Settings().workers) == ("postgresql://ada@127.0.0.1/tables", 3)
    assert read_settings(database_url="sqlite:///mine", workers="1").database_url == "sqlite:///mine"


def test_an_empty_variable_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "")
    monkeypatch.setenv("WEB_CONCURRENCY", "")
    assert Settings().database_url.startswith("sqlite:///")
    assert Settings().workers == 1


def test_processes_read_the_same_settings_from_their_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = read_settings(
        database_url="sqlite:///mine", https=True, proxy="*", hint_seconds="0.25", log_level="error", open_tables="0"
    )
    for variable, value in chosen.as_environment().items():
        monkeypatch.setenv(variable, value)
    assert Settings() == chosen


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (["--open-tables", "-1"], "--open-tables is 0 or more, not -1"),
        (["--thinking-threads", "0"], "--thinking-threads is 1 or more, not 0"),
        (["--analysis-depth", "9"], "--analysis-depth is 10 or more, not 9"),
        (["--hint-seconds", "soon"], "--hint-seconds is a number, not soon"),
        (["--log-level", "loud"], "--log-level is 'debug', 'info', 'warning' or 'error', not loud"),
    ],
)
def test_a_wrong_option_is_one_line(given: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *given]) == 1
    assert capsys.readouterr().err == f"digsite: {complaint}\n"


@pytest.mark.parametrize(
    ("variable", "value", "complaint"),
    [
        ("WEB_CONCURRENCY", "many", "WEB_CONCURRENCY is a whole number, not many"),
        ("DIGSITE_HTTPS", "perhaps", "DIGSITE_HTTPS is true or false, not perhaps"),
        ("DIGSITE_OPEN_TABLES", "-3", "DIGSITE_OPEN_TABLES is 0 or more, not -3"),
    ],
)
def test_a_wrong_variable_is_named(
    variable: str, value: str, complaint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, value)
    assert main(["serve"]) == 1
    assert capsys.readouterr().err == f"digsite: {complaint}\n"


@pytest.fixture(scope="module")
def help_text() -> str:
    command = [sys.executable, "-m", "digsite", "serve", "--help"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return " ".join(done.stdout.split())


@pytest.mark.parametrize("setting", declared(), ids=lambda setting: setting.name)
def test_the_help_tells_of(setting: Declared, help_text: str) -> None:
    assert f"{setting.option} " in help_text
    assert f"{setting.about} [{setting.variable}]" in help_text


@pytest.mark.parametrize("command", [["show", "pergamon"], ["simulate", "thebes", "--games", "1"], ["--help"]])
def test_other_commands_do_not_load_the_settings(command: list[str]) -> None:
    code = (
        "import sys; from digsite.cli.commands import parser\n"
        f"try: parser().parse_args({command!r})\n"
        "except SystemExit: pass\n"
        "sys.exit('pydantic_settings' in sys.modules or 'pydantic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
