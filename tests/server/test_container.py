"""What a host is told to do works: Containerfile, compose.yaml and docs/howto/host.md, tried without a container."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from digsite.cli.commands import parser
from digsite.core import engine
from digsite.server.settings import Declared, declared
from tests.server.databases import own_postgres
from tests.server.hosting import running
from tests.server.ports import free_port

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "howto" / "host.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
needs_compiled_code = pytest.mark.skipif(engine.in_plain_mode(), reason="a server in plain mode starts slowly")


def stages() -> list[str]:
    """The stages of the Containerfile, an instruction a line: the one that builds, the one that becomes the image."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    return re.split(r"^FROM ", text, flags=re.MULTILINE)[1:]


BUILD, IMAGE = stages()


def instructions(name: str, stage: str = IMAGE) -> list[str]:
    """What stands after an instruction of a stage, wherever it is used."""
    return [line.split(maxsplit=1)[1].strip() for line in stage.splitlines() if line.startswith(f"{name} ")]


def pinned(name: str) -> set[str]:
    """The packages that a file of requirements pins."""
    return set(re.findall(r"^([\w-]+)==", (ROOT / "requirements" / name).read_text(encoding="utf-8"), re.MULTILINE))


def named(requirements: list[str]) -> set[str]:
    """The packages that requirements of pyproject.toml name, as they are spelled where they are pinned."""
    return {canonicalize_name(Requirement(each).name) for each in requirements}


def port_of(command: list[str]) -> str:
    return command[command.index("--port") + 1]


def adapted(command: list[str], port: int) -> list[str]:
    """A command that serves, but on this machine only and at another port."""
    changed = list(command)
    changed[changed.index("--host") + 1] = "127.0.0.1"
    changed[changed.index("--port") + 1] = str(port)
    return changed


@dataclass
class Hosted:
    """A server that runs as a host was told to start it."""

    url: str
    port: int
    database: str
    home: Path
    environment: dict[str, str]  # of a host's shell


# 1. The container


@pytest.fixture(scope="module")
def container(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """What the Containerfile starts."""
    home, port = tmp_path_factory.mktemp("home"), free_port()
    database = f"sqlite:///{home / '.local' / 'share' / 'digsite' / 'tables.sqlite3'}"
    command = [sys.executable, "-m", *adapted(json.loads(instructions("CMD")[-1]), port)]
    with running(command, port, {"DATABASE_URL": database}) as url:
        programs = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
        yield Hosted(url, port, database, home, {**os.environ, "HOME": str(home), "PATH": programs})


def test_the_container_copies_what_is_there() -> None:
    for copied in [*instructions("COPY", BUILD), *instructions("COPY")]:
        for source in copied.split()[:-1]:
            assert "--from=" in copied or (ROOT / source).exists(), source


def test_the_image_has_what_a_server_needs_and_no_tools_for_building() -> None:
    assert named(PROJECT["build-system"]["requires"]) <= pinned("build.txt")
    extras = PROJECT["project"]["optional-dependencies"]
    assert named([*PROJECT["project"]["dependencies"], *extras["postgres"]]) <= pinned("serve.txt")
    assert not pinned("build.txt") & pinned("serve.txt")
    wheels = f"--from=build {instructions('WORKDIR', BUILD)[0]}/wheel wheel"
    assert instructions("COPY") == ["requirements/serve.txt requirements/serve.txt", wheels]


def test_compiled_rules_are_in_the_image_and_tables_in_the_volume() -> None:
    [volume] = instructions("VOLUME")
    variables = dict(each.split("=", 1) for each in instructions("ENV")[0].split())
    assert variables["DATABASE_URL"].startswith(f"sqlite:///{volume}/")
    compiled = Path(variables["DIGSITE_CACHE"])
    assert not compiled.is_relative_to(volume)
    [user] = instructions("USER")
    lines = IMAGE.splitlines()
    [made] = [line for line in lines if line.endswith(f" --owner {user} {compiled.name}")]
    assert instructions("WORKDIR") == [str(compiled.parent)]
    assert lines.index(made) < lines.index(f"USER {user}") < lines.index('RUN ["digsite", "compile"]')


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A folder with what the Containerfile copies to build from, and nothing else."""
    folder = tmp_path / "copied"
    for line in instructions("COPY", BUILD):
        *sources, target = line.split()
        for source in sources:
            into = folder / target / Path(source).name if target == "./" else folder / target
            into.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / source).is_dir():
                shutil.copytree(ROOT / source, into, ignore=ignored)
            else:
                shutil.copy(ROOT / source, into)
    return folder


def ignored(folder: str, names: list[str]) -> list[str]:
    """The names in a folder that a build does not see."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    inside = Path(folder).relative_to(ROOT).as_posix()
    return [name for name in names if f"**/{name}" in lines or f"{inside}/{name}" in lines]


def building_of(folder: Path) -> Any:
    """The hook that builds the web client of a folder."""
    described = spec_from_file_location("building", folder / "hatch_build.py")
    assert described is not None
    assert described.loader is not None
    described.loader.exec_module(building := module_from_spec(described))
    return building


def test_the_container_builds_the_whole_web_client(copied: Path) -> None:
    assert building_of(copied).fingerprint() == building_of(ROOT).fingerprint()
    assert not (copied / "web" / "node_modules").exists()  # made for this machine, perhaps not for the container
    assert not building_of(copied).is_fresh()


def test_the_container_installs_all_that_a_server_needs(copied: Path, tmp_path: Path) -> None:
    pretend_that_the_client_is_built(copied)
    offline = {**os.environ, "PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_QUIET": "1"}
    [build] = [line for line in instructions("RUN", BUILD) if line.endswith(" .")]
    [install] = [line for line in instructions("RUN") if line.endswith(".whl")]
    target = tmp_path / "installed"
    for command in (build, f"{install} --target {target}"):
        in_shell(command.replace("python", shlex.quote(sys.executable), 1), copied, offline)
    assert (target / "bin" / json.loads(instructions("CMD")[-1])[0]).exists()
    assert (target / "digsite" / "server" / "static" / "index.html").exists()
    source = ROOT / "src" / "digsite"
    needed = {path.relative_to(source) for path in source.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    built = {path for path in needed if path.is_relative_to("server/static")}
    assert needed - built <= {path.relative_to(target / "digsite") for path in (target / "digsite").rglob("*")}


def pretend_that_the_client_is_built(folder: Path) -> None:
    """Building it takes a minute and a registry; the hook leaves it alone if it is of the sources that are there."""
    static = folder / "src" / "digsite" / "server" / "static"
    static.mkdir()
    (static / "index.html").touch()
    (static / "stamp").write_text(building_of(ROOT).fingerprint())


@needs_compiled_code
def test_the_container_s_health_is_the_server_s(container: Hosted) -> None:
    check = instructions("HEALTHCHECK")[0].split("CMD", 1)[1]
    for port, is_well in ((container.port, True), (free_port(), False)):
        command = json.loads(check.replace(port_of(json.loads(instructions("CMD")[-1])), str(port)))
        command[0] = sys.executable
        done = subprocess.run(command, check=False, timeout=120, stderr=subprocess.DEVNULL)
        assert (done.returncode == 0) == is_well


def test_the_container_s_port_is_the_one_that_is_published() -> None:
    port = port_of(json.loads(instructions("CMD")[-1]))
    assert instructions("EXPOSE") == [port]
    assert port_of(COMPOSE["services"]["server"]["command"]) == port
    assert COMPOSE["services"]["server"]["ports"] == [f"127.0.0.1:{port}:{port}"]


def test_compose_and_the_page_name_the_host() -> None:
    assert COMPOSE["services"]["server"]["environment"]["DIGSITE_HOSTS"].startswith("${DIGSITE_HOSTS:?")
    assert "`--https --proxy 127.0.0.1 --hosts tables.example.org`" in PAGE
    assert "DIGSITE_HOSTS=tables.example.org" in PAGE


def test_compose_believes_its_own_network_and_nobody_else() -> None:
    server = COMPOSE["services"]["server"]
    believed = server["command"][server["command"].index("--proxy") + 1]
    [network] = server["networks"]
    assert COMPOSE["networks"][network]["ipam"]["config"] == [{"subnet": believed}]
    assert COMPOSE["services"]["database"]["networks"] == [network]
    trusted = ProxyHeadersMiddleware(None, believed).trusted_hosts  # type: ignore[arg-type]
    assert trusted.get_trusted_client_address("198.51.100.7, 203.0.113.5") == (
        "203.0.113.5",
        0,
    )  # the visitor's own word


# 2. PostgreSQL


@pytest.fixture(scope="module")
def composed() -> Iterator[Hosted]:
    """The server of compose.yaml on a real PostgreSQL, at home where its socket is."""
    with own_postgres() as postgres:
        database, port = new_database(postgres.url, "composed"), free_port()
        environment = {**os.environ, "PATH": f"{postgres.programs}:{os.environ['PATH']}"}
        command = [sys.executable, "-m", *adapted(COMPOSE["services"]["server"]["command"], port)]
        with running(command, port, {"DATABASE_URL": database}) as url:
            yield Hosted(url, port, database, postgres.folder, environment)


def new_database(address: str, name: str) -> str:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return re.sub(r"/\w+\?", f"/{name}?", address)


@needs_compiled_code
def test_the_database_of_compose_is_found_healthy(composed: Hosted) -> None:
    check = [*COMPOSE["services"]["database"]["healthcheck"]["test"][1:], "--host"]
    for folder, is_well in ((composed.home, True), (composed.home / "data", False)):
        done = subprocess.run([*check, str(folder)], env=composed.environment, check=False, stdout=subprocess.DEVNULL)
        assert (done.returncode == 0) == is_well


@needs_compiled_code
def test_the_server_of_compose_gives_cookies_for_https_only(composed: Hosted) -> None:
    answer = httpx.post(f"{composed.url}/api/me", json={"name": "Ada"}, headers={"X-Forwarded-Proto": "https"})
    assert answer.status_code == 201
    assert "secure" in answer.headers["set-cookie"].lower()


# 3. What the page says


def test_the_pages_tell_of_every_setting() -> None:
    reference = (ROOT / "docs" / "reference" / "command-line.md").read_text(encoding="utf-8")
    part = reference.partition("\n## serve\n")[2].partition("\n## ")[0]
    known = {one.option for one in declared()}
    for page in (PAGE, part):
        rows = re.findall(r"^\| (`--.*?) \|", page, re.MULTILINE)
        assert {name for row in rows for name in re.findall(r"`(--[a-z-]+)", row)} == known


@pytest.mark.parametrize("setting", declared(), ids=lambda setting: setting.name)
def test_the_page_tells_the_variable_and_the_default_of(setting: Declared) -> None:
    [row] = [line for line in PAGE.splitlines() if re.match(rf"\| `{setting.option}[ `]", line)]
    _, _, variable, default, _, _ = (cell.strip() for cell in row.split("|"))
    assert variable == f"`{setting.variable}`"
    field = setting.field
    if field.default_factory is None and field.default not in (None, False) and setting.name != "thinking_threads":
        assert default.strip("`") == str(field.default).removesuffix(".0")


def in_shell(command: str, folder: Path, environment: dict[str, str]) -> None:
    subprocess.run(["sh", "-ec", command], cwd=folder, env=environment, check=True, timeout=600)


def test_the_server_s_shell_commands_are_understood() -> None:
    lines = [line for block in BLOCKS for line in block.splitlines() if "/digsite serve" in line]
    assert lines
    for line in lines:
        parser().parse_args(shlex.split(line)[1:])
