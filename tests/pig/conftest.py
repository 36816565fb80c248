"""Commands in the fresh environment."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.pig.fresh import PIG, Environment, install

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


@pytest.fixture
def changed(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., str]:
    """Installs a Pig in which a file was changed into a folder that is looked at before the other Pig; returns it."""

    def changed(file: str, old: str, new: str) -> str:
        source = tmp_path_factory.mktemp("changed") / "pig"
        shutil.copytree(PIG, source)
        path = source / file
        text = path.read_text(encoding="utf-8") if old else ""  # a new file replaces nothing
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        target = tmp_path_factory.mktemp("installed")
        install("--python", sys.executable, "--target", str(target), str(source))
        return str(target)

    return changed
