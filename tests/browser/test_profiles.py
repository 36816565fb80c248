"""What a profile and the leaderboard show of somebody's games, and what they offer to do next."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import place
from tests.browser.conftest import Visitors
from tests.browser.past import RIVALS, give_a_past
from tests.browser.visitor import PHONE


def test_a_newcomer_is_told_how_to_begin_and_how_to_get_on_the_leaderboard(visitors: Visitors) -> None:
    visitor = visitors(size=PHONE)
    page = visitor.go("/me")
    expect(page.get_by_role("region", name="Next step").get_by_role("button", name="Learn to play")).to_be_visible()
    expect(page.get_by_text("Finish a game, and your points will appear here.")).to_be_visible()
    page = visitor.go("/leaderboard")
    page.get_by_role("radio", name="4 players").check()
    page.get_by_role("button", name="Play a rated game").click()
    dialog = page.get_by_role("dialog", name="New table")
    expect(dialog.get_by_role("checkbox", name="Rated")).to_be_checked()
    expect(dialog.get_by_label("Level")).to_have_count(3)


def test_results_are_plotted_and_oneself_is_found_on_the_leaderboard(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.take_name()
    server, name = place.RUNNING[visitor.address].state, visitor.ask("get", "/me")["name"]
    give_a_past(server.database, server.accounts, name)
    page = visitor.go("/me")
    expect(page.get_by_role("img", name="points game by game")).to_have_count(2)
    expect(page.get_by_role("region", name="Next step").get_by_role("link", name="Play against bots")).to_be_visible()
    page = visitor.go("/leaderboard")
    expect(page.get_by_role("row", name=name)).to_contain_text("you")
    page.get_by_role("table").get_by_role("link", name=RIVALS[0]).click()
    page.get_by_role("button", name=f"Play with {RIVALS[0]}").click()
    expect(page.get_by_role("dialog", name="New table")).to_be_visible()


def test_a_page_the_server_does_not_answer_for_says_so_and_tries_again(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.may_lose_connection = True
    visitor.page.route("**/api/rules/*", lambda route: route.abort())
    page = visitor.go("/rules")
    expect(page.get_by_role("heading", name="Can’t reach the server")).to_be_visible()
    page.unroute("**/api/rules/*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Pergamon")).to_be_visible()
