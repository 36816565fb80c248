"""Commands in the fresh environment."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.pig.fresh import Environment

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(environment: Environment, tmp_path: Path) -> Run:
    """Runs a program of the environment, in an empty folder."""

    def run(*command: str, status: int = 0, **more: str) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            environment.command(*command),
            cwd=tmp_path,
            env={**environment.variables, **more},
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == status, f"{command}\n{done.stdout}\n{done.stderr}"
        return done

    return run
