"""Whole games inside compiled code: the loop that simulations are made of."""

from __future__ import annotations

from digsite.bots.policy import Survey, choose
from digsite.core.entry_points import Standing, State, draw, legal_actions, play, setup, standing_of
from digsite.core.game import CHANCE, MOST_SEATS, NOBODY
from digsite.core.record import Grid, Ints, copy_into, field, record
from digsite.core.rng import Rng, seed_rng
from digsite.core.rule import rule

TOP_SCORE = 511  # higher scores are counted with it
LONGEST = 4095  # longer games are counted with it

GAME_COLUMNS = 3  # of a row about a game: its number, decisions, plies; then every seat's score and place
MOVE_COLUMNS = 5  # of a row about a decision: the game's number, ply, seat, action, number of legal actions


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
    surveys: list[Survey],
    standings: list[Standing],
) -> None:
    """Play games number ``first`` to ``first + count - 1`` of a simulation and count their results.

    Each game has a random stream of its own, so the result does not depend on how the games are split. ``games[1]`` is
    blank, ``policies`` has a policy for every seat, ``actions`` and ``worths`` have room for all legal actions.
    """
    for number in range(first, first + count):
        begin(games, rngs[0], players, options, seed, number)
        play_to_the_end(games[0], policies, rngs[0], tallies[0], actions, worths, surveys[0])
        count_result(games[0], tallies[0], players, standings[0])


@rule
def play_and_note(
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
    surveys: list[Survey],
    standings: list[Standing],
    rows: Ints,
    moves: Ints,
    room: int,
) -> int:
    """Play the same games as ``play_games``, and write a row about each into ``rows``.

    ``moves`` has room for so many rows about decisions, or for none if nobody wants them. Returns how many games were
    played: fewer than asked if ``moves`` may be too full for one more.
    """
    noted = 0
    for number in range(first, first + count):
        if 0 < room < noted + LONGEST:
            return number - first
        decisions, plies = tallies[0].decisions, tallies[0].plies
        begin(games, rngs[0], players, options, seed, number)
        if room == 0:
            play_to_the_end(games[0], policies, rngs[0], tallies[0], actions, worths, surveys[0])
        else:
            noted = play_and_note_moves(
                games[0], policies, rngs[0], tallies[0], actions, worths, surveys[0], moves, noted, room, number
            )
        count_result(games[0], tallies[0], players, standings[0])
        row = (number - first) * (GAME_COLUMNS + 2 * players)
        rows[row] = number
        rows[row + 1] = tallies[0].decisions - decisions
        rows[row + 2] = tallies[0].plies - plies
        for p in range(players):
            rows[row + GAME_COLUMNS + p] = standings[0].points[p]
            rows[row + GAME_COLUMNS + players + p] = standings[0].places[p]
    return count


@rule
def begin(games: list[State], rng: Rng, players: int, options: Ints, seed: int, number: int) -> None:
    """Set up one game of a simulation, with a random stream of its own."""
    seed_rng(rng, seed, number)
    copy_into(games[0], games[1])
    setup(games[0], players, options)


@rule
def play_to_the_end(
    s: State, policies: Ints, rng: Rng, tally: Tally, actions: Ints, worths: Ints, survey: Survey
) -> None:
    """Chance and the bots play until the game is over."""
    decisions = 0
    plies = 0
    while s.mover != NOBODY:
        if s.mover == CHANCE:
            play(s, draw(s, rng))
        else:
            play(s, choose(s, policies[s.mover], actions, worths, survey, rng))
            decisions += 1
        plies += 1
    count_length(tally, decisions, plies)


@rule
def play_and_note_moves(
    s: State,
    policies: Ints,
    rng: Rng,
    tally: Tally,
    actions: Ints,
    worths: Ints,
    survey: Survey,
    moves: Ints,
    noted: int,
    room: int,
    number: int,
) -> int:
    """Play to the end as above and write a row about each decision; returns how many rows there are now."""
    decisions = 0
    plies = 0
    while s.mover != NOBODY:
        chosen = 0
        if s.mover == CHANCE:
            chosen = draw(s, rng)
        else:
            legal = legal_actions(s, actions)
            chosen = choose(s, policies[s.mover], actions, worths, survey, rng)
            if noted < room:
                row = noted * MOVE_COLUMNS
                moves[row] = number
                moves[row + 1] = plies
                moves[row + 2] = s.mover
                moves[row + 3] = chosen
                moves[row + 4] = legal
                noted += 1
            decisions += 1
        play(s, chosen)
        plies += 1
    count_length(tally, decisions, plies)
    return noted


@rule
def count_length(tally: Tally, decisions: int, plies: int) -> None:
    """Add the length of a game that is over."""
    tally.games += 1
    tally.decisions += decisions
    tally.plies += plies
    tally.lengths[min(decisions, LONGEST)] += 1


@rule
def count_result(s: State, tally: Tally, players: int, standing: Standing) -> None:
    """Add the scores and winners of a game that is over."""
    standing_of(s, players, standing)
    winners = 0
    for p in range(players):
        tally.scores[p, min(max(standing.points[p], 0), TOP_SCORE)] += 1
        winners += standing.places[p] == 1
    for p in range(players):
        if standing.places[p] == 1:
            if winners == 1:
                tally.wins[p] += 1
            else:
                tally.shared_wins[p] += 1
