"""A game at a real table is followed: what is drawn there is typed or chosen by its picture."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.seat import Seat
from tests.browser.test_accessibility import complaints
from tests.browser.visitor import PHONE, WIDE
from tests.soak import some


def begin(page: Page, game: str) -> None:
    """From the front page to a table of two, of whom one has a name of their own."""
    page.get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("radio", name=game).check()
    dialog.get_by_role("checkbox", name="Real table").check()
    expect(dialog.get_by_label("Seat 2", exact=True)).to_have_value("hotseat")
    expect(dialog.get_by_text("Time limit")).to_have_count(0)
    dialog.get_by_label("Name").fill("Bo")
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("/t/"))


def enter(page: Page, question: str, typed: str) -> None:
    """Answer a question by keys."""
    page.get_by_role("textbox", name=question).fill(typed)
    page.get_by_role("textbox", name=question).press("Enter")


def choose(page: Page, question: str, answer: str) -> None:
    """Answer a question by a click on a picture."""
    page.get_by_role("group", name=question).get_by_role("button", name=answer, exact=True).click()


@pytest.mark.parametrize("size", some(PHONE, WIDE))
def test_the_first_round_of_pergamon(visitors: Visitors, size: tuple[int, int]) -> None:
    visitor = visitors(size=size)
    visitor.may_lose_connection = True  # what is refused is told by the browser, too
    page = visitor.go("/")
    begin(page, "Pergamon")
    choose(page, "Who goes first?", "Bo")
    drawn = page.get_by_role("group", name="Which find was turned up?")
    finds = drawn.get_by_role("button")
    expect(finds).to_have_count(60)
    expect(drawn.get_by_role("list", name="4th century").get_by_role("button")).to_have_count(12)
    expect(finds.first.locator(".tile")).to_be_visible()
    page.get_by_role("textbox", name="Which find").fill("vase jug")
    expect(finds).to_have_count(5)  # one of each century
    choose(page, "Which find was turned up?", "vase 67 – jug 4")
    enter(page, "Which find", "mask bracelet 1; vase 97; bra jug 5; jug vase")
    expect(page.get_by_role("alert")).to_contain_text("“jug vase” could mean several things")
    expect(page.get_by_role("textbox", name="Which find")).to_have_value("jug vase")
    enter(page, "Which find", "jug vase 2")
    enter(page, "Which funds card was drawn?", "bag; chest")
    expect(page.get_by_role("textbox", name="What was done?")).to_have_value("")
    assert isinstance(Seat(page).wait(), list)  # the board offers what a player may do
    enter(page, "What was done?", "place 8; place 6")
    choose(page, "What does the funds card show?", "Funds card: 3 coins")
    enter(page, "What does the funds card show?", "3")
    expect(page.get_by_role("alert")).to_contain_text("“3” isn’t possible right now")
    with page.expect_response("**/takeback"):
        page.get_by_role("button", name="Undo").click()  # a draw too
    enter(page, "What does the funds card show?", "2; 7")
    assert isinstance(Seat(page).wait(), list)


def test_on_a_phone_the_track_stands_whole_below_what_is_asked(visitors: Visitors) -> None:
    visitor = visitors(size=PHONE)
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "hotseat", "name": "Carl"}]
    page = visitor.go(f"/t/{visitor.open_table('pergamon', seats, chance='by_hand')}")
    page.locator(".draw").first.click()  # who goes first
    page.locator(".draw .tile").first.wait_for()
    heights = page.locator(".track .space").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert len(set(heights)) == 1
    shares, tabs = page.locator(".part.shares").bounding_box(), page.locator(".board-tabs").bounding_box()
    assert shares is not None
    assert tabs is not None
    assert shares["y"] + shares["height"] <= tabs["y"]


def test_the_first_turns_of_thebes(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go("/")
    begin(page, "Thebes")
    enter(page, "Who goes first?", "bo")
    enter(page, "Which card was drawn?", "2 books greece rome; a book crete paris")
    choose(page, "Which card was drawn?", "an assistant in Berlin")
    enter(page, "Which card was drawn?", "draw shovel london")  # as a journal writes it
    assert Seat(page).play(most=1) is False
    expect(page.get_by_role("textbox", name="Which card was drawn?")).to_be_visible()
    enter(page, "Which card was drawn?", "chance: draw crete 2 vienna")  # a part of a journal
    expect(page.get_by_role("textbox", name="What was done?")).to_be_visible()


def test_a_journal_can_be_pasted_and_the_table_put_away(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.may_lose_connection = True  # a refusal is told in the console, too
    table = visitor.open_table("pergamon", [{"kind": "me"}, {"kind": "hotseat", "name": "Bo"}], chance="by_hand")
    page = visitor.go(f"/t/{table}")
    enter(
        page, "Who goes first?", "chance: first P1; find 1; find 2; find 3\nchance: find 4; find 5; draw bag; draw bag"
    )
    enter(page, "What was done?", "place 8; place 8")  # taken by then
    expect(page.get_by_role("alert")).to_contain_text("space 8")
    expect(page.get_by_role("alert").get_by_role("link", name="Rule")).to_be_visible()
    enter(page, "What was done?", "sing a song")
    expect(page.get_by_role("alert")).to_contain_text("“sing a song” isn’t possible right now")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Leave game").click()
    leaving = page.get_by_role("dialog", name="Leave the game?")
    expect(leaving.get_by_text("The table will be closed")).to_be_visible()
    leaving.get_by_role("button", name="Leave game").click()
    expect(page).to_have_url(re.compile("/$"))


@pytest.mark.parametrize("game", some("pergamon", "thebes"))
def test_axe_has_no_complaints(visitors: Visitors, game: str) -> None:
    visitor = visitors()
    seats = [{"kind": "hotseat", "name": name} for name in ("Ada", "Bo", "Cy")]
    page = visitor.go(f"/t/{visitor.open_table(game, seats, chance='by_hand')}")
    choose(page, "Who goes first?", "Cy")
    page.get_by_role("textbox").first.wait_for()
    page.locator(".board > :not(p)").first.wait_for(state="attached")
    assert complaints(page) == {}


def test_a_file_is_gone_on_with_at_a_real_table(visitors: Visitors) -> None:
    visitor = visitors()
    table = visitor.import_game("thebes-2")
    page = visitor.go(f"/replay/{table}/5")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("checkbox", name="Real table").check()
    dialog.get_by_label("Seat 2", exact=True).select_option("hotseat")
    dialog.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_role("textbox", name=re.compile("What was done|Which card"))).to_be_visible()
