"""A game in memory: one position, chance's dice, and a snapshot after every ply, so that nothing is played twice."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import orjson

from digsite.core import engine
from digsite.core.game import CHANCE
from digsite.core.position import Position
from digsite.server.tables.dice import Mark, dice_for

BYTES_A_PLY = 1_700  # a snapshot, at most 1,200, the dice and the events
ViewKey = tuple[int, int | None]  # a ply, and the seat that sees more than everybody does


# 1. What was played


class Ply(NamedTuple):
    """One action with all that follows from it."""

    mover: int
    action: int
    state: Any  # after it
    snapshot: Any
    dice: Mark
    described: bytes


class Played(NamedTuple):
    """One action, and how the game stood before and after it; any thread may look at it."""

    ply: int
    action: int
    before: Any
    after: Any
    described: bytes | None  # None: not asked for since the game was replayed


class Moment(NamedTuple):
    """How a game stood after some plies, and what was played last; any thread may look at it."""

    ply: int
    snapshot: Any
    played: Played | None


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


# 2. The game


class LiveGame:
    """One table's game: where it stands, and how it stood after every ply."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object],
        secret: str,
        script: Sequence[int],
        actions: Sequence[int],
    ) -> None:
        self.position = Position(game, players, options)  # only looked at and copied by others
        self._dice = dice_for(self.position.engine, secret, script)
        self._movers: list[int] = []
        self._described: list[bytes | None] = []  # None: not asked for since the game was replayed
        self.views: dict[ViewKey, bytes] = {}  # what was sent of earlier plies; filled by ``frames``
        # One more than there are plies: before the first, and after each
        self._snapshots = [self.position.snapshot()]
        self._marks = [self._dice.mark()]
        for action in actions:
            self._replay(action)
        self.state = self.position.state  # not to be changed

    def _replay(self, action: int) -> None:
        self._movers.append(self.position.mover)
        if self._movers[-1] == CHANCE:
            self._dice.skip(self.position)
        self.position.play(action)
        self._described.append(None)
        self._snapshots.append(self.position.snapshot())
        self._marks.append(self._dice.mark())

    # Going on

    def after(self, *actions: int) -> tuple[Ply, ...]:
        """Legal actions with the draws that follow each, or ``IllegalAction``; without any, the draws that are due now.

        The game itself stays where it is.
        """
        played = list(self.actions)
        try:
            return tuple(self._plies_after(actions))
        finally:
            self.position.restore(self._snapshots[-1], played)
            self._dice.reset(self._marks[-1])

    def _plies_after(self, actions: Sequence[int]) -> Iterator[Ply]:
        state, waiting = self.state, deque(actions)
        while (action := self._next(state, waiting)) is not None:
            before, ply = state, len(self.position.actions)
            self.position.play(action)
            state = self.position.state
            described = describe(self.position.rules, ply, before, action, state)
            yield Ply(int(before.mover), action, state, self.position.snapshot(), self._dice.mark(), described)

    def _next(self, state: Any, waiting: deque[int]) -> int | None:
        """A draw that is due, unless it is entered by hand; then what waits to be played."""
        drawn = self._dice.next(self.position) if state.mover == CHANCE else None
        return waiting.popleft() if drawn is None and waiting else drawn

    def apply(self, keep: int, plies: Sequence[Ply] = ()) -> None:
        """Go back to a ply, and on with others."""
        if keep < len(self._movers):
            self.views = {key: view for key, view in self.views.items() if key[0] <= keep}
        del self._movers[keep:], self._described[keep:], self._snapshots[keep + 1 :], self._marks[keep + 1 :]
        for ply in plies:
            self._movers.append(ply.mover)
            self._described.append(ply.described)
            self._snapshots.append(ply.snapshot)
            self._marks.append(ply.dice)
        self.position.restore(self._snapshots[-1], [*self.position.actions[:keep], *(ply.action for ply in plies)])
        self._dice.reset(self._marks[-1])
        self.state = plies[-1].state if plies else self.position.state

    # Looking

    @property
    def actions(self) -> list[int]:
        """All that was played, chance's actions too; not to be changed."""
        return self.position.actions

    def standing(self, after: Ply | None = None) -> tuple[list[int], list[int]]:
        """Everybody's score and place now, or after a ply that has not been applied yet."""
        if after is None:
            return self.position.standing()
        ours = self.position.engine
        return ours.scores_and_places(ours.restored(after.snapshot), 0, self.position.players)

    def mover_at(self, ply: int) -> int:
        """Whose decision a ply was, or is."""
        return self._movers[ply] if ply < len(self._movers) else int(self.state.mover)

    def position_at(self, ply: int) -> Position:
        """The game as it stood before a ply, to be played on freely."""
        position = self.position.copy()
        position.restore(self._snapshots[ply], self.position.actions[:ply])
        return position

    def moment(self, ply: int) -> Moment:
        """How it stood before a ply."""
        return Moment(ply, self._snapshots[ply], self.played(ply - 1) if ply else None)

    def played(self, ply: int) -> Played:
        """What was played at a ply."""
        after = self._snapshots[ply + 1]
        return Played(ply, self.position.actions[ply], self._snapshots[ply], after, self._described[ply])

    def described(self, ply: int) -> bytes:
        """What was played at a ply, with its events, as it is sent."""
        played = self.played(ply)
        self.keep(played, described := self.describe(played))
        return described

    def describe(self, played: Played) -> bytes:
        """What was played, with its events, as it is sent; nothing of the game changes, so any thread may ask."""
        if played.described is not None:
            return played.described
        before, after = self.state_of(played.before), self.state_of(played.after)
        return describe(self.position.rules, played.ply, before, played.action, after)

    def keep(self, played: Played, described: bytes) -> None:
        """Keep what was made of something that was played, unless it was taken back meanwhile."""
        if played.ply < len(self._described) and self._snapshots[played.ply + 1] is played.after:
            self._described[played.ply] = described

    def state_of(self, snapshot: Any) -> Any:
        """The state that a snapshot holds; any thread may ask."""
        ours = self.position.engine
        return ours.read(ours.restored(snapshot), 0)

    # Memory and speed

    @property
    def size(self) -> int:
        """About so many bytes."""
        return len(self._snapshots) * BYTES_A_PLY + sum(map(len, self.views.values()))

    @property
    def is_outdated(self) -> bool:
        """Whether compiled code has become available since it began."""
        ours = self.position.engine
        return not ours.is_compiled and engine.best_available(self.position.game) is not ours
