"""The page that lists what each number of an observation means is up to date.

``python -m tests.adapters.test_observations_page`` prints its tables.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.core import registry

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "observations.md"


def table(game: str) -> str:
    """The groups of a layout as a table of Markdown."""
    layout = registry.game(game).about.observation
    lines = ["| from | numbers | group | first of them | what it is |", "|--:|--:|---|---|---|"]
    for group in layout.groups:
        cells = (layout.first(group.name), len(group.labels), group.name, group.labels[0], group.about)
        lines.append(f"| {' | '.join(str(cell) for cell in cells)} |")
    return "\n".join(lines)


@pytest.mark.parametrize("game", registry.names())
def test_the_page_has_the_layout(game: str) -> None:
    assert table(game) in PAGE.read_text(encoding="utf-8")


if __name__ == "__main__":
    for name in registry.names():
        print(f"## {name.title()}\n\n{table(name)}\n")
