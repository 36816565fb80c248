"""The oracle is told the golden games, read from their text alone, and comes to the result that stands there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.golden.record import FOLDER
from tests.oracle.compare import ORACLES
from tests.oracle.decision import CHANCE

RECORDED = sorted(path for path in FOLDER.glob("*.dig") if "unfinished" not in path.name)


def headers_of(text: str) -> dict[str, str]:
    return dict(line.split(": ", 1) for line in text.split("\n\n", 1)[0].splitlines()[1:])


def options_of(written: str) -> dict[str, Any]:
    """Flags, and first_player with a seat."""
    words = [option.split() for option in written.split(", ") if option]
    return {name: int(seat[0].removeprefix("P")) - 1 if seat else True for name, *seat in words}


def played_in(text: str) -> list[tuple[int, str]]:
    """Each action with its mover."""
    lines = re.findall(r"^  (chance|P\d): (.+)$", text, re.MULTILINE)
    movers = [CHANCE if who == "chance" else int(who[1:]) - 1 for who, _ in lines]
    return [(mover, action) for mover, (_, said) in zip(movers, lines, strict=True) for action in said.split("; ")]


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_oracle_comes_to_the_recorded_result(path: Path) -> None:
    text = path.read_text()
    header = headers_of(text)
    oracle = ORACLES[header["game"]](int(header["players"]), **options_of(header.get("options", "")))
    asking = oracle.play()
    decision = next(asking, None)
    for mover, action in played_in(text):
        assert decision is not None
        assert mover == decision.mover
        assert action in decision.legal
        try:
            decision = asking.send(action)
        except StopIteration:
            decision = None
    assert decision is None
    winners = " ".join(f"P{seat + 1}" for seat in oracle.result().winners or [0])
    assert header["result"] == f"{' '.join(map(str, oracle.scores()))}, won by {winners}"
