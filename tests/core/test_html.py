from __future__ import annotations

from xml.etree import ElementTree

from digsite.core import html, svg

NASTY = "<script>alert('&')</script>\""


def test_texts_in_tables_are_escaped() -> None:
    drawn = html.table(NASTY, ["bot", "won"], [[NASTY, 1]]) + html.paragraph(NASTY)
    assert "<script>" not in drawn
    found = ElementTree.fromstring(f"<div>{drawn}</div>")
    assert [text for text in found.itertext() if text == NASTY] == [NASTY] * 3


def test_texts_in_pictures_are_escaped() -> None:
    drawn = svg.picture(10, 10, NASTY, [svg.words(1, 1, NASTY), svg.badge(1, 1, NASTY, "#000")])
    found = ElementTree.fromstring(drawn)
    assert [text for text in found.itertext() if text == NASTY] == [NASTY] * 3
