"""A real server with the built client, for as long as the tests last."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from digsite.server.app import create_app
from digsite.server.settings import Settings
from tests.server.serving import NO_LIMITS

ROOT = Path(__file__).parents[2]
RUNNING: dict[str, FastAPI] = {}  # servers by their addresses, for what cannot be asked of one


class NotReady(Exception):
    """The client is not built or the server does not start; the text says why."""


def build() -> None:
    """Build the client if its sources have changed."""
    done = subprocess.run([sys.executable, "hatch_build.py"], cwd=ROOT, check=False, capture_output=True, text=True)
    if done.returncode:
        raise NotReady(f"The web client could not be built: {(done.stderr or done.stdout).strip()}")


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """The address of a server that keeps its tables in a folder."""
    quick: Any = {"hint_seconds": 0.2, "analysis_depth": 100, "analysis_niceness": 0}
    settings = Settings(database_url=f"sqlite:///{folder / 'tables.sqlite3'}", limits=NO_LIMITS, **quick)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        app = create_app(settings)
        config = uvicorn.Config(
            app, lifespan="on", ws="websockets-sansio", log_config=None, timeout_graceful_shutdown=1
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            if not thread.is_alive():
                raise NotReady("The server did not start.")
            time.sleep(0.02)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        RUNNING[address] = app
        try:
            yield address
        finally:
            del RUNNING[address]
            server.should_exit = True
            thread.join(10)
