"""Hints at the table and the page of an analysis."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.seat import CONFIRM, Seat
from tests.browser.test_accessibility import complaints
from tests.browser.test_languages import raw
from tests.browser.visitor import PHONE, SEARCH_PATIENCE, Visitor

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}


# Hints


def at_a_table(visitor: Visitor, game: str) -> Page:
    """A table against bots in the middle of a game, in one's turn."""
    page = visitor.go(f"/t/{visitor.go_on(f'{game}-4', 130, [ME, BOT, BOT, BOT])}")
    Seat(page).wait()
    return page


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_a_hint_shows_actions_and_chooses_but_does_not_play(visitors: Visitors, game: str) -> None:
    page = at_a_table(visitors(), game)
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    choices = hint.get_by_role("button")
    expect(choices.first).to_contain_text("%", timeout=SEARCH_PATIENCE)
    expect(choices.first).to_contain_text("points")
    assert 2 <= choices.count() <= 3
    expect(hint.locator("p")).to_contain_text(re.compile(r"instead of|No difference"))
    posted: list[str] = []
    page.on("request", lambda request: posted.append(request.url) if request.url.endswith("/actions") else None)
    choices.nth(1).click()
    expect(choices.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".effect")).to_be_visible()
    expect(page.locator(CONFIRM)).to_be_enabled()
    assert posted == []
    assert complaints(page) == {}
    page.locator(CONFIRM).click()
    expect(hint).to_have_count(0)


def test_a_hint_moves_nothing_on_the_table(visitors: Visitors) -> None:
    page = at_a_table(visitors(), "pergamon")
    board = page.locator("main .board, .board").first
    before = board.bounding_box()
    page.keyboard.press("h")
    page.get_by_role("region", name="Hint").get_by_role("button").first.wait_for(timeout=SEARCH_PATIENCE)
    assert board.bounding_box() == before
    bar, hint = page.locator(".action-bar").bounding_box(), page.get_by_role("region", name="Hint").bounding_box()
    assert bar is not None
    assert hint is not None
    assert bar["y"] <= hint["y"]
    assert hint["y"] + hint["height"] <= bar["y"] + bar["height"]


def test_pointing_at_a_hint_shows_its_piece(visitors: Visitors) -> None:
    page = at_a_table(visitors(), "pergamon")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("region", name="Hint").get_by_role("button").first.hover(timeout=SEARCH_PATIENCE)
    expect(page.locator("[data-lit]")).to_have_count(1)
    page.get_by_role("button", name="Hint").hover()
    expect(page.locator("[data-lit]")).to_have_count(3)  # of all that are suggested
    expect(page.locator(".on-piece")).to_have_text(["1", "2", "3"])
    page.locator("[data-lit]").nth(1).hover()  # and the other way round
    expect(page.get_by_role("region", name="Hint").locator("button.lit")).to_have_count(1)
    page.keyboard.press("h")
    expect(page.locator("[data-lit], .on-piece")).to_have_count(0)


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_a_hint_on_a_phone_leaves_room_for_what_it_speaks_of(visitors: Visitors, game: str) -> None:
    page = at_a_table(visitors(size=PHONE, language="de"), game)
    page.get_by_role("button", name="Tipp").click()
    hint = page.get_by_role("region", name="Tipp")
    hint.get_by_role("button").first.wait_for(timeout=SEARCH_PATIENCE)
    box = hint.bounding_box()
    assert box is not None
    assert box["height"] <= PHONE[1] / 4
    expect(page.locator(".on-piece").first).to_be_in_viewport()
    overflowing = (
        "() => [...document.querySelectorAll('.candidates button')].filter(b => b.scrollWidth > b.clientWidth)"
    )
    assert page.evaluate(overflowing) == []


def test_among_people_the_others_are_asked(visitors: Visitors) -> None:
    ada, bo = visitors(), visitors()
    table = ada.open_table("pergamon", [ME, {"kind": "link"}], options={"first_player": 0})
    bo.take_name("Bo the Other")
    bo.ask("post", f"/tables/{table}/join")
    ada.ask("post", f"/tables/{table}/start")
    page, other = ada.go(f"/t/{table}"), bo.go(f"/t/{table}")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("would like hints. Waiting for Bo the Other")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_be_disabled()
    other.get_by_role("dialog").get_by_role("button", name="Yes").click()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("region", name="Hint")).to_be_visible(timeout=SEARCH_PATIENCE)


def test_a_rated_table_has_no_button_for_hints(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go("/t/" + visitor.open_table("pergamon", [ME, BOT], is_rated=True, options={"first_player": 0}))
    Seat(page).wait()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


# Analyses


def analysed(visitor: Visitor, name: str) -> Page:
    """The page of an imported game, once it is analysed."""
    page = visitor.go(f"/analysis/{visitor.import_game(name)}")
    page.locator("progress").wait_for()
    page.get_by_role("slider").wait_for(timeout=SEARCH_PATIENCE)
    page.locator(".pergamon, .thebes").wait_for()
    return page


def ply(page: Page) -> int:
    return int(page.get_by_role("slider").get_attribute("aria-valuenow") or "")


def test_an_analysis_is_begun_from_the_result_and_gone_through_by_clicks_and_keys(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go(f"/t/{visitor.import_game('thebes-2')}")
    page.get_by_role("region", name="Actions").get_by_role("link", name="Analyse").click()
    chart = page.get_by_role("slider", name="Course of the game")
    chart.wait_for(timeout=SEARCH_PATIENCE)
    page.get_by_role("button", name="To the start").click()
    page.wait_for_function("() => document.querySelector('[aria-label=\"To the start\"]').disabled")
    first = ply(page)
    page.keyboard.press("ArrowRight")
    page.wait_for_function("(first) => +document.querySelector('[role=slider]').ariaValueNow > first", arg=first)
    expect(page.get_by_role("button", name=re.compile("^Played: "))).to_be_visible()
    box = chart.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 40)
    page.wait_for_function("(first) => +document.querySelector('[role=slider]').ariaValueNow > first + 20", arg=first)
    page.wait_for_url(re.compile(rf"/analysis/\w+/{ply(page)}$"))
    page.get_by_role("radio", name="Expected points").check()
    expect(page.locator("figure text").filter(has_text="%")).to_have_count(0)
    page.get_by_role("radio", name="Skill and luck").check()
    expect(page.get_by_role("rowheader", name="Luck")).to_be_visible()
    assert complaints(page) == {}


def test_an_analysis_is_one_screen_opens_at_the_worst_mistake_and_is_read_by_others(visitors: Visitors) -> None:
    visitor = visitors(size=(1440, 900))
    page = analysed(visitor, "pergamon-4-unfinished")
    expect(page.get_by_text("The game isn’t over yet")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    expect(page.get_by_role("button", name=re.compile("^Best: "))).to_have_attribute("aria-pressed", "true")  # drawn
    expect(page.get_by_role("heading", name=re.compile("^A (blunder|mistake): "))).to_be_in_viewport()
    for drawn in ("played", "best"):
        expect(page.locator(f"[data-marked={drawn}]").first).to_be_visible()
    opened = ply(page)
    rows = page.get_by_role("group", name="Decisions").get_by_role("button")
    expect(rows.and_(page.locator("[aria-current]"))).to_be_in_viewport()
    page.get_by_role("radio", name="Mistakes").check()
    assert 0 < rows.count() < 60
    expect(rows.and_(page.locator("[aria-current]"))).to_have_attribute("data-ply", str(opened))
    rows.last.click()
    at = rows.last.get_attribute("data-ply")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", at or "")
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")

    # somebody else reads it in German on a phone
    phone = visitors(language="de", size=PHONE)
    german = phone.go(page.url.removeprefix(visitor.address))
    german.get_by_role("slider").wait_for()
    german.locator(".pergamon").wait_for()
    expect(german.get_by_text("Die Partie ist noch nicht zu Ende")).to_be_visible()
    assert raw(german) == []
    assert german.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert complaints(german) == {}


@pytest.mark.soak
def test_a_game_for_one_is_analysed_in_french(visitors: Visitors) -> None:
    page = analysed(visitors(language="fr"), "pergamon-1-solo")
    expect(page.get_by_text("Chances de gagner")).to_have_count(0)
    page.get_by_role("radio", name="Jeu et chance").check()
    expect(page.get_by_text("Mesuré en points, par rapport à l’enjeu. En points. Incertain")).to_be_visible()
    assert raw(page) == []


def test_why_there_is_no_analysis_is_told(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.may_lose_connection = True  # the browser tells of the refusal
    page = visitor.go("/analysis/" + visitor.open_table("thebes", [ME, {"kind": "hotseat"}]))
    expect(page.get_by_role("alert")).to_contain_text("There’s nothing to analyse yet: nobody has made a move.")


def test_a_rated_game_is_analysed_when_it_is_over(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.may_lose_connection = True  # the browser tells of the refusal
    page = visitor.go("/analysis/" + visitor.open_table("thebes", [ME, BOT], is_rated=True))
    expect(page.get_by_role("alert")).to_contain_text("This works when the game is over.", timeout=SEARCH_PATIENCE)
