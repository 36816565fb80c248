"""Many games at once inside compiled code: the loop under all environments.

Whoever decides from outside gives one action for each game; chance and the bots at the table answer at once, until
somebody outside is to move again. Each game has a random stream of its own, so slices of a batch can be played by
different threads, and the games are the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from digsite.bots.mcts.leaf import MOST_ALONE
from digsite.bots.policy import Survey, choose
from digsite.core.entry_points import (
    Standing,
    State,
    chance_weight,
    draw,
    legal_actions,
    observe,
    play,
    setup,
    standing_of,
)
from digsite.core.features import share
from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import Flags, Floats, Ints, clear, copy_into
from digsite.core.rng import Rng
from digsite.core.rule import rule

# In place of an action; any other number that is no legal action is an illegal one
BEGIN = -1 << 40  # begin a new game
KEEP = -1 << 41  # leave the game alone
NO_ACTION = -1

OUTSIDE = -2  # in place of a policy: this seat is played from outside

# The table, which is the same for all games: one row of numbers
FIRST, STOP, BLANK, PLAYERS, ACTIONS, OBSERVED, POLICIES = range(7)  # a slice of the batch, then sizes, then policies
# What is known of each game after a step: one row of numbers
MOVER, VIEWER, STATUS, STANDING = range(4)  # then everybody's score and place, once the game is over
# How a game stands
GOING, OVER, ILLEGAL = range(3)


@rule
def advance(
    games: list[State],
    rngs: list[Rng],
    table: Ints,
    options: Ints,
    actions: Ints,
    results: Ints,
    rewards: Floats,
    observations: Floats,
    masks: Flags,
    legal: Ints,
    worths: Ints,
    surveys: list[Survey],
    standings: list[Standing],
) -> int:
    """Play one action in each game of a slice; returns how many of these games have ended with it.

    ``games[table[BLANK]]`` is blank; ``legal`` and ``worths`` have room for a number for each action of the game.
    """
    players = table[PLAYERS]
    ended = 0
    for i in range(table[FIRST], table[STOP]):
        row = i * (STANDING + 2 * players)
        action = actions[i]
        if action != KEEP:
            for p in range(players):
                rewards[i * players + p] = 0.0
            if action == BEGIN:
                copy_into(games[i], games[table[BLANK]])
                setup(games[i], players, options)
                results[row + STATUS] = GOING
                action = NO_ACTION
            elif not is_offered(masks, i * table[ACTIONS], table[ACTIONS], action):
                results[row + STATUS] = ILLEGAL
                rewards[i * players + results[row + VIEWER]] = -1.0
            if results[row + STATUS] == GOING:
                play_on(games[i], rngs[i], table, action, legal, worths, surveys[0])
                look(games[i], i, table, results, rewards, observations, standings[0])
            write_mask(games[i], i, table, results, masks, legal)
            ended += results[row + STATUS] != GOING
    return ended


@rule
def is_offered(masks: Flags, start: int, size: int, action: int) -> bool:
    """Whether an action was legal when the mask was written."""
    return 0 <= action < size and masks[start + action] == 1


@rule
def play_on(s: State, rng: Rng, table: Ints, action: int, legal: Ints, worths: Ints, survey: Survey) -> None:
    """Play an action from outside, if there is one, and all that follows until the next is asked for.

    Each rule is called in one place only: what is inlined twice takes twice as long to compile.
    """
    while s.mover != NOBODY:
        chosen = action
        if s.mover == CHANCE:
            chosen = draw(s, rng)
        elif table[POLICIES + s.mover] != OUTSIDE:
            chosen = choose(s, table[POLICIES + s.mover], legal, worths, survey, rng)
        elif action == NO_ACTION:
            return
        else:
            action = NO_ACTION
        play(s, chosen)


@rule
def look(
    s: State, i: int, table: Ints, results: Ints, rewards: Floats, observations: Floats, standing: Standing
) -> None:
    """Write what the mover sees, or at the end who moved last, and then what everybody has won."""
    players = table[PLAYERS]
    row = i * (STANDING + 2 * players)
    results[row + MOVER] = s.mover
    if s.mover == NOBODY:
        results[row + STATUS] = OVER
        standing_of(s, players, standing)
        for p in range(players):
            results[row + STANDING + p] = standing.points[p]
            results[row + STANDING + players + p] = standing.places[p]
            rewards[i * players + p] = result(players, p, standing)
    else:
        results[row + VIEWER] = s.mover
    observe(s, results[row + VIEWER], observations, i * table[OBSERVED])


@rule
def result(players: int, p: int, standing: Standing) -> float:
    """What a game was worth: 1 for winning alone, all together 0; alone a part of the points that count.

    Winners share; everybody else loses alike. For two that is 1, -1 or, if they share the victory, 0.
    """
    if players == 1:
        return share(standing.points[p], MOST_ALONE)
    winners = 0
    for q in range(players):
        winners += standing.places[q] == 1
    won = players / winners if standing.places[p] == 1 else 0.0
    return (won - 1.0) / (players - 1)


def results_of(scores: Sequence[int], places: Sequence[int]) -> list[float]:
    """What a game was worth to everybody, for whoever has the scores and places as lists."""
    standing, players = Standing(), len(scores)
    standing.points, standing.places = list(scores), list(places)
    return [result(players, p, standing) for p in range(players)]


@rule
def write_mask(s: State, i: int, table: Ints, results: Ints, masks: Flags, legal: Ints) -> None:
    """Flag the legal actions of the mover; none once the game has ended."""
    start = i * table[ACTIONS]
    clear(masks, start, table[ACTIONS])
    if results[i * (STANDING + 2 * table[PLAYERS]) + STATUS] == GOING:
        for index in range(legal_actions(s, legal)):
            masks[start + legal[index]] = 1


@rule
def outcomes(games: list[State], i: int, actions: Ints, weights: Ints) -> int:
    """Write all outcomes of chance and their weights; returns how many there are."""
    count = legal_actions(games[i], actions)
    for index in range(count):
        weights[index] = chance_weight(games[i], actions[index])
    return count
