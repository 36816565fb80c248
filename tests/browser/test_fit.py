"""Tables fit at five sizes: what is to be chosen is in sight, nothing scrolls, nothing jumps, type is large enough.

``make test`` takes a few decisions in the middle of a game and looks at each of them at every size; ``make soak`` plays
a whole game at each size.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.fit import DESKTOPS, SIZES, WATCH, Examiner
from tests.browser.visitor import PHONE
from tests.soak import IS_SOAK

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}
SOME = 4  # decisions
LOOKS = [(size,) for size in SIZES] if IS_SOAK else [DESKTOPS, (PHONE,)]


@pytest.mark.parametrize("sizes", LOOKS, ids=lambda sizes: "-".join(f"{size[0]}x{size[1]}" for size in sizes))
@pytest.mark.parametrize(("game", "ply"), [("pergamon", 100), ("thebes", 120)])
def test_a_table_fits(visitors: Visitors, game: str, ply: int, sizes: tuple[tuple[int, int], ...]) -> None:
    visitor = visitors(size=sizes[0])
    visitor.context.add_init_script(WATCH)
    table = (
        visitor.open_table(game, [ME, BOT, BOT]) if IS_SOAK else visitor.go_on(f"{game}-3-by-hand", ply, [ME, BOT, BOT])
    )
    page = visitor.go(f"/t/{table}")
    examiner = Examiner(page, sizes, seed=sizes[0][0])
    assert examiner.play(2_000 if IS_SOAK else SOME) is IS_SOAK
    assert examiner.decisions
    assert not examiner.wrong, "\n".join(examiner.wrong)


@pytest.mark.parametrize(
    ("game", "finest"),
    [("pergamon-3-by-hand", "The finest collection of Çağla"), ("thebes-3-by-hand", "The finest artefacts of Inês")],
)
def test_the_end_of_a_game_is_one_screen(visitors: Visitors, game: str, finest: str) -> None:
    visitor = visitors(size=(1366, 768))
    page = visitor.go(f"/t/{visitor.import_game(game)}")
    result = page.locator("section.result")
    expect(result.get_by_text(finest)).to_be_in_viewport()
    expect(result.get_by_role("link", name="Watch the replay")).to_be_in_viewport()
    assert result.evaluate("(it) => it.scrollHeight <= it.clientHeight")
