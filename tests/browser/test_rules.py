"""The rules as pages, and the ways to them from a piece, a line of the log and a refusal."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Visitors
from tests.browser.seat import CONFIRM, Seat
from tests.browser.test_accessibility import LOOKS, complaints
from tests.browser.visitor import PHONE, Visitor
from tests.soak import IS_SOAK, some

GAMES = ("pergamon", "thebes")
TITLES = {
    ("pergamon", "en"): "Pergamon: the rules",
    ("pergamon", "de"): "Pergamon: die Spielregeln",
    ("pergamon", "fr"): "Pergamon\u00a0: les règles",
    ("thebes", "en"): "Thebes: the rules",
    ("thebes", "de"): "Jenseits von Theben: die Spielregeln",
    ("thebes", "fr"): "Thèbes\u00a0: les règles",
}
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}
TOO_WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def rules(visitor: Visitor, path: str) -> Page:
    page = visitor.go(path)
    page.locator("article, table.sheet").first.wait_for()
    return page


def draw_pictures(page: Page) -> int:
    """Look at every picture; how many there are."""
    pictures = page.locator("figure").all()
    for picture in pictures:
        picture.scroll_into_view_if_needed()
        picture.locator(".pergamon, .thebes").wait_for()
        if picture.locator("[data-part=dig]").count():
            picture.locator(".panel").wait_for()
    return len(pictures)


# The pages


@pytest.mark.parametrize(("game", "language"), TITLES if IS_SOAK else [("pergamon", "de"), ("thebes", "fr")])
def test_the_rules_are_there_in_the_readers_language(visitors: Visitors, game: str, language: str) -> None:
    page = rules(visitors(language=language), f"/rules/{game}")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[game, language])
    assert page.locator("article section.card").count() >= 50


@pytest.mark.parametrize("game", some(*GAMES))
def test_the_rules_and_the_sheet_are_accessible(visitors: Visitors, game: str) -> None:
    visitor = visitors(language="de")
    looks = LOOKS if IS_SOAK else [LOOKS[GAMES.index(game)]]  # a long page takes axe ten seconds
    page = rules(visitor, f"/rules/{game}")
    draw_pictures(page)
    assert complaints(page, looks) == {}
    assert complaints(rules(visitor, f"/rules/{game}/sheet"), looks) == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_fit_a_phone(visitors: Visitors, game: str) -> None:
    page = rules(visitors(size=PHONE), f"/rules/{game}")
    assert draw_pictures(page) >= 6
    assert page.evaluate(TOO_WIDE) <= 0


def test_a_section_has_an_address_and_a_note_leads_to_its_ruling(visitors: Visitors) -> None:
    page = rules(visitors(), "/rules/pergamon/polish")
    expect(page.locator("#polish")).to_be_focused()
    expect(page.locator("#polish")).to_be_in_viewport()
    page.locator("#polish + div a", has_text="P-48").click()
    expect(page).to_have_url(f"{page.url.split('/rules/')[0]}/rules/pergamon/p-48")
    expect(page.locator("#p-48")).to_be_in_viewport()


def test_the_way_to_the_rules_from_the_front_page(visitors: Visitors) -> None:
    page = visitors().go("/")
    page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    page.get_by_role("main").locator("a[href='/rules/thebes']").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Thebes: the rules")
    page.get_by_role("link", name="Score sheet and cards to print").click()
    expect(page.locator("table.sheet")).to_be_visible()


@pytest.mark.parametrize("language", some("de", "en", "fr"))
@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_is_printed_without_the_page_around_it(visitors: Visitors, game: str, language: str) -> None:
    page = rules(visitors(language=language), f"/rules/{game}/sheet")
    page.emulate_media(media="print")
    expect(page.locator("header")).to_be_hidden()
    expect(page.locator("button")).to_have_count(2)
    for button in page.locator("button").all():
        expect(button).to_be_hidden()
    expect(page.locator("table.sheet")).to_be_visible()
    assert page.locator(".cards section").count() >= 5
    assert page.pdf(format="A4").startswith(b"%PDF")


# From the table


def table(visitor: Visitor, game: str, ply: int = 120) -> Page:
    page = visitor.go(f"/t/{visitor.go_on(f'{game}-3', ply, [ME, BOT, BOT])}")
    Seat(page).wait()
    return page


def opened(page: Page, section: str) -> Locator:
    """The rule that is open beside the table, which is still there."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", level=2).first).to_be_visible()
    expect(dialog.get_by_role("link", name="All rules")).to_have_attribute("href", section)
    assert "/t/" in page.url
    return dialog


def test_a_piece_leads_to_its_rule_by_mouse(visitors: Visitors) -> None:
    page = table(visitors(), "pergamon")
    page.locator("[data-piece='space:13']").hover()
    page.locator(".box a.rule").click()
    dialog = opened(page, "/rules/pergamon/research-spaces")
    assert complaints(page) == {}
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_piece_leads_to_its_rule_by_keys(visitors: Visitors) -> None:
    page = table(visitors(), "thebes")
    page.keyboard.press("Tab")
    page.locator("button.place.greece").focus()
    expect(page.locator(".box a.rule")).to_be_visible()
    page.keyboard.press("?")
    opened(page, "/rules/thebes/dig")
    page.keyboard.press("Escape")
    expect(page.locator("button.place.greece")).to_be_focused()


def test_an_explanation_stays_beside_its_piece_when_the_board_moves(visitors: Visitors) -> None:
    page = table(visitors(), "thebes")
    page.keyboard.press("Tab")
    place = page.locator("button.card-button").first
    place.focus()
    box = page.locator(".box")
    expect(box).to_be_visible()
    for height in (700, 450, 900):  # the board moves below it
        page.set_viewport_size({"width": 1000, "height": height})
        page.mouse.wheel(0, 60)
        page.wait_for_function(
            """([piece, box]) => {
              const [one, other] = [piece.getBoundingClientRect(), box.getBoundingClientRect()]
              const apart = Math.max(other.left - one.right, one.left - other.right,
                other.top - one.bottom, one.top - other.bottom)
              return Math.abs(apart - 8) < 1
            }""",
            arg=[place.element_handle(), box.element_handle()],
        )


def test_a_piece_leads_to_its_rule_by_touch(visitors: Visitors) -> None:
    page = table(visitors(size=PHONE), "pergamon")
    page.locator(".board-tabs button").first.tap()
    piece = page.locator("[data-piece='gallery:5']").first
    touch: dict[str, Any] = {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    piece.dispatch_event("pointerdown", touch)
    expect(page.get_by_role("tooltip")).to_be_visible()
    for event in ("pointerup", "pointerout", "pointerleave"):
        piece.dispatch_event(event, touch)
    page.locator(".pergamon").dispatch_event("pointerleave", touch)
    page.locator(".box a.rule").tap()
    opened(page, "/rules/pergamon/dig")


@pytest.mark.parametrize(("game", "section"), [("pergamon", "evaluation"), ("thebes", "draws")])
def test_a_line_of_the_log_leads_to_its_rule(visitors: Visitors, game: str, section: str) -> None:
    page = table(visitors(), game)
    page.get_by_role("button", name="Open log").click()
    page.get_by_role("button", name="Show full log").click()
    link = page.locator(f".log a.rule[href='/rules/{game}/{section}']").first
    link.hover()
    link.click()
    dialog = opened(page, f"/rules/{game}/{section}")
    note = dialog.locator(".note a").first
    ruling = note.inner_text()
    note.click()
    expect(dialog.get_by_role("heading", level=2).first).to_have_text(ruling)
    assert "/t/" in page.url


def test_a_refused_action_leads_to_the_rule_that_says_why(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.may_lose_connection = True  # the refusal is told on the console
    page = visitor.go(f"/t/{visitor.open_table('pergamon', [ME, {'kind': 'hotseat', 'name': 'Bo'}])}")
    Seat(page).wait()

    def cheat(route: Route) -> None:
        sent = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**sent, "action": "exhibit +3"}))

    page.route("**/actions", cheat)
    page.locator("[data-piece='space:4']").click()
    page.locator(CONFIRM).click()
    page.get_by_role("alert").get_by_role("link", name="Rule").click()
    opened(page, "/rules/pergamon/turn")
