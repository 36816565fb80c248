"""What a puzzle is about: for each game one file that tells it from what the best action does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from digsite.core import registry
from digsite.core.position import Position

Preview = dict[str, Any]  # what an action would do, as clients are shown it


@dataclass(frozen=True)
class Themes:
    """The themes of a game, and which one a position has by the previews of its two best actions."""

    names: tuple[str, ...]
    find: Callable[[Position, Preview, Preview], str]


def themes(game: str) -> Themes | None:
    """The themes of a game's puzzles; a game without them has no puzzles."""
    found: Themes | None = registry.part(game, "digsite.study.puzzles", "themes")
    return found


def theme_of(position: Position, best: int, second: int) -> str:
    """The theme of a position in which one action is best and another one comes next."""
    known = themes(position.game)
    assert known is not None, "the command has looked"
    return known.find(position, preview_of(position, best), preview_of(position, second))


def preview_of(position: Position, action: int) -> Preview:
    """What an action would do."""
    offered: Preview = position.rules.show.offers(position.state, [action])[0]["actions"][0]["preview"]
    return offered
