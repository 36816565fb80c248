"""What a position is worth to everybody, choice by choice: a search that looks long enough at the choices that matter.

Chances and points are averages over the search's iterations. Where the game's strategy can tell how lucky a draw was,
that luck is taken out of them: it changes no average, but much of the noise.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from digsite.bots.mcts.budget import MOST_ITERATIONS, Budget
from digsite.bots.mcts.leaf import ONE
from digsite.bots.mcts.search import Settings, TreeSearch, entry_points
from digsite.bots.mcts.tree import ANY, COUNTED_WIN, ActionSums
from digsite.bots.policy import POINT
from digsite.core import engine
from digsite.core.actions import Action
from digsite.core.engine import Engine
from digsite.core.position import Position

SETTINGS = Settings(nodes=1 << 18)
FREE = 0.5  # of a budget goes where the search wants; the rest evens out the visits of the candidates
FINDING = 0.5  # of a budget goes to finding the best choice, the rest to comparing it with the one that was made
LOTS = 1 / 6  # of a budget goes beside that to all choices alike, to tell what a choice by lot is worth
COMPARED = 2  # choices, and the one that was made, among which the best is looked for
PORTIONS = 20  # in which iterations are shared out, if there are enough
CLEARLY = 3.0  # standard errors
# Iterations of one tree share draws and replies: errors are so much larger than if they did not. Measured by searching
# the same positions with other seeds: much more where a search looks at few futures.
FEW_FUTURES = 100  # in hundredths of the root of the visits
TREE_ERROR, TREE_ERROR_OF_FEW_FUTURES = 1.1, 1.7
FEWEST_IN_LINE = 8  # visits: a line is an example of how a game goes on, not a verdict
STRIDE_SECONDS = 0.01
MOST_GROWTH = 4.0  # of a stride against the one before it
WIN = ONE // COUNTED_WIN  # a whole victory, as it is summed up

Values = tuple[float, ...]  # one for each player


@dataclass(frozen=True)
class ActionValue:
    """What was found out about one choice."""

    action: Action
    visits: int
    worth: float  # to the mover, as the search sees it, 0 to 1
    wins: Values  # everybody's share of the victory to be expected
    scores: Values  # everybody's points to be expected at the end
    win_errors: Values  # standard errors of these
    score_errors: Values
    line: tuple[int, ...] = ()  # how the search expects the game to go on, from this action on, chance's draws included


class ByLot(NamedTuple):
    """What a choice by lot would give away on average, against the best one."""

    given_away: float  # chance to win
    points_given_away: float


class PositionSearch:
    """A search of one position, which can be told where to search, and what it found out.

    ``number`` makes another search of the same seed; with iterations the result depends on these two alone.
    """

    def __init__(self, position: Position, seed: int = 0, number: int = 0, on: Engine | None = None) -> None:
        chosen = on or engine.best(position.game)
        entry_points(chosen)  # compiling is not thinking
        settings = SETTINGS.in_game(position.game)
        is_narrow = (settings.futures_percent or 0) <= FEW_FUTURES
        self.tree_error = TREE_ERROR_OF_FEW_FUTURES if is_narrow else TREE_ERROR
        self.players = position.players
        self.actions = position.rules.actions.actions
        self._search = TreeSearch(chosen, position.players, settings, seed, number)
        self._search.reset(position.state)

    @property
    def iterations(self) -> int:
        return sum(row[1] for row in self._search.report())

    def by_visits(self) -> list[int]:
        """The places of all choices, the one visited most first."""
        report = self._search.report()
        return sorted(range(len(report)), key=lambda place: (-report[place][1], -report[place][2], place))

    def place_of(self, action: int) -> int:
        """Where an action stands among the choices."""
        return [row[0] for row in self._search.report()].index(action)

    def spend(self, allowed: Budget, share: float, places: Sequence[int] = (ANY,)) -> None:
        """Spend a share of a budget where the search wants, or on some choices, always on the one least visited.

        Only so can they be compared: a choice that is searched less looks worse, since it is known less how to go on.
        """
        end = time.perf_counter() + (allowed.seconds or 0.0) * share
        left = MOST_ITERATIONS if allowed.iterations is None else max(len(places), round(allowed.iterations * share))
        stride = 1 if allowed.iterations is None else max(1, left // max(PORTIONS, len(places)))
        while left > 0:
            begin = time.perf_counter()
            report = self._search.report()
            first = min(places, key=lambda place: report[place][1])
            is_late = allowed.iterations is None and begin >= end
            if is_late and (first == ANY or report[first][1] > 0):  # every action is searched at least once
                break
            self._search.run(min(stride, left), first)
            left -= stride
            if allowed.iterations is None:
                took = max(time.perf_counter() - begin, 1e-9)
                stride = max(1, int(stride * min(MOST_GROWTH, STRIDE_SECONDS / took)))

    def action_values(self, places: Sequence[int]) -> list[ActionValue]:
        """What was found out about some choices."""
        report, sums = self._search.report(), [self._search.sums_of(place) for place in places]
        slope = luck_slope(sums, [report[place][1] for place in places])
        return [self._read(report[place], own, slope) for place, own in zip(places, sums, strict=True)]

    def with_line(self, found: ActionValue) -> ActionValue:
        """The same with the line that the search expects after it."""
        return replace(found, line=tuple(self._search.line(found.action.number, FEWEST_IN_LINE)))

    def _read(self, row: Sequence[int], sums: Sequence[ActionSums], slope: float) -> ActionValue:
        """The averages of one choice, without the luck that is in them."""
        visits = row[1]
        chances = [_without_luck(one, visits, slope) for one in sums]
        scores = [_mean_and_error(one.points, one.points_squared, visits) for one in sums]
        return ActionValue(
            self.actions[row[0]],
            visits,
            row[2] / visits / ONE,
            tuple(mean / WIN for mean, _ in chances),
            tuple(mean / POINT for mean, _ in scores),
            tuple(self.tree_error * error / WIN for _, error in chances),
            tuple(self.tree_error * error / POINT for _, error in scores),
        )


# Two uses of it


def candidates(
    position: Position, allowed: Budget, count: int, seed: int = 0, number: int = 0, on: Engine | None = None
) -> list[ActionValue]:
    """The most promising choices of a position, the best first, all looked at equally long."""
    return promising(PositionSearch(position, seed, number, on), position.mover, allowed, 1.0, count)


def promising(
    search: PositionSearch, mover: int, allowed: Budget, share: float, count: int, asked: Sequence[int] = ()
) -> list[ActionValue]:
    """Spend a share of a budget on finding the best choices, and on comparing them and those asked for."""
    search.spend(allowed, share * FREE)
    places = search.by_visits()[:count]
    places += [place for place in asked if place not in places]
    search.spend(allowed, share * (1 - FREE), places)
    return ranked(search.action_values(places), mover)


def ranked(found: list[ActionValue], mover: int) -> list[ActionValue]:
    """The best first: by what the search goes by, unless another clearly wins more often."""
    by_worth = sorted(found, key=lambda one: -one.worth)
    best = by_worth[0]
    for one in by_worth[1:]:
        if one.wins[mover] - best.wins[mover] > CLEARLY * error_between(one, best, mover):
            best = one
    return [best, *(one for one in by_worth if one is not best)]


def error_between(one: ActionValue, other: ActionValue, player: int) -> float:
    """The standard error of the difference of two chances."""
    return math.hypot(one.win_errors[player], other.win_errors[player])


def best_and_played(
    position: Position, allowed: Budget, played: int, seed: int = 0, number: int = 0
) -> tuple[ActionValue, ActionValue, ByLot]:
    """The best choice, and the one that was made, twice the same if that is the best; and what a lot would cost.

    One search finds the best choice, another one compares the two: who comes out best of many is partly just lucky, and
    the same search would count that luck as a loss.
    """
    finding = PositionSearch(position, seed, 2 * number)
    at = finding.place_of(played)
    found = promising(finding, position.mover, allowed, FINDING, COMPARED, [at])[0]
    best = finding.place_of(found.action.number)
    by_lot = against_lots(finding, position.mover, allowed, best)
    if best == at:
        return found, found, by_lot
    comparing = PositionSearch(position, seed, 2 * number + 1)
    comparing.spend(allowed, 1 - FINDING, [best, at])
    one, other = (comparing.with_line(found) for found in comparing.action_values([best, at]))
    return one, other, by_lot


def against_lots(search: PositionSearch, mover: int, allowed: Budget, best: int) -> ByLot:
    """Look at all choices of a search, and say what is given away by drawing lots among them."""
    every = range(len(search.by_visits()))
    search.spend(allowed, LOTS, every)
    found = search.action_values(every)
    return ByLot(
        found[best].wins[mover] - sum(one.wins[mover] for one in found) / len(found),
        found[best].scores[mover] - sum(one.scores[mover] for one in found) / len(found),
    )


# Reading the sums


def luck_slope(sums: Sequence[Sequence[ActionSums]], visits: Sequence[int]) -> float:
    """How much more of the victory a hundredth of a point of luck has brought, over all players and some choices.

    One slope for all, so that everybody's chances still add up to one.
    """
    shared = spread = 0.0
    for players, count in zip(sums, visits, strict=True):
        for one in players:
            shared += one.wins_by_luck - one.wins * one.luck / count
            spread += one.luck_squared - one.luck * one.luck / count
    return shared / spread if spread > 0 else 0.0


def _without_luck(one: ActionSums, visits: int, slope: float) -> tuple[float, float]:
    """The mean of the wins and its standard error, had everybody been equally lucky."""
    mean = (one.wins - slope * one.luck) / visits
    squares = (one.wins_squared - 2 * slope * one.wins_by_luck + slope * slope * one.luck_squared) / visits
    return mean, math.sqrt(max(0.0, squares - mean * mean) / visits)


def _mean_and_error(total: int, squares: int, visits: int) -> tuple[float, float]:
    mean = total / visits
    return mean, math.sqrt(max(0.0, squares / visits - mean * mean) / visits)
