"""The decisions of a recorded game, and each of them judged by a search of its own."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TypeVar

from digsite.bots import measures
from digsite.bots.mcts.budget import Budget
from digsite.bots.mcts.search import entry_points
from digsite.core import engine
from digsite.core.actions import Action, IllegalAction
from digsite.core.engine import Progress as Compiling
from digsite.core.game import CHANCE
from digsite.core.journal import Journal, JournalError
from digsite.core.position import Position
from digsite.study.grades import cost
from digsite.study.luck import Verdict
from digsite.study.values import ActionValue, ByLot, Values, best_and_played
from digsite.work import spread

A = TypeVar("A")
R = TypeVar("R")
Progress = Callable[[int, int], None]  # how many are done, how many there are
ERRORS_THAT_COUNT = 0.5  # a loss below so many standard errors is none


@dataclass(frozen=True)
class DecisionPoint:
    """A position in which a player had a choice, and what was chosen."""

    ply: int
    position: Position
    played: Action
    draws: tuple[int, ...]  # the plies of chance's actions since the decision before


@dataclass(frozen=True)
class Record:
    """A whole game as an analysis sees it."""

    decisions: tuple[DecisionPoint, ...]
    end: Position
    last_draws: tuple[int, ...]  # since the last decision


def read_record(journal: Journal) -> Record:
    """Play a journal again and keep the decisions."""
    replay = journal.replay()
    decisions: list[DecisionPoint] = []
    draws: list[int] = []
    for ply, number in enumerate(journal.actions):
        if replay.mover == CHANCE:
            draws.append(ply)
        elif len(replay.legal_numbers()) > 1:
            action = replay.rules.actions.find(number)
            decisions.append(DecisionPoint(ply, replay.copy(), action, tuple(draws)))
            draws = []
        try:
            replay.play(number)
        except IllegalAction as error:
            raise JournalError("journal", 0, f"its action {ply + 1} cannot be played: {error}") from None
    if not decisions:
        raise ValueError("there is nothing to analyse: nobody has had a choice yet")
    return Record(tuple(decisions), replay.copy(), tuple(draws))


# Judging


@dataclass(frozen=True)
class JudgeDecision:
    """A decision to be judged: a unit of work."""

    journal: Journal
    ply: int
    draws: tuple[int, ...]
    depth: int
    seed: int


def prepare(game: str, progress: Compiling | None = None) -> None:
    """Compile what an analysis needs, if it is not there yet."""
    chosen = engine.best(game, progress)
    entry_points(chosen, progress)
    measures.entry_point(chosen, progress)


def judge_decision(unit: JudgeDecision) -> Judgement:
    """Search a position of a recorded game and judge what was chosen."""
    prepare(unit.journal.game)
    position = position_at(unit.journal, unit.ply)
    played = position.rules.actions.find(unit.journal.actions[unit.ply])
    return judge(DecisionPoint(unit.ply, position, played, unit.draws), Budget(iterations=unit.depth), unit.seed)


def position_at(journal: Journal, ply: int) -> Position:
    """A recorded game as it stood before a ply."""
    position = Position(journal.game, journal.players, journal.options)
    for number in journal.actions[:ply]:
        position.play(number)
    return position


def compute_all(
    pool: Executor,
    unit: Callable[[A], R],
    items: Sequence[A],
    progress: Progress | None = None,
    should_stop: Callable[[], bool] | None = None,
) -> list[R]:
    """The results of some units, in their order; they do not depend on where they are computed."""
    found: dict[int, R] = {}
    for item, result in spread(pool, unit, items, should_stop=should_stop):
        found[id(item)] = result
        if progress is not None:
            progress(len(found), len(items))
    return [found[id(item)] for item in items]


# What a decision gave away


@dataclass(frozen=True)
class Judgement:
    """A decision in chances and in points: the best choice against the one that was made."""

    mover: int
    best: ActionValue
    chosen: ActionValue
    wins: Verdict
    scores: Verdict
    by_lot: ByLot

    @property
    def given_away(self) -> float:
        """The chance to win that was given away."""
        return -self.wins.effect[self.mover]

    @property
    def points_given_away(self) -> float:
        return -self.scores.effect[self.mover]

    @property
    def cost(self) -> float:
        """What the grade goes by."""
        return cost(self.wins.best[self.mover], self.given_away, self.points_given_away)

    @property
    def stakes(self) -> float:
        """What a choice by lot would have cost."""
        return cost(self.wins.best[self.mover], self.by_lot.given_away, self.by_lot.points_given_away)


def judge(point: DecisionPoint, allowed: Budget, seed: int) -> Judgement:
    """Search a position and judge what was chosen."""
    mover = point.position.mover
    best, chosen, by_lot = best_and_played(point.position, allowed, point.played.number, seed, point.ply)
    visits = (best.visits, chosen.visits)
    after_draw = bool(point.draws)
    wins = verdict(mover, visits, (best.wins, chosen.wins), (best.win_errors, chosen.win_errors), after_draw)
    scores = verdict(mover, visits, (best.scores, chosen.scores), (best.score_errors, chosen.score_errors), after_draw)
    return Judgement(mover, best, chosen, wins, scores, by_lot)


def verdict(
    mover: int, visits: tuple[int, int], values: tuple[Values, Values], errors: tuple[Values, Values], after_draw: bool
) -> Verdict:
    """Everybody's value with the best and with the chosen action; two that cannot be told apart count as one."""
    best, chosen = values
    error = sum(sum(one) / len(one) for one in errors) / 2
    if best[mover] - chosen[mover] > ERRORS_THAT_COUNT * math.hypot(errors[0][mover], errors[1][mover]):
        return Verdict(best, chosen, error, after_draw)
    shared = tuple((visits[0] * one + visits[1] * other) / sum(visits) for one, other in zip(*values, strict=True))
    return Verdict(shared, shared, error, after_draw)
