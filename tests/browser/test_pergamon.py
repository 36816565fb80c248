"""The table of Pergamon in a real browser: it fits, rows are built freely, and nothing is lost by mistake."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.fit import DESKTOPS, misfits, misfits_at, resize
from tests.browser.seat import CONFIRM, DOUBLE_CLICK, Seat
from tests.browser.visitor import PHONE, Visitor

HERE = [{"kind": "me"}, {"kind": "hotseat", "name": "Theodore Davis"}, {"kind": "hotseat", "name": "Giovanni Belzoni"}]
WIDE = (1366, 768)
PLACING, DIGGING, PIECING, EVALUATION = 164, 173, 174, 200  # plies of the golden game
OVERLAPS = """() => {
  const parts = [...document.querySelectorAll('.pergamon > .part')].filter((part) => part.checkVisibility())
  const boxes = parts.map((part) => [part.className, part.getBoundingClientRect()])
  const overlap = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  return boxes.flatMap(([name, box], nth) =>
    boxes.slice(nth + 1).flatMap(([other, there]) => (overlap(box, there) ? [`${name} and ${other}`] : [])))
}"""
# Parts that hold more than they have room for
OVERFULL = """() => [...document.querySelectorAll(
    '.board, .pergamon, .pergamon :is(.part, .shown, .space, .finds, section.evaluation)')]
  .filter((one) => one.checkVisibility())
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className}: ${one.scrollWidth}×${one.scrollHeight} in ${one.clientWidth}×${one.clientHeight}`)"""
DRAG = """async ([from, to]) => {
  const [piece, goal] = [from, to].map((what) => document.querySelector(what))
  const [a, b] = [piece, goal].map((one) => one.getBoundingClientRect())
  const fire = (kind, x, y) => piece.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, cancelable: true, pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y }))
  piece.setPointerCapture = () => {}
  fire('pointerdown', a.x + 10, a.y + 10)
  for (const part of [0.3, 0.6, 1]) fire('pointermove', a.x + (b.x - a.x) * part + 10, a.y + (b.y - a.y) * part + 10)
  fire('pointerup', b.x + 10, b.y + 10)
}"""


def sit_down(visitor: Visitor, ply: int) -> Page:
    """At the golden game of three, all seats on this device."""
    page = visitor.go(f"/t/{visitor.go_on('pergamon-3-by-hand', ply, HERE)}")
    Seat(page).wait()
    page.locator(".pergamon[aria-busy=false]").wait_for()
    return page


def tile(number: int, where: str = "") -> str:
    return f"{where} [data-piece='tile:{number}']"


def on_bench(page: Page) -> list[int]:
    """The row that lies on the workbench."""
    keys = page.locator("[data-bench] [data-piece]").evaluate_all("all => all.map((one) => one.dataset.piece)")
    return [int(key.split(":")[1]) for key in keys]


# It fits


def crowded(page: Page) -> list[str]:
    return [*misfits(page), *page.evaluate(OVERLAPS), *page.evaluate(OVERFULL)]


@pytest.mark.parametrize("sizes", [(*DESKTOPS, (820, 1180)), (PHONE,)], ids=["desktops", "phone"])
@pytest.mark.parametrize("ply", [PLACING, DIGGING, PIECING])
def test_every_part_has_its_place(visitors: Visitors, sizes: tuple[tuple[int, int], ...], ply: int) -> None:
    page = sit_down(visitors(size=sizes[0], language="de"), ply)
    assert misfits_at(page, sizes, crowded) == []
    if sizes == (PHONE,):  # which shows what is asked for
        for part, asked_for in (("track", ply != PIECING), ("bench", ply == PIECING), ("site", ply != PIECING)):
            assert page.locator(f".part.{part}").is_visible() is asked_for, part


def test_beside_the_open_log_as_well(visitors: Visitors) -> None:
    page = sit_down(visitors(), PIECING)
    page.get_by_role("button", name="Open log").click()
    assert misfits_at(page, DESKTOPS, crowded) == []


# Choosing a space


def test_a_space_shows_its_consequences_on_the_board(visitors: Visitors) -> None:
    page = sit_down(visitors(size=WIDE), PLACING)
    page.locator("[data-piece='space:5']").click()
    expect(page.locator("[data-piece='space:5'] .turn")).to_be_visible()
    expect(page.locator("[data-piece='gallery:5'] .why")).to_have_text("too deep from space 5")
    expect(page.get_by_role("list", name="How the coins are shared").get_by_text("You")).to_be_visible()


# Piecing together


def test_a_row_is_built_freely_and_nothing_is_played_before_it_is_exhibited(visitors: Visitors) -> None:
    visitor = visitors(size=WIDE)
    page = sit_down(visitor, PIECING)
    ply = page.locator(".action-bar").get_attribute("data-ply")
    begun = on_bench(page)
    assert begun == []
    for find, row in ((42, [42]), (49, [49, 42]), (40, [49, 42, 40])):  # before, and after what lies there
        page.locator(tile(find, ".finds")).click()
        assert on_bench(page) == row
    expect(page.locator(CONFIRM)).to_have_text("Exhibit on 9")
    page.locator(tile(42, "[data-bench]")).click()
    assert on_bench(page) == [49, 40]
    expect(page.locator("[data-bench] .gap")).to_have_count(1)
    expect(page.locator(CONFIRM)).to_have_count(0)
    page.evaluate(DRAG, [tile(42, ".finds"), "[data-bench]"])
    assert on_bench(page) == [49, 42, 40]
    assert page.locator(".action-bar").get_attribute("data-ply") == ply


def test_the_museum_shows_what_exhibiting_does_and_then_does_it(visitors: Visitors) -> None:
    visitor = visitors(size=WIDE)
    page = sit_down(visitor, PIECING)
    best = page.locator("button.suggestion").first
    best.click()
    row = on_bench(page)
    expect(page.locator(CONFIRM)).to_contain_text("Exhibit on")
    shown = preview(page)
    page.locator(CONFIRM).click()
    expect(page.locator("[data-bench]")).to_have_count(0)
    table = visitor.ask("get", f"/tables/{page.url.rsplit('/', 1)[1]}")
    collections = {
        (desk["player"], one["marker"]): one for desk in table["view"]["desks"] for one in desk["collections"]
    }
    assert {key: one["space"] for key, one in collections.items()} == shown
    assert row in [one["tiles"] for one in collections.values()]


def preview(page: Page) -> dict[tuple[int, int], int]:
    """Where the markers will stand, as the museum shows it."""
    found: list[dict[str, Any]] = page.evaluate(
        """() => [...document.querySelectorAll('.museum [data-stands]')].map((one) => ({ ...one.dataset }))"""
    )
    return {tuple(map(int, one["marker"].split(":"))): int(one["stands"]) for one in found}  # type: ignore[misc]


def test_polish_is_chosen_by_steps_or_in_the_museum(visitors: Visitors) -> None:
    page = sit_down(visitors(size=WIDE), PIECING)
    page.locator("button.suggestion").last.click()
    start = int(page.locator(CONFIRM).inner_text().split()[-1])
    page.get_by_role("button", name="More polish").click()
    expect(page.locator(CONFIRM)).to_have_text(f"Exhibit on {start + 1}")
    page.locator(f"[data-piece='museum:{start}']").click()
    expect(page.locator(CONFIRM)).to_have_text(f"Exhibit on {start}")


# Nothing is lost by mistake


def test_a_find_is_thrown_away_only_by_saying_so(visitors: Visitors) -> None:
    page = sit_down(visitors(size=WIDE), PIECING)
    finds = page.locator(".finds .tile")
    count = finds.count()
    page.get_by_role("button", name="Discard finds").click()
    expect(page.locator(".finds .tile.can")).to_have_count(0)  # what loses something is outlined in another way
    for _ in range(3):  # chosen, put down, chosen: a click more never throws it away
        finds.first.click()
        page.wait_for_timeout(DOUBLE_CLICK)
    expect(finds).to_have_count(count)
    page.get_by_role("button", name="Discard", exact=True).click()
    expect(finds).to_have_count(count - 1)


# In words

# Drawings that are referred to, but are not there
MISSING = """() => [...document.querySelectorAll('use')].map((one) => one.getAttribute('href'))
  .filter((href) => href.startsWith('#') && !document.querySelector(href))"""


def test_the_text_view_has_its_signs_and_on_a_phone_no_parts_of_a_board(visitors: Visitors) -> None:
    visitor = visitors(size=WIDE)
    page = sit_down(visitor, PIECING)
    page.evaluate("localStorage.setItem('digsite-likes', JSON.stringify({ pace: 'none', text: true }))")
    page.reload()
    expect(page.locator(".text .offers button").first).to_be_visible()
    assert page.evaluate(MISSING) == []
    resize(page, PHONE)
    expect(page.locator(".board-tabs button")).to_have_text(["Board", "Log"])
    page.locator(".board-tabs button").last.click()
    page.locator(".board-tabs button").first.click()
    expect(page.locator(".text .offers button").first).to_be_visible()


# Evaluations


# Notes what an evaluation says, one after the other: which marker, which stage, and how many markers have got theirs
COUNTING = """() => {
  window.counted = []
  const said = (what) => document.querySelector(`.evaluation ${what}`)?.textContent ?? ''
  const look = () => {
    if (!document.querySelector('.evaluation')) return
    const got = document.querySelectorAll('.museum .got').length
    const points = [...document.querySelectorAll('header .score')].map((one) => parseInt(one.textContent))
    window.counted.push([said('.counts > p:not(.earns)'), said('.stages .now'), got, points])
  }
  const all = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(look).observe(document.body, all)
}"""


def test_an_evaluation_counts_marker_by_marker(visitors: Visitors) -> None:
    visitor = visitors(size=WIDE, pace="quick")
    page = visitor.go(f"/t/{visitor.go_on('pergamon-3-by-hand', EVALUATION, HERE)}")
    Seat(page).wait()
    page.evaluate(COUNTING)
    page.locator("[data-piece^='gallery:'].can").last.click()
    page.locator(CONFIRM).click()
    panel = page.get_by_role("region", name="Evaluation after round 9")
    expect(panel).to_be_visible()
    expect(panel).to_have_count(0)
    counted: list[tuple[str, str, int, list[int]]] = page.evaluate("window.counted")
    first, third = (next(got for said, _, got, _ in counted if said.startswith(f"Marker {nth} of ")) for nth in (1, 3))
    assert (first, third) == (0, 2)
    assert any("Prize" in stage for _, stage, _, _ in counted)
    totals = [sum(points) for _, _, _, points in counted]
    assert totals == sorted(totals)  # the header does not tell before the museum
    assert totals[0] < totals[-1]


@pytest.mark.parametrize("sizes", [DESKTOPS, (PHONE,)], ids=["desktops", "phone"])
def test_an_evaluation_fits(visitors: Visitors, sizes: tuple[tuple[int, int], ...]) -> None:
    visitor = visitors(size=sizes[0], pace="normal", language="de")
    page = visitor.go(f"/t/{visitor.go_on('pergamon-3-by-hand', EVALUATION, HERE)}")
    Seat(page).wait()
    page.locator("[data-piece^='gallery:'].can").last.click()
    page.locator(CONFIRM).click()
    page.locator("section.evaluation .tiles .tile").first.wait_for()
    page.get_by_role("button", name="Pause").click()
    for size in sizes:
        resize(page, size)
        assert page.evaluate(OVERFULL) == [], size
        assert page.evaluate(OVERLAPS) == [], size
