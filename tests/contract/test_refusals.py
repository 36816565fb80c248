"""Reasons against actions are the same in both modes."""

from __future__ import annotations

from functools import cache

import pytest

from digsite.core import engine, registry
from digsite.core.engine import Function
from digsite.core.entry_points import State
from digsite.core.rule import rule
from digsite.testing.tables import Kind, Table
from tests.contract.kinds import GAMES

TEXTS_EVERY = 10


@rule
def why_not(s: State, action: int) -> int:
    raise NotImplementedError


@rule
def why_not_in(games: list[State], i: int, action: int) -> int:
    """The reason against an action; 0 for none."""
    return why_not(games[i], action)


@cache
def entry_point(chosen: engine.Engine) -> Function:
    name = chosen.game.about.name
    [bound] = chosen.bind(f"{name}.contract.refusals", [why_not_in], {why_not: chosen.game.show.why_not})
    return bound


@pytest.mark.skipif(engine.in_plain_mode(), reason="compares plain mode with compiled mode")
@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_the_same_in_both_modes(name: str) -> None:
    table = Table(Kind(name, registry.game(name).about.seats[-1], ()), engine.compiled(name))
    for ply, _ in enumerate(table.play_on()):
        if ply % TEXTS_EVERY == 0:
            actions, s = range(table.game.actions.size), table.state
            compiled = [entry_point(table.engine)(table.games, 0, action) for action in actions]
            assert compiled == [table.game.show.why_not(s, action) for action in actions]
