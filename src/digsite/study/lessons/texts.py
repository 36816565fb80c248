"""The words of a lesson's steps, in every language that the web client speaks."""

from __future__ import annotations

from functools import cache
from importlib import resources

from typing_extensions import TypedDict

from digsite.study.described import described
from digsite.study.lessons.lesson import Lesson
from digsite.study.prose import Language, Section, sections


@described
class LessonStep(TypedDict):
    """One thing to learn."""

    name: str
    ply: int
    """the ply at which it is due; several may be due, one after the other"""
    asks: int
    """for so many actions of yours from that ply on; 0 if it only tells"""
    title: str
    """as HTML"""
    html: str
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
    steps: list[LessonStep]


def text_of(lesson: Lesson, language: Language) -> LessonText:
    """A lesson's steps in a language."""
    words = texts(lesson.game, language)
    steps: list[LessonStep] = [
        {
            "name": one.step.name,
            "ply": one.ply,
            "asks": one.asks,
            "title": words[one.step.name].title,
            "html": words[one.step.name].html,
            "pieces": list(one.step.pieces),
            "rule": one.step.rule,
        }
        for one in lesson.placed
    ]
    return {"game": lesson.game, "edition": lesson.edition, "steps": steps}


@cache
def texts(game: str, language: Language) -> dict[str, Section]:
    """What a lesson says, by the names of its steps."""
    text = resources.files(__package__).joinpath(language, f"{game}.md").read_text(encoding="utf-8")
    return {section.name: section for section in sections(text) if section.name}
