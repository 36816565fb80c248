"""Every page in every language, without a word missing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import SMALL, Visitor
from tests.soak import some

LANGUAGES = {"en": "New table", "de": "Neuer Tisch", "fr": "Nouvelle table"}
# a message's id instead of its text, an argument that was not given, or a value that is not there
RAW = re.compile(
    r"\b(?:lobby|coach|learn|table|replay|problem|puzzles|rules|pergamon|thebes)-[a-z]"
    r"|\{[ $]|\bundefined\b|\bNaN\b|\[object"
)
ALL_TEXT = """() => {
  const names = ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']
  const spoken = [...document.querySelectorAll('*')].flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''))
  return [document.title, document.body.innerText, ...spoken].join('\\n')
}"""


def raw(page: Page) -> list[str]:
    text = page.evaluate(ALL_TEXT)
    return [line for line in text.split("\n") if RAW.search(line) and "digsite verify" not in line]


def pages(visitor: Visitor) -> list[str]:
    """The addresses of all pages, with games of both kinds under way and over."""
    me, bot = {"kind": "me"}, {"kind": "bot", "level": 1}
    pergamon, thebes = visitor.import_game("pergamon-4-all-options"), visitor.import_game("thebes-4-all-options")
    name = visitor.ask("get", "/me")["name"]
    return [
        "/", "/leaderboard", "/me", "/import", f"/p/{name}", "/rules", "/rules/pergamon", "/rules/thebes/sheet",
        f"/t/{visitor.open_table('thebes', [me, {'kind': 'link'}])}",
        f"/t/{visitor.go_on('pergamon-3-order', 120, [me, bot, bot])}",
        f"/t/{visitor.go_on('thebes-3', 120, [me, bot, bot])}",
        f"/replay/{pergamon}/150", f"/replay/{thebes}/170", f"/t/{pergamon}", f"/t/{thebes}",
    ]  # fmt: skip


def look_at(visitor: Visitor, path: str) -> Page:
    page = visitor.go(path)
    page.get_by_role("heading").first.wait_for()
    if path.startswith(("/t/", "/replay/")):
        page.locator(".pergamon, .thebes, .text, label.field").first.wait_for()
    return page


@pytest.mark.parametrize("language", some("de", "fr", "en"))
def test_every_page_is_in_the_browsers_language(visitors: Visitors, language: str) -> None:
    visitor = visitors(language=language, size=SMALL)
    missing: dict[str, list[str]] = {}
    addresses = pages(visitor)
    for path in addresses:
        page = look_at(visitor, path)
        assert page.locator("html").get_attribute("lang") == language
        missing[path] = raw(page)
    visitor.page.evaluate("localStorage.setItem('digsite-likes', JSON.stringify({ pace: 'none', text: true }))")
    for path in addresses[-6:]:  # the tables in words
        missing[f"{path} as text"] = raw(look_at(visitor, path))
    assert {path: found for path, found in missing.items() if found} == {}


def test_the_language_can_be_changed_and_is_kept(visitors: Visitors) -> None:
    page = visitors().go("/")
    for language, word in [("de", "Deutsch"), ("fr", "Français"), ("en", "English"), ("de", "Deutsch")]:
        page.locator("header nav button").click()
        page.get_by_role("dialog").get_by_role("radio", name=word).check()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name=LANGUAGES[language], exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=LANGUAGES["de"], exact=True)).to_be_visible()
