"""What ships as ``digsite.testing`` finds nothing wrong with our own games, whatever their rules are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from digsite.core import engine, registry
from digsite.testing import checks
from digsite.testing.checks import Wrong
from digsite.testing.tables import Kind, quickest
from tests.contract.kinds import GAMES, KINDS

# Invariants are tried more often by test_fuzz; modes and bounds are compared by test_modes
ELSEWHERE = (checks.invariants, checks.modes, checks.bounds)


@pytest.mark.parametrize("check", [check for check in checks.CHECKS_OF_A_GAME if check not in ELSEWHERE])
@pytest.mark.parametrize("game", GAMES)
def test_games_keep_what_every_game_keeps(check: Callable[[str], None], game: str) -> None:
    check(game)


@pytest.mark.parametrize("check", [check for check in checks.CHECKS_OF_A_TABLE if check not in ELSEWHERE])
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_tables_keep_what_every_table_keeps(check: Callable[[Kind], None], kind: Kind) -> None:
    check(kind)


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


class FromOneSeat:
    """An engine that tells everybody but seat 0 something else."""

    def __init__(self, chosen: engine.Engine, place: int) -> None:
        self.chosen, self.place = chosen, place

    def __getattr__(self, name: str) -> Any:
        return getattr(self.chosen, name)

    def observe(self, games: Any, i: int, player: int, out: Any) -> None:
        self.chosen.observe(games, i, player, out)
        if player > 0:
            out[self.place] = 1.0 - out[self.place]


@pytest.mark.parametrize(
    ("group", "reason"),
    [
        ("cards left", "'cards left: in the stack' from seat 1 is not 'cards left: in the stack' from seat 0"),
        ("desk", "'desk: seat 0: weeks gone' from seat 1 is not 'desk: seat 1: weeks gone' from seat 0"),
    ],
)
def test_an_observation_tells_every_seat_the_same(group: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place = registry.game("thebes").about.observation.first(group)
    monkeypatch.setattr(checks, "quickest", lambda game: FromOneSeat(quickest(game), place))
    with pytest.raises(Wrong, match=f"^{reason}$"):
        checks.observations(Kind("thebes", 3, ()))
