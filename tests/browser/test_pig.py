"""Pig in a browser: a whole game against a bot on the plain board, its replay, its analysis, and its own board."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import place
from tests.browser.visitor import SEARCH_PATIENCE, Visitor, enter
from tests.pig.fresh import Environment
from tests.server.hosting import running
from tests.server.ports import free_port
from tests.soak import some

TEXT = "localStorage.setItem('digsite-likes', JSON.stringify({ pace: 'none', text: true }))"
OPTIONS = ("--requests-per-minute", "0", "--analysis-depth", "20")


@pytest.fixture(scope="module")
def address(environment: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of the environment that has Pig; in plain mode, so that nothing is compiled."""
    place.build()
    port = free_port()
    database = tmp_path_factory.mktemp("server") / "tables.sqlite3"
    command = environment.command("digsite", "serve", "--port", str(port), "--database-url", f"sqlite:///{database}")
    with running([*command, *OPTIONS], port, {**environment.variables, "DIGSITE_PLAIN": "1"}) as address:
        yield address


@pytest.fixture
def visitor(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Somebody who reads every table as text: the plain board."""
    visitor = enter(browser, address, language=getattr(request, "param", "en"))
    visitor.context.add_init_script(f"if (location.host) {TEXT}")
    yield visitor
    visitor.context.close()
    assert visitor.troubles == []


@pytest.fixture
def looker(browser: Browser, address: str) -> Iterator[Visitor]:
    """Somebody who looks at the game's own board."""
    looker = enter(browser, address)
    yield looker
    looker.context.close()
    assert looker.troubles == []


def play(page: Page) -> int:
    """Hold whatever is at stake, else roll, until the game is over; returns how many decisions that took."""
    bar = page.locator(".action-bar")
    result = page.locator("section.result")
    decisions = 0
    while True:
        expect(result.or_(page.locator(".offers button").first)).to_be_visible()
        if result.is_visible():
            return decisions
        before = bar.get_attribute("data-ply")
        page.locator(".offers button").first.click()
        page.locator(".action-bar button.primary:not([disabled])").click()
        expect(page.locator(f".action-bar[data-ply='{before}']")).to_have_count(0)
        decisions += 1


def test_the_front_page_offers_the_game_and_no_more_than_there_is(visitor: Visitor) -> None:
    page = visitor.go("/")
    card = page.get_by_role("region", name="Pig", exact=True)
    expect(card.get_by_role("heading", name="Pig")).to_be_visible()
    expect(card).to_contain_text("a 1 takes all that you have not held")
    expect(card.get_by_role("button", name="Learn")).to_have_count(0)
    expect(card.get_by_role("link", name="Rules")).to_have_count(0)
    page.goto(f"{visitor.address}/rules/pig")
    expect(page.get_by_text("Page not found")).to_be_visible()
    expect(page.get_by_text("This game has no pages of rules.")).to_be_visible()
    page.goto(f"{visitor.address}/puzzles")
    expect(page.get_by_role("radio", name="Pig")).to_have_count(0)


def test_a_whole_game_with_its_log_replay_and_analysis(visitor: Visitor) -> None:
    table = visitor.open_table("pig", [{"kind": "me"}, {"kind": "bot", "level": 2}], options={"first_player": 0})
    page = visitor.go(f"/t/{table}")
    expect(page.get_by_role("heading", name="Points, of 100")).to_be_visible()
    expect(page.locator(".action-bar")).to_contain_text("Your turn: roll")
    assert page.locator(".offers button").all_inner_texts() == ["Roll"]
    assert play(page) > 1

    page.goto(f"{visitor.address}/replay/{table}/3")
    expect(page.get_by_role("heading", name="This turn")).to_be_visible()
    expect(page.locator("header a[href='/rules/pig']")).to_have_count(0)
    page.get_by_role("button", name="Log").first.click()
    told = page.get_by_role("region", name="Log").get_by_role("listitem")
    expect(told.filter(has_text=re.compile(r"rolls? a \d: \d+ at stake|rolls? a 1 and loses? 0")).first).to_be_visible()

    page.goto(f"{visitor.address}/analysis/{table}")
    expect(page.get_by_role("region", name="Board").get_by_role("heading", name="Points, of 100")).to_be_visible()
    page.get_by_role("slider", name="Course of the game").wait_for(timeout=SEARCH_PATIENCE)
    page.locator("label", has_text="Skill and luck").click()
    accuracies = page.get_by_role("row", name=re.compile("^Accuracy")).get_by_role("cell")
    expect(accuracies).to_have_count(2)
    assert all(0 <= float(text) <= 100 for text in accuracies.all_inner_texts())
    expect(page.locator("a[href^='/position/']")).to_have_count(0)  # no position of it can be set up


@pytest.mark.parametrize("visitor", some("de", "fr"), indirect=True)
def test_its_words_come_from_its_own_catalogues(visitor: Visitor, request: pytest.FixtureRequest) -> None:
    words = {"de": ("Punkte, von 100", "Würfeln"), "fr": ("Points, sur 100", "Lancer le dé")}
    heading, roll = words[request.node.callspec.params["visitor"]]
    table = visitor.open_table("pig", [{"kind": "me"}, {"kind": "bot", "level": 1}], options={"first_player": 0})
    page = visitor.go(f"/t/{table}")
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.locator(".offers button")).to_have_text(roll)


def test_the_plain_board_is_the_text_view_of_every_game(visitor: Visitor) -> None:
    page = visitor.go("/")
    for game in ("pergamon", "thebes", "pig"):
        table = visitor.open_table(game, [{"kind": "me"}, {"kind": "bot", "level": 1}])
        page.goto(f"{visitor.address}/t/{table}")
        expect(page.locator(".board .parts section h3").first).to_be_visible()


def test_its_own_board_shows_the_die_and_the_turn(looker: Visitor) -> None:
    table = looker.open_table("pig", [{"kind": "me"}, {"kind": "bot", "level": 1}], options={"first_player": 0})
    page = looker.go(f"/t/{table}")
    board = page.locator(".drawn")
    expect(board.locator("svg.die")).to_be_visible()
    expect(board.locator(".turn")).to_have_text(re.compile("has nothing at stake, 0 in all"))
    expect(board.get_by_role("button")).to_have_text("Roll")
    board.get_by_role("button").click()
    page.locator(".action-bar button.primary:not([disabled])").click()
    expect(board.get_by_role("img", name=re.compile(r"The die shows \d"))).to_be_visible()


def test_a_board_that_cannot_be_loaded_makes_room_for_the_plain_one(looker: Visitor) -> None:
    looker.may_lose_connection = True
    looker.context.route("**/api/games/pig/board.js", lambda route: route.abort())
    table = looker.open_table("pig", [{"kind": "me"}, {"kind": "bot", "level": 1}], options={"first_player": 0})
    page = looker.go(f"/t/{table}")
    expect(page.get_by_text("The game’s own board could not be loaded. This is the plain one.")).to_be_visible()
    expect(page.get_by_role("heading", name="Points, of 100")).to_be_visible()
    assert all("board.js" in trouble for trouble in looker.troubles)
    assert looker.troubles
    looker.troubles.clear()


def test_a_board_that_fails_makes_room_for_the_plain_one(looker: Visitor) -> None:
    broken = "export default { draw() { throw new Error('no such pip') } }"
    looker.context.route(
        "**/api/games/pig/board.js", lambda route: route.fulfill(body=broken, content_type="text/javascript")
    )
    table = looker.open_table("pig", [{"kind": "me"}, {"kind": "bot", "level": 1}], options={"first_player": 0})
    page = looker.go(f"/t/{table}")
    expect(page.get_by_text("The game’s own board could not be loaded. This is the plain one.")).to_be_visible()
    assert all("no such pip" in trouble for trouble in looker.troubles)
    assert looker.troubles
    looker.troubles.clear()
