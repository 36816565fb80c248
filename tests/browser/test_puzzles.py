"""Puzzles, solved in a real browser by clicking."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from digsite.study.puzzles import Puzzle, shipped
from tests.browser.conftest import Visitors
from tests.browser.test_accessibility import complaints
from tests.browser.test_languages import raw
from tests.browser.visitor import PHONE, SMALL, WIDE, Visitor

BOARD = {"pergamon": ".pergamon", "thebes": ".thebes"}


def with_pieces(game: str) -> Puzzle:
    """A puzzle whose two best actions are each one click on the board."""
    clicks = {"pergamon": "place ", "thebes": "take "}[game]
    for one in shipped(game).puzzles:
        notations = [one.position().rules.actions.actions[choice.action].notation for choice in one.choices[:2]]
        if all(re.fullmatch(rf"{clicks}\d+", notation) for notation in notations):
            return one
    raise AssertionError(f"no puzzle of {game} is solved by one click")


def look_at(visitor: Visitor, puzzle: Puzzle) -> Page:
    page = visitor.go(f"/puzzles/{puzzle.game}/{puzzle.id}")
    page.locator(BOARD[puzzle.game]).wait_for()
    return page


def choose(page: Page, puzzle: Puzzle, place: int) -> None:
    """Click what the puzzle's choice of this place stands on."""
    number = puzzle.position().rules.actions.actions[puzzle.choices[place].action].notation.split()[1]
    if puzzle.game == "pergamon":
        page.locator(f"[data-piece='space:{number}']").click()
    else:
        page.locator("button.card-button").nth(int(number) - 1).click()


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_a_puzzle_is_solved_at_the_second_attempt(visitors: Visitors, game: str) -> None:
    puzzle = with_pieces(game)
    page = look_at(visitors(size=SMALL), puzzle)
    bar = page.get_by_role("region", name="What to do")
    choose(page, puzzle, 1)
    bar.get_by_role("button", name="Confirm").click()
    expect(bar.get_by_text("There is something better.")).to_be_visible()
    expect(bar.get_by_text("Your choice:")).to_contain_text("to win")
    expect(bar.get_by_text("In a row: 0 (longest: 0)")).to_be_visible()
    bar.get_by_role("button", name="Try again").click()
    choose(page, puzzle, 0)
    bar.get_by_role("button", name="Confirm").click()
    expect(bar.get_by_text("Right!")).to_be_visible()
    expect(bar.get_by_role("table").get_by_role("row")).to_have_count(1 + 3)
    expect(bar.get_by_text("In a row: 0 (longest: 0)")).to_be_visible()
    bar.get_by_role("button", name="Next puzzle").click()
    expect(bar.get_by_role("button", name="Confirm")).to_be_disabled()
    assert puzzle.id not in page.url
    assert f"/puzzles/{game}/" in page.url


def test_the_answer_is_shown_to_whoever_asks(visitors: Visitors) -> None:
    puzzle = with_pieces("pergamon")
    page = look_at(visitors(size=SMALL), puzzle)
    choose(page, puzzle, 1)
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("table")).to_have_count(0)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.get_by_role("table").get_by_role("row").nth(1)).to_have_class(re.compile("good"))


def test_the_puzzle_of_the_day_and_the_row_are_remembered(visitors: Visitors) -> None:
    visitor = visitors(size=SMALL)
    page = visitor.go("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    page.get_by_role("link", name=re.compile("^Pergamon (Easy|Medium|Hard)")).click()
    page.locator(".pergamon").wait_for()
    today = visitor.ask("get", "/puzzles/today")["puzzles"][0]
    best = next(one for one in shipped("pergamon").puzzles if one.id == today["id"]).best.action
    page.evaluate("localStorage.setItem('digsite-likes', JSON.stringify({ pace: 'none', text: true }))")
    page.reload()
    shown = visitor.ask("get", f"/puzzles/pergamon/{today['id']}")
    place = [one["action"] for offer in shown["offers"] for one in offer["actions"]].index(best)
    page.locator(".offers button").nth(place).click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text("Days in a row: 1")).to_be_visible()
    page.get_by_role("link", name="Puzzles", exact=True).click()
    expect(page.get_by_text("In a row: 1 (longest: 1)")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Pergamon .*Solved$"))).to_be_visible()


def test_puzzles_are_chosen_by_theme_and_difficulty(visitors: Visitors) -> None:
    page = visitors(size=SMALL).go("/puzzles")
    page.get_by_role("radio", name="Thebes").check(force=True)
    page.get_by_label("Theme").select_option("How long to dig")
    page.get_by_label("Difficulty").select_option("Hard")
    wanted = [one for one in shipped("thebes").puzzles if (one.theme, one.difficulty) == ("weeks", 3)]
    expect(page.locator("ul.all a")).to_have_count(len(wanted))


def test_puzzles_are_accessible(visitors: Visitors) -> None:
    visitor = visitors(size=WIDE)
    page = visitor.go("/puzzles")
    page.get_by_label("Theme").wait_for()
    found = {"list": complaints(page)}
    for game in BOARD:
        puzzle = with_pieces(game)
        page = look_at(visitor, puzzle)
        found[game] = complaints(page)
        choose(page, puzzle, 1)
        page.get_by_role("button", name="Confirm").click()
        page.get_by_role("button", name="Show the answer").click()
        found[f"{game}, answered"] = complaints(page)
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.parametrize(("language", "right"), [("de", "Richtig!"), ("fr", "Exact !")])
def test_puzzles_on_a_phone_in_other_languages(visitors: Visitors, language: str, right: str) -> None:
    visitor = visitors(size=PHONE, language=language)
    puzzle = with_pieces("thebes")
    page = look_at(visitor, puzzle)
    assert raw(page) == []
    choose(page, puzzle, 0)
    page.locator(".action-bar .primary").click()
    expect(page.get_by_text(right)).to_be_visible()
    assert raw(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
