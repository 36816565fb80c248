"""What people agree on around a game: names, clocks, tables that count, and one game more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.seat import Seat, play_together
from tests.browser.visitor import SMALL
from tests.soak import some

ME, BOT, LINK = {"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "link"}
LAST_ROUND = 199  # of the golden game


def test_a_name_with_a_password_is_known_on_another_device(visitors: Visitors) -> None:
    at_home, away = visitors(size=SMALL), visitors(size=SMALL)
    at_home.take_name("Gertrude Bell")
    at_home.open_table("thebes", [ME, LINK])
    page = at_home.go("/me")
    page.get_by_label("New password").fill("ctesiphon 1909")
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text("Saved.")).to_be_visible()

    page = away.go("/me")
    away.may_lose_connection = True  # the browser notes that the server refuses
    for password, answer in (("babylon 1909", "Wrong name or password."), ("ctesiphon 1909", "Welcome back.")):
        page.get_by_label("Name").last.fill("Gertrude Bell")
        page.get_by_label("Password", exact=True).fill(password)
        page.get_by_role("button", name="Log in").click()
        expect(page.get_by_text(answer)).to_be_visible()
    expect(page.get_by_role("heading", name="Gertrude Bell")).to_be_visible()
    expect(page.get_by_role("link", name="Thebes")).to_be_visible()
    devices = page.get_by_role("region", name="Logged-in devices")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("button", name="Log out everywhere else").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    page.get_by_label("Current password").fill("ctesiphon 1909")
    page.get_by_label("New password").fill("ctesiphon 1910")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_text("You’re logged out.")).to_be_visible()


@pytest.mark.parametrize(("kind", "clocks"), some(("bank", 2), ("per_move", 1)))
def test_a_clock_runs_for_whoever_is_to_move(visitors: Visitors, kind: str, clocks: int) -> None:
    visitor = visitors(size=SMALL)
    hot_seat = {"kind": "hotseat", "name": "Zoë"}
    table = visitor.open_table("thebes", [ME, hot_seat], clock={"kind": kind, "seconds": 600})
    page = visitor.go(f"/t/{table}")
    timers = page.get_by_role("timer")
    expect(timers).to_have_count(clocks)
    mover = page.locator("li.mover").get_by_role("timer")
    expect(mover).to_have_text(re.compile(r"^9:[0-5]\d$"))
    before = mover.inner_text()
    expect(mover).not_to_have_text(before)


def test_a_table_that_counts_says_so_before_one_sits_down(visitors: Visitors) -> None:
    host, guest = visitors(size=SMALL), visitors(size=SMALL)
    page = host.go("/")
    page.get_by_role("region", name="Pergamon").get_by_role("button", name="Play with friends").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_label("Keep points secret").check()
    dialog.get_by_role("radio", name="Per player").check()
    dialog.get_by_role("combobox", name="Per player").select_option(label="20 minutes")
    dialog.get_by_label("Rated: counts").check()
    dialog.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/t/"))
    other = guest.page
    other.goto(page.url)
    for term in ("Per player: 20 minutes", "Keep points secret until the end", "Rated: counts"):
        expect(other.get_by_text(term)).to_be_visible()
    other.get_by_role("button", name="Join").click()
    expect(other.get_by_role("timer")).to_have_count(2)


def test_one_game_more_brings_both_to_the_same_table(visitors: Visitors) -> None:
    host, guest = visitors(size=SMALL), visitors(size=SMALL)
    table = host.go_on("pergamon-2", LAST_ROUND, [ME, LINK])
    for visitor in (host, guest):
        visitor.go(f"/t/{table}")
    guest.page.get_by_role("button", name="Join").click()
    guest.page.locator(".board").wait_for()
    assert play_together(Seat(host.page, seed=3), Seat(guest.page, seed=4))
    host.page.get_by_role("button", name="Play again").click()
    host.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    guest.page.get_by_role("link", name="Go to the rematch").click()
    guest.page.wait_for_url(host.page.url)
    guest.page.get_by_role("button", name="Join").click()
    assert not play_together(Seat(host.page, seed=3), Seat(guest.page, seed=4), most=2)


def test_a_running_game_is_found_and_watched_and_everybody_sees_who_is_there(visitors: Visitors) -> None:
    host, guest = visitors(size=SMALL), visitors(size=SMALL)
    table = host.open_table("thebes", [ME, BOT, BOT], is_private=False)
    hidden = host.open_table("thebes", [ME, BOT])
    page = host.go(f"/t/{table}")
    expect(page.get_by_label("Seats")).to_contain_text("Henry Salt")  # the second of a level
    other = guest.go("/")
    running = other.get_by_role("region", name="Games to watch")
    expect(running.locator(f"[href='/t/{hidden}']")).to_have_count(0)
    running.locator(f"[href='/t/{table}']").click()
    expect(other.get_by_text("You’re watching")).to_be_visible()
    expect(page.get_by_text("1 spectator")).to_be_attached()
    other.goto("about:blank")
    expect(page.get_by_text("1 spectator")).to_have_count(0)
