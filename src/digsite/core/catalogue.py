"""A game's words for clients: Fluent messages in ``locale/<language>.ftl`` beside the module that holds the game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from digsite.core import registry

FALLBACK = "en"
MOST_KNOWN = 100


class Catalogue(NamedTuple):
    """The messages of a game in one language."""

    language: str
    messages: str  # in Fluent's syntax; their ids begin with the game's name


def catalogue(game: str, language: str) -> Catalogue:
    """A game's messages in a language, else in English; none at all for a game without words."""
    folder = registry.folder(game) / "locale"
    for found in (language, FALLBACK):
        path = folder / f"{found}.ftl"
        if path.exists():
            return _read(found, path, path.stat().st_mtime_ns)
    return Catalogue(FALLBACK, "")


@lru_cache(MOST_KNOWN)
def _read(language: str, path: Path, changed: int) -> Catalogue:
    """A file of messages; whoever translates sees a change without starting the server again."""
    return Catalogue(language, path.read_text(encoding="utf-8"))
