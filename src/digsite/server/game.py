"""A game in memory: one position, chance's dice, and a snapshot after every ply, so that nothing is played twice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import orjson

from digsite.core import engine
from digsite.core.game import CHANCE
from digsite.core.position import Position
from digsite.core.rng import Rng

BYTES_A_PLY = 1_700  # a snapshot, at most 1,200, the dice and the events
Mark = tuple[int, ...]


# 1. Chance


class Dice(Protocol):
    """Where chance's actions come from."""

    def next(self, position: Position) -> int | None:
        """Chance's next action; None if somebody has to enter it."""

    def mark(self) -> Mark:
        """How far they are, for ``reset``."""

    def reset(self, mark: Mark) -> None:
        """Go back to a mark."""


class SeededDice:
    """Draws that follow from a seed alone, as in a ``Match`` with that seed."""

    def __init__(self, chosen: engine.Engine, seed: int) -> None:
        self._engine = chosen
        self._generators = chosen.generators(1)
        chosen.seed(self._generators, 0, seed, 0)
        self._stands = self._wanted = self._read()  # written back only when it is used: most resets lead nowhere

    def next(self, position: Position) -> int | None:
        if self._stands != self._wanted:
            self._write(self._wanted)
        drawn = int(self._engine.draw(position.games, 0, self._generators, 0))
        self._stands = self._wanted = self._read()
        return drawn

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
    """Draws that are written down, as a lesson's; after their end those of a seed, which keeps in step meanwhile."""

    def __init__(self, script: Sequence[int], then: SeededDice) -> None:
        self._script = script
        self._then = then
        self._count = 0

    def next(self, position: Position) -> int | None:
        drawn = self._then.next(position)
        self._count += 1
        return self._script[self._count - 1] if self._count <= len(self._script) else drawn

    def mark(self) -> Mark:
        return self._count, *self._then.mark()

    def reset(self, mark: Mark) -> None:
        self._count, *rest = mark
        self._then.reset(tuple(rest))


class DiceByHand:
    """Draws that people make at a real table, and enter like any action."""

    def next(self, position: Position) -> int | None:
        return None

    def mark(self) -> Mark:
        return ()

    def reset(self, mark: Mark) -> None:
        pass


def dice_for(chosen: engine.Engine, seed: int | None, script: Sequence[int] = ()) -> Dice:
    """The dice of a table: without a seed its draws are entered by hand."""
    if seed is None:
        return DiceByHand()
    return ScriptedDice(script, SeededDice(chosen, seed)) if script else SeededDice(chosen, seed)


# 2. What was played


class Ply(NamedTuple):
    """One action with all that follows from it."""

    mover: int
    action: int
    state: Any  # after it
    snapshot: Any
    dice: Mark
    described: bytes


def describe(rules: Any, ply: int, before: Any, action: int, after: Any) -> bytes:
    """An action and its structured events, between two states; as it is sent, since tables keep many."""
    happened = {
        "ply": ply,
        "mover": int(before.mover),
        "action": action,
        "notation": rules.actions.actions[action].notation,
        "events": rules.show.events(before, action, after),
    }
    return orjson.dumps(happened)


# 3. The game


class LiveGame:
    """One table's game: where it stands, and how it stood after every ply."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object],
        seed: int | None,
        script: Sequence[int],
        actions: Sequence[int],
    ) -> None:
        self.position = Position(game, players, options)  # only looked at and copied by others
        self._dice = dice_for(self.position.engine, seed, script)
        self._movers: list[int] = []
        self._described: list[bytes | None] = []  # None: not asked for since the game was replayed
        # One more than there are plies: before the first, and after each
        self._snapshots = [self.position.snapshot()]
        self._marks = [self._dice.mark()]
        for action in actions:
            self._replay(action)
        self.state = self.position.state  # not to be changed

    def _replay(self, action: int) -> None:
        self._movers.append(self.position.mover)
        if self._movers[-1] == CHANCE:
            self._dice.next(self.position)  # the dice keep in step, whatever they would have drawn
        self.position.play(action)
        self._described.append(None)
        self._snapshots.append(self.position.snapshot())
        self._marks.append(self._dice.mark())

    # Going on

    def after(self, action: int) -> tuple[Ply, ...]:
        """A legal action and the draws that follow it, or ``IllegalAction``; the game itself stays where it is."""
        return self._try(action)

    def draws(self) -> tuple[Ply, ...]:
        """The draws that are due now."""
        return self._try(None)

    def _try(self, action: int | None) -> tuple[Ply, ...]:
        actions = list(self.position.actions)
        try:
            return tuple(self._plies_after(action))
        finally:
            self.position.restore(self._snapshots[-1], actions)
            self._dice.reset(self._marks[-1])

    def _plies_after(self, action: int | None) -> Iterator[Ply]:
        before = self.state
        if action is None:
            action = self._draw_from(before)
        while action is not None:
            ply = len(self.position.actions)
            self.position.play(action)
            after = self.position.state
            described = describe(self.position.rules, ply, before, action, after)
            yield Ply(int(before.mover), action, after, self.position.snapshot(), self._dice.mark(), described)
            before, action = after, self._draw_from(after)

    def _draw_from(self, state: Any) -> int | None:
        return self._dice.next(self.position) if state.mover == CHANCE else None

    def apply(self, keep: int, plies: Sequence[Ply] = ()) -> None:
        """Go back to a ply, and on with others."""
        del self._movers[keep:], self._described[keep:], self._snapshots[keep + 1 :], self._marks[keep + 1 :]
        for ply in plies:
            self._movers.append(ply.mover)
            self._described.append(ply.described)
            self._snapshots.append(ply.snapshot)
            self._marks.append(ply.dice)
        self.position.restore(self._snapshots[-1], [*self.position.actions[:keep], *(ply.action for ply in plies)])
        self._dice.reset(self._marks[-1])
        self.state = plies[-1].state if plies else self.position.state

    # Looking back

    def mover_at(self, ply: int) -> int:
        """Who played a ply."""
        return self._movers[ply]

    def position_at(self, ply: int) -> Position:
        """The game as it stood before a ply, to be played on freely."""
        position = self.position.copy()
        position.restore(self._snapshots[ply], self.position.actions[:ply])
        return position

    def described(self, ply: int) -> bytes:
        """What was played at a ply, with its events, as it is sent."""
        known = self._described[ply]
        if known is None:
            before, after = self._state_at(ply), self._state_at(ply + 1)
            known = describe(self.position.rules, ply, before, self.position.actions[ply], after)
            self._described[ply] = known
        return known

    def _state_at(self, ply: int) -> Any:
        ours = self.position.engine
        return ours.read(ours.restored(self._snapshots[ply]), 0)

    # Memory and speed

    @property
    def size(self) -> int:
        """About so many bytes."""
        return len(self._snapshots) * BYTES_A_PLY

    @property
    def is_outdated(self) -> bool:
        """Whether compiled code has become available since it began."""
        ours = self.position.engine
        return not ours.is_compiled and engine.at_once(self.position.game) is not ours
