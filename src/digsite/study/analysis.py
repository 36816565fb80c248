"""The analysis of a recorded game: prospects ply by ply, decisions graded, turning points, luck apart from play."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import cast

from digsite.bots.mcts.budget import MOST_ITERATIONS
from digsite.core.journal import Journal
from digsite.core.numbers import plain_number
from digsite.core.rng import check_seed
from digsite.study.decisions import (
    DecisionPoint,
    JudgeDecision,
    Judgement,
    Progress,
    Record,
    compute_all,
    judge_decision,
    position_at,
    prepare,
    read_record,
)
from digsite.study.findings import (
    Choice,
    Decision,
    Draws,
    GameAnalysed,
    Parts,
    PlayerAnalysed,
    Reason,
    TurningPoint,
    ValueAt,
    share,
)
from digsite.study.grades import GRADES, accuracy, grade
from digsite.study.luck import Course, Verdict, course
from digsite.study.notebook import NotebookAnalysis
from digsite.study.reasons import Weighing
from digsite.study.values import ActionValue, Values, error_between
from digsite.work import using

DEPTH = 12_000  # iterations for each decision, at most
TURNING_POINTS = 3  # of each player
# No single search is trusted more than this: a chance to win, and points
LEAST_ERROR, LEAST_SCORE_ERROR = 0.005, 0.05


@dataclass(frozen=True)
class Settings:
    """How thoroughly a game is analysed. Equal settings give equal results, whatever the number of threads."""

    depth: int = DEPTH
    seed: int = 0
    threads: int | None = None  # None: all cores
    with_reasons: bool = True

    def __post_init__(self) -> None:
        """Keep ints where NumPy's were given: an analysis is written down as JSON."""
        for name in ("depth", "seed", "threads"):
            object.__setattr__(self, name, plain_number(getattr(self, name)))

    def check(self) -> None:
        """Complain of anything that cannot be."""
        check_seed(self.seed)
        if not 10 <= self.depth <= MOST_ITERATIONS:
            raise ValueError(f"a depth is 10 to {MOST_ITERATIONS:,} iterations, not {self.depth:,}")
        if self.threads is not None and self.threads < 1:
            raise ValueError(f"an analysis needs at least one thread, not {self.threads}")


def analyse(
    journal: Journal,
    settings: Settings | None = None,
    progress: Progress | None = None,
    should_stop: Callable[[], bool] | None = None,
    pool: Executor | None = None,
) -> GameAnalysed:
    """Analyse a recorded game, finished or not.

    ``progress`` is told how many decisions are judged and how many there are. ``should_stop`` is asked several times a
    second; when it says yes, ``digsite.work.Stopped`` is raised. ``pool`` is an executor or a Dask ``Client``; without
    one, threads of this process do it.
    """
    settings = settings or Settings()
    settings.check()
    record = read_record(journal)
    with using(pool, settings.threads) as workers:
        found = _analysed(journal, record, settings, workers, progress, should_stop)
    return cast("GameAnalysed", NotebookAnalysis(found))


def _analysed(
    journal: Journal,
    record: Record,
    settings: Settings,
    pool: Executor,
    progress: Progress | None,
    should_stop: Callable[[], bool] | None,
) -> GameAnalysed:
    units = [
        JudgeDecision(journal, point.ply, point.draws, settings.depth, settings.seed) for point in record.decisions
    ]
    judgements = compute_all(pool, judge_decision, units, progress, should_stop)
    wins, scores = courses(record, judgements)
    decisions = [decision_of(point, judgement) for point, judgement in zip(record.decisions, judgements, strict=True)]
    draws = draws_of(record, wins, scores)
    points = turning_points(journal, decisions, settings, pool, should_stop)
    players = [player_of(record, seat, decisions, wins, scores, points[seat]) for seat in range(journal.players)]
    return {
        "game": journal.game,
        "names": list(journal.names),
        "depth": settings.depth,
        "seed": settings.seed,
        "is_over": record.end.over,
        "final_scores": list(record.end.scores),
        "values": values_of(record, wins, scores, len(journal.actions)),
        "decisions": decisions,
        "draws": draws,
        "players": players,
    }


def player_of(
    record: Record, seat: int, decisions: Sequence[Decision], wins: Course, scores: Course, points: list[TurningPoint]
) -> PlayerAnalysed:
    """How one player played."""
    own = [one for one in decisions if one["player"] == seat]
    return {
        "accuracy": accuracy(own),
        "grades": {name: sum(one["grade"] == name for one in own) for name in GRADES},
        "wins": parts(record, wins, seat),
        "scores": parts(record, scores, seat),
        "turning_points": points,
    }


# 1. Decisions


def decision_of(point: DecisionPoint, judgement: Judgement) -> Decision:
    """A decision with its grade; where no loss can be measured, the chosen action is the best one."""
    mover, costs, stakes = judgement.mover, judgement.cost, judgement.stakes
    is_best = judgement.best is judgement.chosen
    return {
        "ply": point.ply,
        "player": mover,
        "chosen": choice_of(judgement.chosen, mover),
        "best": choice_of(judgement.best if costs > 0 else judgement.chosen, mover),
        "given_away": judgement.given_away,
        "error": 0.0 if is_best else error_between(judgement.best, judgement.chosen, mover),
        "points_given_away": judgement.points_given_away,
        "cost": costs,
        "stakes": stakes,
        "grade": grade(costs, stakes),
    }


def choice_of(found: ActionValue, mover: int) -> Choice:
    return {
        "action": found.action.number,
        "notation": found.action.notation,
        "win_chance": share(found.wins[mover]),
        "score": found.scores[mover],
        "line": list(found.line),
    }


@dataclass(frozen=True)
class Explain:
    """A decision whose loss is to be explained: a unit of work."""

    journal: Journal
    ply: int
    best: int
    chosen: int
    seed: int


def explain(unit: Explain) -> list[Reason]:
    """Why an action was better than the one that was chosen."""
    prepare(unit.journal.game)
    return Weighing(position_at(unit.journal, unit.ply), unit.seed).reasons(unit.best, unit.chosen)


def turning_points(
    journal: Journal,
    decisions: Sequence[Decision],
    settings: Settings,
    pool: Executor,
    should_stop: Callable[[], bool] | None,
) -> list[list[TurningPoint]]:
    """The costliest decisions of each player, with reasons if wanted."""
    costliest = []
    for seat in range(journal.players):
        own = [one for one in decisions if one["player"] == seat and one["cost"] > 0]
        costliest.append(sorted(own, key=lambda one: -one["cost"])[:TURNING_POINTS])
    units = [
        Explain(journal, one["ply"], one["best"]["action"], one["chosen"]["action"], settings.seed)
        for one in itertools.chain(*costliest)
    ]
    wanted = units if settings.with_reasons else []
    found = compute_all(pool, explain, wanted, None, should_stop)
    reasons = {unit.ply: reason for unit, reason in zip(wanted, found, strict=True)}
    return [[{"ply": one["ply"], "reasons": reasons.get(one["ply"], [])} for one in own] for own in costliest]


# 2. The course of the game


def courses(record: Record, judgements: Sequence[Judgement]) -> tuple[Course, Course]:
    """How chances and points went, to the end as it was or, of an unfinished game, as it looks."""
    after_draw = bool(record.last_draws)
    end = record.end
    if end.over:
        first = end.places.count(1)
        won = tuple(1 / first if place == 1 else 0.0 for place in end.places)  # whoever plays alone is the first
        wins = Verdict(won, won, 0.0, after_draw)
        points = tuple(float(points) for points in end.scores)
        scores = Verdict(points, points, 0.0, after_draw)
    else:
        last = judgements[-1]
        wins = Verdict(last.wins.chosen, last.wins.chosen, last.wins.error, False)
        scores = Verdict(last.scores.chosen, last.scores.chosen, last.scores.error, False)
    return (
        course([judgement.wins for judgement in judgements], wins, LEAST_ERROR),
        course([judgement.scores for judgement in judgements], scores, LEAST_SCORE_ERROR),
    )


def values_of(record: Record, wins: Course, scores: Course, plies: int) -> list[ValueAt]:
    """Everybody's prospects after each ply; while chance draws, they are those before its draws."""
    begin = [0, *[point.ply for point in record.decisions[1:]], plies]
    values = []
    for at, point in enumerate(record.decisions):
        for ply in range(begin[at], begin[at + 1]):
            is_after = ply > point.ply
            values.append(
                value_at(
                    ply,
                    (wins.after if is_after else wins.before)[at],
                    (scores.after if is_after else scores.before)[at],
                )
            )
    return [*values, value_at(plies, wins.before[-1], scores.before[-1])]


def value_at(ply: int, wins: Values, scores: Values) -> ValueAt:
    return {"ply": ply, "wins": list(wins), "scores": list(scores)}


def stretches(record: Record) -> list[tuple[int, ...]]:
    """The draws after each decision."""
    return [*[point.draws for point in record.decisions[1:]], record.last_draws]


def draws_of(record: Record, wins: Course, scores: Course) -> list[Draws]:
    """What the draws after each decision brought."""
    return [
        {"plies": [plies[0], plies[-1]], "wins": list(wins.between[at]), "scores": list(scores.between[at])}
        for at, plies in enumerate(stretches(record))
        if plies
    ]


def parts(record: Record, way: Course, seat: int) -> Parts:
    """Where the change of a player's prospects came from."""
    own = others = luck = unclear = 0.0
    for at, (point, plies) in enumerate(zip(record.decisions, stretches(record), strict=True)):
        effect = way.after[at][seat] - way.before[at][seat]
        if point.position.mover == seat:
            own += effect
        else:
            others += effect
        if plies:
            luck += way.between[at][seat]
        else:
            unclear += way.between[at][seat]
    change = way.before[-1][seat] - way.before[0][seat]
    return {"change": change, "own": own, "others": others, "luck": luck, "unclear": unclear}
