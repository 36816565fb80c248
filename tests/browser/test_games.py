"""Games of both kinds, played in a real browser by clicking what the board offers; some of them to their end.

``make soak`` plays to the end what ``make test`` leaves after a while.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.seat import Keys, Reader, Seat, play_together
from tests.browser.test_languages import raw
from tests.browser.visitor import PHONE, SMALL, WIDE, Visitor
from tests.soak import IS_SOAK

BOT = {"kind": "bot", "level": 1}
ME = {"kind": "me"}


A_WHILE = 2_000 if IS_SOAK else 6  # decisions


def expect_result(page: Page) -> None:
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading", level=2)).to_contain_text(re.compile("won"))
    expect(result.get_by_role("table", name="Points by source")).to_be_attached()
    expect(page.get_by_text("The game is over.", exact=True)).to_be_visible()


# Whole games in every language

WON = {"en": "won", "de": "gewonnen", "fr": "gagné"}
GAMES = [(game, language) for game in ("pergamon", "thebes") for language in WON]


@pytest.mark.parametrize(("game", "language"), GAMES if IS_SOAK else [("pergamon", "fr"), ("thebes", "de")])
def test_a_whole_game_against_a_bot(visitors: Visitors, game: str, language: str) -> None:
    size = PHONE if game == "thebes" else WIDE
    visitor = visitors(size=size, language=language)
    page = visitor.go("/t/" + visitor.open_table(game, [ME, BOT]))
    seat = Seat(page, seed=2, has_mouse=size != PHONE)
    while (found := seat.wait()) != "over":
        seat.step(found)
        assert raw(page) == []
    expect(page.locator("section.result h2").first).to_contain_text(WON[language])
    assert raw(page) == []


# Several people with one device


def open_hot_seat(page: Page, game: str) -> None:
    page.get_by_role("region", name=game).get_by_role("button", name="Play with friends").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_label("Seat 2", exact=True).select_option("hotseat")
    dialog.get_by_role("textbox", name="Name").fill("Zoë")


def test_thebes_on_one_device(visitors: Visitors) -> None:
    page = visitors(size=SMALL).go("/")
    open_hot_seat(page, "Thebes")
    page.get_by_role("button", name="Start").click()
    assert not Seat(page, seed=3).play(4)


def test_pergamon_with_secrets_on_one_device_is_handed_over_unseen(visitors: Visitors) -> None:
    page = visitors(size=PHONE).go("/")
    open_hot_seat(page, "Pergamon")
    page.get_by_text("Keep points secret until the end").click()
    page.get_by_role("button", name="Start").click()
    seat, handed = Seat(page, seed=4, has_mouse=False), set()
    while (found := seat.wait()) != "over" and seat.decisions < A_WHILE:
        if found == "hand-over":
            handed.add(page.get_by_role("heading", name="Hand the device to").inner_text())
            expect(page.locator(".board")).to_have_count(0)
        seat.step(found)
    assert len(handed) == 2


# Two browsers


def sit_down_at_a_link(host: Visitor, guest: Visitor, game: str) -> tuple[Seat, Seat]:
    page = host.go("/")
    page.get_by_role("region", name=game).get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Create table").click()
    guest.page.goto(page.get_by_label("Share this link").input_value())
    guest.page.get_by_role("button", name="Join").click()
    guest.page.locator(".board").wait_for()
    return Seat(page, seed=5), Seat(guest.page, seed=6)


def play_on_alone(seat: Seat, most: int = 3) -> None:
    for _ in range(most):
        if isinstance(found := seat.look(), list):
            seat.step(found)
            seat.page.wait_for_timeout(100)


def test_pergamon_online_when_one_closes_the_page_and_comes_back(visitors: Visitors) -> None:
    host, guest = sit_down_at_a_link(visitors(size=SMALL), visitors(size=SMALL), "Pergamon")
    assert not play_together(host, guest, most=6)
    address, context = guest.page.url, guest.page.context
    guest.page.close()
    play_on_alone(host)
    guest.page = context.new_page()
    guest.page.goto(address)
    before = guest.decisions
    is_over = play_together(host, guest, most=host.decisions + before + A_WHILE)
    assert guest.decisions > before
    if is_over:
        expect_result(host.page)
        expect_result(guest.page)


def test_thebes_online_when_one_loses_the_connection(visitors: Visitors) -> None:
    other = visitors(size=SMALL)
    other.hold_wires()
    host, guest = sit_down_at_a_link(visitors(size=SMALL), other, "Thebes")
    assert not play_together(host, guest, most=4)
    other.cut_off()
    expect(guest.page.get_by_text("Connection lost")).to_be_visible()
    play_on_alone(host)
    other.cut_off(False)
    before = guest.decisions
    assert not play_together(host, guest, most=host.decisions + before + 6)
    expect(guest.page.get_by_text("Connection lost")).to_have_count(0)
    assert guest.decisions > before


# Without a mouse


def test_pergamon_by_keys_alone(visitors: Visitors) -> None:
    visitor = visitors(size=SMALL)
    page = visitor.go("/t/" + visitor.go_on("pergamon-2", 199, [ME, BOT]))
    keys = Keys(page, seed=7)
    assert not keys.play(2)  # on the board
    keys.wait()
    keys.tab_to("button[aria-label='More']")
    for key in ("Enter", "Tab", "Enter"):
        keys.press(key)
    expect(page.get_by_role("heading", name="You can")).to_be_visible()
    assert Reader(page, seed=8).play()  # as text
    expect_result(page)


def test_thebes_is_begun_and_played_by_keys_alone(visitors: Visitors) -> None:
    page = visitors().go("/")
    page.get_by_role("heading", level=1).wait_for()
    keys = Keys(page, seed=9)
    keys.tab_to("[aria-labelledby=game-thebes] button.primary + button")
    keys.press("Enter")
    page.get_by_role("heading", name="Choose your opponent").wait_for()
    keys.tab_to("button.level")
    keys.press("Enter")
    page.locator(".board").wait_for()
    assert not keys.play(3)
