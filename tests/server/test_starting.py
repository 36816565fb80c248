"""A server that cannot start says why in one line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from digsite.cli.main import main
from digsite.server.store.database import Database
from tests.server.ports import free_port
from tests.server.processes import opened


class Complaint:
    """What ``digsite serve`` says when it does not start."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def about(self, database_url: str) -> str:
        assert main(["serve", "--port", str(free_port()), "--database-url", database_url]) == 1
        said = self._capsys.readouterr().err
        assert said.startswith("digsite: ")
        assert said.count("\n") == 1, said
        return said


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str]) -> Complaint:
    return Complaint(capsys)


def test_a_folder_is_no_database(tmp_path: Path, complaint: Complaint) -> None:
    assert "Is a directory" in complaint.about(f"sqlite:///{tmp_path}")


def test_a_file_cannot_be_made_in_a_file(tmp_path: Path, complaint: Complaint) -> None:
    (tmp_path / "file").touch()
    assert "cannot use" in complaint.about(f"sqlite:///{tmp_path}/file/tables.sqlite3")


def test_another_file_is_no_database_and_stays_as_it_is(tmp_path: Path, complaint: Complaint) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Carl, the altar is still here. " * 100)
    assert "file is not a database" in complaint.about(f"sqlite:///{letter}")
    assert letter.read_text().startswith("Dear Carl")


def test_a_second_server_is_kept_from_the_same_file(tmp_path: Path, complaint: Complaint) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with opened(url):
        assert "another digsite server uses" in complaint.about(url)


def test_a_link_to_the_same_file_is_no_way_round(tmp_path: Path, complaint: Complaint) -> None:
    tables = tmp_path / "tables.sqlite3"
    link, folder = tmp_path / "link.sqlite3", tmp_path / "folder"
    with opened(f"sqlite:///{tables}"):
        link.symlink_to(tables)
        folder.symlink_to(tmp_path)
        for other in (link, folder / "tables.sqlite3"):
            assert f"another digsite server uses {tables};" in complaint.about(f"sqlite:///{other}")


@pytest.mark.skipif(os.name != "posix", reason="there are no locks on files themselves")
def test_another_name_of_the_same_file_is_no_way_round(tmp_path: Path, complaint: Complaint) -> None:
    tables, other = tmp_path / "tables.sqlite3", tmp_path / "elsewhere.sqlite3"
    with opened(f"sqlite:///{tables}"):
        other.hardlink_to(tables)
        assert f"another digsite server uses {other};" in complaint.about(f"sqlite:///{other}")
    with opened(f"sqlite:///{other}") as database:  # it is free again
        database.migrate()


def test_a_file_is_free_again_when_its_server_has_ended(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    for _ in range(2):
        with opened(url) as database:
            database.migrate()


def test_nobody_else_may_read_the_tables(tmp_path: Path) -> None:
    with opened(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as database:
        database.migrate()
        assert {path.stat().st_mode & 0o077 for path in tmp_path.iterdir()} == {0}


def test_several_workers_need_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    assert main(["serve", "--workers", "2", "--database-url", url]) == 1
    assert "several workers need PostgreSQL" in capsys.readouterr().err


def test_a_postgresql_that_is_not_there_is_named_without_its_password(complaint: Complaint) -> None:
    said = complaint.about(f"postgresql://ada:geheim@127.0.0.1:{free_port()}/tables")
    assert "ada:***@127.0.0.1" in said
    assert "geheim" not in said


def test_other_addresses_are_refused(complaint: Complaint) -> None:
    assert "SQLite or PostgreSQL" in complaint.about("mysql://somewhere/else")
    assert "not a database address" in complaint.about("tables.sqlite3")
    assert "in memory would be lost" in complaint.about("sqlite://")
    assert "write sqlite:///FILE" in complaint.about("sqlite+aiosqlite:///tables.sqlite3")


@pytest.mark.parametrize("url", ["nonsense:geheim", "postgresql://ada:geheim@127.0.0.1:port/tables", "geheim"])
def test_an_address_that_cannot_be_read_is_not_repeated(complaint: Complaint, url: str) -> None:
    said = complaint.about(url)
    assert "not a database address" in said
    assert "geheim" not in said


def test_a_database_of_a_later_version_is_left_alone(database_url: str, complaint: Complaint) -> None:
    database = Database(database_url)
    try:
        database.migrate()
        with database.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    finally:
        database.close()
    assert "of another version of digsite" in complaint.about(database_url)
