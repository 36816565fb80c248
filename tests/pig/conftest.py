"""Pig as a stranger installs it: from its folder, into an environment that has digsite and knows nothing of this game.

The environment is this one and a folder beside it, into which Pig is built and installed: what counts is that the game
is found by its entry point, with not a line of it in digsite.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PIG = ROOT / "examples" / "pig"
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="package")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment with Pig in it."""
    return installed(tmp_path_factory.mktemp("installed"))


def installed(place: Path) -> dict[str, str]:
    """The variables of an environment with Pig in it, which is installed into a folder."""
    install(PIG, place)
    before = os.environ.get("PYTHONPATH", "")
    path = os.pathsep.join(part for part in (before, str(place)) if part)
    others = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "DIGSITE_COMPONENTS")}
    return {**others, "PYTHONPATH": path, "DIGSITE_QUIET": "1"}


def install(source: Path, target: Path) -> None:
    """Build a package and put it into a folder, with its metadata, and nothing else."""
    command = [
        sys.executable,
        "-m",
        "uv",
        "pip",
        "install",
        "--quiet",
        "--offline",
        "--no-deps",
        "--no-build-isolation",
    ]
    done = subprocess.run(
        [*command, "--python", sys.executable, "--target", str(target), str(source)],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture
def run(environment: dict[str, str], tmp_path: Path) -> Run:
    """Runs a command of Python there, in an empty folder."""

    def run(*command: str, status: int = 0, **more: str) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=tmp_path,
            env={**environment, **more},
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == status, f"{command}\n{done.stdout}\n{done.stderr}"
        return done

    return run
