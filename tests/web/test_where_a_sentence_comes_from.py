"""The page that leads a stranger from a sentence to its rule: every file is there, and holds what to look for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "where-a-sentence-comes-from.md"
MOST_FILES = 4
LINK = re.compile(r"\]\(([^)]+)\)")
SECTIONS = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
STEPS = [line for section in SECTIONS for line in section.splitlines() if line.startswith("|") and LINK.search(line)]


def files(line: str) -> list[Path]:
    return [(PAGE.parent / target).resolve() for target in LINK.findall(line)]


def code(line: str) -> list[str]:
    """What one shall look for: the last column."""
    return re.findall(r"`([^`]+)`", line.rsplit("|", 2)[1])


@pytest.mark.parametrize("line", STEPS)
def test_every_file_holds_what_to_look_for(line: str) -> None:
    assert code(line)
    for path in files(line):
        text = path.read_text(encoding="utf-8")
        assert [part for part in code(line) if part not in text] == [], path


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: section.split(":")[0])
def test_a_way_has_four_files_and_ends_at_a_rule(section: str) -> None:
    steps = [line for line in section.splitlines() if line.startswith("|") and LINK.search(line)]
    assert 1 < len(steps) <= MOST_FILES
    assert any("rules" in path.parts for line in (steps[0], steps[-1]) for path in files(line))
