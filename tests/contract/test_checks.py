"""What ships as ``digsite.testing`` finds nothing wrong with our own games; its other checks are tests here already."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from digsite.testing import checks
from digsite.testing.checks import Wrong
from digsite.testing.tables import Kind
from tests.contract.kinds import GAMES, KINDS


@pytest.mark.parametrize("check", [checks.imports, checks.languages, checks.names_of_numbers, checks.chance_weights])
@pytest.mark.parametrize("game", GAMES)
def test_our_games_keep_what_all_games_keep(check: Callable[[str], None], game: str) -> None:
    check(game)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not kind.flags], ids=str)
def test_a_saved_game_is_the_same_game(kind: Kind) -> None:
    checks.journals(kind)


@pytest.mark.parametrize(
    "line",
    [
        "from digsite.games.thebes.words import name",
        "from digsite.match import Match",
        "def f() -> None:\n    import random",
        "from . import view",
    ],
)
def test_a_rule_file_imports_nothing_that_is_not_on_the_list(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "dig.py"
    file.write_text(f"from digsite.core.bits import bit\nfrom digsite.games.thebes.state import State\n{line}\n")
    monkeypatch.setattr(checks, "rule_files", lambda game: [file])
    with pytest.raises(Wrong, match=r"^dig\.py imports"):
        checks.imports("thebes")
