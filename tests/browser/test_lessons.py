"""Lessons, from the front page to their end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from digsite.study.lessons import LESSONS
from tests.browser.conftest import Visitors
from tests.browser.learner import Learner
from tests.browser.seat import DOUBLE_CLICK, Keys, Seat
from tests.browser.test_accessibility import complaints
from tests.browser.test_languages import raw
from tests.browser.visitor import PHONE
from tests.soak import some

TITLES = {"pergamon": "Pergamon", "thebes": "Thebes"}


@pytest.mark.parametrize("game", some("thebes", "pergamon"))
def test_a_lesson_is_played_from_the_front_page_to_its_end(visitors: Visitors, game: str) -> None:
    page = visitors().go("/")
    page.get_by_role("region", name=TITLES[game]).get_by_role("button", name="Learn to play").click()
    learner = Learner(page)
    assert learner.learn()
    assert len(learner.titles) == len(LESSONS[game].steps)
    assert learner.decisions == sum(one.asks for one in LESSONS[game].placed)

    # and goes on as any game
    page.get_by_role("region", name="Tutorial").get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("region", name="Tutorial")).to_have_count(0)
    assert not Seat(page, seed=3).play(3)


def test_whoever_leaves_in_the_middle_comes_back_to_the_same_step(visitors: Visitors) -> None:
    game = "thebes"
    visitor = visitors()
    page = visitor.go("/")
    page.get_by_role("region", name=TITLES[game]).get_by_role("button", name="Learn to play").click()
    assert not Learner(page).learn(5)
    lesson = page.get_by_role("region", name="Tutorial")
    Learner(page).expected()
    step, address = lesson.get_by_role("heading").inner_text(), page.url
    assert complaints(page) == {}
    page.get_by_role("link", name="digsite").first.click()
    page.get_by_role("region", name=TITLES[game]).get_by_role("button", name="Learn to play").click()
    page.wait_for_url(address)
    Learner(page).expected()
    expect(lesson.get_by_role("heading")).to_have_text(step)
    page.reload()
    Learner(page).expected()
    expect(lesson.get_by_role("heading")).to_have_text(step)
    assert not Learner(page).learn(3)


# Whether the pieces that a step speaks of are all in sight, or too many for one look
IN_SIGHT = """() => {
  const lit = [...document.querySelectorAll('.board :is([data-lit], .highlighted)')]
    .map((piece) => piece.getBoundingClientRect())
    .filter((box) => box.width)
  const end = document.querySelector('.lesson').getBoundingClientRect().top
  const height = Math.max(...lit.map((box) => box.bottom)) - Math.min(...lit.map((box) => box.top))
  return height > end - 60 || lit.every((box) => box.top >= 0 && box.bottom <= end + 1)
}"""


@pytest.mark.parametrize(("game", "language"), some(("pergamon", "fr"), ("thebes", "de")))
def test_on_a_phone_all_that_a_step_speaks_of_is_in_sight_and_the_board_keeps_its_size(
    visitors: Visitors, game: str, language: str
) -> None:
    visitor = visitors(size=PHONE, language=language)
    visitor.take_name()
    page = visitor.go(f"/t/{visitor.ask('post', f'/lessons/{game}')['id']}")
    learner = Learner(page, has_mouse=False)
    heights: dict[int, list[str]] = {}
    while not learner.learn(1):
        learner.expected()
        page.wait_for_function(IN_SIGHT)
        if page.locator(".lesson a.button").count():  # the last step has more to choose from
            continue
        height = page.locator(".board").evaluate("board => board.clientHeight")
        heights.setdefault(height, []).append(page.locator(".lesson h2").inner_text())
        assert raw(page) == []
    assert len(learner.titles) == len(LESSONS[game].steps)
    assert len(heights) == 1, heights


def test_while_one_reads_nothing_can_be_played_and_one_may_turn_back(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.take_name()
    page = visitor.go(f"/t/{visitor.ask('post', '/lessons/pergamon')['id']}")
    lesson = page.get_by_role("region", name="Tutorial")
    expect(lesson.get_by_role("heading")).to_have_text("Welcome to Pergamon")
    space = page.locator("[data-piece='space:7']")
    expect(space).to_have_attribute("aria-disabled", "true")
    for _ in range(3):
        lesson.get_by_role("button", name="Next").click()
    expect(lesson).to_contain_text("Chapter 1 of 6: Money")
    expect(lesson.get_by_role("img", name="Step 4 of 4")).to_be_visible()
    expect(space).not_to_have_attribute("aria-disabled", "true")
    expect(space).to_have_attribute("data-lit", "")
    term, instruction = lesson.locator("strong").all()
    colour = "strong => getComputedStyle(strong).color === getComputedStyle(strong.parentElement).color"
    assert term.evaluate(colour)
    assert not instruction.evaluate(colour)
    lesson.get_by_role("button", name="Back").click()
    expect(lesson.get_by_role("heading")).to_have_text("Money is uncertain")
    expect(space).to_have_attribute("aria-disabled", "true")

    # also to what was read before the last move
    Learner(page).learn(2)
    expect(lesson.get_by_role("heading")).to_have_text("Who gets what")
    expect(lesson.get_by_role("button", name="Next")).to_be_focused()
    lesson.get_by_role("button", name="Back").click()
    expect(lesson.get_by_role("heading")).to_have_text("Ask for money")
    expect(lesson).to_contain_text("Done")
    expect(lesson).not_to_contain_text("Click space 7")  # what was asked for is gone
    lesson.get_by_role("button", name="Next").click()
    expect(lesson.get_by_role("heading")).to_have_text("Who gets what")


def test_what_the_step_does_not_ask_for_is_refused_in_words(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.take_name()
    visitor.may_lose_connection = True  # the browser tells of the refusal
    page = visitor.go(f"/t/{visitor.ask('post', '/lessons/thebes')['id']}")
    learner = Learner(page)
    while page.locator(".lesson h2").inner_text() != "Dig in Egypt":
        learner.learn(1)
        learner.expected()
    page.locator("button.place.site.offered").click()
    page.locator(".bars button").nth(4).click()
    page.get_by_role("button", name="Dig for 5 weeks").click()
    expect(page.get_by_role("alert")).to_contain_text("in bold")
    page.get_by_role("alert").get_by_role("button").click()
    page.locator(".bars button").nth(8).click()  # nine weeks, as it says
    page.get_by_role("button", name="Dig for 9 weeks").click()
    assert not learner.learn(3)
    assert page.locator(".lesson h2").inner_text() != "Dig in Egypt"


def test_a_lesson_is_begun_and_followed_by_keys_alone(visitors: Visitors) -> None:
    page = visitors().go("/")
    page.get_by_role("heading", level=1).wait_for()
    keys = Keys(page, seed=1)
    keys.tab_to("[aria-labelledby=game-pergamon] .row button:first-child")
    keys.press("Enter")
    page.locator(".lesson").wait_for()
    keys.tab_to(".lesson .primary")
    for _ in range(3):
        keys.press("Enter")
    expect(page.locator(".lesson h2")).to_have_text("Ask for money")
    keys.tab_to("[data-piece='space:7']")
    keys.press("Enter")
    page.locator(".effect").wait_for()
    page.wait_for_timeout(DOUBLE_CLICK)
    keys.press("Enter")
    expect(page.locator(".lesson .primary")).to_be_focused()
    for _ in range(2):
        keys.press("Enter")
    expect(page.locator(".lesson h2")).to_have_text("Dig")


def test_a_lesson_goes_on_when_what_happened_has_been_shown(visitors: Visitors) -> None:
    visitor = visitors(pace="quick")
    visitor.take_name()
    page = visitor.go(f"/t/{visitor.ask('post', '/lessons/thebes')['id']}")
    learner = Learner(page)
    assert not learner.learn(3)  # the first card is taken
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    expect(page.locator(".lesson h2")).to_have_text("A book about Egypt")
    expect(page.locator(".lesson .primary")).to_have_count(0)
    learner.expected()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    expect(page.locator(".lesson h2")).to_have_text("Whose turn is it?")
