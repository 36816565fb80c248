"""What hints and analyses have found out: plain facts, for programs and as JSON."""

from __future__ import annotations

from typing import Any, Literal, TypeVar, cast

from typing_extensions import TypedDict

from digsite.study.described import described

Chances = list[float]  # one for each player
DIGITS = 4  # of a number in JSON
T = TypeVar("T")


@described
class Reason(TypedDict):
    """A measured difference between one choice and another."""

    kind: str
    is_chance: bool
    """whether it is a chance, from 0 to 1, and no count"""
    value: float
    """with the one"""
    other: float
    """with the other"""
    error: float
    """the standard error of their difference"""
    favours: bool
    """whether it speaks for the one"""


# 1. Hints


@described
class Suggestion(TypedDict):
    """An action worth considering."""

    action: int
    notation: str
    win_chance: float
    """the mover's share of the victory to be expected; alone always 1"""
    error: float
    """the standard error of the chance"""
    score: float
    """points to be expected at the end"""
    visits: int
    """how often the search has looked at it"""
    reasons: list[Reason]
    """of the best against the second, of the others against the best"""


class Hint(TypedDict):
    """What the player to move might do, the best first."""

    player: int
    suggestions: list[Suggestion]


# 2. Analyses


@described
class ValueAt(TypedDict):
    """Everybody's prospects after some plies."""

    ply: int
    wins: Chances
    """shares of the victory to be expected"""
    scores: list[float]
    """points to be expected at the end"""


@described
class Choice(TypedDict):
    """A choice that a player had, with the player's own prospects."""

    action: int
    notation: str
    win_chance: float
    score: float
    line: list[int]
    """how the search expects the game to go on, from this action on: the numbers of all actions, chance's too; empty
    where nothing better than the chosen action is known"""


Grade = Literal["even", "best", "good", "inaccuracy", "mistake", "blunder"]


@described
class Decision(TypedDict):
    """A decision and its grade."""

    ply: int
    player: int
    chosen: Choice
    best: Choice
    """the chosen one itself, if nothing better is known"""
    given_away: float
    """chance to win; none in a game for one"""
    error: float
    """the standard error of what was given away"""
    points_given_away: float
    cost: float
    """what the grade goes by: chance to win, and points as far as that is settled"""
    stakes: float
    """what a choice by lot would have cost"""
    grade: Grade


@described
class Draws(TypedDict):
    """What chance's actions between two decisions brought to everybody."""

    plies: list[int]
    """the first and the last"""
    wins: Chances
    scores: list[float]


@described
class Parts(TypedDict):
    """Where a change comes from; the parts add up to it."""

    change: float
    """from the first decision to the end"""
    own: float
    """own decisions: what was given away, never above zero"""
    others: float
    """the other players' decisions"""
    luck: float
    """chance's draws"""
    unclear: float
    """what the search saw only later: neither a decision's doing nor a draw's"""


@described
class TurningPoint(TypedDict):
    """A decision that cost much."""

    ply: int
    reasons: list[Reason]
    """for the best choice, against the chosen one"""


@described
class PlayerAnalysed(TypedDict):
    """How one player played."""

    accuracy: float
    """0 to 100"""
    grades: dict[Grade, int]
    """how many decisions of each"""
    wins: Parts
    scores: Parts
    turning_points: list[TurningPoint]
    """the costliest first"""


@described
class GameAnalysed(TypedDict):
    """All that was found out about a game, without any words for people but the notation of actions."""

    game: str
    names: list[str]
    depth: int
    """iterations of the search for each decision"""
    seed: int
    is_over: bool
    final_scores: list[int]
    values: list[ValueAt]
    """after 0, 1, 2 … plies"""
    decisions: list[Decision]
    draws: list[Draws]
    players: list[PlayerAnalysed]


# 3. Numbers


def share(value: float) -> float:
    """A chance within its limits; taking luck out may carry one beyond them."""
    return min(1.0, max(0.0, value))


def analysis_for_json(found: GameAnalysed) -> GameAnalysed:
    """The same with shorter numbers, and chances within their limits."""
    values: list[ValueAt] = [{**value, "wins": [share(win) for win in value["wins"]]} for value in found["values"]]
    within: GameAnalysed = {**found, "values": values}
    return rounded(within)


def rounded(finding: T) -> T:
    """The same with shorter numbers, for JSON."""
    return cast("T", _rounded(finding))


def _rounded(value: Any) -> Any:
    match value:
        case float():
            return round(value, DIGITS)
        case dict():
            return {key: _rounded(one) for key, one in value.items()}
        case list():
            return [_rounded(one) for one in value]
    return value
