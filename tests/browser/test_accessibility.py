"""axe-core finds nothing to complain about: on every page, light and dark, on a phone and on a wide screen.

``make test`` looks at every page light on a wide screen and dark on a phone; ``make soak`` at all four.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hatch_build import install
from playwright.sync_api import Page, expect

from tests.browser import place
from tests.browser.conftest import Visitors
from tests.browser.fit import resize
from tests.browser.past import give_a_past
from tests.browser.place import ROOT
from tests.browser.seat import OFFERED, Seat
from tests.browser.visitor import PHONE, WIDE, Visitor
from tests.soak import IS_SOAK

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run(document, {
  resultTypes: ['violations'],
  preload: false,
})).violations.flatMap(({ id, nodes }) => nodes.map(({ target, any, all, none }) =>
    `${id}: ${target} ${[...any, ...all, ...none].map((one) => one.message)[0]}`))"""
LIGHT, DARK = "light", "dark"
LOOKS = [(WIDE, LIGHT), (PHONE, DARK), *([(WIDE, DARK), (PHONE, LIGHT)] if IS_SOAK else [])]
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}


@pytest.fixture(scope="module", autouse=True)
def axe() -> None:
    """Axe is one of the tools that a build does not need."""
    install(tools=True)


def complaints(page: Page, looks: Sequence[tuple[tuple[int, int], str]] = LOOKS) -> dict[str, list[str]]:
    """What axe finds, by size and light."""
    page.add_style_tag(content="*, ::before, ::after { transition: none !important; animation: none !important }")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, list[str]] = {}
    for size, scheme in looks:
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        resize(page, size)
        found[f"{size[0]} {scheme}"] = page.evaluate(RUN)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    return {where: what for where, what in found.items() if what}


# Pages, and what is there once all has arrived
PAGES = {
    "/leaderboard": "main table",
    "/me": "main svg[role=img]",
    "/import": "main h1",
    "/p/{name}": "main svg[role=img]",
    "/rules": "main a[href='/rules/thebes']",
    "/nothing": "main h1",
    "/": "main [aria-labelledby=game-thebes]",  # the last, since dialogs follow from there
}


def test_pages_around_the_tables(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.take_name()
    name = visitor.ask("get", "/me")["name"]
    server = place.RUNNING[visitor.address].state
    give_a_past(server.database, server.accounts, name)
    visitor.may_lose_connection = True  # the page that is not there
    found: dict[str, Any] = {}
    for path, has in PAGES.items():
        page = visitor.go(path.format(name=name))
        page.locator(has).first.wait_for()
        found[path] = complaints(page)
    page.get_by_role("button", name="Play against bots").first.click()
    page.locator("button.level").first.wait_for()
    found["levels"] = complaints(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="New table").click()
    page.get_by_role("dialog").get_by_label("Seat 2", exact=True).wait_for()
    found["new table"] = complaints(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    found["settings"] = complaints(page)
    page = visitor.go(f"/t/{visitor.open_table('pergamon', [ME, {'kind': 'link'}])}")
    page.get_by_label("Share this link").wait_for()
    found["waiting room"] = complaints(page)
    assert {where: what for where, what in found.items() if what} == {}


def middle(visitor: Visitor, game: str) -> Page:
    table = visitor.go_on(f"{game}-4", 130, [ME, BOT, BOT, BOT])
    page = visitor.go(f"/t/{table}")
    Seat(page).wait()
    return page


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_tables_in_the_middle_of_a_game(visitors: Visitors, game: str) -> None:
    visitor = visitors()
    page = middle(visitor, game)
    found = {"table": complaints(page)} if IS_SOAK else {}
    page.locator(OFFERED).first.click()
    found["chosen"] = complaints(page)
    if game == "thebes":
        page.locator("button.place.site").first.click()
        page.get_by_role("slider").wait_for()
        found["site"] = complaints(page)
    page.get_by_role("button", name="More", exact=True).click()
    found["menu"] = complaints(page)
    page.get_by_role("button", name="Text view").click()
    found["text"] = complaints(page)
    assert {where: what for where, what in found.items() if what} == {}


def test_the_header_of_somebody_who_watches(visitors: Visitors) -> None:
    player, watcher = visitors(), visitors()
    table = player.open_table("pergamon", [ME, {"kind": "hotseat", "name": "Zoë"}], is_private=False)
    player.go(f"/t/{table}").locator(".pergamon").wait_for()
    watcher.take_name()
    page = watcher.go(f"/t/{table}")
    page.locator(".pergamon").wait_for()
    expect(page.locator("header .watchers")).to_be_visible()
    assert complaints(page) == {}
    expect(player.page.locator("header .watchers")).to_be_visible()
    assert complaints(player.page) == {}


@pytest.mark.parametrize("game", ["pergamon", "thebes"])
def test_ends_and_replays(visitors: Visitors, game: str) -> None:
    visitor = visitors()
    table = visitor.import_game(f"{game}-4")
    page = visitor.go(f"/t/{table}")
    page.get_by_role("region", name="Result").wait_for()
    found = {"end": complaints(page)}
    if game == "pergamon" or IS_SOAK:  # the same around another board
        page = visitor.go(f"/replay/{table}/150")
        page.get_by_label("Step", exact=True).wait_for()
        found["replay"] = complaints(page)
    assert {where: what for where, what in found.items() if what} == {}
