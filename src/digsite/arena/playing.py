"""Whole games inside compiled code: the loop that simulations are made of."""

from __future__ import annotations

from digsite.bots.policy import choose
from digsite.core.doors import State, draw, play, setup, standing_of
from digsite.core.game import CHANCE, MOST_SEATS, NOBODY
from digsite.core.record import Grid, Ints, copy_into, field, record
from digsite.core.rng import Rng, seed_rng
from digsite.core.rule import rule

TOP_SCORE = 511  # higher scores are counted with it
LONGEST = 4095  # longer games are counted with it


@record
class Tally:
    """What a simulation counts. Counts of many games add up, whoever played them."""

    games: int = field()
    decisions: int = field()  # by players
    plies: int = field()  # chance's actions too
    scores: Grid = field(MOST_SEATS, TOP_SCORE + 1)  # how often each seat had each score
    lengths: Ints = field(LONGEST + 1)  # how often a game had that many decisions
    wins: Ints = field(MOST_SEATS)  # won alone
    shared_wins: Ints = field(MOST_SEATS)


@rule
def play_games(
    games: list[State],
    rngs: list[Rng],
    tallies: list[Tally],
    players: int,
    options: Ints,
    policies: Ints,
    seed: int,
    first: int,
    count: int,
    actions: Ints,
    worths: Ints,
) -> None:
    """Play games number ``first`` to ``first + count - 1`` of a simulation and count their results.

    Each game has a random stream of its own, so the result does not depend on how the games are split. ``games[1]`` is
    blank, ``policies`` has a policy for every seat, ``actions`` and ``worths`` have room for all legal actions.
    """
    s = games[0]
    for number in range(first, first + count):
        seed_rng(rngs[0], seed, number)
        copy_into(s, games[1])
        setup(s, players, options)
        play_to_the_end(s, policies, rngs[0], tallies[0], actions, worths)
        count_result(s, tallies[0], players, actions)


@rule
def play_to_the_end(s: State, policies: Ints, rng: Rng, tally: Tally, actions: Ints, worths: Ints) -> None:
    """Chance and the bots play until the game is over."""
    decisions = 0
    plies = 0
    while s.mover != NOBODY:
        if s.mover == CHANCE:
            play(s, draw(s, rng))
        else:
            play(s, choose(s, policies[s.mover], actions, worths, rng))
            decisions += 1
        plies += 1
    tally.games += 1
    tally.decisions += decisions
    tally.plies += plies
    tally.lengths[min(decisions, LONGEST)] += 1


@rule
def count_result(s: State, tally: Tally, players: int, standing: Ints) -> None:
    """Add the scores and winners of a game that is over."""
    standing_of(s, players, standing)
    winners = 0
    for p in range(players):
        tally.scores[p, min(max(standing[p], 0), TOP_SCORE)] += 1
        winners += standing[players + p] == 1
    for p in range(players):
        if standing[players + p] == 1:
            if winners == 1:
                tally.wins[p] += 1
            else:
                tally.shared_wins[p] += 1
