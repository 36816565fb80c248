"""Refusals in every game: a reason against each action that is not legal, and none against a legal one."""

from __future__ import annotations

import json
from functools import cache

import pytest

from digsite.core import engine, registry
from digsite.core.doors import State
from digsite.core.engine import Function
from digsite.core.rule import rule
from digsite.testing.tables import Kind, Table, quickest
from tests.contract.kinds import GAMES, KINDS

EVERY = 3  # plies between two positions that are looked at: thousands of them over all kinds of table
TEXTS_EVERY = 10


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_exactly_the_actions_that_are_not_legal_have_a_reason_against_them(kind: Kind) -> None:
    table = Table(kind, quickest(kind.game))
    for ply, _ in enumerate(table.play_on()):
        if ply % EVERY == 0:
            legal, s = set(table.legal()), table.state
            allowed = {action for action in range(table.game.actions.size) if table.game.show.why_not(s, action) == 0}
            assert allowed == legal


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_refusal_is_made_of_json_and_said_in_a_sentence(kind: Kind) -> None:
    table = Table(kind, quickest(kind.game))
    show, text = table.game.show, table.game.text
    for ply, _ in enumerate(table.play_on()):
        if ply % TEXTS_EVERY == 0:
            for action in set(range(table.game.actions.size)) - set(table.legal()):
                refusal = show.refusal(table.state, action)
                assert set(json.loads(json.dumps(refusal))) == {"kind", "arguments", "pieces", "section"}
                assert not text.reason(refusal).endswith(".")


# The same in both modes


@rule
def why_not(s: State, action: int) -> int:
    raise NotImplementedError


@rule
def why_not_in(games: list[State], i: int, action: int) -> int:
    """The reason against an action; 0 for none."""
    return why_not(games[i], action)


@cache
def door(chosen: engine.Engine) -> Function:
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
            compiled = [door(table.engine)(table.games, 0, action) for action in actions]
            assert compiled == [table.game.show.why_not(s, action) for action in actions]
