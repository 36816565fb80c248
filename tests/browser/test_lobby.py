"""From the front page to a table, and what people do at tables besides playing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.seat import Seat, play_together
from tests.browser.visitor import PHONE, SMALL


def test_two_clicks_lead_to_a_game_against_bots_and_a_name_is_asked_for_once(visitors: Visitors) -> None:
    page = visitors(size=PHONE).go("/")
    card = page.get_by_role("region", name="Thebes")
    expect(card.locator(".primary")).to_have_text("Learn to play")
    card.get_by_role("button", name="Play against bots").click()
    levels = page.get_by_role("dialog", name="Choose your opponent").locator("button.level")
    expect(levels).to_have_count(5)
    for level in levels.all():
        expect(level).to_be_in_viewport(ratio=1)
    levels.filter(has_text="Good for a first game").click()
    page.wait_for_url(re.compile("/t/"))
    assert isinstance(Seat(page).wait(), list)
    expect(page).to_have_title(re.compile("Thebes · digsite"))
    page.get_by_role("link", name="digsite").first.click()
    page.get_by_label("What should we call you?").fill("Gertrude Bell the Guest")
    page.get_by_role("button", name="Save name").click()
    expect(page.get_by_role("link", name="Gertrude Bell the Guest").first).to_be_visible()
    expect(page.get_by_label("What should we call you?")).to_have_count(0)


def test_somebody_who_has_played_is_offered_a_game_first(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.import_game("pergamon-2")
    page = visitor.go("/")
    expect(page.get_by_role("region", name="Pergamon").locator(".primary")).to_have_text("Play against bots")
    page.get_by_role("button", name="Play against bots").first.click()
    expect(page.locator("button.level")).to_have_count(5)
    expect(page.get_by_text("Good for a first game")).to_have_count(0)


def test_on_a_phone_a_menu_leads_to_the_other_pages(visitors: Visitors) -> None:
    page = visitors(size=PHONE).go("/")
    for name in ("Rules", "Puzzles", "Leaderboard"):
        page.get_by_role("banner").get_by_role("button", name="Pages").click()
        page.get_by_role("banner").get_by_role("link", name=name, exact=True).click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    page.get_by_role("banner").get_by_role("button", name="Pages").click()
    expect(page.get_by_role("link", name="Leaderboard", exact=True).first).to_have_attribute("aria-current", "page")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_people_meet_in_the_lobby_chat_take_back_and_leave(visitors: Visitors) -> None:
    host, guest = visitors(size=SMALL), visitors(size=SMALL)
    page = host.go("/")
    page.get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("radio", name="Pergamon").check()
    dialog.get_by_label("Seat 2", exact=True).select_option("anyone")
    dialog.get_by_role("button", name="Create table").click()
    expect(page.get_by_text("Waiting for 1 more player")).to_be_visible()
    guest.go("/").get_by_role("region", name="Open tables").get_by_role("link", name="Pergamon").first.click()
    guest.page.get_by_role("button", name="Join").click()
    guest.page.locator(".board").wait_for()

    # chat
    page.get_by_role("button", name="Chat").first.click()
    page.get_by_label("Write a message").fill("Good luck!")
    page.get_by_label("Write a message").press("Enter")
    guest.page.get_by_role("button", name="Chat").first.click()
    expect(guest.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    for one in (page, guest.page):
        one.get_by_role("complementary").get_by_role("button", name="Close").click()

    # taking back: the other is asked
    seats = Seat(page, seed=1), Seat(guest.page, seed=2)
    assert not play_together(*seats, most=1)
    mover, other = (page, guest.page) if seats[0].decisions else (guest.page, page)
    mover.get_by_role("button", name="Undo").click()
    other.get_by_role("dialog", name="wants to undo a move").get_by_role("button", name="Yes").click()
    expect(mover.get_by_role("button", name="Undo")).to_be_disabled()
    assert isinstance(next(seat for seat in seats if seat.page is mover).wait(), list)

    # leaving: a bot goes on
    guest.page.get_by_role("button", name="More", exact=True).click()
    guest.page.get_by_role("button", name="Leave game").click()
    leaving = guest.page.get_by_role("dialog", name="Leave the game?")
    leaving.get_by_label("Substitute").select_option("1")
    leaving.get_by_role("button", name="Leave game").click()
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("left, bot playing")).to_be_visible()


def test_after_the_end_one_plays_again_at_a_new_table(visitors: Visitors) -> None:
    visitor = visitors()
    table = visitor.go_on("pergamon-2", 199, [{"kind": "me"}, {"kind": "bot", "level": 1}])
    page = visitor.go(f"/t/{table}")
    assert Seat(page).play()
    before = page.url
    page.get_by_role("link", name="Watch replay").click()
    page.wait_for_url(re.compile("/replay/"))
    page.go_back()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    expect(page.locator("section.result")).to_have_count(0)  # the old table makes room
    assert isinstance(Seat(page).wait(), list)


def test_ones_name_is_changed_kept_and_shown_to_others(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.take_name("Gertrude Bell")
    page = visitor.go("/me")
    page.get_by_label("Name").first.fill("Margaret Benson")
    page.get_by_role("button", name="Save name").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    other = visitors().go("/p/Margaret%20Benson")
    expect(other.get_by_role("heading", name="Margaret Benson")).to_be_visible()


def test_tables_that_wait_for_one_are_named_in_the_title(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.open_table("thebes", [{"kind": "me"}, {"kind": "hotseat", "name": "Zoë"}])
    page = visitor.go("/")
    expect(page).to_have_title(re.compile(r"^\(1\)"))
    page.get_by_role("region", name="My games").get_by_role("link").first.click()
    expect(page.locator(".board")).to_be_visible()
