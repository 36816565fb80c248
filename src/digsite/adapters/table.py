"""One table with any bots at it: those that think ahead, and your own classes, choose from Python."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from digsite.bots.bot import POLICIES, Bot, bot, check_bot
from digsite.bots.external_worker import new_bot
from digsite.core import engine, registry
from digsite.core.game import BadOptions
from digsite.match import Match

Opponent = str | Callable[..., Bot]  # the name of a bot, or a class of your own


def seats_at(game: str, players: int | None, opponents: Sequence[Opponent], seat: int) -> list[Opponent | None]:
    """Who sits where: None at the seat that is played from outside. A single opponent takes all other seats."""
    if isinstance(opponents, str):
        raise BadOptions(f"opponents is a list of bots, such as [{opponents!r}], not a text")
    players = registry.game(game).about.check_players(len(opponents) + 1 if players is None else players)
    others = list(opponents) * (players - 1) if len(opponents) == 1 else list(opponents)
    if len(others) != players - 1:
        raise BadOptions(f"{players} players need {players - 1} opponents or one for all seats, not {len(others)}")
    if seat not in range(players):
        raise BadOptions(f"a seat is a number from 0 to {players - 1}, not {seat!r}")
    for name in others:
        make(name, 0)  # complains of a bot that there is not
        if isinstance(name, str):
            check_bot(name, game)
    return [*others[:seat], None, *others[seat:]]


def are_policies(seats: Sequence[Opponent | None]) -> bool:
    """Whether all bots choose at once, so that they can play inside compiled code."""
    return all(name is None or name in POLICIES for name in seats)


def make(opponent: Opponent, seed: int) -> Bot:
    """A bot for one game."""
    made: Bot = bot(opponent, seed) if isinstance(opponent, str) else new_bot(opponent, seed)
    return made


class Table:
    """A match in which bots play all seats but one."""

    def __init__(self, game: str, seats: Sequence[Opponent | None], options: Mapping[str, Any], seed: int) -> None:
        engine.best(game)  # else the match would begin in plain mode
        self.seat = list(seats).index(None)
        self.match = Match(game, len(seats), seed=seed, **options)
        self._bots = {p: make(who, seed + p) for p, who in enumerate(seats) if who is not None}
        self._go_on()

    def play(self, action: int) -> None:
        """Play a legal action; the bots answer."""
        self.match.play(action)
        self._go_on()

    def _go_on(self) -> None:
        while not self.match.over and self.match.mover != self.seat:
            # A copy knows nothing of the draws to come
            self.match.play(self._bots[self.match.mover].choose(self.match.copy()))

    def observe(self, out: Any) -> None:
        """Write what the seat observes."""
        self.match.engine.observe(self.match.games, 0, self.seat, out)
