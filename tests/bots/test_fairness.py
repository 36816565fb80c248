"""No bot knows what chance will do: another future never changes a move."""

from __future__ import annotations

import pytest

from digsite.bots.bot import bot
from digsite.core import engine, registry
from digsite.core.game import CHANCE
from digsite.match import Match

BOTS = ["uniform", "greedy", "level1", "level2", "level3", "mcts:12" if engine.in_plain_mode() else "mcts:300"]
MOVES = 6 if engine.in_plain_mode() else 25


def with_another_future(match: Match, seed: int) -> Match:
    """The same game so far, in which chance will do something else."""
    replay = match.journal.replay()
    draws: list[int] = []
    decisions: list[int] = []
    for action in match.actions:
        (draws if replay.mover == CHANCE else decisions).append(action)
        replay.play(action)
    other = Match(match.game, match.players, seed=seed, draws=draws)
    for action in decisions:
        other.play(action)
    assert other.actions == match.actions
    return other


@pytest.mark.parametrize("game", registry.names())
def test_a_bot_with_the_seed_of_chance_learns_nothing_from_it(game: str) -> None:
    """Bots have random streams of their own: with equal seeds their choices do not follow chance's draws."""
    low = 0
    for seed in range(200):
        match = Match(game, 2, seed=seed)
        choices = match.legal_numbers()
        low += 2 * choices.index(int(str(bot("uniform", seed).choose(match)))) < len(choices)
    assert 60 < low < 140


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("name", BOTS)
def test_another_future_never_changes_a_move(game: str, name: str) -> None:
    match = Match(game, 2, seed=21)
    here = [bot(name, seed) for seed in range(2)]
    there = [bot(name, seed) for seed in range(2)]
    for move in range(MOVES):
        other = with_another_future(match, 1000 + move)
        choice = here[match.mover].choose(match)
        assert there[match.mover].choose(other) == choice
        match.play(choice)
