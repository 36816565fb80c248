"""Pictures of every page for README and docs: ``python -m tests.browser.screenshots``.

Each is taken on a phone and on a wide screen, in the middle of a game, and kept small.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page

from digsite.study.puzzles import shipped
from tests.browser import chromium, place
from tests.browser.learner import Learner
from tests.browser.seat import Seat
from tests.browser.visitor import PHONE, Visitor, enter

FOLDER = place.ROOT / "docs" / "pictures"
LARGEST = 120_000
WIDE = (1440, 1000)
HIGHEST = 1300
SECONDS = 120_000  # milliseconds, until something was thought through
ME, BOT, STRONG = {"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "bot", "level": 2}
Shows = Callable[[Visitor], Page]


def front(visitor: Visitor) -> Page:
    page = visitor.go("/")
    page.locator("h1").wait_for()
    return page


def pergamon(visitor: Visitor) -> Page:
    """Piecing together: a row on the bench, and what one more find would bring."""
    page = visitor.go(f"/t/{visitor.go_on('pergamon-3-by-hand', 176, [ME, BOT, STRONG])}")
    Seat(page).wait()
    page.locator(".pergamon .finds button.can").first.click()
    return page


def thebes(visitor: Visitor) -> Page:
    """A card is chosen: the journey, and where the marker will stand."""
    page = visitor.go(f"/t/{visitor.go_on('thebes-3-by-hand', 120, [ME, BOT, STRONG])}")
    Seat(page).wait()
    page.locator(".thebes .card-button.offered:visible").first.click()
    return page


def dig(visitor: Visitor) -> Page:
    """The time wheel at a site where one may dig."""
    page = thebes(visitor)
    if page.get_by_role("tab").count():
        page.get_by_role("tab").first.click()
    page.locator("button.place.site.offered.egypt, button.place.site.offered").first.click()
    return page


def text(visitor: Visitor) -> Page:
    page = pergamon(visitor)
    page.locator(".action-bar .menu > button").click()
    page.locator(".action-bar .items button").first.click()
    return page


def end(game: str) -> Shows:
    def shows(visitor: Visitor) -> Page:
        page = visitor.go(f"/t/{visitor.import_game(game)}")
        page.locator("section.result").wait_for()
        return page

    return shows


def replay(visitor: Visitor) -> Page:
    page = visitor.go(f"/replay/{visitor.import_game('thebes-4')}/170")
    page.locator(".thebes .parts").wait_for()
    return page


def plain(path: str) -> Shows:
    def shows(visitor: Visitor) -> Page:
        page = visitor.go(path)
        page.locator("h1").wait_for()
        return page

    return shows


def waiting(visitor: Visitor) -> Page:
    page = visitor.go(f"/t/{visitor.open_table('thebes', [ME, {'kind': 'link'}, BOT])}")
    page.locator("label.field").wait_for()
    return page


def new_table(visitor: Visitor) -> Page:
    page = front(visitor)
    page.get_by_role("button", name="Play with people").first.click()
    page.get_by_role("dialog").get_by_label("Seat 2", exact=True).wait_for()
    return page


def hint(visitor: Visitor) -> Page:
    """The best actions, with what speaks for them."""
    page = visitor.go(f"/t/{visitor.go_on('pergamon-4', 130, [ME, BOT, BOT, BOT])}")
    Seat(page).wait()
    page.keyboard.press("h")
    page.get_by_role("region", name="Hint").get_by_role("button").first.wait_for(timeout=SECONDS)
    return page


def analysis(visitor: Visitor) -> Page:
    """The course of a game, at a turning point."""
    page = visitor.go(f"/analysis/{visitor.import_game('thebes-3-by-hand')}")
    page.get_by_role("slider").wait_for(timeout=SECONDS)
    return page


def lesson(visitor: Visitor) -> Page:
    """A step that asks for something."""
    page = visitor.go(f"/t/{visitor.ask('post', '/lessons/thebes')['id']}")
    Learner(page).learn(8)
    return page


def puzzle(visitor: Visitor) -> Page:
    page = visitor.go(f"/puzzles/pergamon/{shipped('pergamon').puzzles[0].id}")
    page.locator(".pergamon").wait_for()
    return page


def by_hand(visitor: Visitor) -> Page:
    """At a real table: the next draw is asked for."""
    table = visitor.open_table("thebes", [ME, {"kind": "hotseat", "name": "Flinders Petrie"}], chance="by_hand")
    page = visitor.go(f"/t/{table}")
    page.get_by_role("textbox").first.wait_for()
    return page


PICTURES: dict[str, Shows] = {
    "front": front,
    "pergamon": pergamon,
    "thebes": thebes,
    "dig": dig,
    "text": text,
    "pergamon-end": end("pergamon-3-by-hand"),
    "thebes-end": end("thebes-3-by-hand"),
    "replay": replay,
    "leaderboard": plain("/leaderboard"),
    "me": plain("/me"),
    "import": plain("/import"),
    "waiting-room": waiting,
    "new-table": new_table,
    "hint": hint,
    "analysis": analysis,
    "lesson": lesson,
    "puzzle": puzzle,
    "puzzles": plain("/puzzles"),
    "rules": plain("/rules/pergamon"),
    "rule": plain("/rules/thebes/wheel"),
    "by-hand": by_hand,
}


def take(browser: Browser, address: str, name: str, size: tuple[int, int], folder: Path, dark: bool = False) -> Path:
    """One picture of one page."""
    visitor = enter(browser, address, size=size, scheme="dark" if dark else "light")
    visitor.take_name("Amelia Edwards")
    page = PICTURES[name](visitor)
    page.wait_for_load_state("networkidle")
    if size == WIDE:
        show_the_whole_board(page)
    page.mouse.move(size[0] - 2, 2)  # no explanation in the way
    page.wait_for_timeout(500)
    made = folder / f"{name}-{size[0]}{'-dark' * dark}.webp"
    made.write_bytes(small(page))
    page.close()
    visitor.ask("put", "/me", {"name": f"Guest {time.time_ns() % 10**9}"})  # the next one has the good name again
    visitor.context.close()
    for trouble in visitor.troubles:
        print(f"{made.name}: {trouble}", file=sys.stderr)
    return made


def show_the_whole_board(page: Page) -> None:
    """Make a wide page as high as what is on it, within reason."""
    page.wait_for_timeout(300)
    needed = int(page.evaluate("document.documentElement.scrollHeight"))
    page.set_viewport_size({"width": WIDE[0], "height": min(HIGHEST, max(WIDE[1], needed))})
    page.evaluate("scrollTo(0, 0)")


def small(page: Page) -> bytes:
    """The page as a picture that is no larger than it may be; WebP, made by Chromium itself."""
    session = page.context.new_cdp_session(page)
    for quality in (85, 75, 60, 45):
        taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        found = base64.b64decode(taken["data"])
        if len(found) <= LARGEST:
            break
    return found


def main(names: list[str]) -> None:
    """Take the pictures that are named, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    place.build()
    with tempfile.TemporaryDirectory() as data, place.serve(Path(data)) as address, chromium.started() as browser:
        for name in names or PICTURES:
            for size in (PHONE, WIDE):
                made = take(browser, address, name, size, FOLDER)
                print(f"{made.relative_to(place.ROOT)}: {made.stat().st_size:,} bytes", flush=True)
        for name in {"pergamon", "thebes"} & set(names or PICTURES):
            take(browser, address, name, WIDE, FOLDER, dark=True)


if __name__ == "__main__":
    main(sys.argv[1:])
