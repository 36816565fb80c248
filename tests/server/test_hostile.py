"""Whatever one visitor does, the others play on: a few attacks here, all of them in ``make soak``."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from digsite.core import engine
from tests.server.hostile import ATTACKS, LET_IN, STILL_OPEN, UNBOUNDED, attack, attacked
from tests.soak import IS_SOAK

QUICK = ["40 hints at a time"]
TRIED = list(ATTACKS) if IS_SOAK else QUICK
SECONDS = None if IS_SOAK else 4.0  # as long as the attack says
MOVE_SECONDS = 0.25 if IS_SOAK else 2.0  # what is promised; a machine that runs other tests may be slower
LISTENERS = 100  # of an address
MEGABYTES = 200

pytestmark = [
    pytest.mark.skipif(engine.in_plain_mode(), reason="a server in plain mode starts slowly"),
    pytest.mark.skipif(sys.platform != "linux", reason="loopback has one address here, and memory is told on Linux"),
]


@pytest.mark.parametrize("name", TRIED)
def test_others_play_on_while_somebody_tries(name: str, tmp_path: Path) -> None:
    with attacked(tmp_path) as server:
        told, felt = attack(server, ATTACKS[name], SECONDS)
    assert (told[UNBOUNDED], told[STILL_OPEN]) == (0, 0), told
    assert told[LET_IN] <= LISTENERS
    assert not [answer for answer in told if answer.startswith("5") and answer != "503"], told
    assert not felt.refused, "nobody else was sent away"
    assert len(felt.moves) > 10
    assert felt.move_p99 < MOVE_SECONDS, sorted(felt.moves)[-10:]
    assert felt.megabytes < MEGABYTES
