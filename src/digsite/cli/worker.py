"""``digsite worker``: computes the analyses that a server's visitors ask for, on another machine or on a cluster."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
from concurrent.futures import Executor
from typing import TYPE_CHECKING, Any

from digsite.cli.options import add_dask, pool_of
from digsite.cli.serve import add_settings, compile_what_is_missing, prepare_database, settings_of

if TYPE_CHECKING:
    from digsite.server.settings import Settings

SETTINGS = (
    "database_url",
    "log_level",
    "analyses",
    "analysis_seconds",
    "analysis_niceness",
    "analysis_lease_seconds",
)


def add_to(commands: Any) -> None:
    """Describe the command."""
    worker = commands.add_parser(
        "worker",
        help="compute the analyses of a server",
        description="Computes the analyses that a server's visitors ask for, from the same database.",
    )
    worker.fill = add_options
    worker.set_defaults(run=run)


def add_options(worker: argparse.ArgumentParser) -> None:
    """The cluster, and those settings of a server that concern analyses."""
    add_dask(worker)
    add_settings(worker, SETTINGS)


def run(chosen: argparse.Namespace) -> int:
    """Work until it is stopped."""
    from digsite.server.logs import set_up

    settings = settings_of(chosen)
    if "analyses" not in settings.model_fields_set and chosen.dask is None:
        settings = settings.model_copy(update={"analyses": os.cpu_count() or 1})
    if not settings.analyses:
        raise ValueError("a worker computes at least one analysis at a time: --analyses 1")
    prepare_database(settings.database_url)
    compile_what_is_missing()
    set_up(settings.log_level)
    with pool_of(chosen) as cluster:
        asyncio.run(work(settings, cluster))
    return 0


async def work(settings: Settings, cluster: Executor | None) -> None:
    """Compute analyses until SIGTERM or Ctrl-C; raises ``WorkLost`` when the cluster is gone."""
    from digsite.server.services.analyses import AnalysisService
    from digsite.server.store.database import Database

    database = Database(settings.database_url)
    service = AnalysisService(settings, database, cluster)
    working = asyncio.ensure_future(service.run())
    with contextlib.suppress(NotImplementedError):  # Windows has only Ctrl-C
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, working.cancel)
    print(f"digsite computes the analyses of {database}", file=sys.stderr, flush=True)
    try:
        await asyncio.wait([working])
    finally:
        working.cancel()
        await asyncio.wait([working])
        await service.stop()
        database.close()
    if not working.cancelled():
        working.result()
