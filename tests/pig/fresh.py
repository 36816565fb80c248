"""Pig as a stranger installs it: into a fresh environment, where digsite is and nothing is known of this game.

The environment is a virtual one of its own, with its own Python and programs. The packages that digsite needs are those
of the environment that runs the tests; digsite and Pig are installed into it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
PIG = ROOT / "examples" / "pig"
KEPT_AWAY = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "DATABASE_URL", "DIGSITE_COMPONENTS", "DIGSITE_PLAIN"}
UV = [sys.executable, "-m", "uv", "--quiet", "--offline"]


class Environment(NamedTuple):
    """A virtual environment: the folder of its programs, and the variables under which they run."""

    programs: Path
    variables: dict[str, str]

    def command(self, program: str, *arguments: str) -> list[str]:
        """A command of this environment's own."""
        return [str(self.programs / program), *arguments]


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """A fresh environment into which digsite was installed, and then Pig."""
    folder = tmp_path_factory.mktemp("fresh") / "venv"
    uv("venv", "--python", sys.executable, str(folder))
    paths = sysconfig.get_paths("venv", {"base": str(folder), "platbase": str(folder)})
    shared = [path for path in sys.path if Path(path).name in ("site-packages", "dist-packages")]
    (Path(paths["purelib"]) / "shared.pth").write_text("\n".join(shared), encoding="utf-8")
    programs = Path(paths["scripts"])
    install("--python", str(programs / "python"), "--editable", str(ROOT))
    install("--python", str(programs / "python"), str(PIG))
    others = {name: value for name, value in os.environ.items() if name not in KEPT_AWAY}
    return Environment(programs, {**others, "DIGSITE_QUIET": "1"})


def install(*what: str) -> None:
    """Install a package from its sources, and nothing else."""
    uv("pip", "install", "--no-deps", "--no-build-isolation", *what)


def uv(*command: str) -> None:
    done = subprocess.run([*UV, *command], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
