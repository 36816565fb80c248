"""Somebody who takes a lesson: reads every step, and does on the board what stands there in bold."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.seat import CONFIRM, IS_ROW, LOOK, ON_BENCH, Seat

ON = ".lesson .row .primary"  # the next step, or the end
WEEKS = re.compile(r"(\d+) (?:weeks|Wochen|semaines)")
POLISH = re.compile(r"\+(\d)")
STATE = f"""([offered, on]) => {{
  if (!document.querySelector('.lesson')) return 'wait'
  if (document.querySelector(on)) return 'read'
  return ({LOOK})(offered) === 'wait' ? 'wait' : 'do'
}}"""


class Learner(Seat):
    """A player who follows a lesson."""

    def __init__(self, page: Page, has_mouse: bool = True) -> None:
        super().__init__(page, has_mouse=has_mouse)
        self.titles: list[str] = []

    def learn(self, until: int = 1_000) -> bool:
        """Follow the lesson to its end, or for so many steps; whether it has ended."""
        for _ in range(until):
            state = self.expected()
            title = self.page.locator(".lesson h2").inner_text()
            if title not in self.titles:
                self.titles.append(title)
            if state == "do":
                found = self.wait()
                assert isinstance(found, list)
                self.decide(found)
            elif self.page.locator(".lesson a.button").count():
                return True
            else:
                self.click(ON)
        return False

    def expected(self, seconds: float = 120) -> str:
        """Wait until there is something to read or to do."""
        for _ in range(int(seconds * 50)):
            state = str(self.page.evaluate(STATE, [self.offered, ON]))
            if state != "wait":
                return state
            self.page.wait_for_timeout(20)
        said = self.page.locator(".prompt, [role=alert]").all_inner_texts()
        raise AssertionError(f"the lesson does not go on after {self.titles[-1:]}; the table says {said}")

    def decide(self, found: list[int]) -> None:
        """Take the piece that is offered, turn the wheel or the slider as the step says, and confirm."""
        self.decisions += 1
        wanted = " ".join(self.page.locator(".lesson strong").all_inner_texts())
        self.close_tray()
        before, laid = self.ply(), self.page.evaluate(ON_BENCH)
        if found and self.click(self.offered, found[0]) and not self.page.evaluate(IS_ROW, [CONFIRM, laid]):
            return
        if polish := POLISH.search(wanted):
            for _ in range(int(polish[1])):
                self.click(".polish .more")
        if self.page.locator(".bars").count():
            weeks = WEEKS.search(wanted)
            assert weeks, wanted
            self.click(".bars button", int(weeks[1]) - 1)
        self.confirm(before)
