"""digsite: play, watch and study the archaeology board games Pergamon and Thebes."""

from __future__ import annotations

import digsite.games  # noqa: F401  (registers the games)
from digsite.arena.match import CannotUndo, Match, load
from digsite.core.actions import Action, IllegalAction, UnknownAction
from digsite.core.game import CHANCE, NOBODY, BadOptions
from digsite.core.journal import Journal, JournalError

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "NOBODY",
    "Action",
    "BadOptions",
    "CannotUndo",
    "IllegalAction",
    "Journal",
    "JournalError",
    "Match",
    "UnknownAction",
    "load",
]
