"""The registry: which games there are, and what each of them brings for the floors above.

Our own games are named in ``games/__init__.py``. A package of somebody else's names its game in the entry point group
``digsite.games``, as in ``pig = "digsite_pig"``, and is found wherever it is installed. Either way the module has the
game as ``GAME``; it is imported when the game is first asked for.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from digsite.core.components import ComponentsError, own_file
from digsite.core.game import Game

GAMES = "digsite.games"  # the package that registers our own games, and the group of entry points for all others
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")  # it stands in addresses, in records and in the names of messages
_own: dict[str, str] = {}


class UnknownGame(ValueError):
    """A name that no game has."""


class UnusableGame(ValueError):
    """An installed game that cannot be used; the message says why."""


def register(name: str, module: str) -> None:
    """Name the module that holds one of our games as ``GAME``."""
    _own[name] = module


def names() -> list[str]:
    """The names of all games."""
    return sorted(_modules())


@cache
def game(name: str) -> Game:
    """The game of this name."""
    module = module_of(name)
    check_own_file()
    if is_own(name):
        found: Game = import_module(module).GAME
        return found
    try:
        found = import_module(module).GAME
    except Exception as error:
        raise UnusableGame(f"the installed game {name} cannot be loaded: {error}") from error
    if found.about.name != name:
        raise UnusableGame(f"the installed game {name} calls itself {found.about.name!r}: both names must be the same")
    return found


def is_own(name: str) -> bool:
    """Whether a game comes with digsite."""
    import_module(GAMES)
    return name in _own


def module_of(name: str) -> str:
    """The module that holds a game."""
    found = _modules()
    if name not in found:
        raise UnknownGame(f"there is no game {name!r}; the games are {' and '.join(names())}")
    return found[name]


def part(name: str, floor: str, kind: str) -> Any:
    """What a game brings for a floor, or None.

    For our own games it lies in the floor's folder, as in ``digsite.bots.greedy.pergamon``; an installed game has a
    module for it, named after its kind: ``digsite_pig.strategy``. In either the part is called like it: ``STRATEGY``.
    """
    module = f"{floor}.{name}" if is_own(name) else f"{module_of(name)}.{kind}"
    return getattr(import_module(module), kind.upper()) if _is_there(module) else None


def folder(name: str) -> Path:
    """Where an installed game's files lie, or those of one of ours."""
    module = import_module(module_of(name))
    return Path(str(module.__file__)).parent


def sources(name: str) -> list[Path]:
    """The files that decide the course of an installed game; none for ours, which digsite's own sources cover."""
    if is_own(name):
        return []
    spec = find_spec(module_of(name))
    if spec is None or spec.origin is None:
        return []
    if not spec.submodule_search_locations:
        return [Path(spec.origin)]
    return sorted(path for path in Path(spec.origin).parent.rglob("*") if path.suffix in (".py", ".toml"))


@cache
def check_own_file() -> None:
    """Refuse a player's own components file if there is no game that would use it."""
    own = own_file()
    if own is None:
        return
    if own.game not in names():
        raise ComponentsError(own.name, [f"there is no game {own.game!r}; the games are {' and '.join(names())}"])
    if import_module(_modules()[own.game]).GAME.about.components is None:
        raise ComponentsError(own.name, [f"{own.game} has no tables to correct"])


def _modules() -> dict[str, str]:
    """The modules of all games by their names; our own names are ours."""
    import_module(GAMES)
    return {**_installed(), **_own}


@cache
def _installed() -> dict[str, str]:
    """The games that other packages bring."""
    found: dict[str, str] = {}
    for point in metadata.entry_points(group=GAMES):
        if not NAME.fullmatch(point.name):
            raise UnusableGame(
                f"an installed game is named {point.name!r}; use small letters, digits and _, a letter first"
            )
        if point.name in _own or found.get(point.name, point.value) != point.value:
            raise UnusableGame(f"two games are named {point.name}, one of them in {point.value}; uninstall one")
        found[point.name] = point.value
    return found


def _is_there(module: str) -> bool:
    """Whether there is such a module, without importing it; its package is imported."""
    if module in sys.modules:
        return True
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the game is a single file, and so has no modules beside it
        return False
