"""Ratings: one number for each bot that explains all its games, with two, three or four at the table."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

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


def ratings(bots: Sequence[str], results: Iterable[Result]) -> dict[str, Rating]:
    """The ratings of all bots after these games, by the Plackett-Luce model of openskill.

    Every seat is a team of one. A bot with several seats at a table has one rating all the same: each seat would move
    it somewhere, and it goes to the middle, since one game is one look at a bot, not several. A table of a single bot
    says nothing about strength. Bots do not learn from game to game, so ratings do not loosen with time (tau is 0).
    """
    from openskill.models import PlackettLuce  # not needed to play, and slow to import

    model = PlackettLuce(tau=0.0)
    rated = {name: model.rating() for name in bots}
    for result in results:
        if len(set(result.bots)) == 1:
            continue
        teams = [[model.rating(mu=rated[name].mu, sigma=rated[name].sigma)] for name in result.bots]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in result.places])]
        for name in set(result.bots):
            own = [rating for seat, rating in enumerate(after) if result.bots[seat] == name]
            rated[name] = model.rating(
                mu=sum(rating.mu for rating in own) / len(own),
                sigma=math.sqrt(sum(rating.sigma**2 for rating in own) / len(own)),
            )
    return {name: Rating(rating.mu, rating.sigma) for name, rating in rated.items()}
