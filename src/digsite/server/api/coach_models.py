"""Hints and analyses, as OpenAPI describes them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

Chances = list[float]  # one for each player


class Reason(BaseModel):
    """A measured difference between one choice and another."""

    kind: str = Field(examples=["coins"])
    value: float = Field(description="with the one")
    other: float = Field(description="with the other")
    error: float = Field(description="the standard error of their difference")
    favours: bool = Field(description="whether it speaks for the one")


# 1. Hints


class Suggestion(BaseModel):
    """An action worth considering."""

    action: int
    notation: str
    win_chance: float
    error: float = Field(description="the standard error of the chance")
    score: float = Field(description="points to be expected at the end")
    visits: int = Field(description="how often the search has looked at it")
    reasons: list[Reason] = Field(description="of the best against the second, of the others against the best")


class Hint(BaseModel):
    """What the player to move might do, the best first."""

    ply: int = Field(description="that it is about")
    player: int
    suggestions: list[Suggestion]


# 2. Analyses


class ValueAt(BaseModel):
    """Everybody's prospects after some plies."""

    ply: int
    wins: Chances
    scores: list[float]


class Choice(BaseModel):
    """A choice that a player had, with the player's own prospects."""

    action: int
    notation: str
    win_chance: float
    score: float


class Decision(BaseModel):
    """A decision and its grade."""

    ply: int
    player: int
    chosen: Choice
    best: Choice = Field(description="the chosen one itself, if nothing better is known")
    given_away: float = Field(description="chance to win")
    error: float
    points_given_away: float
    grade: Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class Draw(BaseModel):
    """What chance's actions between two decisions brought to everybody."""

    plies: list[int] = Field(description="the first and the last")
    wins: Chances
    scores: list[float]


class Parts(BaseModel):
    """Where a change comes from; the parts add up to it."""

    change: float
    own: float
    others: float
    luck: float
    unclear: float


class TurningPoint(BaseModel):
    """A decision that cost much."""

    ply: int
    reasons: list[Reason] = Field(description="for the best choice, against the chosen one")


class PlayerAnalysed(BaseModel):
    """How one player played."""

    accuracy: float = Field(description="0 to 100")
    grades: dict[str, int]
    wins: Parts
    scores: Parts
    turning_points: list[TurningPoint] = Field(description="the costliest first")


class GameAnalysed(BaseModel):
    """All that was found out about a game."""

    game: str
    names: list[str]
    depth: int
    seed: int
    is_over: bool
    final_scores: list[int]
    values: list[ValueAt]
    decisions: list[Decision]
    draws: list[Draw]
    players: list[PlayerAnalysed]


class Analysis(BaseModel):
    """An analysis of a game: how far it is, and at last what it has found."""

    status: Literal["none", "waiting", "running", "done", "failed", "stopped"]
    plies: int = Field(description="up to which the game is analysed")
    is_newest: bool = Field(description="false if the game or digsite has gone on since")
    before: int = Field(description="how many analyses come first")
    done: int = Field(description="decisions judged")
    total: int | None = Field(description="decisions, once they are counted")
    reason: str | None = Field(description="why it failed")
    result: GameAnalysed | None


# 3. Examples

_REASON = {"kind": "tiles", "value": 5.4, "other": 3.1, "error": 0.05, "favours": True}
_BEST = {"action": 80, "notation": "place 5", "win_chance": 0.56, "score": 34.1}
_CHOSEN = {"action": 83, "notation": "place 8", "win_chance": 0.47, "score": 31.9}
_PARTS = {"change": 0.5, "own": -0.09, "others": 0.21, "luck": 0.35, "unclear": 0.03}

EXAMPLES: dict[str, Any] = {
    "Hint": {
        "ply": 12,
        "player": 0,
        "suggestions": [
            {**_BEST, "error": 0.011, "visits": 9100, "reasons": [_REASON]},
            {
                **_CHOSEN,
                "error": 0.012,
                "visits": 8700,
                "reasons": [{**_REASON, "value": 3.1, "other": 5.4, "favours": False}],
            },
        ],
    },
    "Analysis": {
        "status": "done",
        "plies": 290,
        "is_newest": True,
        "before": 0,
        "done": 96,
        "total": 96,
        "reason": None,
        "result": {
            "game": "pergamon",
            "names": ["Ada", "Alexander Conze"],
            "depth": 8000,
            "seed": 0,
            "is_over": True,
            "final_scores": [41, 36],
            "values": [{"ply": 12, "wins": [0.5, 0.5], "scores": [33.0, 33.4]}],
            "decisions": [
                {
                    "ply": 12,
                    "player": 0,
                    "chosen": _CHOSEN,
                    "best": _BEST,
                    "given_away": 0.09,
                    "error": 0.016,
                    "points_given_away": 2.2,
                    "grade": "mistake",
                }
            ],
            "draws": [{"plies": [13, 19], "wins": [0.03, -0.03], "scores": [0.8, -0.4]}],
            "players": [
                {
                    "accuracy": 93.1,
                    "grades": {"best": 40, "good": 6, "inaccuracy": 1, "mistake": 1, "blunder": 0},
                    "wins": _PARTS,
                    "scores": {**_PARTS, "change": 8.0, "own": -3.1, "others": 4.2, "luck": 6.4, "unclear": 0.5},
                    "turning_points": [{"ply": 12, "reasons": [_REASON]}],
                }
            ],
        },
    },
}
