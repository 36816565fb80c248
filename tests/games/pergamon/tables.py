"""Tables for the tests of Pergamon: a game at any point, with the pieces put there by hand.

Tiles are named as they are printed, 1 to 60; seats, markers and galleries are counted from 0 as in the code.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

from digsite.core.bits import each
from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import copy_of
from digsite.core.rng import Rng, seed_rng
from digsite.games.pergamon.actions import SPACE
from digsite.games.pergamon.chance import draw
from digsite.games.pergamon.components import MARKERS, SPACES
from digsite.games.pergamon.rules.exhibit import free_marker
from digsite.games.pergamon.rules.setup import setup
from digsite.games.pergamon.rules.turn import legal_actions, play
from digsite.games.pergamon.state import Phase, State

# The collection of the rulebook's example: bracelet 5, vase 3, mask 4, which takes four tiles.
EXAMPLE = (59, 28, 46, 55)


def table(
    players: int = 3,
    *,
    variant_order: bool = False,
    variant_sorting: bool = False,
    secret_tickets: bool = False,
    first_player: int | None = 0,
) -> State:
    """A game at its start; seat 0 goes first unless told otherwise, ``None`` leaves that to chance."""
    s = State()
    first = 0 if first_player is None else first_player + 1
    setup(s, players, [int(variant_order), int(variant_sorting), int(secret_tickets), first])
    return s


# Playing


def notations(s: State) -> set[str]:
    """All that the mover may do."""
    out = [0] * SPACE.size
    return {SPACE.find(out[index]).notation for index in range(legal_actions(s, out))}


def do(s: State, *moves: str) -> None:
    """Play these moves, each of which must be legal."""
    for move in moves:
        action = SPACE.find(move)
        assert action.notation in notations(s), f"{move} is none of {sorted(notations(s))}"
        play(s, action.number)


def find(s: State, *printed: int) -> None:
    """Chance turns up these tiles."""
    do(s, *(f"find {tile}" for tile in printed))


def legal(s: State) -> list[int]:
    """The numbers of all that the mover may do."""
    out = [0] * SPACE.size
    return out[: legal_actions(s, out)]


def random_steps(s: State, seed: int) -> Iterator[tuple[State, int, State]]:
    """A table played to the end at random: each action with the states before and after it."""
    rng = Rng()
    seed_rng(rng, seed, 0)
    choose = random.Random(seed)
    while s.mover != NOBODY:
        action = draw(s, rng) if s.mover == CHANCE else choose.choice(legal(s))
        after = copy_of(s)
        play(after, action)
        yield s, action, after
        s = after


RANDOM: dict[str, dict[str, Any]] = {  # the players and options of tables for random games
    "1": {"players": 1},
    "2": {"players": 2},
    "3": {"players": 3},
    "4": {"players": 4},
    "2 sorting secret": {"players": 2, "variant_sorting": True, "secret_tickets": True},
    "4 order sorting": {"players": 4, "variant_order": True, "variant_sorting": True},
}


@cache
def random_steps_at(name: str, seed: int) -> list[tuple[State, int, State]]:
    """A random game at one of those tables."""
    return list(random_steps(table(**RANDOM[name], first_player=None), seed))


def random_game(
    seed: int, players: int, *, variant_order: bool = False, variant_sorting: bool = False
) -> Iterator[State]:
    """A game at random: the one table, after each action."""
    s = table(players, variant_order=variant_order, variant_sorting=variant_sorting, first_player=None)
    rng = Rng()
    seed_rng(rng, seed, 0)
    choose = random.Random(seed)
    while s.mover != NOBODY:
        moves = sorted(notations(s))
        play(s, draw(s, rng) if s.mover == CHANCE else SPACE.find(choose.choice(moves)).number)
        yield s


# Putting pieces


def tiles(*printed: int) -> int:
    """A set of tiles."""
    return sum(1 << tile - 1 for tile in printed)


def printed(bits: int) -> list[int]:
    """The tiles of a set, youngest first."""
    return [tile + 1 for tile in each(bits)]


def galleries(s: State) -> list[list[int]]:
    """The tiles in each gallery."""
    return [printed(s.gallery[gallery]) for gallery in range(5)]


def bury(s: State, gallery: int, *finds: int) -> None:
    """Put tiles into a gallery."""
    s.gallery[gallery] |= tiles(*finds)
    s.unseen &= ~tiles(*finds)


def give(s: State, p: int, *finds: int, coins: int = 0) -> None:
    """Put tiles and coins on a player's desk."""
    s.finds[p] |= tiles(*finds)
    s.unseen &= ~tiles(*finds)
    s.coins[p] += coins


def show(s: State, p: int, space: int, *row: int) -> None:
    """Put a player's next marker on a museum space, for this row of tiles."""
    m = free_marker(s, p)
    s.space[p, m] = space
    s.collection[p, m] = tiles(*row)
    s.unseen &= ~tiles(*row)
    for left, right in pairwise(row):
        s.joined[left - 1] = right - 1


def spaces(s: State, p: int) -> list[int]:
    """The museum spaces of a player's markers."""
    return [s.space[p, m] for m in range(MARKERS)]


def seat_order(s: State) -> list[int]:
    """The seats in the order in which they place their figures."""
    return [s.order[place] for place in range(s.players)]


# Points of the game


def at_placing(s: State, *backs: str) -> None:
    """The finds lie out and the funds cards face down; figures come next."""
    find(s, 1, 13, 25, 37, 49)
    do(s, *(f"draw {back}" for back in backs or ("bag", "chest")))


def in_turn(s: State, p: int, phase: Phase, *, space: int = 7) -> None:
    """It is this player's turn; the others' figures, which hold nothing, stand as far left as they can."""
    for q in range(s.players):
        s.figure[q] = space if q == p else max(free_spaces(s, space))
    s.acting = space
    s.phase = phase
    s.mover = p


def free_spaces(s: State, kept: int) -> set[int]:
    """The research spaces without a figure, less one that is kept free."""
    return set(range(1, SPACES + 1)) - {kept} - {s.figure[figure] for figure in range(5)}
