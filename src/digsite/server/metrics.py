"""What a host may want to watch, for Prometheus."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where the processes of one server keep their figures, if there are several
OF_LIVING: Final = "livesum"  # what there is now: the sum of the processes that live

REQUESTS = Counter("digsite_requests_total", "Requests answered.", ["method", "route", "status"])
SECONDS = Histogram(
    "digsite_request_seconds",
    "Time to answer a request.",
    ["route"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
MOVES = Counter("digsite_plies_total", "Plies stored, chance's included.", ["game"])
TAKEOVERS = Counter("digsite_clock_takeovers_total", "Seats handed to a bot because time ran out.")
LISTENERS = Gauge("digsite_listeners", "Open WebSockets.", multiprocess_mode=OF_LIVING)
TABLES = Gauge("digsite_tables_in_memory", "Tables kept at hand.", multiprocess_mode=OF_LIVING)
THINKING = Gauge("digsite_bots_thinking", "Bots that think or wait to think.", multiprocess_mode=OF_LIVING)

CONTENT_TYPE = CONTENT_TYPE_LATEST


def told() -> bytes:
    """All figures as Prometheus reads them; of all processes of this server, whichever is asked."""
    folder = os.environ.get(SHARED_FOLDER)
    if folder is None:
        return generate_latest(REGISTRY)
    _forget_the_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _forget_the_dead(folder: Path) -> None:
    """A process that was killed has no listeners and no tables any more; what it counted stays counted."""
    for file in folder.glob(f"gauge_{OF_LIVING}_*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            mark_process_dead(process, str(folder))  # type: ignore[no-untyped-call]
