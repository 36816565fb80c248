"""Thebes without the car: a second form of an action, offered where somebody has chosen the first one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.seat import CONFIRM, Seat
from tests.browser.visitor import PHONE, Visitor
from tests.soak import some

GAME = "thebes-3-without-the-car"
SEATS: list[dict[str, Any]] = [{"kind": "bot", "level": 1}, {"kind": "me"}, {"kind": "bot", "level": 1}]
FROM_PALESTINE = 232  # all cities are far away
FROM_LONDON = 183  # the permission for Egypt is used, and 4 weeks later it is valid again; 3 weeks later it is not
OTHER_WAY = ".action-bar .other-way"
EFFECT = ".action-bar .say"
WITHOUT = {
    "en": "Without the car: 1 week more",
    "de": "Ohne Auto: 1 Woche mehr",
    "fr": "Sans la voiture : 1 semaine de plus",
}


def sit_down(visitor: Visitor, ply: int) -> Page:
    page = visitor.go("/t/" + visitor.go_on(GAME, ply, SEATS))
    Seat(page).wait()
    return page


def cards(page: Page) -> Locator:
    return page.locator(".four button.card-button.offered")


def log(page: Page) -> Locator:
    if not page.get_by_role("complementary", name="Log").count():
        page.get_by_role("button", name=re.compile("Open log|^Log$")).click()
    return page.get_by_role("complementary", name="Log")


def test_a_card_is_taken_without_the_car(visitors: Visitors) -> None:
    page = sit_down(visitors(size=(1366, 768)), FROM_PALESTINE)
    expect(page.locator(OTHER_WAY)).to_have_count(0)
    cards(page).first.click()
    expect(page.locator(EFFECT)).to_contain_text("3 weeks")
    page.get_by_role("button", name=WITHOUT["en"]).click()
    expect(page.locator(EFFECT)).to_contain_text("without the car (4 weeks)")
    expect(page.locator(OTHER_WAY)).to_have_text("By car: 1 week less")
    page.locator(CONFIRM).click()
    expect(log(page)).to_contain_text("without the car (4 weeks)")


def test_one_may_change_ones_mind_by_keys_alone(visitors: Visitors) -> None:
    page = sit_down(visitors(), FROM_PALESTINE)
    cards(page).first.focus()
    page.keyboard.press("Enter")
    page.locator(OTHER_WAY).focus()
    page.keyboard.press("Enter")
    expect(page.locator(EFFECT)).to_contain_text("without the car")
    page.get_by_role("button", name="By car: 1 week less").focus()
    page.keyboard.press("Enter")
    expect(page.locator(EFFECT)).not_to_contain_text("without the car")
    expect(page.locator(OTHER_WAY)).to_have_text(WITHOUT["en"])


@pytest.mark.parametrize("language", some("de", "fr"))
def test_a_phone_has_the_other_way_in_reach(visitors: Visitors, language: str) -> None:
    page = sit_down(visitors(size=PHONE, language=language), FROM_PALESTINE)
    cards(page).first.tap()
    way = page.locator(OTHER_WAY)
    expect(way).to_have_text(WITHOUT[language], use_inner_text=True)
    way.tap()
    expect(way).not_to_have_text(WITHOUT[language], use_inner_text=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_site_that_only_the_longer_way_reaches_in_the_new_year_is_dug_that_way(visitors: Visitors) -> None:
    page = sit_down(visitors(), FROM_LONDON)
    cards(page).first.click()
    expect(page.locator(EFFECT)).to_be_visible()
    expect(page.locator(OTHER_WAY)).to_have_count(0)  # a short journey has none
    page.locator("button.place.egypt").click()
    expect(page.locator(EFFECT)).to_contain_text("Travel to Egypt without the car (4 weeks)")
    expect(page.locator(OTHER_WAY)).to_have_count(0)  # by car the permission would be used
    page.locator(CONFIRM).click()
    log(page).get_by_role("button", name="Show full log").click()  # bots may have played on
    expect(log(page)).to_contain_text("travel to Egypt without the car (4 weeks)")
