"""Thebes' board: it fits, it tells what a choice takes, its pieces travel, and nothing covers what one works on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.fit import DESKTOPS, misfits_at, resize
from tests.browser.seat import CONFIRM, DOUBLE_CLICK, Seat
from tests.browser.visitor import PHONE, Visitor
from tests.soak import some

ME: dict[str, Any] = {"kind": "me"}
LAPTOP = (1366, 768)
HERE: dict[str, Any] = {"kind": "hotseat"}
# In Vienna with a zeppelin, a lone assistant and special permissions
GAME, PLY = "thebes-3-by-hand", 120
# What an explanation lies upon, of all that can be chosen on the board
COVERED = """() => {
  const box = document.querySelector('.box').getBoundingClientRect()
  return [...document.querySelectorAll('.thebes button')].filter((one) => one.checkVisibility()).filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top
  }).map((one) => one.className)
}"""
# Notes cards that fly over the board
FLYING = """() => {
  window.flown = 0
  new MutationObserver((all) => all.forEach(({ addedNodes }) =>
    addedNodes.forEach((one) => (window.flown += one.inert ? 1 : 0)))).observe(
    document.querySelector('.thebes'), { childList: true })
}"""

# Notes all that the spaces for cards say
LISTENING = """() => {
  const four = document.querySelector('.four')
  window.said = []
  new MutationObserver(() => window.said.push(four.innerText)).observe(four, { subtree: true, childList: true })
}"""


def sit_down(visitor: Visitor, *others: dict[str, Any]) -> Page:
    page = visitor.go(f"/t/{visitor.go_on(GAME, PLY, [ME, *(others or (HERE, HERE))])}")
    Seat(page).wait()
    return page


# It fits


@pytest.mark.parametrize("language", some("de", "fr"))
def test_everything_fits_beside_the_open_log(visitors: Visitors, language: str) -> None:
    page = sit_down(visitors(language=language))
    page.locator(".rail .open").click()
    for piece in (".card-button.offered", ".place.site.offered"):
        page.locator(piece).first.click()
        expect(page.get_by_role("tooltip")).to_have_count(0)
        assert misfits_at(page, DESKTOPS) == []


# Pairs of names on the map that touch
TOUCHING = """() => {
  const names = [...document.querySelectorAll('.place .label')].filter((one) => one.checkVisibility())
  const boxes = names.map((one) => [one.innerText, one.getBoundingClientRect()])
  return boxes.flatMap(([name, a], at) => boxes.slice(at + 1).filter(([, b]) =>
    a.left < b.right && b.left < a.right && a.top + 2 < b.bottom && b.top + 2 < a.bottom
  ).map(([other]) => [name, other]))
}"""


@pytest.mark.parametrize("language", some("en", "de", "fr"))
def test_no_name_on_the_map_touches_another(visitors: Visitors, language: str) -> None:
    visitor = visitors(size=LAPTOP, language=language)
    page = visitor.go(f"/replay/{visitor.import_game(GAME)}/{PLY}")
    expect(page.locator(".place.moscow .label")).to_be_visible()
    for size in (LAPTOP, PHONE):
        resize(page, size)
        expect(page.locator(".place .label")).to_have_count(12)
        assert page.evaluate(TOUCHING) == []


# What a choice takes


def test_a_choice_shows_its_weeks_of_travel_and_of_work_and_what_a_flight_saves(visitors: Visitors) -> None:
    page = sit_down(visitors())
    expect(page.locator(".track .passed")).to_have_count(0)
    card = page.locator(".card-button.offered", has_text="Crete")
    expect(card.locator(".price b")).to_have_text("3")
    fly = page.get_by_role("switch", name="By zeppelin")
    fly.click()
    expect(card.locator(".price b")).to_have_text("1")
    card.click()
    expect(page.locator(".action-bar .say")).to_contain_text("by zeppelin")
    fly.click()
    expect(page.locator(".action-bar .say")).not_to_contain_text("by zeppelin")
    expect(page.locator(".track .passed.travel")).to_have_count(2)  # to Berlin, and one to study
    expect(page.locator(".track .passed")).to_have_count(3)


def test_a_site_that_costs_the_lone_assistant_says_so(visitors: Visitors) -> None:
    page = sit_down(visitors())
    expect(page.locator(".sites .row", has_text="Palestine")).to_contain_text("costs the assistant")
    expect(page.locator(".sites .row", has_text="Greece")).to_contain_text("you may dig here")
    site = page.locator("button.place.palestine")
    assert "only by using up your assistant" in (site.get_attribute("aria-label") or "")
    site.click()
    expect(page.locator(".panel .note")).to_contain_text("costs the assistant")


# Nothing is covered


def test_an_explanation_covers_nothing_that_can_be_chosen_and_goes_with_the_click(visitors: Visitors) -> None:
    page = sit_down(visitors())
    for size in some(*DESKTOPS):
        resize(page, size)
        for place in ("egypt", "palestine", "moscow", "rome"):
            page.locator(f"button.place.{place}").hover()
            expect(page.get_by_role("tooltip")).to_be_visible()
            assert page.evaluate(COVERED) == [], size
            page.mouse.move(1, 1)
            expect(page.get_by_role("tooltip")).to_have_count(0)

    # and goes with a click
    page.locator(".card-button.offered").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(page.get_by_role("tooltip")).to_have_count(0)


# Pieces travel


def test_a_card_flies_to_the_desk_and_its_space_never_claims_to_stay_empty(visitors: Visitors) -> None:
    visitor = visitors(pace="quick")
    page = sit_down(visitor)
    page.evaluate(FLYING)
    page.evaluate(LISTENING)
    page.locator(".card-button.offered").first.click()
    page.wait_for_timeout(DOUBLE_CLICK)
    page.locator(CONFIRM).click()
    page.wait_for_function("() => window.flown > 0")
    expect(page.locator(".four .card-button")).to_have_count(4)
    said = page.evaluate("window.said")
    assert said
    assert not [text for text in said if "No card left" in text]


def test_what_is_dug_up_is_told_beside_the_wheel(visitors: Visitors) -> None:
    visitor = visitors(pace="normal")
    page = sit_down(visitor)
    page.locator("button.place.mesopotamia").click()
    page.wait_for_timeout(DOUBLE_CLICK)
    page.locator(CONFIRM).click()
    story = page.locator(".thebes .story")
    expect(story).to_contain_text("Dig in Mesopotamia")
    expect(story.locator(".wheel svg")).to_be_visible()
    expect(story.locator(".drawn").first).to_be_visible()


# On a phone


def test_a_phone_turns_to_the_part_that_is_asked_for(visitors: Visitors) -> None:
    page = sit_down(visitors(size=PHONE))
    page.locator(".card-button.offered:visible").first.tap()
    page.get_by_role("button", name="My desk").tap()
    expect(page.locator(".thebes .four")).to_be_hidden()
    page.wait_for_timeout(DOUBLE_CLICK)
    page.locator(CONFIRM).tap()
    expect(page.locator(".thebes .four")).to_be_visible()  # the next player's turn


def test_a_phone_shows_map_weeks_and_cards_together(visitors: Visitors) -> None:
    page = sit_down(visitors(size=PHONE))
    page.locator(".card-button.offered:visible", has_text="Crete").tap()
    expect(page.locator(".strip")).to_contain_text("2 travel")
    expect(page.locator(".strip")).to_contain_text("1 study")
    for card in page.locator(".four .card-button").all():
        expect(card.locator(".city")).to_be_in_viewport(ratio=1)
        expect(card.locator(".price .to")).to_be_in_viewport(ratio=1)
    expect(page.locator(".map .place.egypt")).to_be_in_viewport(ratio=1)
