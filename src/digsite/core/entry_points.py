"""The entry points: what Python calls to run a game, written once for all games.

The names under "A game's rules" are placeholders; ``engine`` ties them to one game. Each entry point takes an array of
games and an index, because a record passed by itself costs several times more.
"""

from __future__ import annotations

from digsite.core.game import CHANCE, MOST_SEATS
from digsite.core.record import Floats, Ints, copy_into, field, record
from digsite.core.rng import Rng, seed_rng
from digsite.core.rule import rule

# A game's rules


@record
class State:
    """Any game's state: the entry points need only its mover."""

    mover: int = field()


@record
class Standing:
    """How everybody stands; only the seats at the table count."""

    points: Ints = field(MOST_SEATS)
    places: Ints = field(MOST_SEATS)  # 1 is the best, and equals share it


@rule
def setup(s: State, players: int, options: Ints) -> None:
    raise NotImplementedError


@rule
def legal_actions(s: State, out: Ints) -> int:
    raise NotImplementedError


@rule
def play(s: State, action: int) -> None:
    raise NotImplementedError


@rule
def chance_weight(s: State, action: int) -> int:
    raise NotImplementedError


@rule
def draw(s: State, rng: Rng) -> int:
    raise NotImplementedError


@rule
def score(s: State, player: int) -> int:
    raise NotImplementedError


@rule
def tie_break(s: State, player: int) -> int:
    raise NotImplementedError


@rule
def observe(s: State, player: int, out: Floats, start: int) -> None:
    raise NotImplementedError


# The entry points


@rule
def setup_game(games: list[State], i: int, players: int, options: Ints) -> None:
    """Set up a new game."""
    setup(games[i], players, options)


@rule
def mover_of(games: list[State], i: int) -> int:
    """Whose decision it is: a seat, CHANCE or NOBODY."""
    return games[i].mover


@rule
def legal_in(games: list[State], i: int, out: Ints) -> int:
    """Write the legal actions of whoever is to move, chance included; returns how many."""
    return legal_actions(games[i], out)


@rule
def play_in(games: list[State], i: int, action: int) -> int:
    """Play a legal action; returns the next mover."""
    play(games[i], action)
    return games[i].mover


@rule
def settle(games: list[State], i: int, rngs: list[Rng], j: int, drawn: Ints) -> int:
    """Play chance's actions until a player is to move or the game is over; writes them, returns how many."""
    s = games[i]
    count = 0
    while s.mover == CHANCE:
        drawn[count] = draw(s, rngs[j])
        play(s, drawn[count])
        count += 1
    return count


@rule
def draw_in(games: list[State], i: int, rngs: list[Rng], j: int) -> int:
    """Pick an outcome of chance without playing it."""
    return draw(games[i], rngs[j])


@rule
def weight_in(games: list[State], i: int, action: int) -> int:
    """The weight of one outcome of chance."""
    return chance_weight(games[i], action)


@rule
def copy_game(games: list[State], target: int, source: int) -> None:
    """Make one game of the array equal to another."""
    copy_into(games[target], games[source])


@rule
def standing(games: list[State], i: int, players: int, standings: list[Standing], j: int) -> None:
    """Write everybody's score and place."""
    standing_of(games[i], players, standings[j])


@rule
def observe_in(games: list[State], i: int, player: int, out: Floats) -> None:
    """Write what a player observes."""
    observe(games[i], player, out, 0)


@rule
def seed_generator(rngs: list[Rng], i: int, seed: int, stream: int) -> None:
    """Begin a generator."""
    seed_rng(rngs[i], seed, stream)


# Parts of the entry points


@rule
def standing_of(s: State, players: int, standing: Standing) -> None:
    """Everybody's score, and everybody's place by score and by the game's tie-break."""
    for p in range(players):
        standing.points[p] = score(s, p)
    for p in range(players):
        own = standing.points[p]
        better = 0
        for q in range(players):
            other = standing.points[q]
            better += other > own or (other == own and tie_break(s, q) > tie_break(s, p))
        standing.places[p] = 1 + better
