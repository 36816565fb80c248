"""The notebooks in examples/ run from top to bottom, show what they promise, and lie in git without their outputs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
SHOWN = {  # kinds of output, and words in them
    "tour.ipynb": [("image/svg+xml", "Pergamon, round 1"), ("text/html", "500 iterations"), ("text/html", "blunder")],
    "tournament.ipynb": [("text/html", "pergamon: 60 games"), ("text/html", "vega")],
    "agent.ipynb": [("image/svg+xml", "Pergamon, round 1")],
}


def read(name: str) -> Any:
    return nbformat.read(EXAMPLES / name, as_version=4)  # type: ignore[no-untyped-call]


def test_every_notebook_is_known() -> None:
    assert {path.name for path in EXAMPLES.glob("**/*.ipynb")} == set(SHOWN)


@pytest.mark.parametrize("name", SHOWN)
def test_a_notebook_has_no_outputs_in_git(name: str) -> None:
    for cell in read(name).cells:
        assert not cell.get("outputs")
        assert cell.get("execution_count") is None


@pytest.mark.parametrize("name", SHOWN)
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::PendingDeprecationWarning")
def test_a_notebook_runs(name: str, tmp_path: Path) -> None:
    notebook = read(name)
    NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [output.get("data", {}) for cell in notebook.cells for output in cell.get("outputs", [])]
    for kind, words in SHOWN[name]:
        assert any(words in str(data.get(kind, "")) for data in shown), (kind, words)
