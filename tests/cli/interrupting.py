"""Commands that are interrupted once they show a sign of life."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 300.0  # seconds


def started(arguments: str, sign: str, folder: Path) -> subprocess.Popen[str]:
    """A command at work: its progress, which it draws as on a terminal, has shown a sign."""
    drawn = folder / "progress"
    terminal = {"TTY_COMPATIBLE": "1", "COLUMNS": "120"}  # what rich asks for
    command = [sys.executable, "-m", "digsite", *arguments.split()]
    with drawn.open("w") as errors:
        process = subprocess.Popen(
            command, env={**os.environ, **terminal}, stdout=subprocess.PIPE, stderr=errors, text=True
        )
    end = time.monotonic() + PATIENCE
    while not re.search(sign, drawn.read_text()):
        if process.poll() is not None or time.monotonic() > end:
            process.kill()
            raise AssertionError(f"no sign of life: {drawn.read_text()}")
        time.sleep(0.05)
    return process
