"""Draws the icons that are no SVG: python icons.py, with Playwright and Chromium installed."""

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    drawing = (
        (PUBLIC / "icon.svg").read_text().replace('rx="7"', "").replace("a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z", "v7H0z")
    )
    for size in (192, 512):
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body{{margin:0}}svg{{width:{size}px;height:{size}px;display:block}}</style>{drawing}")
        page.screenshot(path=PUBLIC / f"icon-{size}.png")
    browser.close()
