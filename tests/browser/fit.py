"""Whether a table fits: looked at in the browser at every decision, while somebody plays.

``Examiner`` plays like any ``Seat`` and notes what is wrong: pieces on offer that are outside the window or covered, a
page that scrolls, type that is too small, things that jump when one chooses. ``misfits`` looks at one moment alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.seat import CONFIRM, IS_ROW, OFFERED, ON_BENCH, Seat
from tests.browser.visitor import PHONE

DESKTOPS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
SIZES = (*DESKTOPS, PHONE)
PHONE_WIDTH = 720
# Once the window has its new size, what follows from it is drawn in the next frame, and painted in the one after
PAINTED = """async (width) => {
  while (innerWidth !== width) await new Promise(requestAnimationFrame)
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}"""
MOST_SHIFT = 0.02
SHIFT_MILLISECONDS = 500
# Notes how much things have jumped since it was asked last. Pieces that travel do not count: they move by transforms.
WATCH = """
window.shifts = []
new PerformanceObserver((found) => window.shifts.push(...found.getEntries().map((one) => ({
  value: one.value,
  nodes: one.sources.map(({ node, previousRect: a, currentRect: b }) =>
    `${node?.parentElement?.className ?? ''} > ${node?.className ?? node?.nodeName} ` +
    `${[a.x, a.y, a.width, a.height].map(Math.round)} -> ${[b.x, b.y, b.width, b.height].map(Math.round)}`),
})))).observe({ type: 'layout-shift', buffered: true })
"""
JUMPED = """() => {
  const found = window.shifts
  window.shifts = []
  return { sum: found.reduce((sum, one) => sum + one.value, 0), nodes: found.flatMap((one) => one.nodes).slice(0, 4) }
}"""
MISFITS = """async ([offered, leastType, mayScroll]) => {
  const end = performance.now() + 3000
  const isMoving = () => document.getAnimations().some(({ playState, effect }) =>
    playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
  while (isMoving() && performance.now() < end) await new Promise(requestAnimationFrame)
  const wrong = []
  const named = (one) => one.outerHTML.replace(/\\s+/g, ' ').slice(0, 110)
  const page = document.scrollingElement
  if (!mayScroll && page.scrollHeight > innerHeight) wrong.push(`the page is ${page.scrollHeight} px high`)
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} px wide`)
  const say = document.querySelector('.action-bar .say')
  if (say && say.scrollHeight > say.clientHeight + 1) wrong.push(`the bar cuts off: ${say.innerText}`)

  const POINTS = [[0.5, 0.5], [0.5, 0.85], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15]]
  for (const piece of document.querySelectorAll(offered)) {
    if (!piece.checkVisibility()) continue
    const box = piece.getBoundingClientRect()
    const isInside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
    if (!isInside) wrong.push(`outside the window: ${named(piece)}`)
    const top = (across, down) => document.elementFromPoint(box.x + box.width * across, box.y + box.height * down)
    if (isInside && !POINTS.some((point) => piece.contains(top(...point))))
      wrong.push(`covered by ${named(top(0.5, 0.5) ?? document.body)}: ${named(piece)}`)
  }

  const small = new Map()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode
    const holder = text.parentElement
    if (!text.data.trim() || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (holder.closest('[class*=seen-by], script, style, option, title, desc')) continue
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    if (box.width < 1 || box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) continue
    const clip = holder.closest('[style*=clip], .visually-hidden')
    if (clip) continue
    let scale = 1
    if (holder instanceof SVGElement) {
      const { a, b } = holder.getScreenCTM()
      scale = Math.hypot(a, b)
    } else {
      const own = holder.offsetWidth && holder.getBoundingClientRect().width / holder.offsetWidth
      const isScaled = Math.abs(own - 1) > 0.05 // the one is rounded
      if (own && isScaled && getComputedStyle(holder).display !== 'inline') scale = own
    }
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale
    if (size < leastType - 0.05) small.set(`${size.toFixed(1)} px: ${named(holder)}`, text.data.trim().slice(0, 30))
  }
  for (const [what, data] of [...small].slice(0, 12)) wrong.push(`type of ${what} "${data}"`)
  if (small.size > 12) wrong.push(`and ${small.size - 12} other texts`)
  return wrong
}"""


def least_type(page: Page) -> float:
    """The smallest type allowed on a page of this width, in pixels."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    return 11.0 if width < PHONE_WIDTH else 12.0


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give a page another size, and let it be painted."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(PAINTED, size[0])


def misfits(page: Page, offered: str = OFFERED) -> list[str]:
    """What does not fit on a page as it stands, in words."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    found: list[str] = page.evaluate(MISFITS, [offered, least_type(page), width < PHONE_WIDTH])
    return found


def misfits_at(page: Page, sizes: Iterable[tuple[int, int]], look: Callable[[Page], list[str]] = misfits) -> list[str]:
    """What does not fit on a page at each of some sizes, in words."""
    found = []
    for size in sizes:
        resize(page, size)
        found += [f"{size[0]}×{size[1]}: {one}" for one in look(page)]
    return found


class Examiner(Seat):
    """A player who looks at the page at several sizes before every decision, and at what jumps when one chooses."""

    def __init__(self, page: Page, sizes: Sequence[tuple[int, int]], seed: int = 1) -> None:
        super().__init__(page, seed, has_mouse=PHONE not in sizes)
        self.sizes = sizes
        self.wrong: list[str] = []

    def decide(self, found: list[int]) -> None:
        """Look, choose, look what has jumped, confirm."""
        self.decisions += 1
        self.close_tray()
        last = self.decisions % len(self.sizes)  # each decision is taken at another size
        self._note(misfits_at(self.page, [*self.sizes[last + 1 :], *self.sizes[: last + 1]]))
        self.page.evaluate(JUMPED)
        before, laid = self.ply(), self.page.evaluate(ON_BENCH)
        if not found:
            self.confirm(before)
            return
        place = self.chance.choice(found)
        if self.click(self.offered, place) and not self.page.evaluate(IS_ROW, [CONFIRM, laid]):
            return
        self.page.wait_for_timeout(SHIFT_MILLISECONDS)
        jumped: dict[str, Any] = self.page.evaluate(JUMPED)
        if jumped["sum"] > MOST_SHIFT and self.ply() == before:  # not what comes next
            self._note([f"a shift of {jumped['sum']:.3f}: {jumped['nodes']}"])
        if self.ply() == before:
            self._note(misfits(self.page))  # with what comes of the choice
        self.confirm(before)

    def _note(self, found: list[str]) -> None:
        prompt = " ".join(self.page.locator(".prompt").all_inner_texts())
        for one in found:
            if not any(known.endswith(one) for known in self.wrong):
                self.wrong.append(f"decision {self.decisions} ({prompt}): {one}")
