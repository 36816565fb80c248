"""Where one's own server runs: noted beside its tables, so that a second ``digsite play`` finds the first."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

from sqlalchemy import make_url

SECONDS = 10.0  # to wait for the first one's answer


def note(database_url: str, address: str) -> Path | None:
    """Write the address down; returns the file, or None where several servers share a database."""
    file = _file(database_url)
    if file is not None:
        file.write_text(address, encoding="utf-8")
    return file


def running_at(database_url: str) -> str | None:
    """The address of the server that uses these tables, if it answers there; it may just be starting."""
    file = _file(database_url)
    end = time.monotonic() + SECONDS
    while file is not None and file.exists() and time.monotonic() < end:
        with suppress(OSError, ValueError):
            address = file.read_text(encoding="utf-8")
            with build_opener(ProxyHandler({})).open(f"{address}healthz", timeout=SECONDS) as answer:
                if "version" in json.load(answer):
                    return address
        time.sleep(0.1)
    return None


def _file(database_url: str) -> Path | None:
    url = make_url(database_url)
    return Path(f"{url.database}.address") if url.get_backend_name() == "sqlite" else None
