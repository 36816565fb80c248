"""``digsite play`` as a person starts, finds and leaves it, and Ctrl-C at any moment."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import webbrowser
from pathlib import Path

import pytest

from digsite.cli.address import Address
from digsite.cli.main import main
from tests.server.ports import free_port
from tests.server.processes import guest
from tests.server.processes import opened as database_opened

ROOT = Path(__file__).parents[2]
LONG = 120.0  # seconds; nothing should come near
ONLY_POSIX = pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent another way there")


def clean_environment(folder: Path) -> dict[str, str]:
    """A data folder of its own, and nothing to compile."""
    others = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    return {**others, "DIGSITE_DATA": str(folder), "DIGSITE_PLAIN": "1"}


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIGSITE_DATA", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a browser is asked to open."""
    addresses: list[str] = []
    monkeypatch.setattr(webbrowser, "open", addresses.append)
    return addresses


@ONLY_POSIX
def test_a_second_one_finds_the_first_and_ctrl_c_leaves_it(
    tmp_path: Path, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-m", "digsite", "play", "--no-browser"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=clean_environment(tmp_path)
    ) as first:
        try:
            assert first.stdout is not None
            address = first.stdout.readline().split()[2].removesuffix(".")
            assert main(["play"]) == 0  # it may still be starting
            assert capsys.readouterr() == (f"digsite is already running at {address}\n", "")
            assert opened == [address]
            player = guest(int(address.rstrip("/").rpartition(":")[2]))
            table = player.open_table([{"kind": "me"}, {"kind": "bot", "level": 3}])
            with player.listen(table["id"]):
                first.send_signal(signal.SIGINT)
                out, err = first.communicate(timeout=LONG)
        finally:
            first.kill()
    assert (first.returncode, out, err) == (0, "", "digsite: stopped\n")


def test_a_first_one_that_does_not_answer_is_told_of(
    tmp_path: Path, opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("digsite.cli.address.SECONDS", 0.2)
    first = Address(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    assert first.claim()
    first.note(f"http://127.0.0.1:{free_port()}/")
    assert main(["play"]) == 1
    first.release()
    assert capsys.readouterr().err == (
        "digsite: another digsite play is using your tables but does not answer; stop it first\n"
    )
    assert opened == []


def test_another_server_on_ones_tables_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with database_opened(f"sqlite:///{tmp_path / 'tables.sqlite3'}"):
        assert main(["play"]) == 1
    assert capsys.readouterr().err.startswith(f"digsite: another digsite server uses {tmp_path}")


def test_a_data_folder_that_cannot_be_used_is_named_with_the_way_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("DIGSITE_DATA", str(tmp_path / "file" / "data"))
    assert main(["play"]) == 1
    err = capsys.readouterr().err
    assert err.startswith(f"digsite: cannot use {tmp_path}")
    assert err.endswith("; DIGSITE_DATA may name another folder for your tables\n")
    assert err.count("\n") == 1


# Ctrl-C in the first second


@ONLY_POSIX
@pytest.mark.parametrize("milliseconds", [50, 150, 300, 500])
def test_ctrl_c_while_the_command_is_imported_is_one_line(milliseconds: int, tmp_path: Path) -> None:
    """The moment is counted from when Python has read the entry, so it does not depend on the machine's speed."""
    code = (
        "import sys, digsite.cli.main as entry; print('begun', flush=True); "
        "sys.argv[1:] = ['play', '--no-browser']; sys.exit(entry.main())"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=clean_environment(tmp_path),
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        time.sleep(milliseconds / 1000)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=LONG)
    assert err == "digsite: stopped\n"
    assert process.returncode in (0, 130)  # 0 if it was already serving


def test_the_entry_imports_nothing_that_takes_time() -> None:
    code = "import sys; import digsite.cli.main; print(*sorted(name for name in sys.modules if 'digsite' in name))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["digsite", "digsite.cli", "digsite.cli.main"]


# make


@ONLY_POSIX
@pytest.mark.parametrize("stopped", ["building", "playing"])
def test_make_play_is_left_without_an_error(stopped: str, tmp_path: Path) -> None:
    """On a terminal Ctrl-C reaches make, its shell and the command."""
    pty = pytest.importorskip("pty")
    command = f"#!{sys.executable}\nimport sys\nsys.path[:0] = {[str(ROOT / 'src'), str(ROOT)]!r}\n"
    # In short pieces: a signal that comes just before a sleep begins is heard only when it ends
    sleep = "    print('begun', flush=True)\n    import time\n    for _ in range(6000): time.sleep(0.1)\n"
    (tmp_path / "bin").mkdir()
    building = f"import hatch_build, signal\nsignal.signal(signal.SIGINT, hatch_build.stop)\nif 1:\n{sleep}"
    playing = (
        f"from digsite.cli import commands, main\ndef run(_):\n{sleep}\ncommands.run = run\nsys.exit(main.main())\n"
    )
    for name, code in (("python", building if stopped == "building" else ""), ("digsite", playing)):
        (tmp_path / "bin" / name).write_text(command + code)
        (tmp_path / "bin" / name).chmod(0o755)
    for name in ("python.stamp", "play.stamp"):
        (tmp_path / name).touch()
        time.sleep(0.01)
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(ROOT)
        os.execvp("make", ["make", "play", f"VENV={tmp_path}"])
    said = b""
    try:
        while chunk := os.read(terminal, 4096):
            said += chunk
            if said.endswith(b"begun\r\n"):
                os.write(terminal, b"\x03")
    except OSError:  # the terminal's other end is closed
        pass
    finally:
        os.close(terminal)
        os.waitpid(child, 0)
    line = "stopped; the web client is not built" if stopped == "building" else "stopped"
    assert said.decode().replace("^C", "").split("\r\n") == ["begun", f"digsite: {line}", ""]
