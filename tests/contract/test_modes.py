"""Compiled, plain and bounds-checked runs play identical games."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from digsite.core import engine
from tests.contract.tables import KINDS, Kind, Table

needs_compiler = pytest.mark.skipif(engine.in_plain_mode(), reason="there is only plain mode here")
GAMES_EACH = 3


def fingerprint(chosen: engine.Engine, kind: Kind) -> str:
    """A hash of every action and every state of a few games."""
    digest = hashlib.sha256()
    for stream in range(GAMES_EACH):
        table = Table(kind, chosen, seed=7, stream=stream)
        for action in table.play_on():
            digest.update(f"{action} {table.state!r}\n".encode())
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
        env=os.environ | {"NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stderr
    expected = [f"{kind} {fingerprint(engine.compiled(kind.game), kind)}" for kind in KINDS]
    assert checked.stdout.splitlines() == expected
