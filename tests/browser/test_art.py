"""Thebes' drawings and the fonts, as a browser shows them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.fit import resize
from tests.browser.seat import Seat
from tests.browser.visitor import PHONE, SMALL, WIDE
from tests.soak import IS_SOAK, some

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}
PLIES = (20, 60, 150, 260) if IS_SOAK else (60, 260)
IS_DRAWN = """() => {
  const all = [...document.querySelectorAll('.thebes svg use')]
  return all.length > 10 && all.every((one) => one.getBBox().width > 0)
}"""
# Words on pieces that do not fit: where they could, they would have been put on two lines
CUT = """() => [...document.querySelectorAll(
  '.thebes :is(.band, .title, .does, .city, .city .name, .helpers .label)')]
  .filter((text) => text.checkVisibility() && text.scrollWidth > text.clientWidth + 1)
  .map((text) => text.textContent)"""
LEANING = """(disc) => [...disc.querySelectorAll('.disc text')].map((figure) => figure.getScreenCTM())
  .filter(({ a, b }) => a <= 0 || Math.abs(b) > 0.01).length"""
FONTS = """async () => (await document.fonts.ready,
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')))"""


def middle(page: Page) -> None:
    Seat(page).wait()
    page.wait_for_function(IS_DRAWN)


def test_cards_tokens_and_exhibitions_are_drawn(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go(f"/t/{visitor.go_on('thebes-4', 200, [ME, BOT, BOT, BOT])}")
    middle(page)
    expect(page.locator(".thebes .card-button .scene").first).to_be_visible()
    expect(page.locator(".thebes .token use").first).to_be_attached()


@pytest.mark.parametrize("language", some("de", "fr"))
def test_the_words_on_cards_fit(visitors: Visitors, language: str) -> None:
    visitor = visitors(language=language)
    game = visitor.import_game("thebes-4")
    for ply in PLIES:
        page = visitor.go(f"/replay/{game}/{ply}")
        page.locator(".thebes:not([aria-busy=true])").wait_for()
        for size in (WIDE, (1366, 768), SMALL, PHONE):
            resize(page, size)
            tabs = page.locator(".board-tabs").get_by_role("button")
            assert (tabs.count() > 1) is (size == PHONE)
            for tab in range(tabs.count() or 1):
                if tabs.count():
                    tabs.nth(tab).click()
                assert page.evaluate(CUT) == [], (ply, size, tab)


def test_figures_on_the_wheel_stand_upright(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go(f"/t/{visitor.go_on('thebes-3-by-hand', 120, [ME, BOT, BOT])}")
    middle(page)
    page.locator("button.place.site.offered").first.click()
    wheel = page.get_by_role("slider")
    seen = set()
    for key in ("Home", "End", "ArrowLeft"):
        wheel.press(key)
        seen.add(wheel.get_attribute("aria-valuenow"))
        assert wheel.evaluate(LEANING) == 0
    assert len(seen) > 1


def test_our_own_fonts_are_used(visitors: Visitors) -> None:
    page = visitors().go("/")
    page.get_by_role("heading", level=1).wait_for()
    assert {"Source Sans 3", "Source Serif 4"} <= set(page.evaluate(FONTS))
