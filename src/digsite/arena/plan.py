"""The plan of a tournament: which bots sit where in which game, and with which luck.

A round plays every line-up with one seed of chance, once for each rotation of its seats: so everybody sits everywhere
equally often, and meets the same luck there. Game number n is the same however many games are played.
"""

from __future__ import annotations

import hashlib
import itertools
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from digsite.bots.bot import bot, check_bot
from digsite.bots.external import is_external
from digsite.core import registry
from digsite.core.numbers import plain_number
from digsite.core.rng import LARGEST_SEED, check_seed

MOST_GAMES = 10**7


class BadTournament(ValueError):
    """A tournament that cannot be played like this; the message says what would work."""


@dataclass(frozen=True)
class Pairing:
    """One game of a plan: who sits where, and the seed of chance."""

    number: int  # from 0
    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """A tournament as it was asked for."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    time_limit: float = 10.0  # seconds for a decision of an external bot

    def __post_init__(self) -> None:
        """Keep ints where NumPy's were given: a plan is written down as JSON."""
        object.__setattr__(self, "players", plain_number(self.players))
        object.__setattr__(self, "seed", plain_number(self.seed))
        object.__setattr__(self, "options", {name: plain_number(value) for name, value in self.options.items()})

    def check(self) -> None:
        """Raise an error, a ``ValueError`` of one line, if this cannot be played."""
        registry.game(self.game).about.encode_options(self.players, self.options)
        check_seed(self.seed)
        if self.players < 2:
            raise BadTournament("a tournament needs at least 2 players at the table")
        if not self.bots or not all(self.bots):
            raise BadTournament("name at least one bot, and several with commas between them")
        if len(self.bots) > self.players and len(set(self.bots)) < len(self.bots):
            raise BadTournament(f"a bot is named twice in {', '.join(self.bots)}; name each once")
        if not 0 < self.time_limit < math.inf:
            raise BadTournament(f"the time for a decision must be more than 0 s, not {self.time_limit:g} s")
        for name in self.bots:
            if not is_external(name):
                bot(name)
                check_bot(name, self.game)

    @cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets whom. Too few bots: the last fills the table. Too many: every combination of them."""
        if len(self.bots) <= self.players:
            return [self.bots + self.bots[-1:] * (self.players - len(self.bots))]
        return list(itertools.combinations(self.bots, self.players))

    def round(self, number: int) -> list[tuple[str, ...]]:
        """The seats in all games of one round."""
        return [seats for line_up in self.line_ups for seats in rotations(neighbours(line_up, number))]

    @cached_property
    def games_in_a_round(self) -> int:
        """How many games it takes until everybody has sat everywhere equally often."""
        return len(self.round(0))

    def whole_rounds(self, games: int) -> int:
        """The next number of games that makes whole rounds."""
        return -(-games // self.games_in_a_round) * self.games_in_a_round

    def pairing(self, number: int) -> Pairing:
        """One game of the tournament."""
        turn, index = divmod(number, self.games_in_a_round)
        return Pairing(number, derived_seed("chance", self.seed, turn), self.round(turn)[index])


def neighbours(line_up: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """A line-up in another order round the table each time, so that not always the same bot sits on one's left."""
    if len(set(line_up)) < len(line_up):
        return line_up
    orders = math.factorial(len(line_up) - 1)
    return line_up[:1] + next(itertools.islice(itertools.permutations(line_up[1:]), turn % orders, None))


def rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Everybody moves on by a seat until all have sat everywhere; equal tables are listed once."""
    return list(dict.fromkeys(line_up[-shift:] + line_up[:-shift] for shift in range(len(line_up))))


def derived_seed(purpose: str, *numbers: int) -> int:
    """A seed that follows from numbers, and tells nothing of the seeds that follow from others."""
    text = " ".join([purpose, *map(str, numbers)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % LARGEST_SEED
