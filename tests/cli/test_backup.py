"""Backups while moves go on, restored, and looked over."""

from __future__ import annotations

import os
import random
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest

from digsite.cli.commands import run
from tests.server import databases
from tests.server.databases import Postgres, postgres
from tests.server.processes import ServerProcess, guest, opened, serving, stored_actions
from tests.server.serving import TWO_HERE
from tests.server.serving import serving as serving_here

__all__ = ["postgres"]
BACKUPS = 5


def url_of(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def backed_up_while_played(server: ServerProcess, folder: Path) -> tuple[str, list[Path], list[int]]:
    """A table, backups that were made while it was played, and how many plies were acknowledged before each."""
    player = guest(server.port)
    table = player.open_table()
    acknowledged, is_over = [table["ply"]], threading.Event()

    def play() -> None:
        now, dice = table, random.Random(3)
        while not is_over.is_set() and now["status"] == "playing":
            now = player.play(now, dice.randrange(1000))
            acknowledged.append(now["ply"])

    playing = threading.Thread(target=play)
    playing.start()
    backups, plies = [], []
    for number in range(BACKUPS):
        plies.append(acknowledged[-1])
        backups.append(folder / f"backup-{number}")
        assert run(["backup", str(backups[-1]), "--database-url", server.database_url]) == 0
    is_over.set()
    playing.join()
    return table["id"], backups, plies


def test_a_backup_that_is_made_while_moves_go_on_has_all_that_was_acknowledged(tmp_path: Path) -> None:
    with serving(url_of(tmp_path)) as [server]:
        table_id, backups, plies = backed_up_while_played(server, tmp_path)
    for number, (backup, ply) in enumerate(zip(backups, plies, strict=True)):
        assert stat.S_IMODE(backup.stat().st_mode) == 0o600
        restored = url_of(tmp_path / f"restored-{number}")
        assert run(["restore", str(backup), "--database-url", restored]) == 0
        with opened(restored) as database:
            assert len(stored_actions(database, table_id)) >= ply
    assert plies[-1] > plies[0]


def test_the_same_with_postgresql(tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{databases._programs()}{os.pathsep}{os.environ['PATH']}")
    with postgres.fresh_database() as url, postgres.fresh_database() as restored:
        with serving(url) as [server]:
            table_id, backups, plies = backed_up_while_played(server, tmp_path)
        assert run(["restore", str(backups[-1]), "--database-url", restored]) == 0
        with opened(restored) as database:
            assert len(stored_actions(database, table_id)) >= plies[-1]
        assert run(["restore", str(backups[-1]), "--database-url", restored]) == 1  # it is not empty


def test_nothing_is_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(url_of(tmp_path)) as database:
        database.migrate()
    backup = tmp_path / "backup"
    assert run(["backup", str(backup), "--database-url", url_of(tmp_path)]) == 0
    before = backup.read_bytes()
    assert run(["backup", str(backup), "--database-url", url_of(tmp_path)]) == 1
    assert run(["restore", str(backup), "--database-url", url_of(tmp_path)]) == 1
    assert capsys.readouterr().err.count("is there already") == 2
    assert backup.read_bytes() == before


def test_what_is_no_backup_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    no_backup = tmp_path / "letter.txt"
    no_backup.write_text("Dear host")
    assert run(["restore", str(no_backup), "--database-url", url_of(tmp_path / "new")]) == 1
    assert run(["restore", str(tmp_path / "nothing"), "--database-url", url_of(tmp_path / "new")]) == 1
    told = capsys.readouterr().err
    assert "is no database of digsite" in told
    assert "there is no backup at" in told
    assert not (tmp_path / "new" / "tables.sqlite3").exists()


# The doctor


def diagnosis(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, str]]:
    capsys.readouterr()
    code = run(["doctor", "--database-url", url_of(folder)])
    lines = capsys.readouterr().out.splitlines()
    return code, dict(line.split(": ", 1) for line in lines)


def test_the_doctor_finds_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving_here(tmp_path) as server:
        table = server.guest().open(seats=TWO_HERE)
        _, found = diagnosis(tmp_path, capsys)  # beside the server
        assert {found[what] for what in ("file", "file's mode", "database", "games under way")} == {"ok"}
    path = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE actions SET action = 999999")
    path.chmod(0o644)
    code, found = diagnosis(tmp_path, capsys)
    assert code == 1
    assert f"chmod 600 {path}" in found["file's mode"]
    assert table["id"] in found["games under way"]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    assert "another version" in diagnosis(tmp_path, capsys)[1]["database"]
    path.write_bytes(b"no database at all" * 1000)
    code, found = diagnosis(tmp_path, capsys)
    assert code == 1
    assert "restore a backup" in found["file"]
    path.unlink()
    assert "there is no database" in diagnosis(tmp_path, capsys)[1]["database"]
