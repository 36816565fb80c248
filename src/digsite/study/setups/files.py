"""Which games have position files: each has a module that makes states of facts, and facts of states."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from digsite.core import registry


@dataclass(frozen=True)
class PositionFiles:
    """How a game's positions are written down."""

    state: Callable[..., Any]  # (facts, players, options) the state they describe, or ``PositionError``
    facts: Callable[[Any], dict[str, Any] | None]  # (state) None at a moment that no file describes
    remarks: Mapping[str, str]  # that stand above some facts


@cache
def position_files(game: str) -> PositionFiles | None:
    """How the positions of a game are written down, if they can be."""
    found: PositionFiles | None = registry.part(game, "digsite.study.setups", "positions")
    return found


def games_with_positions() -> list[str]:
    """The games whose positions can be written down."""
    return [game for game in registry.names() if position_files(game) is not None]
