"""Replays and imported games."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.seat import Seat
from tests.browser.visitor import GOLDEN, Visitor


def import_by_clicking(visitor: Visitor, name: str) -> Page:
    page = visitor.go("/")
    page.get_by_role("link", name="Import a game").click()
    with page.expect_file_chooser() as chooser:
        page.locator("label", has_text="Choose a file").click()
    chooser.value.set_files(GOLDEN / f"{name}.dig")
    return page


def ply(page: Page) -> int:
    return int(page.get_by_label("Step", exact=True).input_value())


def test_an_imported_game_is_replayed_by_keys_slider_buttons_and_link(visitors: Visitors) -> None:
    visitor = visitors()
    page = import_by_clicking(visitor, "pergamon-3-by-hand")
    page.wait_for_url(re.compile("/replay/"))
    expect(page.get_by_text("Start", exact=True)).to_be_visible()
    slider, last = page.get_by_label("Step", exact=True), page.locator("output")
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_value("0")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("0")
    page.keyboard.press("End")
    expect(page.get_by_role("list", name="Seats")).to_contain_text("39")
    plies = ply(page)
    assert last.inner_text() == f"{plies}/{plies}"
    slider.fill(str(plies // 2))
    page.wait_for_url(re.compile(f"/{plies // 2}$"))
    page.get_by_role("button", name="Next step").click()
    here = ply(page)
    assert here > plies // 2
    page.wait_for_url(re.compile(f"/{here}$"))
    told = page.locator(".told").inner_text()

    other = visitors()  # the link leads somebody else to the same point
    other.page.goto(page.url)
    expect(other.page.get_by_label("Step", exact=True)).to_have_value(str(here))
    expect(other.page.locator(".told")).to_have_text(told)
    other.page.get_by_role("button", name="Play", exact=True).click()
    expect(other.page.get_by_label("Step", exact=True)).not_to_have_value(str(here))
    other.page.get_by_role("button", name="Pause").click()


def test_one_plays_on_from_a_ply(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go(f"/replay/{visitor.import_game('thebes-2')}/60")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_label("Level").select_option("1")
    dialog.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/t/"))
    assert not Seat(page, seed=11).play(2)


def test_an_unfinished_game_is_imported_to_a_table(visitors: Visitors) -> None:
    page = import_by_clicking(visitors(), "thebes-4-unfinished")
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".board")).to_be_visible()


def test_what_is_no_game_is_refused_in_words(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.may_lose_connection = True  # the browser notes the refusal
    page = visitor.go("/import")
    page.locator("input[type=file]").set_input_files({"name": "a.dig", "mimeType": "text/plain", "buffer": b"no game"})
    expect(page.get_by_role("alert")).to_have_text("This isn’t a game file of digsite, or it is damaged.")
