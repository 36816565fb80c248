"""A plugin of pytest: a session in which a test was collected but not run fails, and says which.

pytest-xdist, for one, runs tests that have the same id only once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

NAMED = 10  # at most so many tests are named


class Completeness:
    """Counts tests by id: those that were collected, less those that were run to their end."""

    def __init__(self) -> None:
        self.collected: Counter[str] = Counter()
        self.run: Counter[str] = Counter()
        self.missing: Counter[str] = Counter()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Without pytest-xdist."""
        self.collected = Counter(item.nodeid for item in session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        """With it: all workers collect the same."""
        self.collected = Counter(ids)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.run[report.nodeid] += report.when == "teardown"

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Compare, unless the session was to end early (``-x``, Ctrl-C) or to run nothing."""
        was_whole = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and not session.shouldfail
        if was_whole and not session.config.option.collectonly:
            self.missing = self.collected - self.run
        if self.missing:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what was not run."""
        if not self.missing:
            return
        terminalreporter.section("tests that were not run", red=True)
        terminalreporter.line(f"{self.missing.total()} of {self.collected.total()} collected tests were not run:")
        for name, times in self.missing.most_common(NAMED):
            terminalreporter.line(f"  {times} × {name}" if times > 1 else f"  {name}")
        if len(self.missing) > NAMED:
            terminalreporter.line(f"  and {len(self.missing) - NAMED} more")


def pytest_configure(config: pytest.Config) -> None:
    """Count in one process: the one that hands out the work, where there are several."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Completeness())
