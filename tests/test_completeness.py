from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
THREE = "import pytest\n@pytest.mark.parametrize('n', [1, 2, 3])\ndef test_it(n): assert n != 2\n"
TWICE = "def pytest_collection_modifyitems(items): items.append(items[0])\n"
WITHOUT_A_WORD = "def pytest_runtest_protocol(item): return 'test_it[3]' in item.nodeid or None\n"
SPREAD = "--numprocesses=1 --dist=loadfile"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three tests, of which the second fails."""
    (tmp_path / "test_three.py").write_text(THREE)
    (tmp_path / "pytest.ini").touch()
    return tmp_path


def run(folder: Path, options: str = "", conftest: str = "") -> subprocess.CompletedProcess[str]:
    (folder / "conftest.py").write_text(conftest)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "xdist.plugin",
        "-p",
        "tests.completeness",
        "--rootdir",
        str(folder),
    ]
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # others take seconds to start
    return subprocess.run(
        [*command, str(folder), *options.split()],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_test_with_the_id_of_another_is_missed(folder: Path) -> None:
    done = run(folder, f"{SPREAD} -k 1", TWICE)
    assert "1 passed" in done.stdout
    assert "1 of 2 collected tests were not run:\n  test_three.py::test_it[1]\n" in done.stdout
    assert done.returncode == 1


def test_a_test_that_is_skipped_without_a_word_is_missed(folder: Path) -> None:
    done = run(folder, "--deselect test_three.py::test_it[2]", WITHOUT_A_WORD)
    assert "1 of 2 collected tests were not run:\n  test_three.py::test_it[3]\n" in done.stdout
    assert done.returncode == 1


@pytest.mark.parametrize(
    ("options", "exit_code"),
    [("", 1), (SPREAD, 1), ("-k 1", 0), (f"{SPREAD} -k 1", 0), ("-x", 1), (f"{SPREAD} -x", 2), ("--collect-only", 0)],
)
def test_nothing_is_missed_that_was_not_to_run(folder: Path, options: str, exit_code: int) -> None:
    done = run(folder, options)
    assert "were not run" not in done.stdout
    assert done.returncode == exit_code
