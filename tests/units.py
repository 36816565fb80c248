"""Units for processes of their own; importing them takes no time."""

from __future__ import annotations

import os
import time
from pathlib import Path

LONG = 600.0


def identify(_: int) -> int:
    return os.getpid()


def work_for_long(note: str) -> None:
    """Leave the number of the process in a file, then do nothing for long."""
    Path(note).write_text(str(os.getpid()))
    time.sleep(LONG)
