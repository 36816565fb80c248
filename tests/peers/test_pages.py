"""The snippets of the docs that need large packages: those marked ``py`` instead of ``python``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from digsite.adapters.dataset.files import Folder, write
from digsite.adapters.dataset.plan import Plan
from tests.test_docs import blocks, run

PAGES = ["docs/howto/research.md", "docs/reference/datasets.md"]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.filterwarnings("default")  # theirs are no errors of ours
def test_the_snippets_for_peers_do_what_they_say(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write(Folder(Plan("pergamon", bots=("greedy",), games=20, seed=1), "pergamon-dataset"))
    snippets = blocks(page, "py")
    assert snippets
    names: dict[str, Any] = {"__name__": page}
    for snippet in snippets:
        run(snippet, names)
