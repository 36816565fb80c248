"""The decisions of a recorded game, and each of them judged by a search of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import TypeVar

from digsite.bots.mcts.budget import Budget
from digsite.core import engine
from digsite.core.actions import Action, IllegalAction
from digsite.core.game import CHANCE
from digsite.core.journal import Journal, JournalError
from digsite.core.position import Position
from digsite.study.grades import POINT_ALONE
from digsite.study.reckoning import Verdict, minus
from digsite.study.values import Judged, Judgement, Values, judged

T = TypeVar("T")
R = TypeVar("R")
Progress = Callable[[int, int], None]  # how many are done, how many there are
ERRORS_THAT_COUNT = 1.0  # a loss below so many standard errors is none
POLL_SECONDS = 0.1


class Stopped(Exception):
    """An analysis that was asked to stop."""


@dataclass(frozen=True)
class Moment:
    """A position in which a player had a choice, and what was chosen."""

    ply: int
    position: Position
    played: Action
    draws: tuple[int, ...]  # the plies of chance's actions since the decision before


@dataclass(frozen=True)
class Record:
    """A whole game as an analysis sees it."""

    moments: tuple[Moment, ...]
    end: Position
    last_draws: tuple[int, ...]  # since the last decision


def read_record(journal: Journal) -> Record:
    """Play a journal again and keep the decisions."""
    replay = journal.replay()
    moments: list[Moment] = []
    draws: list[int] = []
    for ply, number in enumerate(journal.actions):
        if replay.mover == CHANCE:
            draws.append(ply)
        elif len(replay.legal_numbers()) > 1:
            action = replay.rules.actions.find(number)
            moments.append(Moment(ply, replay.copy(), action, tuple(draws)))
            draws = []
        try:
            replay.play(number)
        except IllegalAction as error:
            raise JournalError("journal", 0, f"its action {ply + 1} cannot be played: {error}") from None
    if not moments:
        raise ValueError("there is nothing to analyse: nobody has had a choice yet")
    return Record(tuple(moments), replay.copy(), tuple(draws))


def judge_all(
    moments: Sequence[Moment],
    allowed: Budget,
    seed: int,
    threads: int | None,
    progress: Progress | None,
    should_stop: Callable[[], bool] | None,
) -> list[Judgement]:
    """Judge every decision by a search of its own; the result does not depend on the number of threads."""
    return side_by_side(
        lambda moment: judged(moment.position, allowed, seed, moment.ply, [moment.played.number]),
        moments,
        threads,
        progress,
        should_stop,
    )


def side_by_side(
    work: Callable[[T], R],
    things: Sequence[T],
    threads: int | None,
    progress: Progress | None = None,
    should_stop: Callable[[], bool] | None = None,
) -> list[R]:
    """Do the same with many things on all cores, and stop soon when asked to."""
    done = 0
    stopping = False

    def unless_stopped(thing: T) -> R:
        if stopping:
            raise Stopped
        return work(thing)

    workers = threads or os.cpu_count() or 1
    with ThreadPoolExecutor(1 if engine.in_plain_mode() else workers) as pool:
        jobs = [pool.submit(unless_stopped, thing) for thing in things]
        waiting = set(jobs)
        try:
            while waiting:
                if should_stop is not None and should_stop():
                    raise Stopped
                finished, waiting = wait(waiting, timeout=POLL_SECONDS, return_when=FIRST_COMPLETED)
                done += len(finished)
                if progress is not None and finished:
                    progress(done, len(jobs))
                for job in finished:
                    job.result()
        except BaseException:
            stopping = True
            raise
    return [job.result() for job in jobs]


# What a decision gave away


@dataclass(frozen=True)
class Weighed:
    """A decision in chances and in points."""

    wins: Verdict
    scores: Verdict

    def given_away(self, mover: int) -> float:
        """The chance to win that was given away; alone, points count for it."""
        if len(self.wins.best) == 1:
            return POINT_ALONE * self.points_given_away(mover)
        return minus(self.wins.best, self.wins.chosen)[mover]

    def points_given_away(self, mover: int) -> float:
        return minus(self.scores.best, self.scores.chosen)[mover]


def weighed(judgement: Judgement, moment: Moment) -> Weighed:
    """The best choice against the one that was made."""
    best, chosen, mover = judgement.best, judgement.of(moment.played.number), judgement.mover
    return Weighed(
        _verdict(
            best,
            chosen,
            mover,
            [one.wins for one in (best, chosen)],
            [one.win_errors for one in (best, chosen)],
            bool(moment.draws),
        ),
        _verdict(
            best,
            chosen,
            mover,
            [one.scores for one in (best, chosen)],
            [one.score_errors for one in (best, chosen)],
            bool(moment.draws),
        ),
    )


def _verdict(
    best: Judged, chosen: Judged, mover: int, values: Sequence[Values], errors: Sequence[Values], after_draw: bool
) -> Verdict:
    """Two choices that cannot be told apart count as one."""
    error = sum(sum(one) / len(one) for one in errors) / 2
    lost = values[0][mover] - values[1][mover]
    if lost > ERRORS_THAT_COUNT * (errors[0][mover] ** 2 + errors[1][mover] ** 2) ** 0.5:
        return Verdict(values[0], values[1], error, after_draw)
    visits = best.visits + chosen.visits
    shared = tuple((best.visits * a + chosen.visits * b) / visits for a, b in zip(*values, strict=True))
    return Verdict(shared, shared, error, after_draw)
