"""Plays by clicking what the board offers, or by keys alone, as people do."""

from __future__ import annotations

import random
from typing import Literal

from playwright.sync_api import Page

from tests.browser.visitor import PATIENCE

# What may be clicked on a board now, whichever game it is: pieces first, then what has only words
OFFERED = (
    ", ".join(
        f".board {one}"
        for one in (
            ".pergamon button[data-piece]:not([aria-disabled='true']):not([data-piece^='desk:']):not(.on-bench)",
            "[role='button'][data-piece]",
            "button.suggestion",
            "button.collection:not(.broken)",
            "button.card-button:not([aria-disabled='true'])",
            "button.flight",
            "button.action-button",
            "button.place.offered",
        )
    )
    + ", .action-bar button.decline:not([disabled])"
)
CONFIRM = ".action-bar button.primary:not([disabled])"
# How the table stands for whoever looks at it: the places of what may be clicked among all that fits OFFERED;
# none where there is only something to confirm
LOOK = f"""(offered) => {{
  if (document.querySelector('section.result')) return 'over'
  if (document.querySelector('.over > button.primary')) return 'hand-over'
  if (!document.querySelector('.action-bar.mine')) return 'wait'
  if (document.querySelector('.board [aria-busy=true], .action-bar[aria-busy=true]')) return 'wait'
  const pieces = [...document.querySelectorAll(offered)]
  const seen = pieces.flatMap((piece, place) => (piece.checkVisibility() ? [place] : []))
  return seen.length || document.querySelector('{CONFIRM}') ? seen : 'wait'
}}"""
WAIT = f"""async ([offered, most]) => {{
  const end = performance.now() + most
  while (({LOOK})(offered) === 'wait' && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5))
  return ({LOOK})(offered)
}}"""
# Where to click a piece, once it is there, in sight and stands still: its middle, or some other point that nothing lies
# upon. A tap becomes a click a little later, so that what it brings may be awaited.
AIM = """async ([what, place]) => {
  const end = performance.now() + PATIENCE
  let piece, before, box
  while (!(piece = document.querySelectorAll(what)[place])) {
    if (performance.now() > end) return `there is no ${what}`
    await new Promise(requestAnimationFrame)
  }
  do {
    piece.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    before = piece.getBoundingClientRect()
    await new Promise(requestAnimationFrame)
    box = piece.getBoundingClientRect()
  } while (box.x !== before.x || box.y !== before.y)
  for (const [across, down] of [[0.5, 0.5], [0.5, 0.85], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15]]) {
    const [x, y] = [box.x + box.width * across, box.y + box.height * down]
    const hit = document.elementFromPoint(x, y)
    if (hit && piece.contains(hit)) return { x, y, isFind: piece.matches('.finds .tile') }
  }
  const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return `${middle?.closest('[class]')?.outerHTML.slice(0, 150)} lies upon ${piece.outerHTML.slice(0, 150)}`
}""".replace("PATIENCE", str(PATIENCE))
ON_BENCH = "document.querySelectorAll('[data-bench] [data-piece]').length"
# Once a find lies on the bench, whether there is a row to be exhibited
IS_ROW = f"""async ([confirm, before]) => {{
  const end = performance.now() + 2000
  while ({ON_BENCH} === before && performance.now() < end) await new Promise(requestAnimationFrame)
  return !!document.querySelector(confirm)
}}"""
TO_THE_POINT = 0.4  # how often the last piece is taken, which often ends the turn: games get shorter
PLY = "Number(document.querySelector('.action-bar')?.dataset.ply)"
# What can be taken back for certain is played as soon as it is chosen: then there is nothing to confirm
CONFIRMABLE = f"""async ([confirm, before]) => {{
  const end = performance.now() + {PATIENCE}
  while (performance.now() < end) {{
    if ({PLY} !== before) return false
    if (document.querySelector(confirm)) return true
    await new Promise(requestAnimationFrame)
  }}
  return `nothing came of ${{document.activeElement.outerHTML.slice(0, 200)}} at ply ${{before}}; now
    ${{document.querySelector('.action-bar')?.outerHTML}}`
}}"""
DOUBLE_CLICK = 520  # milliseconds after which a second press on a piece counts
TRAY = ".tray > button"
WHEEL = ".wheel .step:not([disabled])"
State = Literal["over", "hand-over", "wait"]


class Seat:
    """A player at a page, who takes any offered piece and confirms."""

    def __init__(self, page: Page, seed: int = 1, has_mouse: bool = True) -> None:
        self.page = page
        self.has_mouse = has_mouse
        self.chance = random.Random(seed)
        self.decisions = 0

    # Looking

    offered = OFFERED

    def look(self) -> State | list[int]:
        """How the table stands: the pieces on offer by their places, or why there are none."""
        found: State | list[int] = self.page.evaluate(LOOK, self.offered)
        return found

    def wait(self, seconds: float = 60.0) -> State | list[int]:
        """Wait until there is something to do, or the game is over."""
        found: State | list[int] = self.page.evaluate(WAIT, [self.offered, seconds * 1000])
        if found == "wait":
            prompt = self.page.locator(".prompt").all_inner_texts()
            raise AssertionError(f"nothing to do for {seconds} seconds; the table says {prompt}")
        return found

    # Doing

    def play(self, most: int = 2_000) -> bool:
        """Play until the game is over, or so many decisions; whether it is over."""
        for _ in range(most):
            found = self.wait()
            if found == "over":
                return True
            self.step(found)
        return False

    def step(self, found: State | list[int]) -> None:
        """Take one decision, or the device."""
        if isinstance(found, list):
            self.decide(found)
        elif found == "hand-over":
            self.click(".over > button.primary")

    def close_tray(self) -> None:
        """Put away what was dug up, which may lie upon the map, unless it goes by itself at this very moment."""
        self.page.evaluate(f"document.querySelector({TRAY!r})?.click()")

    def decide(self, found: list[int]) -> None:
        """Choose a piece and confirm."""
        self.decisions += 1
        self.close_tray()
        before, laid = self.ply(), self.page.evaluate(ON_BENCH)
        if not found:
            self.confirm(before)
            return
        place = found[-1] if self.chance.random() < TO_THE_POINT else self.chance.choice(found)
        if self.click(self.offered, place) and not self.page.evaluate(IS_ROW, [CONFIRM, laid]):
            return  # a find lies on the bench, and waits for another
        if self.chance.random() < 0.5:
            self.turn_wheel()
        self.confirm(before)

    def ply(self) -> int:
        """The ply that is to be answered."""
        found: int = self.page.evaluate(PLY)
        return found

    def confirm(self, before: int) -> None:
        """Confirm what was chosen at a ply, unless it is played already."""
        if self.is_to_confirm(before):
            self.click(CONFIRM)

    def is_to_confirm(self, before: int) -> bool:
        """Whether what was chosen at a ply waits to be confirmed; it may be played already."""
        found: bool | str = self.page.evaluate(CONFIRMABLE, [CONFIRM, before])
        assert isinstance(found, bool), found
        return found

    def click(self, what: str, place: int = 0) -> bool:
        """Click or tap, after looking that nothing is in the way; whether it was a find to be laid on the bench."""
        aim = self.page.evaluate(AIM, [what, place])
        assert isinstance(aim, dict), aim
        point = self.page.mouse.click if self.has_mouse else self.page.touchscreen.tap
        point(aim["x"], aim["y"])
        return bool(aim["isFind"])

    def turn_wheel(self) -> None:
        """Dig a week more or less, where that is possible."""
        if self.page.locator(WHEEL).count():
            self.click(WHEEL)


class Keys(Seat):
    """A player who has no mouse."""

    def press(self, key: str) -> None:
        """Press a key, and nothing else."""
        self.page.keyboard.press(key)

    def tab_to(self, what: str, most: int = 150) -> None:
        """Go on with the Tab key until the focus is on what a selector names."""
        for _ in range(most):
            self.press("Tab")
            if self.page.evaluate("(what) => document.activeElement.matches(what)", what):
                return
        raise AssertionError(f"the Tab key does not lead to {what}")

    def close_tray(self) -> None:
        """Put away what was dug up, which may lie upon the map, unless it goes by itself at this very moment."""
        self.page.evaluate(f"document.querySelector({TRAY!r})?.click()")

    def decide(self, found: list[int]) -> None:
        """Go to a piece, choose it with Enter, and confirm with Enter."""
        self.decisions += 1
        for _ in range(self.chance.randrange(1, 4)):
            self.tab_to(self.offered if found else CONFIRM)
        before, laid = self.ply(), self.page.evaluate(ON_BENCH)
        is_find = self.page.evaluate("document.activeElement.matches('.finds .tile')")
        self.press("Enter")
        if is_find and not self.page.evaluate(IS_ROW, [CONFIRM, laid]):
            return
        if self.is_to_confirm(before):
            self.page.wait_for_timeout(DOUBLE_CLICK)
            self.press("Enter")


class Reader(Keys):
    """A player without a mouse who has the table in words."""

    offered = ".text .offers button"


def play_together(*seats: Seat, most: int = 2_000) -> bool:
    """Let those at one table play in turn, each in their own browser; whether the game is over."""
    for _ in range(20_000):
        looks = [seat.look() for seat in seats]
        if all(look == "over" for look in looks):
            return True
        for seat, look in zip(seats, looks, strict=True):
            if look not in ("over", "wait"):
                seat.step(look)
                break
        else:
            seats[0].page.wait_for_timeout(5)
        if sum(seat.decisions for seat in seats) >= most:
            return False
    raise AssertionError("the game does not end")
