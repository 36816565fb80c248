"""What all adapters step through is compiled once, by the first process that needs it; the others wait and load it."""

from __future__ import annotations

import pytest
from filelock import FileLock

from digsite.adapters.batch import Batch
from digsite.core import cache, engine, registry


@pytest.fixture(scope="session", autouse=True)
def _compiled_once() -> None:
    place = cache.folder()
    if place is None or engine.in_plain_mode():
        return
    with FileLock(place / "adapters.lock"):
        for game in registry.names():
            Batch(game, 1)
            Batch(game, 1, [None, "greedy"])
