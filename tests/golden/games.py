"""The golden games and their results, for the tests to read.

``make golden`` records the games anew. The table below does not follow by itself: whoever changes
a result says so here.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from digsite.core import engine, journal
from digsite.core.engine import Engine
from digsite.core.journal import Journal
from tests.golden.record import FOLDER

RESULTS = {  # scores, places; of an unfinished game as they are then
    "pergamon-1-solo": ([45], [1]),
    "pergamon-1-solo-sorting": ([47], [1]),
    "pergamon-2": ([41, 31], [1, 2]),
    "pergamon-2-raider-hoards": ([26, 28], [2, 1]),
    "pergamon-2-secret-sorting": ([32, 40], [2, 1]),
    "pergamon-3": ([42, 37, 15], [1, 2, 3]),
    "pergamon-3-order": ([24, 41, 21], [2, 1, 3]),
    "pergamon-3-by-hand": ([36, 14, 39], [2, 3, 1]),
    "pergamon-3-tie-break": ([33, 33, 28], [2, 1, 3]),
    "pergamon-4": ([28, 24, 19, 15], [1, 2, 3, 4]),
    "pergamon-4-all-options": ([21, 15, 26, 15], [2, 4, 1, 3]),
    "pergamon-4-unfinished": ([10, 12, 10, 11], [3, 1, 4, 2]),
    "thebes-2": ([80, 97], [2, 1]),
    "thebes-2-shared-victory": ([77, 77], [1, 1]),
    "thebes-2-strict": ([72, 77], [2, 1]),
    "thebes-3": ([63, 64, 68], [3, 2, 1]),
    "thebes-3-by-hand": ([73, 65, 46], [1, 2, 3]),
    "thebes-3-next-cards": ([58, 78, 54], [2, 1, 3]),
    "thebes-3-without-the-car": ([67, 61, 69], [2, 3, 1]),
    "thebes-4": ([46, 43, 29, 53], [2, 3, 4, 1]),
    "thebes-4-all-options": ([53, 50, 31, 38], [1, 2, 4, 3]),
    "thebes-4-unfinished": ([39, 15, 22, 29], [1, 4, 3, 2]),
}
FILES = sorted(FOLDER.glob("*.dig"))


@cache
def read(path: Path) -> Journal:
    return journal.read(path)


def golden(file: str) -> Journal:
    return read(FOLDER / f"{file}.dig")


def play(golden_game: Journal, chosen: Engine) -> list[Any]:
    """All states of a game on one engine; every action must be legal."""
    games, legal = chosen.games(1), chosen.ints(chosen.game.actions.size)
    options = chosen.ints(len(chosen.game.about.options))
    for index, value in enumerate(chosen.game.about.encode_options(golden_game.players, golden_game.options)):
        options[index] = value
    chosen.setup(games, 0, golden_game.players, options)
    states = [chosen.read(games, 0)]
    for action in golden_game.actions:
        assert action in chosen.listed(legal, chosen.legal_actions(games, 0, legal))
        chosen.play(games, 0, action)
        states.append(chosen.read(games, 0))
    return states


@cache
def states_of(file: str) -> list[Any]:
    return play(golden(file), engine.best(golden(file).game))


def steps_of(file: str) -> list[tuple[int, Any, Any]]:
    """Every action of a game with the states before and after it."""
    return [(action, *pair) for action, pair in zip(golden(file).actions, pairwise(states_of(file)), strict=True)]


def files_of(game: str) -> list[str]:
    return [path.stem for path in FILES if read(path).game == game]
