"""A position of a real game is set up beside the board, looked at, and gone on from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_accessibility import complaints
from tests.browser.visitor import PHONE, SEARCH_PATIENCE
from tests.soak import some


def test_a_position_is_written_down_and_played_on(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.may_lose_connection = True  # what cannot be is told in the console, too
    page = visitor.go("/")
    page.get_by_role("link", name="Set up a position").click()
    page.get_by_role("button", name="Pergamon", exact=True).click()
    text = page.get_by_role("textbox", name="The position as text")
    expect(page.locator(".pergamon .part.track")).to_be_visible()
    written = text.input_value()
    text.fill(re.sub(r"round = \d+", "round = 13", written))
    expect(page.get_by_text("“round” is a number from 1 to 12, not 13")).to_be_visible()
    page.get_by_role("button", name="Line 2").click()
    assert page.evaluate("() => getSelection().toString()") == "round = 13"
    text.fill(written)
    expect(page.get_by_text("“round” is a number")).to_have_count(0)
    page.get_by_role("button", name="Best moves").click()
    best = page.get_by_role("region", name="Hint").get_by_role("button").first
    best.click(timeout=SEARCH_PATIENCE)
    assert complaints(page) == {}
    page.locator(".action-bar .primary").click()
    expect(page.get_by_role("button", name="Previous step")).to_be_enabled()


def test_fields_write_the_text_and_no_line_is_cut_off(visitors: Visitors) -> None:
    page = visitors().go("/position/pergamon")
    text = page.get_by_role("textbox", name="The position as text")
    expect(page.get_by_role("spinbutton", name="Round")).to_have_value("8")
    ada = page.get_by_role("group", name="Ada")
    ada.get_by_role("spinbutton", name="Coins").fill("3")
    expect(text).to_have_value(re.compile(r'name = "Ada"\ncoins = 3'))
    expect(page.get_by_role("region", name="Ada’s desk")).to_contain_text(re.compile(r"3\s*coins"))
    assert text.evaluate("(it) => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight + 1")


def test_draws_are_chosen_by_pictures_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors(size=PHONE)
    page = visitor.go(f"/replay/{visitor.import_game('thebes-2')}/60")
    page.get_by_role("button", name="More").click()
    page.get_by_role("link", name="Set up this position").click()
    page.locator(".thebes .card-button.offered:visible").first.click()
    page.locator(".action-bar .primary").click()
    drawn = page.get_by_role("region", name="Set up a position")
    drawn.get_by_role("button", name=re.compile(" in ")).first.click()
    expect(page.get_by_text(re.compile("turn, 2 steps after your position"))).to_be_visible()
    page.get_by_role("button", name="Previous step").click()
    expect(drawn.get_by_role("button", name="Draw at random")).to_be_visible()
    assert complaints(page) == {}


@pytest.mark.parametrize("language", some("de", "fr"))
def test_nothing_is_cut_off(visitors: Visitors, language: str) -> None:
    page = visitors(size=PHONE, language=language).go("/position/pergamon")
    page.locator(".pergamon .part.track").wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
