"""Whole games inside compiled code: the loop that simulations are made of."""

from __future__ import annotations

from digsite.core.doors import State, draw, legal_actions, play, setup, standing_of
from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import Ints, copy_into
from digsite.core.rng import Rng, seed_rng
from digsite.core.rule import rule

TOP_SCORE = 511  # scores are counted in bins 0..511; higher ones in the last
BINS = TOP_SCORE + 1
LONGEST = 4095  # games are counted by their number of decisions; longer ones in the last bin
LENGTHS = LONGEST + 1


@rule
def choose(s: State, actions: Ints, count: int, rng: Rng) -> int:
    """A bot's choice; bound to a bot."""
    raise NotImplementedError


@rule
def play_games(
    games: list[State],
    rngs: list[Rng],
    players: int,
    options: Ints,
    seed: int,
    first: int,
    count: int,
    actions: Ints,
    scores: Ints,
    places: Ints,
    score_bins: Ints,
    length_bins: Ints,
    wins: Ints,
    totals: Ints,
) -> None:
    """Play games number ``first`` to ``first + count - 1`` of a simulation and add their results to the counts.

    ``score_bins`` holds BINS counts for each seat, ``wins`` the sole and then the shared wins by seat, ``totals`` decisions and
    plies. Each game has a stream of its own, so the result does not depend on how the games are split.
    """
    s = games[0]
    rng = rngs[0]
    for number in range(first, first + count):
        seed_rng(rng, seed, number)
        copy_into(s, games[1])
        setup(s, players, options)
        decisions = 0
        plies = 0
        while s.mover != NOBODY:
            if s.mover == CHANCE:
                play(s, draw(s, rng))
            else:
                legal = legal_actions(s, actions)
                play(s, choose(s, actions, legal, rng))
                decisions += 1
            plies += 1
        totals[0] += decisions
        totals[1] += plies
        length_bins[min(decisions, LONGEST)] += 1
        standing_of(s, players, scores, places)
        count_result(players, scores, places, score_bins, wins)


@rule
def count_result(players: int, scores: Ints, places: Ints, score_bins: Ints, wins: Ints) -> None:
    """Add one game's scores and winners to the counts."""
    winners = 0
    for p in range(players):
        winners += places[p] == 1
        score_bins[p * BINS + min(max(scores[p], 0), TOP_SCORE)] += 1
    for p in range(players):
        if places[p] == 1:
            wins[p if winners == 1 else players + p] += 1
