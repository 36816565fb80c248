"""The words of a lesson's steps, in every language that the web client speaks."""

from __future__ import annotations

from functools import cache
from importlib import resources

from digsite.study.prose import Section, sections

LANGUAGES = ("en", "de", "fr")


@cache
def texts(game: str, language: str) -> dict[str, Section]:
    """What a lesson says, by the names of its steps."""
    text = resources.files(__package__).joinpath(language, f"{game}.md").read_text(encoding="utf-8")
    return {section.name: section for section in sections(text) if section.name}
