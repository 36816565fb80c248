"""Positions that are set up by hand, over the API."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.serving import Serving

POSITIONS = Path(__file__).parents[2] / "examples" / "positions"


@pytest.mark.parametrize(("game", "mover"), [("pergamon", 1), ("thebes", 0)])
def test_a_position_is_shown_with_what_may_be_done(server: Serving, game: str, mover: int) -> None:
    text = (POSITIONS / f"{game}.toml").read_text(encoding="utf-8")
    found = server.nobody().post("/api/positions", {"text": text})
    assert (found["game"], found["names"], found["mover"]) == (game, ["Ada", "Bo"], mover)
    assert found["view"]["mover"] == mover
    assert found["offers"]


def test_what_cannot_be_is_refused(server: Serving) -> None:
    problem = server.nobody().refused("/api/positions", 409, "bad-position", {"text": 'game = "chess"'})
    assert problem["detail"] == "game: 'chess' is none of pergamon, thebes"
