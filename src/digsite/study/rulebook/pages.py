"""A rulebook read from its Markdown: sections with pictures, rulings with reasons, an index, and what is printed."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from digsite.study.prose import Section, as_html, sections
from digsite.study.rulebook.positions import Picture, are_available, picture

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "de", "fr")
INDEX = "index"  # the section that lists terms
SHEET = "sheet"  # the section that lists the lines of the score sheet

_PICTURE = re.compile(r"^!\[(?P<caption>[^\]]+)\]\(position:(?P<name>[a-z0-9-]+)\)$", re.MULTILINE)
_RULINGS = re.compile(r"\[([PT]-\d\d(?:, [PT]-\d\d)*)\]")
_RULING = re.compile(r"[PT]-\d\d")
_ROW = re.compile(
    r"^\| (?P<id>[PT]-\d\d) \| (?P<question>.+?) \| (?P<ruling>.+?) \| (?P<reason>.+?) \|(?:.*\|)?$", re.MULTILINE
)
_TABLE = re.compile(r"^\|.*\|\n?", re.MULTILINE)
_TERM = re.compile(r"^- (?P<term>.+?) → (?P<places>.+)$", re.MULTILINE)
_SCROLLER = '<div class="scroller" tabindex="0">'
_LINE = re.compile(r"^- (?P<line>.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Shown:
    """A picture in a text, with what it shows."""

    caption: str
    picture: Picture


@dataclass(frozen=True)
class Chapter:
    """A section of the rules: its blocks are HTML or pictures, in their order."""

    name: str
    level: int
    title: str
    blocks: list[str | Shown]


@dataclass(frozen=True)
class Ruling:
    """How an open question is decided, and why; all but the id as HTML."""

    id: str
    question: str
    ruling: str
    reason: str

    @property
    def name(self) -> str:
        """The end of its address."""
        return self.id.lower()


@dataclass(frozen=True)
class Rulings:
    """Rulings of one kind, after some words about them."""

    name: str
    title: str
    html: str
    rulings: list[Ruling]


@dataclass(frozen=True)
class Term:
    """A word of the index and the sections that speak of it."""

    term: str
    places: list[str]


@dataclass(frozen=True)
class Card:
    """A card to print: what one wants to be reminded of at a real table."""

    name: str
    title: str
    html: str


@dataclass(frozen=True)
class Sheet:
    """What is printed for a real table: a score sheet and cards."""

    title: str
    html: str
    lines: list[str]
    cards: list[Card]


@dataclass(frozen=True)
class Page:
    """The rules of a game in a language."""

    game: str
    language: str
    title: str
    chapters: list[Chapter]
    rulings: list[Rulings]
    index: list[Term]
    sheet: Sheet


@cache
def page(game: str, language: str) -> Page:
    """The rules of a game in a language."""
    parts = parts_of(game, language)
    [terms] = [part.text for part in parts if part.name == INDEX]
    return Page(
        game=game,
        language=language,
        title=parts[0].title,
        chapters=[_chapter(game, part) for part in parts if part.name != INDEX],
        rulings=[_rulings(game, part) for part in parts_of(f"{game}-rulings", language)],
        index=_index(terms),
        sheet=_sheet(game, parts_of(f"{game}-sheet", language)),
    )


def parts_of(text: str, language: str) -> list[Section]:
    """A text of the rulebook in its parts."""
    return sections((FOLDER / language / f"{text}.md").read_text(encoding="utf-8"))


# Sections


def _chapter(game: str, part: Section) -> Chapter:
    blocks: list[str | Shown] = []
    at = 0
    for found in _PICTURE.finditer(part.text):
        blocks.append(_html(game, part.text[at : found.start()]))
        if are_available(game):
            blocks.append(Shown(found["caption"], picture(found["name"])))
        at = found.end()
    blocks.append(_html(game, part.text[at:]))
    return Chapter(part.name, part.level, part.title, [block for block in blocks if block])


def _html(game: str, text: str) -> str:
    return _linked(game, _scrolling(as_html(text.strip()))) if text.strip() else ""


def _scrolling(html: str) -> str:
    """Tables that can be moved sideways where they are too wide, with no header that says nothing."""
    wrapped = html.replace("<table>", f"{_SCROLLER}<table>").replace("</table>", "</table></div>")
    return wrapped.replace("<th></th>", "<td></td>")


def _linked(game: str, html: str) -> str:
    """A text whose notes such as [P-25] lead to the rulings."""
    return _RULINGS.sub(lambda found: f'<span class="note">[{_links(game, found[1])}]</span>', html)


def _links(game: str, ids: str) -> str:
    return _RULING.sub(lambda found: f'<a href="/rules/{game}/{found[0].lower()}">{found[0]}</a>', ids)


# Rulings


def _rulings(game: str, part: Section) -> Rulings:
    rows = [
        Ruling(
            row["id"],
            _inline(game, row["question"]),
            _inline(game, row["ruling"]),
            _inline(game, row["reason"]),
        )
        for row in _ROW.finditer(part.text)
    ]
    return Rulings(part.name, part.title, _html(game, _links_in(game, _TABLE.sub("", part.text))), rows)


def _links_in(game: str, text: str) -> str:
    return _RULING.sub(lambda found: f"[{found[0]}](/rules/{game}/{found[0].lower()})", text)


def _inline(game: str, text: str) -> str:
    """A cell of a table as HTML, without a paragraph around it."""
    return as_html(_links_in(game, text)).strip().removeprefix("<p>").removesuffix("</p>")


# The index, and what is printed


def _index(text: str) -> list[Term]:
    found = [Term(term["term"], term["places"].split(", ")) for term in _TERM.finditer(text)]
    return sorted(found, key=lambda one: plain(one.term))


def plain(word: str) -> str:
    """A word as dictionaries sort it: without accents and capitals."""
    spread = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def _sheet(game: str, parts: list[Section]) -> Sheet:
    head, *rest = parts
    [lines] = [part.text for part in rest if part.name == SHEET]
    return Sheet(
        title=head.title,
        html=_html(game, head.text),
        lines=[
            as_html(line["line"]).strip().removeprefix("<p>").removesuffix("</p>") for line in _LINE.finditer(lines)
        ],
        cards=[Card(part.name, part.title, _html(game, part.text)) for part in rest if part.name != SHEET],
    )
