"""``python -m benchmarks.client``: how quick the web client is in Chromium on the fullest tables, against its limits.

It needs what the browser tests need, and a quiet machine: everything is measured by the clock.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser
from rich.console import Console
from tests.browser import chromium, place, speed
from tests.browser.visitor import enter

from benchmarks import report
from benchmarks.report import Figure, Target

GAMES = ("pergamon", "thebes")
CLICKS, SKIPS = 40, 10
CLICK, TASK, VIEW, SKIP = (Target(limit, more_is_better=False) for limit in (100, 50, 16, 500))  # milliseconds


def measure(browser: Browser, address: str, game: str) -> Iterator[Figure]:
    """The figures of one game, each with a visitor of its own."""
    wide = enter(browser, address)
    views = speed.views(wide, game)
    wide.context.close()
    yield Figure(f"{game}.view", f"{game}, a view is drawn", "ms", views.median, VIEW, f"median; {views}")
    laptop = enter(browser, address, size=speed.LAPTOP)
    clicks, tasks = speed.clicks(laptop, game, CLICKS)
    laptop.context.close()
    yield Figure(f"{game}.click", f"{game}, a click is answered, p95", "ms", clicks.p95, CLICK, str(clicks))
    longest = max(tasks.all)
    about = f"{len(tasks.all) - 1} tasks above 50 ms in {CLICKS} clicks"
    yield Figure(f"{game}.task", f"{game}, longest task after a click", "ms", longest, TASK, about)
    slow = enter(browser, address, size=speed.LAPTOP, pace="normal")
    skips = speed.skips(slow, game, SKIPS)
    slow.context.close()
    yield Figure(f"{game}.skip", f"{game}, after skipping one may act, p95", "ms", skips.p95, SKIP, str(skips))


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and report; 1 if a limit is missed, with ``--strict``."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.client", description="Measure the web client.")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a limit is missed")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the figures to a file")
    chosen = parser.parse_args(arguments)
    try:
        place.build()
        with tempfile.TemporaryDirectory() as data, place.serve(Path(data)) as address, chromium.started() as browser:
            measured = [figure for game in GAMES for figure in measure(browser, address, game)]
    except (place.NotReady, chromium.NoChromium) as error:
        print(f"benchmarks: {error}", file=sys.stderr)
        return 2
    table = report.table(measured, ())
    table.caption = "Milliseconds by the clock, in Chromium on this machine; a busy one makes all of them longer."
    console = Console()
    (console if console.is_terminal else Console(width=160)).print(table)
    if chosen.json is not None:
        report.write(measured, chosen.json)
    return 1 if chosen.strict and any(figure.is_met is False for figure in measured) else 0


if __name__ == "__main__":
    sys.exit(main())
