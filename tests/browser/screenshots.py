"""Makes every picture of README and docs: ``make pictures``, or ``python -m tests.browser.screenshots MOMENT ...``."""

from __future__ import annotations

import base64
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser import chromium, pictures, place
from tests.browser.moments import MOMENTS, TOLD
from tests.browser.pictures import Picture
from tests.browser.visitor import enter

LARGEST = 120_000
NAME = "Amelia Edwards"


def take(browser: Browser, address: str, picture: Picture) -> bytes:
    """One picture of one page."""
    is_told = picture.moment in TOLD
    visitor = enter(browser, address, size=picture.size, scheme=picture.scheme, pace="normal" if is_told else "none")
    visitor.take_name(NAME)
    page = MOMENTS[picture.moment](visitor)
    page.wait_for_load_state("networkidle")
    page.mouse.move(picture.size[0] - 2, 2)  # no explanation in the way
    page.wait_for_timeout(500)
    made = small(page)
    page.close()
    visitor.ask("put", "/me", {"name": f"Guest {time.time_ns() % 10**9}"})  # the next one has the good name again
    visitor.context.close()
    for trouble in visitor.troubles:
        print(f"{picture.path.name}: {trouble}", file=sys.stderr)
    return made


def small(page: Page) -> bytes:
    """The page as a picture that is no larger than it may be; WebP, made by Chromium itself."""
    session = page.context.new_cdp_session(page)
    for quality in (85, 75, 60, 45):
        taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        found = base64.b64decode(taken["data"])
        if len(found) <= LARGEST:
            break
    return found


def plot() -> None:
    """Draw the curves of the learner from what was recorded."""
    command = [sys.executable, "examples/ppo/plot.py", "docs/ppo.json", "docs/pictures/ppo.svg"]
    subprocess.run(command, cwd=place.ROOT, check=True)


def main(moments: list[str]) -> None:
    """Take the pictures of the moments that are named, or make all there are and remove all others."""
    place.build()
    if not moments:
        plot()
        pictures.INDEX.write_text(pictures.index(), encoding="utf-8")
    with tempfile.TemporaryDirectory() as data, place.serve(Path(data)) as address, chromium.started() as browser:
        for picture in (one for moment in moments or MOMENTS for one in pictures.pictures_of(moment)):
            picture.path.write_bytes(take(browser, address, picture))
            print(f"{picture.path.name}: {picture.path.stat().st_size:,} bytes", flush=True)
    if not moments:
        for old in set(pictures.FOLDER.iterdir()) - pictures.FILES:
            old.unlink()


if __name__ == "__main__":
    main(sys.argv[1:])
