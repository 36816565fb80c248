"""Where one's own server runs: a file beside its tables, written by the first ``digsite play``, read by the second."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

from filelock import FileLock, Timeout

from digsite.server.store.database import file_of, lock_beside, parse_url

SECONDS = 10.0  # to wait for the first one's answer


class Address:
    """The address of the server on these tables, held by the process that serves there."""

    def __init__(self, database_url: str) -> None:
        url = parse_url(database_url)
        self._path = Path(f"{file_of(url)}.play") if url.get_backend_name() == "sqlite" else None
        self._lock: FileLock | None = None

    def claim(self) -> bool:
        """Hold the tables for as long as this process lives, unless another one does."""
        if self._path is None:  # several servers share a database
            return True
        self._path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._lock = lock_beside(self._path)
        except Timeout:
            return False
        self._path.write_text("", encoding="utf-8")
        return True

    def note(self, address: str) -> None:
        """Write down where this process serves."""
        if self._path is not None:
            self._path.write_text(address, encoding="utf-8")

    def of_the_first(self) -> str | None:
        """Where the process that holds the tables serves, if it answers; it may just be starting."""
        end = time.monotonic() + SECONDS
        while self._path is not None and time.monotonic() < end:
            with suppress(OSError, ValueError):
                address = self._path.read_text(encoding="utf-8")
                with build_opener(ProxyHandler({})).open(f"{address}healthz", timeout=SECONDS) as answer:
                    if "version" in json.load(answer):
                        return address
            time.sleep(0.1)
        return None

    def release(self) -> None:
        if self._lock is not None:
            self._lock.release()
