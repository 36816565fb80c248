"""Real servers for tests: ``digsite serve`` in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import httpx

from tests.server.ports import LOCAL

START_SECONDS = 300


@contextmanager
def running(command: Sequence[str], port: int, environment: dict[str, str] | None = None) -> Iterator[str]:
    """A command that serves at a port; yields its address once it answers, and ends it in the end."""
    with tempfile.TemporaryFile() as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **(environment or {})})
        try:
            url = f"http://{LOCAL}:{port}"
            _wait_until_healthy(server, url)
            yield url
        except BaseException:
            log.seek(0)
            print(log.read().decode(errors="replace"), file=sys.stderr)
            raise
        finally:
            server.terminate()
            try:
                server.wait(30)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
                raise


def _wait_until_healthy(server: subprocess.Popen[bytes], url: str) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and server.poll() is None:
        try:
            if httpx.get(f"{url}/healthz").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise RuntimeError("the server does not answer")
