"""Shared by all tests: how much is played, and that all that was collected is run."""

from __future__ import annotations

import os

from hypothesis import settings

pytest_plugins = ["tests.completeness"]

# Shared machines are slow at times: speed is judged in benchmarks, never here.
settings.register_profile("digsite", deadline=None, max_examples=100, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=5_000)
settings.load_profile("soak" if os.environ.get("DIGSITE_SOAK") else "digsite")
