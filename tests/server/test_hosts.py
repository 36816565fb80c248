"""The names that a server answers to."""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.cli.serve import ANY_NAME
from digsite.server.problems import Refused
from digsite.server.web.guard import HostNames
from tests.server import processes
from tests.server.serving import serving

OURS = "tables.example.org, localhost"


@pytest.mark.parametrize(
    "host",
    ["tables.example.org", "Tables.Example.org:8000", "localhost:8000", "a.localhost", "127.0.0.1:8000", "[::1]:8000"],
)
def test_a_server_answers_to_its_names_and_to_addresses(host: str) -> None:
    HostNames(OURS).check({"host": host})


@pytest.mark.parametrize(
    "host", ["evil.example", "tables.example.org.evil.example", "localhost.evil.example", "", "[::1"]
)
def test_a_server_does_not_answer_to_other_names(host: str) -> None:
    with pytest.raises(Refused, match="does not answer to that name"):
        HostNames(OURS).check({"host": host})


def test_without_names_a_server_answers_to_all() -> None:
    HostNames(None).check({"host": "whatever.example"})


def test_another_name_gets_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, hosts="127.0.0.1") as server:
        stranger = server.nobody(host="evil.example")
        stranger.refused("/api/games", 421, "wrong-host", method="GET")
        assert server.nobody().get("/api/games")["games"]


@pytest.mark.parametrize(("options", "is_warned"), [(["--proxy", "127.0.0.1"], True), ([], False)])
def test_a_host_is_told_at_the_start_when_any_name_is_answered(
    tmp_path: Path, options: list[str], is_warned: bool
) -> None:
    with processes.serving(f"sqlite:///{tmp_path / 'tables.sqlite3'}", *options) as (server,):
        assert (ANY_NAME in server.log) == is_warned
