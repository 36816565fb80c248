"""Where the texts of a game lie: of our own games on each floor, of an installed one in its folder ``texts``."""

from __future__ import annotations

from pathlib import Path

from digsite.core import registry
from digsite.study.prose import LANGUAGES, Language


def text_file(game: str, floor: Path, language: Language, kind: str) -> Path:
    """A text in a language, or in English where there is none.

    ``kind`` names it among the texts of an installed game, as in ``texts/de/lesson.md``.
    """
    named = {name: _path(game, floor, name, kind) for name in (language, LANGUAGES[0])}
    return next((path for path in named.values() if path.exists()), named[language])


def _path(game: str, floor: Path, language: Language, kind: str) -> Path:
    if registry.is_own(game):
        return floor / language / f"{game}.md"
    return registry.folder(game) / "texts" / language / f"{kind}.md"
