"""What the client does with a device: sound and notices, printing, large type, installing."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.seat import CONFIRM, Keys, Seat
from tests.browser.visitor import PHONE, WIDE, Visitor
from tests.soak import some

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}
# Counts the tones that are played and the notices that are shown; looking elsewhere is pretended
LISTEN = """
window.tones = 0
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...at) { window.tones += 1; return start.apply(this, at) }
window.notices = []
window.Notification = class { static permission = 'default'
  static async requestPermission() { return (this.permission = window.answer) }
  constructor(title) { window.notices.push(title) } }
"""
ELSEWHERE = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })"
NOTICED = """async () => {
  const isNoticed = () => window.tones > 0 && window.notices.includes('Your turn')
  for (let turn = 0; turn < 200 && !isNoticed(); turn++) await new Promise((resolve) => setTimeout(resolve, 20))
  return isNoticed()
}"""
# Pieces of the board that stick out of the page sideways
OUTSIDE = """() => [...document.querySelectorAll('.board button, .board [role=group], .action-bar button')]
  .filter((piece) => piece.checkVisibility() && !piece.closest('[class*=seen-by]'))
  .map((piece) => [piece.getBoundingClientRect(), piece.outerHTML.slice(0, 90)])
  .filter(([box]) => box.width && (box.left < -1 || box.right > innerWidth + 1)).map(([, html]) => html)"""


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()


def test_a_sound_and_a_notice_come_with_ones_turn_for_those_who_asked(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.context.add_init_script(LISTEN)
    page = visitor.go("/t/" + visitor.open_table("thebes", [ME, {"kind": "hotseat", "name": "Zoë"}]))
    seat = Seat(page)
    seat.wait()
    assert page.evaluate("[window.tones, window.notices.length]") == [0, 0]
    settings(page)
    page.evaluate("window.answer = 'denied'")
    notices = page.get_by_label("Notify me when")
    notices.click()
    expect(notices).not_to_be_checked()
    page.evaluate("window.answer = 'granted'")
    notices.check()
    page.get_by_label("Sound volume").fill("50")
    assert page.evaluate("window.tones") > 0
    page.keyboard.press("Escape")

    page = visitor.go("/t/" + visitor.open_table("thebes", [BOT, ME]))
    page.evaluate("Notification.permission = 'granted'")
    page.evaluate(f"{ELSEWHERE}; window.tones = 0")
    seat = Seat(page)
    for _ in range(5):  # one may have the turn several times in a row
        seat.step(seat.wait())
        if page.evaluate(NOTICED):
            return
    raise AssertionError("one's turn has come without a sound and a notice")


def test_a_table_is_printed_without_what_one_clicks(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go("/t/" + visitor.import_game("pergamon-3"))
    page.get_by_role("region", name="Result").wait_for()
    page.emulate_media(media="print")
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    expect(page.locator(".pergamon")).to_be_visible()
    for hidden in (".action-bar", "header"):
        expect(page.locator(hidden).first).to_be_hidden()


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_nothing_is_lost_at_twice_the_size(visitors: Visitors, game: str) -> None:
    visitor = visitors(size=(WIDE[0] // 2, WIDE[1] // 2))
    page = visitor.go("/t/" + visitor.go_on(f"{game}-4", 130, [ME, BOT, BOT, BOT]))
    Seat(page).wait()
    page.wait_for_timeout(200)
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bar = page.locator(".action-bar").bounding_box()
    assert bar is not None
    assert bar["height"] < WIDE[1] / 4  # what to do leaves room for the board


@pytest.mark.soak
def test_thebes_to_the_end_by_keys_alone(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go("/t/" + visitor.go_on("thebes-2", 150, [ME, BOT]))
    assert Keys(page, seed=5).play()
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_the_client_can_be_installed(visitors: Visitors) -> None:
    visitor: Visitor = visitors()
    page = visitor.go("/")
    page.get_by_role("heading", level=1).wait_for()
    session = visitor.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    for icon in manifest["icons"]:
        answer = visitor.context.request.get(visitor.address + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])  # as the test's own window is


# On a phone


@pytest.mark.parametrize("language", some("de", "fr"))
@pytest.mark.parametrize("game", ["pergamon-3-by-hand", "thebes-4"])
def test_a_replay_fits_a_phone_in_every_language(visitors: Visitors, game: str, language: str) -> None:
    visitor = visitors(size=PHONE, language=language)
    page = visitor.go(f"/replay/{visitor.import_game(game)}/150")
    page.locator(".pergamon, .thebes").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("language", some("de", "fr"))
@pytest.mark.parametrize("game", ["pergamon-3", "thebes-3-by-hand"])
def test_the_buttons_of_a_table_fit_the_narrowest_phone(visitors: Visitors, game: str, language: str) -> None:
    visitor = visitors(size=(320, 640), language=language)
    page = visitor.go(f"/t/{visitor.go_on(game, 120, [{'kind': 'me'}, {'kind': 'hotseat'}, {'kind': 'hotseat'}])}")
    seat = Seat(page, has_mouse=False)
    found = seat.wait()
    assert isinstance(found, list)
    seat.click(seat.offered, found[0])
    expect(page.locator(CONFIRM)).to_be_visible()
    ends = page.locator(".action-bar .buttons > *").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().right)"
    )
    assert max(ends) <= 320 - 8
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_long_row_of_finds_fits_a_phone(visitors: Visitors) -> None:
    visitor = visitors(size=PHONE, language="fr")
    here = [{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}]
    page = visitor.go(f"/t/{visitor.go_on('pergamon-3', 54, here)}")
    Seat(page).wait()
    expect(page.locator("section.bench")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_long_press_explains_a_card_and_chooses_nothing(visitors: Visitors) -> None:
    visitor = visitors(size=PHONE)
    page = visitor.go(f"/t/{visitor.go_on('thebes-2', 150, [ME, {'kind': 'hotseat'}])}")
    Seat(page).wait()
    box = page.locator(".card-button.offered:visible").first.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = visitor.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.get_by_role("tooltip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".action-bar .effect")).to_have_count(0)
    page.touchscreen.tap(**point)
    expect(page.locator(".action-bar .effect")).to_have_count(1)


def test_a_line_of_the_log_marks_all_that_it_speaks_of(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.go(f"/replay/{visitor.import_game('pergamon-3-by-hand')}/150")
    page.get_by_role("button", name="Open log").click()
    line = page.locator(".log li", has_text="Interest falls").last.get_by_role("button")
    line.hover()
    assert page.locator(".pergamon [data-lit]").count() > 1
