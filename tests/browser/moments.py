"""The moments that pictures for README and docs show: every page, at a real moment of a game.

Each is the same whenever it is shown: a recorded game up to one's own decision, the recorded games as somebody's past,
fixed puzzles of the day. Only where a search thinks for some time, as for a hint, numbers differ from time to time.
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Route

from digsite.study.puzzles import shipped
from tests.browser import place
from tests.browser.learner import Learner
from tests.browser.past import give_a_past
from tests.browser.seat import CONFIRM, Seat
from tests.browser.visitor import SEARCH_PATIENCE, Visitor

ME, BOT, STRONG = {"kind": "me"}, {"kind": "bot", "level": 1}, {"kind": "bot", "level": 2}
HERE = [{"kind": "hotseat", "name": name} for name in ("Theodore Davis", "Giovanni Belzoni")]
TOLD = ("evaluation", "dig-told")  # what happens is told, and not only what comes of it
GAMES = ("pergamon", "thebes")
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


def placing(visitor: Visitor) -> Page:
    """A space is chosen: the order of play, the coins that it brings, the galleries that are too deep."""
    page = visitor.go(f"/t/{visitor.go_on('pergamon-3-by-hand', 164, [ME, *HERE])}")
    Seat(page).wait()
    page.locator("[data-piece='space:7'].can, .pergamon .space.can").first.click()
    return page


def evaluation(visitor: Visitor) -> Page:
    """Markers are counted; the third one, since it stands still then."""
    page = visitor.go(f"/t/{visitor.go_on('pergamon-3-by-hand', 200, [ME, *HERE])}")
    Seat(page).wait()
    page.locator("[data-piece^='gallery:'].can").last.click()
    page.locator(CONFIRM).click()
    page.get_by_role("region", name="Evaluation after round 9").get_by_text("Marker 3 of").wait_for()
    page.get_by_role("button", name="Pause").click()
    return page


def dig_told(visitor: Visitor) -> Page:
    """What was dug up, token by token beside the time wheel."""
    page = visitor.go(f"/t/{visitor.go_on('thebes-3-by-hand', 120, [ME, *HERE])}")
    Seat(page).wait()
    page.locator("button.place.mesopotamia").click()
    page.wait_for_timeout(600)  # a click on what was chosen only now does not confirm it
    page.locator(CONFIRM).click()
    page.locator(".thebes .story .drawn").first.wait_for()
    page.get_by_role("button", name="Pause").click()
    return page


def thebes(visitor: Visitor) -> Page:
    """A card is chosen: the journey, and where the marker will stand."""
    page = visitor.go(f"/t/{visitor.go_on('thebes-3-by-hand', 128, [ME, BOT, STRONG])}")
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


def lobby(visitor: Visitor) -> Page:
    """The front page of somebody who has played: tables to join, a game to go on with."""
    visitor.open_table("thebes", [ME, {"kind": "anyone"}, BOT], is_private=False)
    visitor.import_game("pergamon-2")
    page = front(visitor)
    page.get_by_role("region", name="Your games").or_(page.locator("#mine")).first.wait_for()
    page.locator("#mine").scroll_into_view_if_needed()
    return page


def with_results(path: str) -> Shows:
    """A page about people, where somebody has played."""

    def shows(visitor: Visitor) -> Page:
        server = place.RUNNING[visitor.address].state
        give_a_past(server.database, server.accounts, visitor.ask("get", "/me")["name"])
        return plain(path)(visitor)

    return shows


def puzzles(visitor: Visitor) -> Page:
    """The gallery, as on a day when the first puzzles are those of the day."""

    def today(route: Route) -> None:
        first = [visitor.ask("get", f"/puzzles/{game}")["puzzles"][0] for game in GAMES]
        route.fulfill(json={"date": "2026-01-01", "puzzles": first})

    visitor.page.route("**/api/puzzles/today", today)
    return plain("/puzzles")(visitor)


def nothing(visitor: Visitor) -> Page:
    visitor.may_lose_connection = True  # the browser notes that there is no such page
    return plain("/no-such-page")(visitor)


def waiting(visitor: Visitor) -> Page:
    page = visitor.go(f"/t/{visitor.open_table('thebes', [ME, {'kind': 'link'}, BOT])}")
    page.locator("label.field").wait_for()
    return page


def new_table(visitor: Visitor) -> Page:
    page = front(visitor)
    page.get_by_role("button", name="Play with friends").first.click()
    page.get_by_role("dialog").get_by_label("Seat 2", exact=True).wait_for()
    return page


def hint(visitor: Visitor) -> Page:
    """The best actions, with what speaks for them."""
    page = visitor.go(f"/t/{visitor.go_on('pergamon-4', 132, [ME, BOT, BOT, BOT])}")
    Seat(page).wait()
    page.keyboard.press("h")
    page.get_by_role("region", name="Hint").get_by_role("button").first.wait_for(timeout=SEARCH_PATIENCE)
    return page


def analysis(visitor: Visitor) -> Page:
    """The course of a game, at a turning point."""
    page = visitor.go(f"/analysis/{visitor.import_game('thebes-3-by-hand')}")
    page.get_by_role("slider").wait_for(timeout=SEARCH_PATIENCE)
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


def puzzle_answer(visitor: Visitor) -> Page:
    """The answer to a puzzle: the best actions on the board, with what they promise."""
    page = puzzle(visitor)
    page.locator(".pergamon .can:visible").first.click()
    page.wait_for_timeout(600)  # a click on what was chosen only now does not confirm it
    page.locator(CONFIRM).click()
    shown = page.get_by_role("button", name="Show answer")
    answer = page.get_by_role("region", name="Answer")
    shown.or_(answer).first.wait_for()
    if shown.count():
        shown.click()
    answer.wait_for()
    return page


def by_hand(visitor: Visitor) -> Page:
    """At a real table: the next draw is asked for."""
    table = visitor.open_table("pergamon", [ME, {"kind": "hotseat", "name": "Carl Humann"}], chance="by_hand")
    page = visitor.go(f"/t/{table}")
    page.locator(".draw").first.click()
    page.locator(".draw .tile").first.wait_for()
    return page


def position(visitor: Visitor) -> Page:
    """A position as text, and the board that shows it."""
    page = visitor.go("/position/pergamon")
    page.locator(".pergamon .part.track").wait_for()
    return page


MOMENTS: dict[str, Shows] = {
    "front": front,
    "lobby": lobby,
    "pergamon": pergamon,
    "placing": placing,
    "evaluation": evaluation,
    "thebes": thebes,
    "dig": dig,
    "dig-told": dig_told,
    "text": text,
    "pergamon-end": end("pergamon-3-by-hand"),
    "thebes-end": end("thebes-3-by-hand"),
    "replay": replay,
    "leaderboard": with_results("/leaderboard"),
    "me": with_results("/me"),
    "import": plain("/import"),
    "waiting-room": waiting,
    "new-table": new_table,
    "hint": hint,
    "analysis": analysis,
    "lesson": lesson,
    "puzzle": puzzle,
    "puzzle-answer": puzzle_answer,
    "puzzles": puzzles,
    "rules": plain("/rules"),
    "rulebook": plain("/rules/pergamon"),
    "rule": plain("/rules/thebes/wheel"),
    "by-hand": by_hand,
    "position": position,
    "nothing": nothing,
}
