"""Tables fit at five sizes: what is to be chosen is in sight, nothing scrolls, nothing jumps, type is large enough.

``make test`` takes a few decisions in the middle of a game at each size; ``make soak`` plays whole games.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visitors
from tests.browser.fit import PHONE_WIDTH, SIZES, WATCH, Examiner
from tests.soak import IS_SOAK

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}
SOME = 6  # decisions


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "ply"), [("pergamon", 100), ("thebes", 120)])
def test_a_table_fits(visitors: Visitors, game: str, ply: int, size: tuple[int, int]) -> None:
    visitor = visitors(size=size)
    visitor.context.add_init_script(WATCH)
    table = (
        visitor.open_table(game, [ME, BOT, BOT]) if IS_SOAK else visitor.go_on(f"{game}-3-by-hand", ply, [ME, BOT, BOT])
    )
    page = visitor.go(f"/t/{table}")
    examiner = Examiner(page, seed=size[0], has_mouse=size[0] >= PHONE_WIDTH)
    assert examiner.play(2_000 if IS_SOAK else SOME) is IS_SOAK
    assert examiner.decisions
    assert not examiner.wrong, "\n".join(examiner.wrong)
