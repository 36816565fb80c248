"""Tournaments for tests: made up in no time, or really played."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from digsite.arena.outcome import Clock, Forfeit, Outcome, Result
from digsite.arena.plan import Plan
from digsite.arena.tournament import bot_workers_for, prepare, run
from digsite.core import engine

if TYPE_CHECKING:
    import pytest

BOTS = '''
import os
import random
import sys
import time


class Good:
    """Plays at random, prints, reads, and changes the position it was given."""

    def __init__(self, seed):
        print("a good bot sits down")
        self.rng = random.Random(seed)

    def choose(self, position):
        print("thinking", input() if False else sys.stdin.read())
        action = self.rng.choice(position.legal)
        position.play(action)
        return [action, action.number, action.notation][len(position.actions) % 3]


class Crash(Good):
    def choose(self, position):
        if len(position.actions) > 30:
            raise ValueError("no\\nidea")
        return super().choose(position)


class Stop(Good):
    def choose(self, position):
        sys.exit("I resign")


class Exit(Good):
    def choose(self, position):
        os._exit(3)


class Loop(Good):
    def choose(self, position):
        while True:
            pass


class Lazy:
    def __init__(self):
        self.moves = 0

    def choose(self, position):
        self.moves += 1
        time.sleep(60 if self.moves > 2 else 0)
        return position.legal[0]


class Cheat(Good):
    def choose(self, position):
        return "win the game"


class Stale(Good):
    """Answers with an action that exists, but is not legal."""

    def choose(self, position):
        legal = {action.number for action in position.legal}
        return next(number for number in range(500) if number not in legal)


class Odd(Good):
    def choose(self, position):
        return None


class Meddler(Good):
    """Writes wherever it can."""

    said = b'{"action": "none"}\\n'

    def choose(self, position):
        for number in range(3, 20):
            try:
                os.write(number, self.said)
            except OSError:
                pass
        return super().choose(position)


class Babbler(Meddler):
    said = b"\\xff nonsense\\n"


class Late:
    """Cannot be made a second time, as the first is only a try."""

    made = 0

    def __init__(self):
        Late.made += 1
        if Late.made > 1:
            raise RuntimeError("too many of me")

    def choose(self, position):
        return 0


class Needy:
    def __init__(self, strength):
        pass


class Mute:
    pass


NOTHING = None
'''


def bot_file(folder: Path, text: str = BOTS, name: str = "mybot.py") -> Path:
    """A user's file with bots of all kinds."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def endless_arena(bots: str) -> list[str]:
    """The command for a tournament that does not end by itself."""
    return [sys.executable, "-m", "digsite", "arena", "pergamon", "--games", "200000", "--bots", bots]


def start_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes of users' bots run in plain mode, whatever we run in: they start in a third of the time."""
    engine.in_plain_mode()  # what we run in was decided before
    monkeypatch.setenv("DIGSITE_PLAIN", "1")


def played(
    plan: Plan,
    games: int,
    threads: int = 1,
    known: Iterable[Result] = (),
    told: Callable[[Result], None] | None = None,
) -> Outcome:
    """A tournament, really played."""
    plan.check()
    with closing(bot_workers_for(plan)) as pool:
        sources = prepare(plan, pool)
        return run(plan, games, threads, known, told, sources)


def made_up(plan: Plan, games: int, skills: dict[str, float], forfeit: Forfeit | None = None) -> Outcome:
    """A tournament with invented scores about each bot's skill; with a forfeit, the first game has it."""
    rng = random.Random(1)
    results = []
    for number in range(games):
        pairing = plan.pairing(number)
        scores = tuple(max(0, round(rng.gauss(skills[name], 6))) for name in pairing.bots)
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        clocks = tuple(Clock() for _ in scores)
        for clock, name in zip(clocks, pairing.bots, strict=True):
            for _ in range(10):
                clock.add(skills[name] / 1000 * rng.uniform(0.5, 1.5))
        told = forfeit if number == 0 else None
        results.append(Result(number, pairing.seed, pairing.bots, scores, places, 200, 100, clocks, told))
    return Outcome(plan, tuple(results), was_interrupted=False)
