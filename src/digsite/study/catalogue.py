"""A game's words for clients: Fluent messages in ``locale/<language>.ftl`` beside the module of the game's state."""

from __future__ import annotations

import sys
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
    for found in (language, FALLBACK):
        path = folder(game) / f"{found}.ftl"
        if path.exists():
            return _read(found, path, path.stat().st_mtime_ns)
    return Catalogue(FALLBACK, "")


def folder(game: str) -> Path:
    """Where the messages of a game lie."""
    module = sys.modules[registry.game(game).about.state.__module__]
    return Path(str(module.__file__)).parent / "locale"


@lru_cache(MOST_KNOWN)
def _read(language: str, path: Path, changed: int) -> Catalogue:
    """A file of messages; whoever translates sees a change without starting the server again."""
    return Catalogue(language, path.read_text(encoding="utf-8"))
