"""Playing a choice on to the end of the game, many times, with a look at every action on the way."""

from __future__ import annotations

from digsite.bots.policy import Survey, choose
from digsite.core.entry_points import State, draw, play
from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import Ints, copy_into, field, record
from digsite.core.rng import Rng, seed_rng
from digsite.core.rule import rule, whole_rule

PERCENT = 100
MEASURE_STREAMS = 1 << 60  # random streams from here on, beside those of the bots and of their trees


@record
class Notes:
    """What is counted of one sample, and what must be remembered on the way; bound to a game's own record."""

    nothing: int = field()


@rule
def look(before: State, action: int, after: State, p: int, notes: Notes) -> None:
    """Note what an action means for a player; bound to a game's measures. The first action is the player's choice."""
    raise NotImplementedError


@rule
def nothing_to_note(before: State, action: int, after: State, p: int, notes: Notes) -> None:
    """Where nobody has thought about what to count."""


@rule
def play_on(
    games: list[State],
    rngs: list[Rng],
    policy: int,
    action: int,
    seed: int,
    streams: int,
    samples: int,
    actions: Ints,
    worths: Ints,
    surveys: list[Survey],
    notes: list[Notes],
) -> None:
    """Play an action in the position ``games[0]``, and on to the end; every sample has empty notes of its own."""
    for sample in range(samples):
        copy_into(games[1], games[0])
        seed_rng(rngs[0], seed, streams + MEASURE_STREAMS + 2 * sample)
        seed_rng(rngs[1], seed, streams + MEASURE_STREAMS + 2 * sample + 1)
        play_sample(games, rngs, policy, action, games[0].mover, actions, worths, surveys[0], notes[sample])


@whole_rule
def play_sample(
    games: list[State],
    rngs: list[Rng],
    policy: int,
    action: int,
    p: int,
    actions: Ints,
    worths: Ints,
    survey: Survey,
    notes: Notes,
) -> None:
    """One game to its end: chance and the players have a generator each, so that like draws stay alike."""
    s = games[1]
    chosen = action
    while s.mover != NOBODY:
        copy_into(games[2], s)
        play(s, chosen)
        look(games[2], chosen, s, p, notes)
        if s.mover == CHANCE:
            chosen = draw(s, rngs[0])
        elif s.mover != NOBODY:
            chosen = choose(s, policy, actions, worths, survey, rngs[1])
