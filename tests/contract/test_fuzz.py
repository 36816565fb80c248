"""Every game's invariants hold after every action of many random games, in each number of players and each variant."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from digsite.core import engine
from digsite.core.doors import State, draw, legal_actions, play, setup
from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import Ints, copy_into
from digsite.core.rng import Rng, below, seed_rng
from digsite.core.rule import rule
from tests.contract.tables import KINDS, Kind
from tests.soak import IS_SOAK

COMPILED_GAMES = 200_000 if IS_SOAK else 2_000
PLAIN_GAMES = 5


@rule
def broken_invariant(s: State) -> int:
    """The game's own check; 0 is nothing."""
    raise NotImplementedError


@rule
def broken_step(before: State, after: State) -> int:
    """The game's own check of one action; 0 is nothing."""
    raise NotImplementedError


@rule
def play_checked(
    games: list[State], rngs: list[Rng], players: int, options: Ints, count: int, actions: Ints, found: Ints
) -> int:
    """Play random games and check after every action; returns what broke first, with the game's number in ``found``."""
    s = games[0]
    for number in range(count):
        seed_rng(rngs[0], 5, number)
        copy_into(s, games[1])
        setup(s, players, options)
        while s.mover != NOBODY:
            copy_into(games[2], s)
            if s.mover == CHANCE:
                play(s, draw(s, rngs[0]))
            else:
                play(s, actions[below(rngs[0], legal_actions(s, actions))])
            found[0] = number
            if broken_invariant(s) != 0:
                return broken_invariant(s)
            if broken_step(games[2], s) != 0:
                return broken_step(games[2], s)
    found[0] = count
    return 0


def play_many(kind: Kind, chosen: engine.Engine, checks: Any, count: int) -> tuple[int, int]:
    bindings = {broken_invariant: checks.broken_invariant, broken_step: checks.broken_step}
    [run] = chosen.bind(f"test.invariants.{kind.game}", [play_checked], bindings)
    options = chosen.ints(len(chosen.game.about.options))
    for index, value in enumerate(chosen.game.about.encode_options(kind.players, kind.options)):
        options[index] = value
    found = chosen.ints(1)
    actions = chosen.ints(chosen.game.actions.size)
    broken = run(chosen.games(3), chosen.generators(1), kind.players, options, count, actions, found)
    return int(broken), int(found[0])


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_invariants_hold_after_every_action(kind: Kind) -> None:
    invariants = import_module(f"digsite.games.{kind.game}.invariants")
    chosen = engine.best(kind.game)
    count = COMPILED_GAMES if chosen.is_compiled else PLAIN_GAMES
    broken, played = play_many(kind, chosen, invariants, count)
    assert invariants.Broken(broken) == invariants.Broken.NOTHING, f"in game {played}"
    assert played == count
