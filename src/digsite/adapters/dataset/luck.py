"""How lucky everybody was in a game: an entry point that asks the game's strategy about a draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache as remember
from typing import Any

from digsite.bots.greedy import strategy
from digsite.bots.policy import POINT, no_luck, note_luck
from digsite.core.engine import Engine, Progress
from digsite.core.entry_points import State, play
from digsite.core.game import CHANCE
from digsite.core.record import Ints
from digsite.core.rule import rule


@rule
def play_and_note_luck(games: list[State], i: int, actions: Ints, count: int, luck: Ints) -> None:
    """Play a whole game again and add up what chance's draws brought each player more than usual."""
    for place in range(count):
        if games[i].mover == CHANCE:
            note_luck(games[i], actions[place], luck)
        play(games[i], actions[place])


@remember
def entry(chosen: Engine, progress: Progress | None = None) -> Callable[..., Any]:
    """The loop for one game, compiled if it is not yet."""
    name = chosen.game.about.name
    [run] = chosen.bind(f"{name}.luck", [play_and_note_luck], strategy(name).bindings, progress)
    return run


def is_measured(game: str) -> bool:
    """Whether the strategy of a game can tell how lucky a draw was."""
    return strategy(game).note_luck is not no_luck


def luck_of(chosen: Engine, players: int, options: Sequence[int], actions: Sequence[int]) -> list[float]:
    """Everybody's luck in a game, in points; 0 where the strategy of the game measures none."""
    if not is_measured(chosen.game.about.name):
        return [0.0] * players
    games, luck = chosen.games(1), chosen.ints(players)
    chosen.setup(games, 0, players, chosen.ints_of(options))
    entry(chosen)(games, 0, chosen.ints_of(actions), len(actions), luck)
    return [hundredths / POINT for hundredths in chosen.listed(luck, players)]
