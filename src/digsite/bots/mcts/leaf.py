"""Judging a leaf of the search tree: what a position is worth to each player.

The search asks ``evaluate_leaf``. It is bound to ``evaluate_by_playout``, which plays the game to its end by a policy,
or to a judge of one's own: any rule with the same parameters, such as a learned evaluation that looks at the position
only.
"""

from __future__ import annotations

import inspect
from typing import Any

from digsite.bots.policy import POINT, Survey, choose, note_luck
from digsite.core.entry_points import Standing, State, draw, play, standing_of
from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import Ints
from digsite.core.rng import Rng
from digsite.core.rule import is_rule, rule, whole_rule

ONE = 1 << 20  # a whole victory, and the greatest worth
EVEN = 12 * POINT  # a lead that counts half as much as any lead can
TENTHS = 10
MOST_BEHIND = 1000 * POINT  # nobody is
MOST_ALONE = 128  # points in a game for one: more count no more

# A verdict has three values for each player
WORTH = 0  # what the search goes by, 0 to ONE
WINS = 1  # the share of the victory, 0 to ONE
POINTS = 2  # the score
VALUES = 3


class BadJudge(ValueError):
    """Something that cannot judge positions; the message says what can."""


@rule
def evaluate_leaf(
    s: State,
    players: int,
    policy: int,
    lead_share: int,
    rng: Rng,
    actions: Ints,
    worths: Ints,
    survey: Survey,
    luck: Ints,
    standing: Standing,
    values: Ints,
) -> None:
    """Write a verdict on a position, which may be changed by it; bound to a way of judging."""
    raise NotImplementedError


def check_judge(found: Any) -> None:
    """Complain of anything that cannot take the place of ``evaluate_leaf``."""
    wanted = inspect.signature(evaluate_leaf).parameters
    if not is_rule(found) or len(inspect.signature(found).parameters) != len(wanted):
        name = getattr(found, "__name__", repr(found))
        parameters = ", ".join(str(parameter) for parameter in wanted.values())
        raise BadJudge(f"a judge is a function marked by @rule that takes ({parameters}); {name} is not")


@whole_rule
def evaluate_by_playout(
    s: State,
    players: int,
    policy: int,
    lead_share: int,
    rng: Rng,
    actions: Ints,
    worths: Ints,
    survey: Survey,
    luck: Ints,
    standing: Standing,
    values: Ints,
) -> None:
    """Play to the end by a policy and look at the result."""
    while s.mover != NOBODY:
        if s.mover == CHANCE:
            drawn = draw(s, rng)
            note_luck(s, drawn, luck)
            play(s, drawn)
        else:
            play(s, choose(s, policy, actions, worths, survey, rng))
    standing_of(s, players, standing)
    read_result(players, lead_share, standing, luck, values)


@rule
def read_result(players: int, lead_share: int, standing: Standing, luck: Ints, values: Ints) -> None:
    """The verdict on a game that is over: the victory, and to a smaller part by how much."""
    winners = 0
    for p in range(players):
        winners += standing.places[p] == 1
    for p in range(players):
        wins = ONE // winners if standing.places[p] == 1 else 0
        if players == 1:
            values[p * VALUES + WORTH] = worth_alone(standing.points[p])
        else:
            values[p * VALUES + WORTH] = worth(p, players, lead_share, wins, standing, luck)
        values[p * VALUES + WINS] = wins
        values[p * VALUES + POINTS] = standing.points[p]


@rule
def worth_alone(points: int) -> int:
    """Alone every point counts alike."""
    return ONE * min(points, MOST_ALONE) // MOST_ALONE


@rule
def worth(p: int, players: int, lead_share: int, wins: int, standing: Standing, luck: Ints) -> int:
    """Winning counts, but the lead tells of a good move long before, most of all without the luck that is in it."""
    margin = margin_of(p, players, standing, luck)
    lead = ONE // 2 + margin * ONE // (2 * (abs(margin) + EVEN))
    return (wins * (TENTHS - lead_share) + lead * lead_share) // TENTHS


@rule
def margin_of(p: int, players: int, standing: Standing, luck: Ints) -> int:
    """Hundredths of a point ahead of the best other player, had everybody been neither lucky nor unlucky."""
    best_other = -MOST_BEHIND
    for q in range(players):
        if q != p:
            best_other = max(best_other, standing.points[q] * POINT - luck[q])
    return standing.points[p] * POINT - luck[p] - best_other
