"""The words of a lesson's steps, in every language that the web client speaks."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from typing_extensions import TypedDict

from digsite.study.described import described
from digsite.study.files import text_file
from digsite.study.lessons.lesson import Lesson, Placed
from digsite.study.prose import Language, Section, as_html, sections

FOLDER = Path(__file__).parent
CHAPTER, STEP = 2, 3  # levels of headings


@described
class LessonStep(TypedDict):
    """One thing to learn."""

    name: str
    chapter: int
    """which of the chapters it belongs to, from 0 on"""
    ply: int
    """the ply at which it is due; several may be due, one after the other"""
    asks: int
    """for so many actions of yours from that ply on; 0 if it only tells"""
    title: str
    """as HTML"""
    html: str
    """the explanation"""
    task: str
    """what you are to do, as HTML; empty if the step only tells"""
    pieces: list[str]
    """keys of the pieces it speaks of"""
    rule: str
    """the part of the rules where more is said"""


@described
class LessonText(TypedDict):
    """A lesson's steps in their order, in one language."""

    game: str
    edition: int
    """a table's origin names the edition of its lesson"""
    chapters: list[str]
    """their titles"""
    steps: list[LessonStep]


def text_of(lesson: Lesson, language: Language) -> LessonText:
    """A lesson's steps in a language."""
    words = texts(lesson.game, language)
    return {
        "game": lesson.game,
        "edition": lesson.edition,
        "chapters": [words.chapters[chapter.name].title for chapter in lesson.chapters],
        "steps": [_step(one, words.steps[one.step.name]) for one in lesson.placed],
    }


def _step(placed: Placed, words: Section) -> LessonStep:
    explanation, task = (words.text, "") if not placed.asks else _apart(words.text)
    return {
        "name": placed.step.name,
        "chapter": placed.chapter,
        "ply": placed.ply,
        "asks": placed.asks,
        "title": words.title,
        "html": as_html(explanation),
        "task": as_html(task),
        "pieces": list(placed.step.pieces),
        "rule": placed.step.rule,
    }


def _apart(text: str) -> tuple[str, str]:
    """The explanation, and in the last paragraph what the learner is to do."""
    explanation, _, task = text.rpartition("\n\n")
    return explanation, task


class Texts(NamedTuple):
    """What a lesson says, by the names of its chapters and steps, in the order of the text."""

    chapters: dict[str, Section]
    steps: dict[str, Section]


@cache
def texts(game: str, language: Language) -> Texts:
    """A lesson's words: a heading of the second level for each chapter, one of the third for each step."""
    found = sections(text_file(game, FOLDER, language, "lesson").read_text(encoding="utf-8"))
    return Texts(*({one.name: one for one in found if one.level == level} for level in (CHAPTER, STEP)))
