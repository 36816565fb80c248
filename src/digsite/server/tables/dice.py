"""Chance: the secret that its draws follow from, or none where people enter what they draw at a real table."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, Protocol

from digsite.core import engine
from digsite.core.draws import drawn, new_secret
from digsite.core.position import Position
from digsite.core.rng import Rng
from digsite.server.store.records import BY_HAND

Chance = Literal["secret", "by_hand"]
Mark = tuple[int, ...]
MOST_COMMITMENTS = 10_000  # kept at hand


# 1. Secrets


def secret_for(chance: Chance) -> str:
    """A new secret, or none where the draws are entered by hand."""
    return BY_HAND if chance == "by_hand" else new_secret()


def seed_in(secret: str) -> int | None:
    """The seed of chance in a secret, if there is one: earlier versions made secrets of a seed and a word."""
    seed, dash, _ = secret.partition("-")
    return int(seed) if dash else None


@lru_cache(MOST_COMMITMENTS)
def commitment(secret: str) -> str | None:
    """What is published before the first move: the SHA-256 of the secret, if there is one."""
    return None if secret == BY_HAND else hashlib.sha256(secret.encode()).hexdigest()


# 2. Dice


class Dice(Protocol):
    """Where chance's actions come from."""

    def next(self, position: Position) -> int | None:
        """Chance's next action; None if somebody has to enter it."""

    def skip(self, position: Position) -> None:
        """Keep in step with a draw that was made elsewhere."""

    def mark(self) -> Mark:
        """How far they are, for ``reset``."""

    def reset(self, mark: Mark) -> None:
        """Go back to a mark."""


class SecretDice:
    """Draws that follow from a secret, by their number in the game."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._count = 0

    def next(self, position: Position) -> int | None:
        self._count += 1
        return drawn(position, self._secret, self._count)

    def skip(self, position: Position) -> None:
        self._count += 1

    def mark(self) -> Mark:
        return (self._count,)

    def reset(self, mark: Mark) -> None:
        (self._count,) = mark


class SeededDice:
    """Draws that follow from a seed alone, as in a ``Match`` with that seed; of tables that earlier versions opened."""

    def __init__(self, chosen: engine.Engine, seed: int) -> None:
        self._engine = chosen
        self._generators = chosen.generators(1)
        chosen.seed(self._generators, 0, seed, 0)
        self._stands = self._wanted = self._read()  # written back only when it is used: most resets lead nowhere

    def next(self, position: Position) -> int | None:
        if self._stands != self._wanted:
            self._write(self._wanted)
        outcome = int(self._engine.draw(position.games, 0, self._generators, 0))
        self._stands = self._wanted = self._read()
        return outcome

    def skip(self, position: Position) -> None:
        self.next(position)

    def mark(self) -> Mark:
        return self._wanted

    def reset(self, mark: Mark) -> None:
        self._wanted = mark

    def _read(self) -> Mark:
        rng: Rng = self._engine.read(self._generators, 0, Rng)
        return rng.a, rng.b, rng.c, rng.counter

    def _write(self, mark: Mark) -> None:
        rng = Rng()
        rng.a, rng.b, rng.c, rng.counter = mark
        self._engine.write(self._generators, 0, rng)


class ScriptedDice:
    """Draws that are written down, as a lesson's; after their end other dice go on, which keep in step meanwhile."""

    def __init__(self, script: Sequence[int], then: Dice) -> None:
        self._script = script
        self._then = then
        self._count = 0

    def next(self, position: Position) -> int | None:
        if self._count >= len(self._script):
            return self._then.next(position)
        self.skip(position)
        return self._script[self._count - 1]

    def skip(self, position: Position) -> None:
        self._count += 1
        self._then.skip(position)

    def mark(self) -> Mark:
        return self._count, *self._then.mark()

    def reset(self, mark: Mark) -> None:
        self._count, *rest = mark
        self._then.reset(tuple(rest))


class DiceByHand:
    """Draws that people make at a real table, and enter like any action."""

    def next(self, position: Position) -> int | None:
        return None

    def skip(self, position: Position) -> None:
        pass

    def mark(self) -> Mark:
        return ()

    def reset(self, mark: Mark) -> None:
        pass


def dice_for(chosen: engine.Engine, secret: str, script: Sequence[int] = ()) -> Dice:
    """The dice of a table: without a secret its draws are entered by hand."""
    if secret == BY_HAND:
        return DiceByHand()
    seed = seed_in(secret)
    dice = SecretDice(secret) if seed is None else SeededDice(chosen, seed)
    return ScriptedDice(script, dice) if script else dice
