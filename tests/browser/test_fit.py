"""Tables fit at five sizes: what is to be chosen is in sight, nothing scrolls, nothing jumps, type is large enough.

``make test`` takes a few decisions in the middle of a game and looks at each of them at every size; ``make soak`` plays
a whole game at each size.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from digsite.study.puzzles import shipped
from tests.browser.conftest import Visitors
from tests.browser.fit import DESKTOPS, SIZES, WATCH, Examiner, misfits, resize
from tests.browser.seat import CONFIRM, Seat
from tests.browser.visitor import PHONE, WIDE
from tests.soak import IS_SOAK, some

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}
SOME = 2  # decisions
LOOKS = [(size,) for size in SIZES] if IS_SOAK else [DESKTOPS, (PHONE,)]


@pytest.mark.parametrize("sizes", LOOKS, ids=lambda sizes: "-".join(f"{size[0]}x{size[1]}" for size in sizes))
@pytest.mark.parametrize(("game", "ply"), [("pergamon", 100), ("thebes", 120)])
def test_a_table_fits(visitors: Visitors, game: str, ply: int, sizes: tuple[tuple[int, int], ...]) -> None:
    visitor = visitors(size=sizes[0])
    visitor.context.add_init_script(WATCH)
    table = (
        visitor.open_table(game, [ME, BOT, BOT]) if IS_SOAK else visitor.go_on(f"{game}-3-by-hand", ply, [ME, BOT, BOT])
    )
    page = visitor.go(f"/t/{table}")
    examiner = Examiner(page, sizes, seed=sizes[0][0])
    assert examiner.play(2_000 if IS_SOAK else SOME) is IS_SOAK
    assert examiner.decisions
    assert not examiner.wrong, "\n".join(examiner.wrong)


@pytest.mark.parametrize(
    ("game", "finest"),
    [("pergamon-3-by-hand", "Çağla’s finest collection"), ("thebes-3-by-hand", "Inês’s finest artefacts")],
)
def test_the_end_of_a_game_is_one_screen(visitors: Visitors, game: str, finest: str) -> None:
    visitor = visitors(size=(1366, 768))
    page = visitor.go(f"/t/{visitor.import_game(game)}")
    result = page.locator("section.result")
    expect(result.get_by_text(finest)).to_be_in_viewport()
    expect(page.get_by_role("link", name="Watch replay")).to_be_in_viewport()
    assert result.evaluate("(it) => it.scrollHeight <= it.clientHeight")


@pytest.mark.parametrize("language", some("de", "fr"))
@pytest.mark.parametrize(("game", "ply"), [("pergamon-3-by-hand", 164), ("thebes-3-by-hand", 128)])
def test_on_a_phone_the_bar_has_room_for_all_that_it_says(
    visitors: Visitors, game: str, ply: int, language: str
) -> None:
    visitor = visitors(size=PHONE, language=language)
    page = visitor.go(f"/t/{visitor.go_on(game, ply, [ME, BOT, BOT])}")
    seat = Seat(page, has_mouse=False)
    found = seat.wait()
    assert isinstance(found, list)
    for place in found:
        seat.click(seat.offered, place)
        expect(page.locator(CONFIRM)).to_be_visible()
        assert not misfits(page)
        page.keyboard.press("Escape")  # what opened for the choice closes again
        expect(page.locator(CONFIRM)).to_have_count(0)


# What lies upon, or sticks out of, something else, in words
OVERLAPS = """([one, other]) => {
  const box = (what) => document.querySelector(what).getBoundingClientRect()
  const [a, b] = [box(one), box(other)]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}"""
STICKS_OUT = """([part, whole]) => {
  const box = (what) => document.querySelector(what).getBoundingClientRect()
  const [a, b] = [box(part), box(whole)]
  return a.left < b.left || a.right > b.right || a.top < b.top || a.bottom > b.bottom
}"""
CUT_OFF = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.innerText)"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=str)
def test_what_stands_in_a_dig_has_room(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors(size=size).go(f"/puzzles/pergamon/{shipped('pergamon').puzzles[0].id}")
    expect(page.locator(".signs .loot")).to_be_visible()
    assert not page.evaluate(OVERLAPS, [".signs:has(.loot) .why", ".loot"])
    assert not page.evaluate(STICKS_OUT, [".signs:has(.loot) .why", ".tunnel:has(.loot)"])
    assert page.locator(".shares .mine .name").evaluate_all(CUT_OFF) == []
    if size == WIDE:
        assert not page.evaluate(STICKS_OUT, [".finds .room", "section.desk"])
        assert page.locator(".shares .name").evaluate_all(CUT_OFF) == []


def test_with_four_players_a_header_cuts_nothing_in_two(visitors: Visitors) -> None:
    visitor = visitors(size=PHONE)
    page = visitor.go(f"/replay/{visitor.import_game('thebes-4')}/170")
    expect(page.locator(".thebes .parts")).to_be_visible()
    assert not page.evaluate(OVERLAPS, ["header .game", "header li:first-child"])
    assert page.locator("header .game span").evaluate_all(CUT_OFF) == []
    resize(page, WIDE)
    page = visitor.go(f"/replay/{visitor.import_game('pergamon-4')}/240")
    markers = page.locator(".seat-line > span:has(.marker)")
    expect(markers.first).to_be_visible()
    in_two = """(all) => all.filter((one) => {
      const [it, line] = [one.getBoundingClientRect(), one.parentElement.getBoundingClientRect()]
      return it.top < line.bottom && it.right > line.right + 0.5
    }).length"""
    assert markers.evaluate_all(in_two) == 0


def test_on_a_phone_the_name_of_a_city_stands_before_whoever_stands_there(visitors: Visitors) -> None:
    visitor = visitors(size=PHONE)
    page = visitor.go(f"/replay/{visitor.import_game('thebes-4')}/170")  # somebody is in Berlin
    expect(page.locator(".place.berlin .label")).to_be_visible()
    order = "(one) => Number(getComputedStyle(one).zIndex)"
    figures = page.locator(".figure[data-piece^='figure:']").evaluate_all(f"(all) => Math.max(...all.map({order}))")
    assert page.locator(".place.berlin").evaluate(order) > figures
