"""The plan of a data set: which games are played, by whom, and which of them are kept for tests.

Game number n has the same seed, and is in the same split, however many games there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from digsite.arena.plan import derived_seed
from digsite.arena.simulate import check_bots
from digsite.bots.bot import POLICIES, bot
from digsite.bots.external import is_external
from digsite.core import cache, registry
from digsite.core.numbers import plain_number
from digsite.core.rng import LARGEST_SEED, check_seed

GAMES_A_SHARD = 1_000  # in one file
GAMES_A_UNIT = 50  # of bots that choose at once; one that thinks ahead takes a second for a game
MOST_GAMES = 10**9


@dataclass(frozen=True)
class Plan:
    """A data set as it was asked for; ``bots`` is one for all seats or one for each."""

    game: str
    players: int = 2
    bots: tuple[str, ...] = ("mcts:200",)
    games: int = 1_000
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    observations: bool = False
    test_share: float = 0.1

    def __post_init__(self) -> None:
        """Keep ints where NumPy's were given, and a bot for each seat: a plan is written down as JSON."""
        for name in ("players", "games", "seed"):
            object.__setattr__(self, name, plain_number(getattr(self, name)))
        object.__setattr__(self, "options", {name: plain_number(value) for name, value in self.options.items()})
        object.__setattr__(self, "bots", check_bots(tuple(self.bots), self.players))

    def check(self) -> None:
        """Raise an error, a ``ValueError`` of one line, if this cannot be played."""
        registry.game(self.game).about.encode_options(self.players, self.options)
        check_seed(self.seed)
        if not 1 <= self.games <= MOST_GAMES:
            raise ValueError(f"a data set has 1 to {MOST_GAMES:,} games, not {self.games:,}")
        if not 0 <= self.test_share < 1:
            raise ValueError(f"the share of games for tests is from 0 to below 1, not {self.test_share:g}")
        for name in self.bots:
            if is_external(name):
                raise ValueError(f"a data set is played by our own bots, not by {name}")
            bot(name)

    def as_json(self) -> dict[str, Any]:
        """All that the rows depend on."""
        from digsite import __version__

        about = registry.game(self.game).about
        versions = {"version": __version__, "rules_version": about.rules_version, "code": cache.sources(self.game)}
        if about.components is not None:
            versions["components"] = about.components.fingerprint
        return asdict(self) | {"bots": list(self.bots), "options": dict(self.options)} | versions

    def seed_of(self, number: int) -> int:
        """Chance's seed in a game: ``Match(game, players, seed=…)`` has the same draws."""
        return derived_seed("data set", self.seed, number)

    def is_for_tests(self, number: int) -> bool:
        """Whether a game, with all its rows, is in the split ``test``."""
        return derived_seed("split", self.seed, number) < self.test_share * LARGEST_SEED

    @property
    def shards(self) -> int:
        """How many files the games are kept in."""
        return -(-self.games // GAMES_A_SHARD)

    def units(self, shard: int) -> Iterator[Unit]:
        """The work of one shard in pieces."""
        size = GAMES_A_UNIT if all(name in POLICIES for name in self.bots) else 1
        stop = min(self.games, (shard + 1) * GAMES_A_SHARD)
        for first in range(shard * GAMES_A_SHARD, stop, size):
            yield Unit(self, shard, first, min(size, stop - first))


@dataclass(frozen=True)
class Unit:
    """Some games of a data set: a unit of work."""

    plan: Plan
    shard: int  # the file that they go into
    first: int
    count: int
