"""Journals as each rules version wrote them first: they are never recorded anew, and replay for ever.

``released/GAME-VERSION.dig`` was written with the first digsite that had this version of the rules.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from digsite.core import journal, registry
from digsite.match import draws_follow, load

RELEASED = sorted((Path(__file__).parent / "released").glob("*.dig"))
OURS = ("pergamon", "thebes")


def versions(name: str) -> list[str]:
    return [f"{name}-{version}" for version in range(1, registry.game(name).about.rules_version + 1)]


def test_there_is_one_of_every_rules_version() -> None:
    assert [path.stem for path in RELEASED] == [stem for name in OURS for stem in versions(name)]


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: path.stem)
def test_it_replays_to_the_same_result_and_is_written_as_it_was(path: Path) -> None:
    assert str(journal.read(path)) == path.read_text(encoding="utf-8")
    assert load(path).over


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: path.stem)
def test_its_draws_follow_from_its_seed(path: Path) -> None:
    record = journal.read(path)
    assert record.seed is not None
    assert draws_follow(record)
