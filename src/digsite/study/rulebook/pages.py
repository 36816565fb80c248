"""A rulebook read from its Markdown: sections with pictures, rulings with reasons, an index, and what is printed."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path

from typing_extensions import TypedDict

from digsite.core import registry
from digsite.study.described import described
from digsite.study.files import text_file
from digsite.study.prose import Language, Section, as_html, sections
from digsite.study.rulebook.places import RulePlaces, places
from digsite.study.rulebook.positions import RulePicture, are_available, picture

FOLDER = Path(__file__).parent
INDEX = "index"  # the section that lists terms
SHEET = "sheet"  # the section that lists the lines of the score sheet

_PICTURE = re.compile(r"^!\[(?P<caption>[^\]]+)\]\(position:(?P<name>[a-z0-9-]+)\)$", re.MULTILINE)
_RULINGS = re.compile(r"\[([A-Z]-\d\d(?:, [A-Z]-\d\d)*)\]")
_RULING = re.compile(r"\b[A-Z]-\d\d\b")
_ROW = re.compile(
    r"^\| (?P<id>[A-Z]-\d\d) \| (?P<question>.+?) \| (?P<ruling>.+?) \| (?P<reason>.+?) \|(?:.*\|)?$", re.MULTILINE
)
_TABLE = re.compile(r"^\|.*\|\n?", re.MULTILINE)
_TERM = re.compile(r"^- (?P<term>.+?) → (?P<places>.+)$", re.MULTILINE)
_SCROLLER = '<div class="scroller" tabindex="0">'
_LINE = re.compile(r"^- (?P<line>.+)$", re.MULTILINE)


class RuleText(TypedDict):
    """A piece of a section, as HTML."""

    html: str


class RuleFigure(TypedDict):
    """A picture in a section, with what it shows."""

    caption: str
    picture: RulePicture


@described
class RuleSection(TypedDict):
    """A section of the rules; its name is the same in every language."""

    name: str
    level: int
    """1 for the title of the text"""
    title: str
    blocks: list[RuleText | RuleFigure]
    """in their order"""


@described
class Ruling(TypedDict):
    """How an open question is decided, and why; all but the id and the name as HTML."""

    id: str
    name: str
    """the end of its address"""
    question: str
    ruling: str
    reason: str


@described
class RulingGroup(TypedDict):
    """Rulings of one kind."""

    name: str
    title: str
    html: str
    """some words about them"""
    rulings: list[Ruling]


@described
class RuleTerm(TypedDict):
    """A word of the index."""

    term: str
    places: list[str]
    """the sections that speak of it"""


class ReminderCard(TypedDict):
    """A card to print."""

    name: str
    title: str
    html: str


class ScoreSheet(TypedDict):
    """What is printed for playing the box: the lines of a score sheet, and reminder cards."""

    title: str
    html: str
    lines: list[str]
    cards: list[ReminderCard]


@described
class Rules(TypedDict):
    """The rules of a game in a language. All texts are HTML."""

    game: str
    language: Language
    title: str
    sections: list[RuleSection]
    rulings: list[RulingGroup]
    index: list[RuleTerm]
    sheet: ScoreSheet
    places: RulePlaces
    are_as_shipped: bool
    """false if this server plays with other printed tables than the text shows"""


@cache
def rules(game: str, language: Language) -> Rules:
    """The rules of a game in a language."""
    parts = parts_of(game, language)
    [terms] = [part.text for part in parts if part.name == INDEX]
    known = registry.game(game).about.components
    return {
        "game": game,
        "language": language,
        "title": parts[0].title,
        "sections": [_section(game, part) for part in parts if part.name != INDEX],
        "rulings": [_rulings(game, part) for part in parts_of(game, language, "rulings")],
        "index": _index(terms),
        "sheet": _sheet(game, parts_of(game, language, "sheet")),
        "places": places(game).as_json(),
        "are_as_shipped": known is None or known.are_shipped,
    }


def parts_of(game: str, language: Language, more: str = "") -> list[Section]:
    """A text of the rulebook in its parts: the rules, or what goes with them."""
    path = text_file(game, FOLDER, language, "rules")
    return sections((path.with_stem(f"{path.stem}-{more}") if more else path).read_text(encoding="utf-8"))


# Sections


def _section(game: str, part: Section) -> RuleSection:
    blocks: list[RuleText | RuleFigure] = []
    at = 0
    for found in _PICTURE.finditer(part.text):
        blocks += _text(game, part.text[at : found.start()])
        if are_available(game):
            blocks.append({"caption": found["caption"], "picture": picture(game, found["name"])})
        at = found.end()
    blocks += _text(game, part.text[at:])
    return {"name": part.name, "level": part.level, "title": part.title, "blocks": blocks}


def _text(game: str, text: str) -> list[RuleText]:
    html = _html(game, text)
    return [{"html": html}] if html else []


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


def _rulings(game: str, part: Section) -> RulingGroup:
    rows: list[Ruling] = [
        {
            "id": row["id"],
            "name": row["id"].lower(),
            "question": _inline(game, row["question"]),
            "ruling": _inline(game, row["ruling"]),
            "reason": _inline(game, row["reason"]),
        }
        for row in _ROW.finditer(part.text)
    ]
    html = _html(game, _links_in(game, _TABLE.sub("", part.text)))
    return {"name": part.name, "title": part.title, "html": html, "rulings": rows}


def _links_in(game: str, text: str) -> str:
    return _RULING.sub(lambda found: f"[{found[0]}](/rules/{game}/{found[0].lower()})", text)


def _inline(game: str, text: str) -> str:
    """A cell of a table as HTML, without a paragraph around it."""
    return as_html(_links_in(game, text)).strip().removeprefix("<p>").removesuffix("</p>")


# The index, and what is printed


def _index(text: str) -> list[RuleTerm]:
    found: list[RuleTerm] = [
        {"term": term["term"], "places": term["places"].split(", ")} for term in _TERM.finditer(text)
    ]
    return sorted(found, key=lambda one: plain(one["term"]))


def plain(word: str) -> str:
    """A word as dictionaries sort it: without accents and capitals."""
    spread = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def _sheet(game: str, parts: list[Section]) -> ScoreSheet:
    head, *rest = parts
    [lines] = [part.text for part in rest if part.name == SHEET]
    cards: list[ReminderCard] = [
        {"name": part.name, "title": part.title, "html": _html(game, part.text)} for part in rest if part.name != SHEET
    ]
    return {
        "title": head.title,
        "html": _html(game, head.text),
        "lines": [
            as_html(line["line"]).strip().removeprefix("<p>").removesuffix("</p>") for line in _LINE.finditer(lines)
        ],
        "cards": cards,
    }
