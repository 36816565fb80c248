"""``make test``: what the browser tests need is checked before anything that takes long, or they are left out."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hatch_build import node

from tests.browser import chromium

ROOT = Path(__file__).resolve().parent.parent
CHECK = "-m tests.browser.chromium"
WAYS = (
    "With root: ",
    "apt-get install chromium-headless-shell",
    "Without root: ",
    "CHROMIUM=/path",
    "Without browser: ",
    "BROWSER=no",
)


def commands(*arguments: str) -> list[str]:
    """What make would run."""
    environment = {name: value for name, value in os.environ.items() if name != "BROWSER"}
    done = subprocess.run(
        ["make", "--dry-run", *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def first(lines: list[str], part: str) -> int:
    return next(number for number, line in enumerate(lines) if part in line)


# 1. make test, make test BROWSER=no


def test_the_browser_is_checked_before_anything_that_takes_long() -> None:
    lines = commands("test")
    assert first(lines, CHECK) < min(first(lines, each) for each in ("ruff", "mypy", "digsite compile", "/pytest "))
    assert not any("tests/browser" in line for line in lines)


def test_without_a_browser_all_else_is_run_and_the_end_says_what_was_left_out() -> None:
    lines, usual = commands("test", "BROWSER=no"), commands("test")
    assert not any(CHECK in line for line in lines)
    assert [line.removesuffix(" --ignore=tests/browser") for line in lines[first(lines, "ruff") : -1]] == [
        line.rstrip() for line in usual[first(usual, "ruff") :]
    ]
    assert "BROWSER=no left out tests/browser" in lines[-1]


# 2. The check


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """A machine without Chromium, and somebody who is not root."""
    own = SimpleNamespace(chromium=SimpleNamespace(executable_path=str(tmp_path / "nothing")))

    @contextmanager
    def driver() -> Iterator[Any]:
        yield own

    monkeypatch.setattr(chromium, "driver", driver)
    monkeypatch.setattr(chromium, "_is_root", lambda: False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    return monkeypatch


def apt_get(bare: pytest.MonkeyPatch, tmp_path: Path, does: str) -> None:
    """Somebody who is root, where there is an ``apt-get`` that does this."""
    bare.setattr(chromium, "_is_root", lambda: True)
    (tmp_path / "apt-get").write_text(f"#!/bin/sh\n{does}\n")
    (tmp_path / "apt-get").chmod(0o755)


@pytest.mark.usefixtures("bare")
def test_without_root_it_is_said_what_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(chromium.NoChromium) as caught:
        chromium.ensure()
    assert "There is none on this machine." in str(caught.value)
    assert all(way in str(caught.value) for way in WAYS)
    assert capsys.readouterr().out == ""


def test_installing_it_as_root_is_announced(
    bare: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    apt_get(bare, tmp_path, f'echo "$1" >> {tmp_path}/asked')
    with pytest.raises(chromium.NoChromium):  # this one installs nothing
        chromium.ensure()
    assert (tmp_path / "asked").read_text() == "update\ninstall\n"
    assert "installing Debian's package chromium-headless-shell, since you are root" in capsys.readouterr().out


def test_a_package_that_cannot_be_installed_is_told(bare: pytest.MonkeyPatch, tmp_path: Path) -> None:
    apt_get(bare, tmp_path, "echo 'E: no network' >&2; exit 100")
    with pytest.raises(chromium.NoChromium, match="apt-get update failed: E: no network"):
        chromium.ensure()


def test_nothing_is_installed_for_somebody_who_has_chosen_one(
    bare: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    apt_get(bare, tmp_path, "exit 0")
    bare.setenv("CHROMIUM", "/nowhere/chrome")
    with pytest.raises(chromium.NoChromium, match="CHROMIUM is '/nowhere/chrome', which is not a program"):
        chromium.ensure()
    assert capsys.readouterr().out == ""


def test_a_chromium_that_does_not_start_is_told_with_its_own_words(tmp_path: Path) -> None:
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\necho 'cannot open libnss3.so' >&2\nexit 127\n")
    broken.chmod(0o755)
    environment = {**os.environ, "CHROMIUM": str(broken)}
    command = [sys.executable, *CHECK.split()]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    lines = done.stderr.splitlines()
    assert lines[0] == f"digsite: The browser tests need Chromium. {broken} does not start."
    assert lines[1] == "cannot open libnss3.so"
    assert all(way in done.stderr for way in WAYS)
    assert len(lines) == 6


def test_playwright_runs_on_the_node_that_builds_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(chromium.PLAYWRIGHT_NODE, raising=False)
    with chromium.driver():
        assert os.environ[chromium.PLAYWRIGHT_NODE] == node()
        children = Path("/proc/self/task").glob("*/children")
        programs = {Path(f"/proc/{child}/exe").resolve() for file in children for child in file.read_text().split()}
    assert Path(node()).resolve() in programs or not programs
