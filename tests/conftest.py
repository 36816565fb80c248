"""Shared by all tests: which engines there are, and how much is played."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# Shared machines are slow at times: speed is judged in benchmarks, never here.
settings.register_profile("digsite", deadline=None, max_examples=100, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=5_000)
settings.load_profile("soak" if os.environ.get("DIGSITE_SOAK") else "digsite")
BROWSERS = 2  # at once: more would wait for each other


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Share the tests out by files; those in a browser, which are slow, go to few workers."""
    files = sorted({item.path for item in items if item.path.parent.name == "browser"})
    for item in items:
        group = f"browser {files.index(item.path) % BROWSERS}" if item.path in files else str(item.path)
        item.add_marker(pytest.mark.xdist_group(group))
