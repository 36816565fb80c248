"""digsite: play, watch and study the archaeology board games Pergamon and Thebes."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from digsite.core.actions import Action, IllegalAction, UnknownAction
    from digsite.core.components import ComponentsError
    from digsite.core.game import CHANCE, NOBODY, BadOptions
    from digsite.core.journal import Journal, JournalError
    from digsite.match import CannotUndo, Match, load

__version__ = "0.2.0"
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
_MODULES = {
    "digsite.match": ("CannotUndo", "Match", "load"),
    "digsite.core.actions": ("Action", "IllegalAction", "UnknownAction"),
    "digsite.core.components": ("ComponentsError",),
    "digsite.core.game": ("CHANCE", "NOBODY", "BadOptions"),
    "digsite.core.journal": ("Journal", "JournalError"),
}


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import what is asked for when it is: the command line begins here too, and shall begin at once."""
        for module, names in _MODULES.items():
            if name in names:
                from importlib import import_module

                return getattr(import_module(module), name)
        raise AttributeError(f"module 'digsite' has no attribute {name!r}")

    def __dir__() -> list[str]:
        return sorted([*globals(), *__all__])
