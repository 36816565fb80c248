"""Where one's own server runs: a file beside its tables, held by the first ``digsite play``, found by the second."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

from sqlalchemy import make_url

from digsite.server.store.database import lock

SECONDS = 10.0  # to wait for the first one's answer
BEHIND = 1000  # the byte that is locked, where a system locks bytes: the address before it can still be read


class Address:
    """The address of the server on these tables, held by the process that serves there."""

    def __init__(self, database_url: str) -> None:
        url = make_url(database_url)
        self._path = Path(f"{url.database}.play") if url.get_backend_name() == "sqlite" else None
        self._file: int | None = None

    def claim(self) -> bool:
        """Hold the tables for as long as this process lives, unless another one does."""
        if self._path is None:  # several servers share a database
            return True
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        os.lseek(self._file, BEHIND, os.SEEK_SET)
        try:
            lock(self._file)
        except BlockingIOError:
            return False
        os.ftruncate(self._file, 0)
        return True

    def note(self, address: str) -> None:
        """Write down where this process serves."""
        if self._file is not None:
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, address.encode())

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
        if self._file is not None:
            os.close(self._file)
            self._file = None
