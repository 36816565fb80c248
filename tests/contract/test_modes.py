"""Compiled, plain and bounds-checked runs play identical games, and so does code compiled in either way."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

import digsite
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import Search, Settings
from digsite.bots.policy import GREEDY, UNIFORM
from digsite.core import cache, engine
from digsite.testing.checks import fingerprint
from digsite.testing.tables import Kind
from tests.contract.kinds import GAMES, KINDS
from tests.soak import IS_SOAK

needs_compiler = pytest.mark.skipif(engine.in_plain_mode(), reason="there is only plain mode here")
# Compiling the ordinary way takes long: `make test` tries the rules of one game, `make soak` all rules and the search
SEARCHED = GAMES if IS_SOAK else []
ORDINARY_KINDS = [kind for kind in KINDS if not kind.flags and (IS_SOAK or kind.game == GAMES[0])]
ITERATIONS = 500


def search_fingerprint(game: str) -> str:
    """A hash of what searches with uniform and with guided playouts find in an opening."""
    digest = hashlib.sha256()
    for policy in (UNIFORM, GREEDY):
        opening = digsite.Match(game, 3, seed=7)
        thought = Search(Settings(policy=policy), seed=7).think(opening, Budget(iterations=ITERATIONS))
        digest.update(f"{thought.choices} {thought.line}\n".encode())
    return digest.hexdigest()


@needs_compiler
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_compiled_and_plain_games_are_identical(kind: Kind) -> None:
    assert fingerprint(engine.compiled(kind.game), kind) == fingerprint(engine.plain(kind.game), kind)


@needs_compiler
def test_bounds_checked_games_are_identical() -> None:
    """In a process of its own: numba reads NUMBA_BOUNDSCHECK when it starts, and raises at any index out of range."""
    checked = subprocess.run(
        [sys.executable, "-m", "tests.contract.bounds_checked"],
        env=os.environ | {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"},  # to compile takes longer than to play
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stderr
    expected = [f"{kind} {fingerprint(engine.compiled(kind.game), kind)}" for kind in KINDS]
    assert checked.stdout.splitlines() == expected


@needs_compiler
def test_rules_that_are_not_linked_play_and_search_alike() -> None:
    """In a process of its own: as it will be with a version of numba that nobody has tried yet."""
    assert cache.are_rules_linked()
    ordinary = subprocess.run(
        [sys.executable, "-m", "tests.contract.not_linked"],
        env=os.environ | {"NUMBA_OPT": "1"},  # as above
        capture_output=True,
        text=True,
        check=False,
    )
    assert ordinary.returncode == 0, ordinary.stderr
    expected = [f"{kind} {fingerprint(engine.compiled(kind.game), kind)}" for kind in ORDINARY_KINDS]
    expected += [f"search {game} {search_fingerprint(game)}" for game in SEARCHED]
    assert ordinary.stdout.splitlines() == expected
