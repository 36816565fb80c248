"""Every kind of table that a game can be set up for; contract tests run on all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from digsite.core import engine, registry
from digsite.core.engine import Engine
from digsite.core.game import CHANCE, NOBODY, Game
from digsite.core.rng import Rng, below, seed_rng


@dataclass(frozen=True)
class Kind:
    """One kind of table: a game, a number of players, and flags."""

    game: str
    players: int
    flags: tuple[str, ...]

    @property
    def options(self) -> dict[str, object]:
        """The flags as a match takes them."""
        return dict.fromkeys(self.flags, True)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.flags])


def kinds(*games: str) -> list[Kind]:
    """All numbers of players with all combinations of flags that are allowed for them, in some games or in all."""
    found = []
    for name in games or registry.names():
        about = registry.game(name).about
        for players in about.seats:
            flags = [option.name for option in about.options if not option.is_seat and players in option.seats]
            for chosen in product([False, True], repeat=len(flags)):
                found.append(Kind(name, players, tuple(flag for flag, on in zip(flags, chosen, strict=True) if on)))
    return found


def fewer(found: list[Kind]) -> list[Kind]:
    """For each game and number of players only the table without flags and the one with all: plain mode is slow."""
    most = {
        (kind.game, kind.players): max(len(k.flags) for k in found if k.game == kind.game and k.players == kind.players)
        for kind in found
    }
    return [kind for kind in found if len(kind.flags) in (0, most[kind.game, kind.players])]


class Table:
    """A game being played by chance and random players, on either engine."""

    def __init__(self, kind: Kind, chosen: Engine, seed: int = 1, stream: int = 0) -> None:
        self.kind = kind
        self.engine = chosen
        self.game: Game = chosen.game
        self.games = chosen.games(2)
        self.legal_buffer = chosen.ints(self.game.actions.size)
        options = chosen.ints(len(self.game.about.options))
        for index, value in enumerate(self.game.about.encode_options(kind.players, kind.options)):
            options[index] = value
        chosen.setup(self.games, 0, kind.players, options)
        self.generators = chosen.generators(1)
        chosen.seed(self.generators, 0, seed, stream)
        self.rng = Rng()
        seed_rng(self.rng, seed, stream + 1_000_000)

    @property
    def mover(self) -> int:
        """Whose decision it is."""
        return int(self.engine.mover(self.games, 0))

    @property
    def state(self) -> Any:
        """A copy of the state."""
        return self.engine.read(self.games, 0)

    def legal(self) -> list[int]:
        """The numbers of the legal actions."""
        count = self.engine.legal_actions(self.games, 0, self.legal_buffer)
        return self.engine.listed(self.legal_buffer, count)

    def pick(self) -> int:
        """An outcome if chance is to move, else any legal action."""
        if self.mover == CHANCE:
            return int(self.engine.draw(self.games, 0, self.generators, 0))
        legal = self.legal()
        return legal[below(self.rng, len(legal))]

    def play(self, action: int) -> None:
        """Play a legal action."""
        self.engine.play(self.games, 0, action)

    def play_on(self) -> Iterator[int]:
        """Play to the end, giving each action after it was played."""
        while self.mover != NOBODY:
            action = self.pick()
            self.play(action)
            yield action


def both_engines(name: str) -> list[Engine]:
    """The plain engine, and the compiled one unless this is plain mode."""
    engines = [engine.plain(name)]
    if not engine.in_plain_mode():
        engines.append(engine.compiled(name))
    return engines


def quickest(name: str) -> Engine:
    """The compiled engine, unless this is plain mode."""
    return engine.best(name)
