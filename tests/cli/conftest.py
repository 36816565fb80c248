"""What is compiled is compiled before these tests: they look at what commands print, and a first start says more."""

from __future__ import annotations

import pytest

from digsite.bots.mcts.search import entry_points
from digsite.core import engine, registry


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    for name in registry.names():
        entry_points(engine.best(name))
