"""Random games in which legal and illegal actions are tried, at the engine's own speed, with every step checked.

A try is an action that somebody attempts. Where the rules have a reason against it, it is refused and must leave the
game as it was; else it is played, and the game's invariants must hold.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

from digsite.core import engine
from digsite.core.entry_points import State, draw, legal_actions, play, setup
from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import Ints, copy_into
from digsite.core.rng import Rng, below, seed_rng
from digsite.core.rule import rule

NEAR = 4  # half of the tries are so near to a legal action, by number: that is where a limit is off by one


class Fault(IntEnum):
    """What can go wrong; beside it stands the game's own number of a broken invariant."""

    NONE = 0
    LEGAL_BUT_REFUSED = 1
    ILLEGAL_BUT_ALLOWED = 2
    CHANGED_BY_ASKING = 3
    DRAWN_BUT_ILLEGAL = 4
    INVARIANT = 5
    STEP = 6


GAMES, TRIES, REFUSED, ACTION, BROKEN, MEASURES = range(6)  # places in what a run counts


class Run(NamedTuple):
    """How far a run came, and what was wrong; games count from the first one of the whole run."""

    fault: Fault
    games: int
    tries: int
    refused: int
    action: int = 0
    broken: int = 0


# A game's own


@rule
def why_not(s: State, action: int) -> int:
    """The reason against an action; 0 for none."""
    raise NotImplementedError


@rule
def broken_invariant(s: State) -> int:
    """The game's own check; 0 is nothing."""
    raise NotImplementedError


@rule
def broken_step(before: State, after: State) -> int:
    """The game's own check of one action; 0 is nothing."""
    raise NotImplementedError


# The run: games[0] is played, games[1] stays blank, games[2] is as it was before a try. Their numbers are in `words`.


@rule
def fuzz(
    games: list[State],
    words: Ints,
    word_count: int,
    rngs: list[Rng],
    seed: int,
    players: int,
    options: Ints,
    actions: Ints,
    size: int,
    tries: int,
    counts: Ints,
) -> int:
    """Play until so many actions were tried, and the last game is over; returns the first fault."""
    s = games[0]
    while counts[TRIES] < tries:
        seed_rng(rngs[0], seed, counts[GAMES])
        copy_into(s, games[1])
        setup(s, players, options)
        while s.mover != NOBODY:
            fault = step(games, words, word_count, rngs[0], actions, size, counts)
            if fault != 0:
                return fault
        counts[GAMES] += 1
    return 0


@rule
def step(games: list[State], words: Ints, word_count: int, rng: Rng, actions: Ints, size: int, counts: Ints) -> int:
    """Try any action; if it is refused, play a legal one."""
    s = games[0]
    before = games[2]
    copy_into(before, s)
    legal = legal_actions(s, actions)
    action = any_action(rng, actions, legal, size)
    is_refused = why_not(s, action) != 0
    counts[TRIES] += 1
    counts[ACTION] = action
    if is_refused == is_among(actions, legal, action):
        return Fault.LEGAL_BUT_REFUSED if is_refused else Fault.ILLEGAL_BUT_ALLOWED
    if is_refused:
        counts[REFUSED] += 1
        counts[TRIES] += 1
        action = draw(s, rng) if s.mover == CHANCE else actions[below(rng, legal)]
        counts[ACTION] = action
        if not is_among(actions, legal, action):
            return Fault.DRAWN_BUT_ILLEGAL
        if why_not(s, action) != 0:
            return Fault.LEGAL_BUT_REFUSED
    for word in range(word_count):
        if words[word] != words[2 * word_count + word]:
            return Fault.CHANGED_BY_ASKING
    play(s, action)
    return faults_after(s, before, counts)


@rule
def faults_after(s: State, before: State, counts: Ints) -> int:
    counts[BROKEN] = broken_invariant(s)
    if counts[BROKEN] != 0:
        return Fault.INVARIANT
    counts[BROKEN] = broken_step(before, s)
    return Fault.STEP if counts[BROKEN] != 0 else Fault.NONE


@rule
def any_action(rng: Rng, actions: Ints, legal: int, size: int) -> int:
    """Any number of an action, or one near to a legal one."""
    if below(rng, 2) == 0:
        return below(rng, size)
    near = actions[below(rng, legal)] + below(rng, 2 * NEAR + 1) - NEAR
    return min(max(near, 0), size - 1)


@rule
def is_among(actions: Ints, count: int, action: int) -> bool:
    for index in range(count):
        if actions[index] == action:
            return True
    return False


class Fuzzer:
    """One run, slice by slice."""

    def __init__(
        self, chosen: engine.Engine, run: engine.Function, kind: type, players: int, options: list[int], size: int
    ) -> None:
        self._run, self._players, self._size = run, players, size
        self._games = chosen.allocate(kind, 3)
        self._generators = chosen.generators(1)
        self._options, self._actions, self._counts = chosen.ints_of(options), chosen.ints(size), chosen.ints(MEASURES)
        self._words, self._word_count = words_of(chosen, self._games)

    def go_on(self, seed: int, tries: int) -> Run:
        """Go on until so many actions were tried since the beginning."""
        fault = self._run(
            self._games,
            self._words,
            self._word_count,
            self._generators,
            seed,
            self._players,
            self._options,
            self._actions,
            self._size,
            tries,
            self._counts,
        )
        games, tried, refused, action, broken = (int(self._counts[index]) for index in range(MEASURES))
        return Run(Fault(fault), games, tried, refused, action, broken)


def words_of(chosen: engine.Engine, games: Any) -> tuple[Any, int]:
    """All numbers of some games as one row, and how many a game has. In plain mode, which has no such row, none."""
    if not chosen.is_compiled:
        return [], 0
    import numpy as np

    words = games.view(np.int64)
    return words, len(words) // len(games)
