"""Shared by all tests: how much is played, and that all that was collected is run."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

from tests.soak import IS_SOAK, SEED

pytest_plugins = ["tests.completeness", "tests.pig.fresh"]
TESTS = Path(__file__).parent
LONG = ("browser", "test_work.py", "test_notebooks.py", "test_docs.py", "test_package.py", "pig", "server", "cli")

# A job in the background ignores Ctrl-C, and so would all that the tests start and then interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A make that a test starts is no part of the `make test` that runs the tests.
for _name in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS"):
    os.environ.pop(_name, None)

# Shared machines are slow at times: no server of a test refuses work because it is late.
os.environ["DIGSITE_LATE_MILLISECONDS"] = "0"

# For the same reason speed is judged in benchmarks, never here.
settings.register_profile("digsite", deadline=None, max_examples=100, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=5_000)
settings.load_profile("soak" if IS_SOAK else "digsite")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    if IS_SOAK:
        config.option.hypothesis_seed = SEED


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: tests with a browser or a server spend much of their time waiting."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked as a slower proof, unless that is what is asked for."""
    left_out = [] if IS_SOAK else [item for item in items if item.get_closest_marker("soak")]
    items[:] = sorted((item for item in items if item not in left_out), key=how_long)
    config.hook.pytest_deselected(items=left_out)


def how_long(item: pytest.Item) -> int:
    """Files that take long come first, so that no worker is alone with one of them at the end."""
    folder = item.path.relative_to(TESTS).parts[0]
    return LONG.index(folder) if folder in LONG else len(LONG)


def pytest_report_header() -> str | None:
    return f"make soak DIGSITE_SEED={SEED} tries the same cases again" if IS_SOAK else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if IS_SOAK:
        terminalreporter.line(f"make soak DIGSITE_SEED={SEED} tries the same cases again")
