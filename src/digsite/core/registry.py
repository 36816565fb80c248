"""The registry: which games there are. It knows their names and modules and loads a game when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from digsite.core.components import ComponentsError, own_file
from digsite.core.game import Game

GAMES = "digsite.games"  # the package that registers them
_modules: dict[str, str] = {}


class UnknownGame(ValueError):
    """A name that no game has."""


def register(name: str, module: str) -> None:
    """Name the module that holds a game as ``GAME``."""
    _modules[name] = module


def names() -> list[str]:
    """The names of all games."""
    import_module(GAMES)
    return sorted(_modules)


@cache
def game(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; the games are {' and '.join(names())}")
    check_own_file()
    found: Game = import_module(_modules[name]).GAME
    return found


@cache
def check_own_file() -> None:
    """Refuse a player's own components file if there is no game that would use it."""
    own = own_file()
    if own is None:
        return
    if own.game not in names():
        raise ComponentsError(own.name, [f"there is no game {own.game!r}; the games are {' and '.join(names())}"])
    if import_module(_modules[own.game]).GAME.about.components is None:
        raise ComponentsError(own.name, [f"{own.game} has no tables to correct"])
