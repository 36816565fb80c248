"""Puzzles, solved in a real browser by clicking."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from digsite.study.puzzles import Puzzle, shipped
from tests.browser.conftest import Visitors
from tests.browser.test_accessibility import complaints
from tests.browser.test_languages import raw
from tests.browser.visitor import PHONE, SMALL, Visitor
from tests.soak import some

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


def piece(page: Page, puzzle: Puzzle, place: int) -> Locator:
    """What the puzzle's choice of this place stands on, in Pergamon."""
    number = puzzle.position().rules.actions.actions[puzzle.choices[place].action].notation.split()[1]
    return page.locator(f"[data-piece='space:{number}']")


def answer(page: Page) -> Locator:
    return page.get_by_role("region", name="Answer")


def confirm(page: Page) -> None:
    page.locator(".action-bar .primary").click()


def choose(page: Page, puzzle: Puzzle, place: int) -> None:
    """Click what the puzzle's choice of this place stands on."""
    number = puzzle.position().rules.actions.actions[puzzle.choices[place].action].notation.split()[1]
    if puzzle.game == "pergamon":
        piece(page, puzzle, place).click()
    else:
        page.locator("button.card-button").nth(int(number) - 1).click()


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_a_puzzle_is_solved_at_the_second_attempt(visitors: Visitors, game: str) -> None:
    puzzle = with_pieces(game)
    page = look_at(visitors(size=SMALL), puzzle)
    bar = page.get_by_role("region", name="Actions")
    choose(page, puzzle, 1)
    confirm(page)
    expect(bar.get_by_text("There’s a better action.")).to_be_visible()
    expect(bar.get_by_text("Your choice:")).to_contain_text("to win")
    bar.get_by_role("button", name="Try again").click()
    choose(page, puzzle, 0)
    confirm(page)
    expect(bar.get_by_text("Right!")).to_be_visible()
    expect(answer(page).get_by_role("button")).to_have_count(3)
    expect(bar.get_by_text("Streak: 0 (best: 0)")).to_be_visible()
    assert complaints(page) == {}
    bar.get_by_role("button", name="Next puzzle").click()
    expect(bar.get_by_role("button", name="Confirm")).to_be_disabled()
    assert puzzle.id not in page.url
    assert f"/puzzles/{game}/" in page.url


def test_the_answer_is_shown_to_whoever_asks_beside_ones_own_finds(visitors: Visitors) -> None:
    puzzle = with_pieces("pergamon")
    page = look_at(visitors(size=SMALL), puzzle)
    choose(page, puzzle, 1)
    confirm(page)
    expect(answer(page)).to_have_count(0)
    page.get_by_role("button", name="Show answer").click()
    best, own, _ = answer(page).get_by_role("button").all()
    expect(best).to_contain_text("Best")
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(answer(page)).to_contain_text(re.compile(r"Compared with your choice: .* instead of "))
    expect(piece(page, puzzle, 0)).to_have_class(re.compile("chosen"))
    own.click()
    expect(piece(page, puzzle, 1)).to_have_class(re.compile("chosen"))

    # beside it, one's own finds are in view
    position = puzzle.position()
    for tile in position.view()["desks"][position.mover]["finds"]:
        expect(page.locator(f"[data-piece='tile:{tile}']").first).to_be_in_viewport()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.get_by_text("My finds")).to_be_in_viewport()


def test_not_to_dig_is_an_answer_too(visitors: Visitors) -> None:
    puzzles = shipped("pergamon").puzzles
    puzzle = next(one for one in puzzles if one.position().rules.actions.actions[one.best.action].notation == "no dig")
    page = look_at(visitors(size=SMALL), puzzle)
    page.get_by_role("button", name="Don’t dig").click()
    confirm(page)
    expect(page.get_by_text("Right!")).to_be_visible()


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
    confirm(page)
    expect(page.get_by_text("Days in a row: 1")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("Streak: 1 (best: 1)")).to_be_visible()
    expect(page.get_by_text(f"1 of {len(shipped('pergamon').puzzles)} solved")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Pergamon .*Solved$"))).to_be_visible()


def test_puzzles_are_chosen_by_theme_and_difficulty(visitors: Visitors) -> None:
    page = visitors(size=SMALL).go("/puzzles")
    page.get_by_role("radio", name="Thebes").check(force=True)
    page.get_by_label("Theme").select_option("weeks")
    page.get_by_role("radio", name="Hard").check(force=True)
    wanted = [one for one in shipped("thebes").puzzles if (one.theme, one.difficulty) == ("weeks", 3)]
    expect(page.locator("ul.all a")).to_have_count(len(wanted))
    assert complaints(page) == {}


def test_the_gallery_leads_to_what_is_not_solved(visitors: Visitors) -> None:
    visitor = visitors(size=PHONE)
    first, second, *_ = sorted(shipped("pergamon").puzzles, key=lambda one: (one.difficulty, one.id))
    kept = json.dumps({"solved": [first.id], "tried": [first.id]})
    visitor.context.add_init_script(f"if (location.host) localStorage.setItem('digsite-puzzles', '{kept}')")
    page = visitor.go("/puzzles")
    cards = page.locator("ul.all a")
    expect(cards.first).to_have_accessible_name(re.compile("^Puzzle 1 .* Easy · . players Solved$"))
    page.get_by_label("Unsolved only").check()
    expect(cards).to_have_count(len(shipped("pergamon").puzzles) - 1)
    cards.first.scroll_into_view_if_needed()
    page.wait_for_function("() => document.querySelector('ul.all img').naturalWidth > 0")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name="Continue with puzzle 2").click()
    page.wait_for_url(f"**/puzzles/pergamon/{second.id}")


@pytest.mark.parametrize(("language", "right"), some(("de", "Richtig!"), ("fr", "Exact !")))
def test_puzzles_on_a_phone_in_other_languages(visitors: Visitors, language: str, right: str) -> None:
    visitor = visitors(size=PHONE, language=language)
    puzzle = with_pieces("thebes")
    page = look_at(visitor, puzzle)
    assert raw(page) == []
    choose(page, puzzle, 0)
    confirm(page)
    expect(page.get_by_text(right)).to_be_visible()
    assert raw(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
