"""What a tournament's games say: who is how strong, on which seat, with which scores and how much thought."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from digsite.arena.outcome import Clock, Forfeit, Outcome, Result
from digsite.arena.plan import Plan
from digsite.arena.ratings import Rating, Z, ratings
from digsite.core import html


@dataclass(frozen=True)
class Rate:
    """How often something was won: a share of the seats or games that could have won it, with its 95 % interval."""

    won: float  # shared victories count in part
    of: int

    @property
    def rate(self) -> float:
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.of)

    def as_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {"won": self.won, "of": self.of, "rate": self.rate, "low": low, "high": high}


def wilson(won: float, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate. Unlike the textbook's it is right for few games and for rates near 0 and 1."""
    if of == 0:
        return 0.0, 1.0
    rate, square = won / of, Z * Z
    middle = (rate + square / (2 * of)) / (1 + square / of)
    half = Z / (1 + square / of) * math.sqrt(rate * (1 - rate) / of + square / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Scores:
    """The scores of one bot in the games that were played to the end."""

    counts: dict[int, int]  # how often each score

    @property
    def games(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(score * count for score, count in self.counts.items()) / self.games if self.games else 0.0

    @property
    def deviation(self) -> float:
        squares = sum(count * (score - self.mean) ** 2 for score, count in self.counts.items())
        return math.sqrt(squares / self.games) if self.games else 0.0

    def quantile(self, part: float) -> int:
        """The least score that at least this part of all scores do not exceed."""
        so_far = 0
        for score in sorted(self.counts):
            so_far += self.counts[score]
            if so_far >= part * self.games:
                return score
        return 0


@dataclass(frozen=True)
class Standing:
    """All there is to say of one bot."""

    bot: str
    games: int
    wins: Rate  # over its seats: a bot with two seats at a table has two chances there
    rating: Rating
    scores: Scores
    by_seat: tuple[Rate, ...]
    clock: Clock
    forfeits: tuple[tuple[Result, Forfeit], ...]


@dataclass(frozen=True)
class Summary:
    """What a tournament says, the strongest bot first."""

    plan: Plan
    games: int
    was_interrupted: bool
    standings: tuple[Standing, ...]
    seats: tuple[Rate, ...]  # how often each seat won, whoever sat there
    pairs: dict[tuple[str, str], Rate]  # how often the first had a better place than the second; equals are a half

    def _repr_html_(self) -> str:
        """What notebooks show: the standings."""
        rows = []
        for each in self.standings:
            low, high = each.wins.interval
            won = (f"{each.wins.rate:.1%}", f"{low:.1%} – {high:.1%}")
            rows.append((each.bot, each.games, *won, f"{each.rating.mu:.1f}", f"{each.scores.mean:.1f}"))
        caption = f"{self.plan.game}: {self.games:,} games, {self.plan.players} players, seed {self.plan.seed}"
        return html.table(caption, ("bot", "games", "won", "interval", "rating", "score"), rows)


def summary(outcome: Outcome) -> Summary:
    """The figures of a tournament."""
    names, results = list(dict.fromkeys(outcome.plan.bots)), outcome.results
    rated = ratings(names, results)
    standings = [standing(name, rated[name], outcome.plan.players, results) for name in names]
    standings.sort(key=lambda each: (-each.wins.rate, -each.rating.mu))
    seats = tuple(
        Rate(sum(game.shares[seat] for game in results), len(results)) for seat in range(outcome.plan.players)
    )
    return Summary(outcome.plan, len(results), outcome.was_interrupted, tuple(standings), seats, pairs(names, results))


def standing(name: str, rating: Rating, players: int, results: Iterable[Result]) -> Standing:
    """The figures of one bot."""
    games = [result for result in results if name in result.bots]
    seated = [(result, seat) for result in games for seat in range(players) if result.bots[seat] == name]
    clock = Clock()
    for result, seat in seated:
        clock.merge(result.clocks[seat])
    by_seat = [
        Rate(sum(result.shares[seat] for result, seat in sat), len(sat))
        for sat in ([(result, seat) for result, seat in seated if seat == place] for place in range(players))
    ]
    return Standing(
        name,
        len(games),
        # The seats of one table are rivals, not independent: counting them all makes the interval rather too wide.
        Rate(sum(result.shares[seat] for result, seat in seated), len(seated)),
        rating,
        Scores(dict(Counter(result.scores[seat] for result, seat in seated if result.forfeit is None))),
        tuple(by_seat),
        clock,
        tuple((game, game.forfeit) for game in games if game.forfeit and game.bots[game.forfeit.seat] == name),
    )


def pairs(names: Sequence[str], results: Iterable[Result]) -> dict[tuple[str, str], Rate]:
    """For each two bots that have met, how often the first had the better place."""
    better: Counter[tuple[str, str]] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    for result in results:
        seats = list(zip(result.bots, result.places, strict=True))
        for one, place in seats:
            for other, other_place in seats:
                if one != other:
                    met[one, other] += 1
                    better[one, other] += 2 * (place < other_place) + (place == other_place)
    return {
        (one, other): Rate(better[one, other] / 2, met[one, other])
        for one in names
        for other in names
        if met[one, other]
    }


LONGEST_LABEL = 28


def labels(found: Summary, limit: int = LONGEST_LABEL) -> dict[str, str]:
    """The bots' names for tables and plots: without the folders of their files, not too long, none twice."""
    made: dict[str, str] = {}
    for one in found.standings:
        name = wanted = shortened_name(one.bot, limit)
        copies = itertools.count(2)
        while name in made.values():
            mark = f" ({next(copies)})"
            name = wanted[: limit - len(mark)] + mark
        made[one.bot] = name
    return made


def shortened_name(name: str, limit: int) -> str:
    """A bot's name without the folders of its file, cut in the middle if it is too long."""
    name = name.replace("\\", "/").rpartition("/")[2]
    half = (limit - 1) // 2
    return name if len(name) <= limit else f"{name[: limit - 1 - half]}…{name[-half:]}"


def as_json(found: Summary) -> dict[str, Any]:
    """A summary as JSON."""
    plan = found.plan
    return {
        "game": plan.game,
        "players": plan.players,
        "options": dict(plan.options),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "time_limit": plan.time_limit,
        "games": found.games,
        "was_interrupted": found.was_interrupted,
        "standings": [_standing_as_json(each) for each in found.standings],
        "seats": [seat.as_json() for seat in found.seats],
        "pairs": [{"bot": one, "against": other, **rate.as_json()} for (one, other), rate in found.pairs.items()],
    }


def _standing_as_json(one: Standing) -> dict[str, Any]:
    low, high = one.rating.interval
    return {
        "bot": one.bot,
        "games": one.games,
        "wins": one.wins.as_json(),
        "rating": {"mu": one.rating.mu, "sigma": one.rating.sigma, "low": low, "high": high},
        "scores": {"games": one.scores.games, "mean": one.scores.mean, "deviation": one.scores.deviation},
        "by_seat": [seat.as_json() for seat in one.by_seat],
        "thinking": {
            "decisions": one.clock.count,
            "mean_seconds": one.clock.mean,
            "p95_seconds": one.clock.quantile(0.95),
            "longest_seconds": one.clock.longest,
        },
        "forfeits": [{"number": game.number, "seed": game.seed, **asdict(forfeit)} for game, forfeit in one.forfeits],
    }
