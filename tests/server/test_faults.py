"""Whatever fails while people play, no acknowledged move is lost, doubled or reordered, and all see one game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import OwnPostgres, own_postgres
from tests.server.faults import FAULTS, server_killed, strike, world_of
from tests.soak import IS_SOAK

RECOVERY_SECONDS = 5.0 if IS_SOAK else 15.0  # what is promised; a machine that runs other tests may be slower
HEALTH_SECONDS = 0.1  # the median; single answers wait for whatever else a machine does
TRIED = [name for name, fault in FAULTS.items() if fault.is_quick or IS_SOAK]


@pytest.fixture(scope="module")
def own() -> Iterator[OwnPostgres]:
    """A PostgreSQL that may be killed."""
    with own_postgres(fsync="on") as server:
        yield server


@pytest.mark.parametrize("name", TRIED)
def test_nothing_acknowledged_is_lost_by(name: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    fault = FAULTS[name]
    if fault.place == "sqlite":
        postgres, url = None, f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    else:
        postgres = request.getfixturevalue("own")
        database = f"fault_{TRIED.index(name)}"
        postgres.run(f"CREATE DATABASE {database}")
        url = postgres.url_of(database)
    with world_of(fault, url, postgres) as world:
        outcome = strike(fault, world)
    print(f"{name}: {outcome}")
    assert outcome.acknowledged > 0
    if fault.happen is server_killed:
        assert outcome.interrupted, "it was not in the middle of anything"
    assert outcome.recovery_seconds < RECOVERY_SECONDS
    assert outcome.health_seconds < HEALTH_SECONDS
