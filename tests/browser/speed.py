"""How quick the client is: for the tests, with generous bounds, and for ``benchmarks.client``, which has the limits."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from tests.browser.seat import LOOK, OFFERED, Seat
from tests.browser.visitor import Visitor

LAPTOP = (1366, 768)
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}
LATE = {"pergamon": ("pergamon-4", 280), "thebes": ("thebes-4", 290)}  # tables as full as they get: a game, a ply
VIEWS = {"pergamon": ("pergamon-4", 290), "thebes": ("thebes-4", 300)}
# To and fro between two late plies that are known: milliseconds to draw and lay out each of them
DRAW = """async ([from, to]) => {
  const slider = document.querySelector('.action-bar input')
  const show = (ply) => (slider.value = ply, slider.dispatchEvent(new Event('input', { bubbles: true })))
  const rest = () => new Promise((resolve) => setTimeout(resolve, 60))
  const times = []
  for (let turn = 0; turn < 8; turn++) {
    const ply = turn % 2 ? from : to
    show(ply)
    const begin = performance.now()
    while (!location.pathname.endsWith(`/${ply}`)) {
      await null
      if (performance.now() - begin > 50) await rest() // it has to be fetched the first time
    }
    for (let step = 0; step < 20; step++) await null
    document.body.offsetHeight
    times.push(performance.now() - begin)
    await rest()
  }
  return times.slice(2)
}"""
# From the press of a button to the first frame that shows something else, and what kept the browser busy meanwhile
WATCH = """() => {
  window.answers = []
  window.tasks = []
  let pressed = 0
  document.addEventListener('pointerdown', (event) => (pressed = event.timeStamp), true)
  new MutationObserver(() => {
    if (!pressed) return
    const since = pressed
    pressed = 0
    requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - since)))
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: 'longtask' })
}"""
SKIP = f"""async (offered) => {{
  const begin = performance.now()
  document.querySelector('.story .skip').click()
  do await new Promise(requestAnimationFrame)
  while (({LOOK})(offered) === 'wait')
  return performance.now() - begin
}}"""


@dataclass(frozen=True)
class Times:
    """Milliseconds."""

    all: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.all)

    @property
    def p95(self) -> float:
        """What 95 % stay below, or the longest of fewer than twenty."""
        return sorted(self.all)[min(len(self.all) - 1, int(0.95 * len(self.all)))]

    def __str__(self) -> str:
        """As people read it."""
        return f"{self.median:.0f} ms, p95 {self.p95:.0f} ms ({min(self.all):.0f} to {max(self.all):.0f})"


def views(visitor: Visitor, game: str) -> Times:
    """To draw and lay out a view of the fullest table."""
    name, ply = VIEWS[game]
    page = visitor.go(f"/replay/{visitor.import_game(name)}/{ply}")
    page.locator(".pergamon, .thebes").wait_for()
    page.wait_for_timeout(300)
    return Times(tuple(page.evaluate(DRAW, [ply, ply + 1])))


def clicks(visitor: Visitor, game: str, count: int) -> tuple[Times, Times]:
    """From a click on the fullest table to the first frame that shows something else, and the long tasks meanwhile."""
    page = visitor.go(f"/t/{visitor.go_on(*LATE[game], [ME, BOT, BOT, BOT])}")
    seat = Seat(page)
    places = seat.wait()
    page.evaluate(WATCH)
    for turn in range(count):
        assert isinstance(places, list)
        seat.click(OFFERED, places[turn % len(places)])
        page.wait_for_timeout(60)
        places = seat.wait()
    return Times(tuple(page.evaluate("window.answers"))), Times((0.0, *page.evaluate("window.tasks")))


def skips(visitor: Visitor, game: str, count: int) -> Times:
    """From skipping what the others did until one may act."""
    page = visitor.go(f"/t/{visitor.go_on(*LATE[game], [ME, BOT, BOT, BOT])}")
    seat, times = Seat(page), []
    for _ in range(count):
        seat.wait()
        page.locator(".action-bar .menu > button").click()
        page.get_by_role("button", name="Show the last moves again").click()
        page.locator(".story .skip").wait_for()
        times.append(page.evaluate(SKIP, OFFERED))
    return Times(tuple(times))
