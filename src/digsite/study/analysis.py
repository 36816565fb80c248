"""The analysis of a recorded game: prospects ply by ply, decisions graded, turning points, luck apart from play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from digsite.bots.mcts.budget import MOST_ITERATIONS, Budget
from digsite.core.actions import Action
from digsite.core.journal import Journal
from digsite.core.rng import check_seed
from digsite.study.deciding import Moment, Progress, Record, Weighed, judge_all, read_record, side_by_side
from digsite.study.grades import GRADES, accuracy, grade
from digsite.study.reasons import Reason, Weighing
from digsite.study.reckoning import Course, Verdict, course
from digsite.study.values import Judged, Values, error_between

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

    def check(self) -> None:
        """Complain of anything that cannot be."""
        check_seed(self.seed)
        if not 10 <= self.depth <= MOST_ITERATIONS:
            raise ValueError(f"a depth is 10 to {MOST_ITERATIONS:,} iterations, not {self.depth:,}")
        if self.threads is not None and self.threads < 1:
            raise ValueError(f"an analysis needs at least one thread, not {self.threads}")


@dataclass(frozen=True)
class Value:
    """Everybody's prospects after some plies."""

    ply: int
    wins: Values  # shares of the victory to be expected
    scores: Values  # points to be expected at the end

    def as_json(self) -> dict[str, Any]:
        return {"ply": self.ply, "wins": shares(self.wins), "scores": rounded(self.scores)}


@dataclass(frozen=True)
class Option:
    """A choice that a player had, with the player's own prospects."""

    action: Action
    win_chance: float
    score: float

    def as_json(self) -> dict[str, Any]:
        return {**named(self.action), "win_chance": share(self.win_chance), "score": round(self.score, 2)}


@dataclass(frozen=True)
class Decision:
    """A decision of a player and its grade."""

    ply: int
    player: int
    chosen: Option
    best: Option  # the chosen one itself, if nothing better is known
    given_away: float  # chance to win
    error: float  # standard error of this
    points_given_away: float
    grade: str

    def as_json(self) -> dict[str, Any]:
        return {
            "ply": self.ply,
            "player": self.player,
            "chosen": self.chosen.as_json(),
            "best": self.best.as_json(),
            "given_away": round(self.given_away, 4),
            "error": round(self.error, 4),
            "points_given_away": round(self.points_given_away, 2),
            "grade": self.grade,
        }


@dataclass(frozen=True)
class Draw:
    """Chance's actions between two decisions, and what they brought to everybody."""

    plies: tuple[int, int]  # the first and the last of them
    wins: Values
    scores: Values

    def as_json(self) -> dict[str, Any]:
        return {"plies": list(self.plies), "wins": rounded(self.wins, 4), "scores": rounded(self.scores)}


@dataclass(frozen=True)
class Parts:
    """Where a change comes from. The parts add up to it."""

    change: float  # from the first decision to the end
    own: float  # own decisions: what was given away, never above zero
    others: float  # the other players' decisions
    luck: float  # chance's draws
    unclear: float  # what the search saw only later: neither a decision's doing nor a draw's

    def as_json(self) -> dict[str, float]:
        return {name: round(value, 4) for name, value in vars(self).items()}


@dataclass(frozen=True)
class TurningPoint:
    """A decision that cost much, and why the other choice was better."""

    decision: Decision
    reasons: tuple[Reason, ...]  # for the best choice, against the chosen one

    def as_json(self) -> dict[str, Any]:
        return {"ply": self.decision.ply, "reasons": [reason.as_json() for reason in self.reasons]}


@dataclass(frozen=True)
class Player:
    """How one player played."""

    accuracy: float  # 0 to 100
    grades: dict[str, int]  # how many decisions of each
    wins: Parts
    scores: Parts
    turning_points: tuple[TurningPoint, ...]  # the costliest first

    def as_json(self) -> dict[str, Any]:
        return {
            "accuracy": round(self.accuracy, 1),
            "grades": self.grades,
            "wins": self.wins.as_json(),
            "scores": self.scores.as_json(),
            "turning_points": [point.as_json() for point in self.turning_points],
        }


@dataclass(frozen=True)
class Analysis:
    """All that was found out about a game."""

    game: str
    names: tuple[str, ...]
    depth: int
    seed: int
    is_over: bool
    final_scores: tuple[int, ...]
    values: tuple[Value, ...]  # after 0, 1, 2 … plies
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]
    players: tuple[Player, ...]

    def as_json(self) -> dict[str, Any]:
        """Everything as JSON, without any words for people but the notation of actions."""
        return {
            "game": self.game,
            "names": list(self.names),
            "depth": self.depth,
            "seed": self.seed,
            "is_over": self.is_over,
            "final_scores": list(self.final_scores),
            "values": [value.as_json() for value in self.values],
            "decisions": [decision.as_json() for decision in self.decisions],
            "draws": [draw.as_json() for draw in self.draws],
            "players": [player.as_json() for player in self.players],
        }


def analyse(
    journal: Journal,
    settings: Settings | None = None,
    progress: Progress | None = None,
    should_stop: Callable[[], bool] | None = None,
) -> Analysis:
    """Analyse a recorded game, finished or not.

    ``progress`` is told how many decisions are judged and how many there are. ``should_stop`` is asked several times a
    second; when it says yes, ``Stopped`` is raised.
    """
    settings = settings or Settings()
    settings.check()
    record = read_record(journal)
    allowed = Budget(iterations=settings.depth)
    weights = judge_all(record.moments, allowed, settings.seed, settings.threads, progress, should_stop)
    wins, scores = courses(record, weights)
    decisions = [decision_of(moment, weight) for moment, weight in zip(record.moments, weights, strict=True)]
    draws = draws_of(record, wins, scores)
    points = turning_points(record, decisions, settings, should_stop)
    players = [
        Player(
            accuracy([one.given_away for one in decisions if one.player == seat]),
            {name: sum(one.player == seat and one.grade == name for one in decisions) for name in GRADES},
            parts(record, wins, seat),
            parts(record, scores, seat),
            points[seat],
        )
        for seat in range(journal.players)
    ]
    return Analysis(
        journal.game,
        journal.names,
        settings.depth,
        settings.seed,
        record.end.over,
        record.end.scores,
        values_of(record, wins, scores, len(journal.actions)),
        tuple(decisions),
        draws,
        tuple(players),
    )


# 1. Decisions


def decision_of(moment: Moment, weight: Weighed) -> Decision:
    """A decision with its grade; where no loss can be measured, the chosen action is the best one."""
    mover, given_away = weight.mover, weight.given_away
    return Decision(
        moment.ply,
        mover,
        option_of(weight.chosen, mover),
        option_of(weight.best if given_away > 0 else weight.chosen, mover),
        given_away,
        error_between(weight.best, weight.chosen, mover) if weight.best is not weight.chosen else 0.0,
        weight.points_given_away,
        grade(given_away),
    )


def option_of(found: Judged, mover: int) -> Option:
    return Option(found.action, found.wins[mover], found.scores[mover])


def turning_points(
    record: Record, decisions: Sequence[Decision], settings: Settings, should_stop: Callable[[], bool] | None
) -> list[tuple[TurningPoint, ...]]:
    """The costliest decisions of each player, with reasons if wanted."""
    chosen = []
    for seat in range(record.end.players):
        own = [one for one in decisions if one.player == seat and one.given_away > 0]
        chosen.append(sorted(own, key=lambda one: -one.given_away)[:TURNING_POINTS])
    position_at = {moment.ply: moment.position for moment in record.moments}

    def explained(decision: Decision) -> TurningPoint:
        if not settings.with_reasons:
            return TurningPoint(decision, ())
        weighing = Weighing(position_at[decision.ply], settings.seed)
        return TurningPoint(decision, weighing.reasons(decision.best.action.number, decision.chosen.action.number))

    return [tuple(side_by_side(explained, own, settings.threads, None, should_stop)) for own in chosen]


# 2. The course of the game


def courses(record: Record, weights: Sequence[Weighed]) -> tuple[Course, Course]:
    """How chances and points went, to the end as it was or, of an unfinished game, as it looks."""
    after_draw = bool(record.last_draws)
    end = record.end
    if end.over:
        winners = end.winners
        won = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(end.players))
        wins = Verdict(won, won, 0.0, after_draw)
        points = tuple(float(points) for points in end.scores)
        scores = Verdict(points, points, 0.0, after_draw)
    else:
        last = weights[-1]
        wins = Verdict(last.wins.chosen, last.wins.chosen, last.wins.error, False)
        scores = Verdict(last.scores.chosen, last.scores.chosen, last.scores.error, False)
    return (
        course([weight.wins for weight in weights], wins, LEAST_ERROR),
        course([weight.scores for weight in weights], scores, LEAST_SCORE_ERROR),
    )


def values_of(record: Record, wins: Course, scores: Course, plies: int) -> tuple[Value, ...]:
    """Everybody's prospects after each ply; while chance draws, they are those before its draws."""
    begin = [0, *[moment.ply for moment in record.moments[1:]], plies]
    values = []
    for at, moment in enumerate(record.moments):
        for ply in range(begin[at], begin[at + 1]):
            is_after = ply > moment.ply
            values.append(
                Value(
                    ply,
                    (wins.after if is_after else wins.before)[at],
                    (scores.after if is_after else scores.before)[at],
                )
            )
    return (*values, Value(plies, wins.before[-1], scores.before[-1]))


def stretches(record: Record) -> list[tuple[int, ...]]:
    """The draws after each decision."""
    return [*[moment.draws for moment in record.moments[1:]], record.last_draws]


def draws_of(record: Record, wins: Course, scores: Course) -> tuple[Draw, ...]:
    """What the draws after each decision brought."""
    return tuple(
        Draw((plies[0], plies[-1]), wins.between[at], scores.between[at])
        for at, plies in enumerate(stretches(record))
        if plies
    )


def parts(record: Record, way: Course, seat: int) -> Parts:
    """Where the change of a player's prospects came from."""
    own = others = luck = unclear = 0.0
    for at, (moment, plies) in enumerate(zip(record.moments, stretches(record), strict=True)):
        effect = way.after[at][seat] - way.before[at][seat]
        if moment.position.mover == seat:
            own += effect
        else:
            others += effect
        if plies:
            luck += way.between[at][seat]
        else:
            unclear += way.between[at][seat]
    return Parts(way.before[-1][seat] - way.before[0][seat], own, others, luck, unclear)


# 3. Numbers for JSON


def share(value: float) -> float:
    """A chance; taking luck out may carry one a hair beyond its limits."""
    return round(min(1.0, max(0.0, value)), 4)


def shares(values: Values) -> list[float]:
    return [share(value) for value in values]


def rounded(values: Values, digits: int = 2) -> list[float]:
    return [round(value, digits) for value in values]


def named(action: Action) -> dict[str, Any]:
    return {"action": action.number, "notation": action.notation}
