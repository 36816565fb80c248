"""What an analysis has found out about a game: plain facts, for programs and as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from digsite.core.actions import Action
from digsite.study.reasons import Reason
from digsite.study.values import Values


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


# Numbers for JSON


def share(value: float) -> float:
    """A chance; taking luck out may carry one a hair beyond its limits."""
    return round(min(1.0, max(0.0, value)), 4)


def shares(values: Values) -> list[float]:
    return [share(value) for value in values]


def rounded(values: Values, digits: int = 2) -> list[float]:
    return [round(value, digits) for value in values]


def named(action: Action) -> dict[str, Any]:
    return {"action": action.number, "notation": action.notation}
