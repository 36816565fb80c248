"""Quarantine: a table that could not be looked after is left alone for a while, so that it holds up no other."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from cachetools import TTLCache

from digsite.server.store.database import UNAVAILABLE

SECONDS = 600.0  # until such a table is tried again
MOST_TABLES = 10_000
LOG = logging.getLogger("digsite.quarantine")


class Quarantine:
    """The tables that are left alone."""

    def __init__(self) -> None:
        self._tables: TTLCache[str, None] = TTLCache(MOST_TABLES, SECONDS, timer=time.monotonic)

    def healthy(self, tables: Iterable[str]) -> list[str]:
        """Those of some tables that are not left alone."""
        return [table_id for table_id in tables if table_id not in self._tables]

    @contextmanager
    def guard(self, table_id: str, what: str) -> Iterator[None]:
        """Do something for a table; log an error once, and leave the table alone then."""
        try:
            yield
        except UNAVAILABLE:
            raise
        except Exception:
            LOG.exception(what, extra={"table": table_id})
            self._tables[table_id] = None
