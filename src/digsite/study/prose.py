"""Texts for people, written in Markdown, as HTML for the web client.

A heading may name itself: ``## Polish {#polish}``. The name is the same in every language, so that a link to a rule
finds it in all of them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal, get_args

from markdown_it import MarkdownIt

Language = Literal["en", "de", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
NAMED = re.compile(r"^(?P<title>.*?)\s*\{#(?P<name>[a-z0-9-]+)\}\s*$")
HEADING = re.compile(r"^(?P<marks>#{1,6})\s+(?P<text>.+?)\s*$", re.MULTILINE)


@dataclass(frozen=True)
class Section:
    """A part of a text from one heading to the next."""

    name: str  # empty if the heading has none
    level: int  # 1 for the title of the text
    title: str  # as HTML
    text: str  # the Markdown below the heading

    @property
    def html(self) -> str:
        """What stands below the heading."""
        return as_html(self.text)


def sections(text: str) -> list[Section]:
    """A text in its parts, in their order; what stands before the first heading belongs to none and is left out."""
    found = list(HEADING.finditer(text))
    ends = [heading.start() for heading in found[1:]] + [len(text)]
    return [_section(heading, text[heading.end() : end].strip()) for heading, end in zip(found, ends, strict=True)]


def _section(heading: re.Match[str], text: str) -> Section:
    named = NAMED.match(heading["text"])
    title, name = (named["title"], named["name"]) if named else (heading["text"], "")
    return Section(name, len(heading["marks"]), _markdown().renderInline(title), text)


def as_html(text: str) -> str:
    """Markdown as HTML; HTML in the text is shown as it is written, not obeyed."""
    return str(_markdown().render(text))


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False, "typographer": False}).enable(["table", "strikethrough"])
