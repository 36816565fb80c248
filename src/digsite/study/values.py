"""What a position is worth to everybody, choice by choice: a search that looks long enough at the choices that matter.

Chances and points are averages over the search's iterations. Where the game's strategy can tell how lucky a draw was,
that luck is taken out of them: it changes no average, but much of the noise.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.judge import ONE
from digsite.bots.mcts.search import Grower, Settings, doors
from digsite.bots.mcts.tree import ANY, NOTED, NOTED_WIN
from digsite.bots.policy import POINT
from digsite.core import engine
from digsite.core.actions import Action
from digsite.core.position import Position

SETTINGS = Settings(nodes=1 << 18)
FREE_TENTHS = 6  # of the iterations go where the search wants; the others to the candidates, in equal parts
CANDIDATES = 3  # the choices visited most, and those asked for
CLEARLY = 3.0  # standard errors
TREE_ERROR = 2.0  # iterations of one tree share draws and replies: errors are so much larger than if they did not
STRIDE_SECONDS = 0.02
WIN = ONE // NOTED_WIN  # a whole victory, as it is noted

Values = tuple[float, ...]  # one for each player


@dataclass(frozen=True)
class Judged:
    """What was found out about one choice."""

    action: Action
    visits: int
    worth: float  # to the mover, as the search sees it, 0 to 1
    wins: Values  # everybody's share of the victory to be expected
    scores: Values  # everybody's points to be expected at the end
    win_errors: Values  # standard errors of these
    score_errors: Values


@dataclass(frozen=True)
class Judgement:
    """The candidates of a position, the best first, and those asked for among them."""

    mover: int
    candidates: tuple[Judged, ...]
    iterations: int

    @property
    def best(self) -> Judged:
        return self.candidates[0]

    def of(self, number: int) -> Judged:
        """What was found out about a candidate."""
        return next(found for found in self.candidates if found.action.number == number)


def judged(position: Position, allowed: Budget, seed: int = 0, number: int = 0, asked: Sequence[int] = ()) -> Judgement:
    """Judge a position in which a player is to move.

    ``number`` makes another search of the same seed. With iterations the result depends on these two alone.
    """
    chosen = engine.best(position.game)
    doors(chosen)  # compiling is not thinking
    grower = Grower(chosen, position.players, SETTINGS.in_game(position.game), seed, number)
    grower.plant(position.state)
    spend(grower, allowed, FREE_TENTHS / 10, ANY)
    report = grower.report()
    by_visits = sorted(range(len(report)), key=lambda place: (-report[place][1], -report[place][2], place))
    places = by_visits[:CANDIDATES]
    places += [place for place, row in enumerate(report) if row[0] in asked and place not in places]
    for place in places:
        spend(grower, allowed, (1 - FREE_TENTHS / 10) / len(places), place)
    report, slope = grower.report(), luck_slope(grower, places)
    known = position.rules.actions.actions
    candidates = [
        read_notes(known[report[place][0]], report[place], grower.noted()[place], position.players, slope)
        for place in places
    ]
    return Judgement(position.mover, tuple(ranked(candidates, position.mover)), sum(row[1] for row in report))


def spend(grower: Grower, allowed: Budget, share: float, first: int) -> None:
    """Spend a share of a budget on all choices or on one."""
    if allowed.iterations is not None:
        grower.grow(max(1, round(allowed.iterations * share)), first)
        return
    end = time.perf_counter() + (allowed.seconds or 0.0) * share
    stride = 1
    while (begin := time.perf_counter()) < end:
        grower.grow(stride, first)
        took = max(time.perf_counter() - begin, 1e-9)
        stride = max(1, int(stride * min(4.0, STRIDE_SECONDS / took)))


def ranked(candidates: list[Judged], mover: int) -> list[Judged]:
    """The best first: by what the search goes by, unless another clearly wins more often."""
    by_worth = sorted(candidates, key=lambda found: -found.worth)
    best = by_worth[0]
    for found in by_worth[1:]:
        if found.wins[mover] - best.wins[mover] > CLEARLY * error_between(found, best, mover):
            best = found
    return [best, *(found for found in by_worth if found is not best)]


def error_between(one: Judged, other: Judged, player: int) -> float:
    """The standard error of the difference of two chances."""
    return math.hypot(one.win_errors[player], other.win_errors[player])


# Reading the notes


def luck_slope(grower: Grower, places: Sequence[int]) -> float:
    """How much more of the victory a hundredth of a point of luck has brought, over all players and candidates.

    One slope for all, so that everybody's chances still add up to one.
    """
    shared = spread = 0.0
    noted, report = grower.noted(), grower.report()
    for place in places:
        visits = report[place][1]
        for at in range(0, len(noted[place]), NOTED):
            wins, _, _, _, ahead, ahead_squares, product = noted[place][at : at + NOTED]
            shared += product - wins * ahead / visits
            spread += ahead_squares - ahead * ahead / visits
    return shared / spread if spread > 0 else 0.0


def read_notes(action: Action, row: Sequence[int], notes: Sequence[int], players: int, slope: float) -> Judged:
    """The averages of one choice, without the luck that is in them."""
    visits = row[1]
    sums = [notes[p * NOTED : (p + 1) * NOTED] for p in range(players)]
    chances = [_without_luck(one, visits, slope) for one in sums]
    scores = [_mean_and_error(one[2], one[3], visits) for one in sums]
    return Judged(
        action,
        visits,
        row[2] / visits / ONE,
        tuple(mean / WIN for mean, _ in chances),
        tuple(mean / POINT for mean, _ in scores),
        tuple(error / WIN for _, error in chances),
        tuple(error / POINT for _, error in scores),
    )


def _without_luck(sums: Sequence[int], visits: int, slope: float) -> tuple[float, float]:
    """The mean of the wins and its standard error, had everybody been equally lucky."""
    wins, win_squares, _, _, ahead, ahead_squares, product = sums
    mean = (wins - slope * ahead) / visits
    squares = (win_squares - 2 * slope * product + slope * slope * ahead_squares) / visits
    return mean, TREE_ERROR * math.sqrt(max(0.0, squares - mean * mean) / visits)


def _mean_and_error(total: int, squares: int, visits: int) -> tuple[float, float]:
    mean = total / visits
    return mean, TREE_ERROR * math.sqrt(max(0.0, squares / visits - mean * mean) / visits)
