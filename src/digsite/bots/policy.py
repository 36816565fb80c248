"""Policies: choosing at once, without looking ahead. They play simulations, and the playouts of the search.

A policy is one number: UNIFORM, GREEDY, or how careless a greedy player is, in hundredths of a victory point.
"""

from __future__ import annotations

from digsite.core.entry_points import State, legal_actions
from digsite.core.record import Ints, field, record
from digsite.core.rng import Rng, below
from digsite.core.rule import rule

UNIFORM = -1  # every legal action is equally likely: the yardstick for all others
GREEDY = 0  # the action that the game's strategy thinks most of
# Above 0: greedy, but misjudging every action by up to so many hundredths of a point

POINT = 100  # a victory point, in worths
BOT_STREAMS = 1 << 61  # random streams from here on are the bots': no bot shares one with chance, whatever the seeds


@record
class Survey:
    """What a strategy looks at once, before it weighs each action; bound to the strategy's own record if it has one."""

    nothing: int = field()


@rule
def score_actions(s: State, actions: Ints, count: int, worths: Ints, survey: Survey) -> None:
    """Write what each of some actions is worth to the mover, in hundredths of a point; bound to a game's strategy."""
    raise NotImplementedError


@rule
def candidate_actions(s: State, out: Ints) -> int:
    """Write the legal actions that are worth a thought, one at least; bound to a game's strategy."""
    raise NotImplementedError


@rule
def note_luck(s: State, action: int, luck: Ints) -> None:
    """Add to each player's luck what a draw brings more than it would on average, in hundredths of a point.

    Bound to a game's strategy. Luck evens out, so it may be taken from a result without changing its average.
    """
    raise NotImplementedError


@rule
def choose(s: State, policy: int, actions: Ints, worths: Ints, survey: Survey, rng: Rng) -> int:
    """The choice of a policy. ``actions`` and ``worths`` have room for a number for each action of the game."""
    if policy == UNIFORM:
        return actions[below(rng, legal_actions(s, actions))]
    count = candidate_actions(s, actions)
    if count == 1:
        return actions[0]
    score_actions(s, actions, count, worths, survey)
    if policy > GREEDY:
        add_noise(worths, count, policy, rng)
    return actions[best(worths, count, rng)]


@rule
def add_noise(worths: Ints, count: int, carelessness: int, rng: Rng) -> None:
    """Misjudge every action a little, small mistakes being more likely than large ones."""
    for index in range(count):
        worths[index] += below(rng, carelessness + 1) - below(rng, carelessness + 1)


@rule
def best(worths: Ints, count: int, rng: Rng) -> int:
    """The place of the greatest worth; equals are equally likely."""
    chosen = 0
    most = worths[0]
    equals = 1
    for index in range(1, count):
        worth = worths[index]
        if worth > most:
            chosen = index
            most = worth
            equals = 1
        elif worth == most:
            equals += 1
            if below(rng, equals) == 0:
                chosen = index
    return chosen


@rule
def every_legal_action(s: State, out: Ints) -> int:
    """Where there are few, all are worth a thought."""
    return legal_actions(s, out)


@rule
def indifferent(s: State, actions: Ints, count: int, worths: Ints, survey: Survey) -> None:
    """The strategy of a game for which nobody has written one: everything is worth the same."""
    for index in range(count):
        worths[index] = 0


@rule
def no_luck(s: State, action: int, luck: Ints) -> None:
    """Where draws are not worth a look: they are the same for everybody, or nobody has thought about it."""


@rule
def pick(
    games: list[State],
    i: int,
    number: int,
    actions: Ints,
    worths: Ints,
    surveys: list[Survey],
    rngs: list[Rng],
    j: int,
) -> int:
    """The choice of a policy in one game of an array."""
    return choose(games[i], number, actions, worths, surveys[0], rngs[j])
