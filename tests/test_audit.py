"""The audit of dependencies tells what an index says, and that it says nothing where nobody answers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.audit import PINNED, ROOT, batches, pins, told, told_of_client

SOUND = {"name": "anyio", "version": "4.0.0", "vulns": []}
WEAK = {"name": "jinja2", "version": "2.0", "vulns": [{"id": "PYSEC-2", "fix_versions": ["3"]}, {"id": "PYSEC-1"}]}
UNKNOWN = {"name": "left-out", "skip_reason": "Dependency not found on PyPI: left-out (1)"}


@pytest.mark.parametrize(
    ("answer", "code", "last"),
    [
        ([SOUND], 0, "Dependencies: 1 audited, 0 with known weaknesses."),
        ([SOUND, WEAK], 1, "Dependencies: 2 audited, 1 with known weaknesses."),
        ([SOUND, UNKNOWN], 0, "Dependencies: 1 audited, 0 with known weaknesses; 1 are unknown to the index."),
        ([UNKNOWN], 0, "Dependencies were NOT audited: Dependency not found on PyPI: left-out (1)"),
        ([], 0, "Dependencies were NOT audited: there is nothing to look at"),
    ],
)
def test_only_what_was_looked_at_counts_as_audited(answer: list[dict[str, Any]], code: int, last: str) -> None:
    assert told(answer)[0] == code
    assert told(answer)[1][-1] == last


def test_a_weakness_of_the_web_client_is_told() -> None:
    answer = {"vulnerabilities": {}, "metadata": {"dependencies": {"total": 7}}}
    sound = (0, ["Packages of the web client: 7 audited, 0 with known weaknesses."])
    assert told_of_client(answer) == sound
    code, lines = told_of_client({**answer, "vulnerabilities": {"vite": {"severity": "high"}}})
    assert (code, lines[0]) == (1, "vite has known weaknesses: high")


def test_a_weakness_is_told_by_its_names() -> None:
    assert told([WEAK])[1][0] == "jinja2 2.0 has known weaknesses: PYSEC-1, PYSEC-2"


def test_every_pinned_version_is_asked_for() -> None:
    wanted = pins(PINNED)
    assert {"fastapi", "sqlalchemy", "numpy", "ruff"} <= {pin.partition("==")[0] for pin in wanted}
    assert sorted(pin for batch in batches(wanted) for pin in batch) == wanted
    for batch in batches(wanted):
        assert len({pin.partition("==")[0] for pin in batch}) == len(batch)


def test_without_a_network_the_result_says_so_and_nothing_fails(tmp_path: Path) -> None:
    nowhere = {
        "UV_OFFLINE": "1",
        "npm_config_registry": "http://127.0.0.1:9/",
        "npm_config_fetch_retries": "0",
        "UV_CACHE_DIR": str(tmp_path / "cache"),
        "DIGSITE_AUDIT": str(tmp_path / "kept"),
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.audit"],
        cwd=ROOT,
        env={**os.environ, **nowhere},
        capture_output=True,
        text=True,
        check=False,
    )
    of_server, of_client = done.stdout.splitlines()
    assert of_server.startswith("Dependencies were NOT audited: ")
    assert of_client.startswith("Packages of the web client were NOT audited: ")
    assert done.returncode == 0
