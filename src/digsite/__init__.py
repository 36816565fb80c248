"""digsite: play, watch and study the archaeology board games Pergamon and Thebes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import digsite.games  # noqa: F401  (registers the games)

if TYPE_CHECKING:
    from digsite.arena.match import CannotUndo, Match, load
    from digsite.core.actions import Action, IllegalAction, UnknownAction
    from digsite.core.components import ComponentsError
    from digsite.core.game import CHANCE, NOBODY, BadOptions
    from digsite.core.journal import Journal, JournalError

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "NOBODY",
    "Action",
    "BadOptions",
    "CannotUndo",
    "ComponentsError",
    "IllegalAction",
    "Journal",
    "JournalError",
    "Match",
    "UnknownAction",
    "load",
]


def __getattr__(name: str) -> Any:
    """Load the games at the first use, not at the import: the command line first reads which tables to play with."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from digsite.arena import match
    from digsite.core import actions, components, game, journal

    for module in (match, actions, components, game, journal):
        for known in module.__dict__.keys() & set(__all__):
            globals()[known] = module.__dict__[known]
    return globals()[name]


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
