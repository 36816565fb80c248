"""Whether a game can be thought about at once."""

from __future__ import annotations

from digsite.bots.mcts import search
from digsite.core import cache, engine


def is_ready(game: str) -> bool:
    """Whether a game can be searched and its choices measured without compiling first."""
    return engine.in_plain_mode() or (search.is_ready(game) and cache.is_complete(f"{game}.measures"))
