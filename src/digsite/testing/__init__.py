"""Contract tests for games: what every game must keep, whatever its rules are.

``python -m digsite.testing pig`` runs them all on a game, and says in plain words what is wrong. From a test:
``digsite.testing.check("pig")`` raises ``Wrong`` at the first fault.
"""

from __future__ import annotations

from collections.abc import Iterator

from digsite.core import engine, registry
from digsite.testing.checks import CHECKS_OF_A_GAME, CHECKS_OF_A_TABLE, Check, Wrong
from digsite.testing.tables import fewer, kinds

__all__ = ["Wrong", "check", "checks_of"]


def checks_of(game: str) -> Iterator[tuple[str, Check]]:
    """Every check of a game, with what it looks at and a function that raises ``Wrong`` if something is."""
    name = registry.game(game).about.name
    for on_game in CHECKS_OF_A_GAME:
        yield said(on_game), lambda on_game=on_game: on_game(name)  # type: ignore[misc]
    tables = fewer(kinds(name)) if engine.in_plain_mode() else kinds(name)
    for on_table in CHECKS_OF_A_TABLE:
        for kind in tables:
            yield f"{said(on_table)} ({kind})", lambda on_table=on_table, kind=kind: on_table(kind)  # type: ignore[misc]


def check(game: str) -> None:
    """Run every check; raise ``Wrong`` at the first fault."""
    for what, run in checks_of(game):
        try:
            run()
        except Wrong as wrong:
            raise Wrong(f"{what}: {wrong}") from None


def said(function: object) -> str:
    """What a check looks at: the first line of its docstring."""
    return str(function.__doc__).strip().splitlines()[0].rstrip(".")
