"""Corrected printed tables of Pergamon, for tests that play with them in a process of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from digsite.core.components import ENVIRONMENT
from digsite.games.pergamon.components_file import SHIPPED


def corrected(folder: Path) -> Path:
    """A file in which two numbers, a raider's space and a band of the museum differ from the shipped one."""
    text = SHIPPED.read_text(encoding="utf-8")
    for shipped, mine in (
        ("number = 20,", "number = 28,"),
        ('backs = "two chests", space = 9', 'backs = "two chests", space = 10'),
        ("points = 5, from = 17, to = 20", "points = 5, from = 17, to = 21"),
        ("points = 6, from = 21, to = 24", "points = 6, from = 22, to = 24"),
    ):
        assert text.count(shipped) == 1
        text = text.replace(shipped, mine)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def run(*arguments: str, components: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Python in plain mode, with its own components file if one is given."""
    environment = {**os.environ, "DIGSITE_PLAIN": "1"}
    environment.pop(ENVIRONMENT, None)
    if components is not None:
        environment[ENVIRONMENT] = str(components)
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, encoding="utf-8")
