"""Ratings: one number for each bot that explains all its games, with two, three or four at the table."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from digsite.arena.outcome import Result

Z = 1.959964  # of a normal distribution: 95 % lie within so many deviations


@dataclass(frozen=True)
class Rating:
    """A bot's strength; new bots begin at 25 with a deviation of 25/3."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where the strength is with a probability of 95 %."""
        return self.mu - Z * self.sigma, self.mu + Z * self.sigma


Player = TypeVar("Player", bound=Hashable)
NEW = Rating(25.0, 25.0 / 3.0)  # of whom nothing is known


def ratings(bots: Sequence[str], results: Iterable[Result]) -> dict[str, Rating]:
    """The ratings of all bots after these games, by the Plackett-Luce model of openskill.

    Every seat is a team of one. A bot with several seats at a table has one rating all the same: each seat would move
    it somewhere, and it goes to the middle, since one game is one look at a bot, not several. A table of a single bot
    says nothing about strength. Bots do not learn from game to game, so ratings do not loosen with time (tau is 0).
    """
    known = dict.fromkeys(bots, NEW)
    for result in results:
        known |= rated(result.bots, result.places, known)
    return known


def rated(players: Sequence[Player], places: Sequence[int], before: Mapping[Player, Rating]) -> dict[Player, Rating]:
    """The ratings of those at a table after one game; who has none yet begins with that of the new.

    ``players`` are those in the seats and ``places`` how they came out.
    """
    if len(set(players)) == 1:
        return {}
    model = _model()
    ratings_before = [before.get(player, NEW) for player in players]
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings_before]
    after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
    found = {}
    for player in set(players):
        own = [rating for seat, rating in enumerate(after) if players[seat] == player]
        sigma = math.sqrt(sum(rating.sigma**2 for rating in own) / len(own))
        found[player] = Rating(sum(rating.mu for rating in own) / len(own), sigma)
    return found


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # not needed to play, and slow to import

    return PlackettLuce(tau=0.0)
