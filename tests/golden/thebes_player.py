"""A player of Thebes with common sense, for recording golden games. No bot: of the future it has a rough idea."""

from __future__ import annotations

from functools import cache

from digsite import Match
from digsite.core.actions import Action
from digsite.core.bits import has, size_of
from digsite.core.record import copy_of
from digsite.core.rng import Rng, below, seed_rng
from digsite.games.thebes.actions import CHOICE, EXTRA, HELPS, KIND, Act
from digsite.games.thebes.components import (
    ASSISTANTS,
    CARS,
    CONGRESSES,
    EXHIBITION_POINTS,
    EXHIBITION_SPACES,
    MOST_WEEKS,
    NO_CARD,
    PERMISSIONS,
    RESEARCHERS,
    RUMOURS,
    SHOVELS,
    TOKEN_KINDS,
    TOKEN_SET,
    WEEKS,
    WEEKS_A_YEAR,
    WHEEL,
    ZEPPELINS,
    Area,
    Place,
)
from digsite.games.thebes.rules.cards import exchange_price, take
from digsite.games.thebes.rules.desk import has_helper, helpers_owned
from digsite.games.thebes.rules.dig import (
    dig,
    end_dig,
    has_special_knowledge,
    knowledge,
    shovel_bonus,
    tokens_to_draw,
)
from digsite.games.thebes.rules.exhibition import exhibit, has_artefacts_for
from digsite.games.thebes.rules.travel import travel
from digsite.games.thebes.rules.year import spend_weeks, weeks_left
from digsite.games.thebes.scoring import artefact_points, congress_points, exhibition_points, majority_points, score
from digsite.games.thebes.state import Help, State

JOURNEY = 2  # weeks on the way to a dig or an exhibition, more or less
WEEK = 0.55  # points that a week is worth if nothing is planned for it
NEXT_YEAR = 0.75  # digs of later years count less: others dig too
MAJORITY = 0.7  # a majority may be lost again
UNSURE = 0.6  # somebody else may hold an exhibition first
NEW_CARDS = 0.3  # points that four cards nobody has seen may be worth
WORTH = (13, 23, 33, 43, 53, 63, 73, 15, 20, 0)  # tenths of a point for each kind of token; artefacts can be exhibited
SHORT_TIME = 12  # weeks in which nothing pays off any more that is good for later only


class Player:
    """Chooses the action after which it expects most: points on the desk, and the digs it plans; with a little whim."""

    def __init__(self, seed: int, *, may_walk: bool = False) -> None:
        self.may_walk = may_walk  # or else it always takes its car
        self.rng = Rng()
        seed_rng(self.rng, seed, 0)

    def play(self, match: Match) -> None:
        """Decide for whoever is to move; passing comes last of all."""
        s = match.state
        legal = [action for action in match.legal if self.may_walk or not EXTRA[action.number] & Help.WITHOUT_CAR]
        chosen = [action for action in sensible(s, legal) if is_useful(s, s.mover, action.number)]
        match.play(max(chosen, key=lambda action: self.liking(s, action)) if chosen else "pass")

    def liking(self, s: State, action: Action) -> float:
        """What an action leads to, and a whim."""
        return outcome(s, s.mover, action.number) + below(self.rng, 30) / 60


def is_useful(s: State, p: int, action: int) -> bool:
    """Towards the end only what scores is worth the trouble; passing never is as long as anything else is."""
    match KIND[action]:
        case Act.DIG | Act.EXHIBIT:
            return True
        case Act.TAKE if weeks_left(s, p) <= SHORT_TIME:
            after = copy_of(s)
            take(after, p, CHOICE[action], EXTRA[action])
            return score(after, p) > score(s, p)
    return KIND[action] != Act.PASS and weeks_left(s, p) > SHORT_TIME


def sensible(s: State, actions: list[Action]) -> list[Action]:
    """Of digs that differ in their weeks only the one that pays best, and everything else."""
    best: dict[int, tuple[float, Action]] = {}
    for action in actions:
        gain, key = 0.0, action.number
        if KIND[action.number] == Act.DIG:
            area, weeks, declared = dig_of(action.number)
            gain = tokens_to_draw(s, s.mover, area, weeks, declared) * mean(s, area) - WEEK * weeks
            key = -1 - (area * 2 * HELPS + declared)
        if key not in best or gain > best[key][0]:
            best[key] = gain, action
    return [action for _, action in best.values()]


def dig_of(action: int) -> tuple[int, int, int]:
    """The area, the weeks and the declared help of a dig."""
    return CHOICE[action] // MOST_WEEKS, CHOICE[action] % MOST_WEEKS + 1, EXTRA[action]


# What an action leads to


def outcome(s: State, p: int, action: int) -> float:
    """The promise of the table after an action."""
    after = copy_of(s)
    choice, extra = CHOICE[action], EXTRA[action]
    match KIND[action]:
        case Act.TAKE:
            take(after, p, choice, extra)
        case Act.EXHIBIT:
            exhibit(after, p, choice, extra)
        case Act.EXCHANGE:
            travel(after, p, Place.WARSAW, extra)
            spend_weeks(after, p, exchange_price(s, p))
            return promise(after, p) + NEW_CARDS * (weeks_left(after, p) > SHORT_TIME)
        case Act.DIG:
            area, weeks, declared = dig_of(action)
            dig(after, p, area, weeks, declared)
            gain = after.draws_due * mean(s, area)
            end_dig(after)
            return promise(after, p) + gain
    return promise(after, p)


def promise(s: State, p: int) -> float:
    """The points on the desk, what useful cards may still bring, and the plans for each year that is left."""
    left = weeks_left(s, p)
    points = artefact_points(s, p) + exhibition_points(s, p) + congress_points(s, p) + MAJORITY * majority_points(s, p)
    points += handy(s, p) * min(1.0, max(0, left - SHORT_TIME) / 50)
    plans = [expedition(s, p, area, is_first=True) for area in Area if not has(s.used[p], area)]
    plans += [exhibition(s, p, space) for space in range(EXHIBITION_SPACES)]
    later = [expedition(s, p, area, is_first=False) for area in Area]
    year, share = WEEKS_A_YEAR - (max(1, s.week[p]) - 1) % WEEKS_A_YEAR, 1.0
    while left > 0:
        points += share * filled(min(left, year), plans)
        left, year, share, plans = left - year, WEEKS_A_YEAR, share * NEXT_YEAR, later
    return points


def filled(weeks: int, plans: list[tuple[float, int]]) -> float:
    """What some weeks are worth: the best plans that find room in them, and the weeks left over."""
    points = 0.0
    for gain, needed in sorted(plans, key=lambda plan: plan[0] - WEEK * plan[1], reverse=True):
        if needed <= weeks and gain > WEEK * needed:
            points += gain
            weeks -= needed
    return points + WEEK * weeks


def expedition(s: State, p: int, area: int, *, is_first: bool) -> tuple[float, int]:
    """The dig in an area that promises most: points, and weeks with the journey."""
    rumour = Help.RUMOUR if is_first and has_helper(s, p, RUMOURS[area]) else 0
    if not has_special_knowledge(s, p, area, rumour):
        return 0.0, 0
    return best_dig(knowledge(s, p, area, rumour), shovel_bonus(s, p, 0), mean(s, area))


def exhibition(s: State, p: int, space: int) -> tuple[float, int]:
    """An exhibition that could be held: points and weeks."""
    number = s.showing[space]
    if number == NO_CARD or not has_artefacts_for(s, p, number):
        return 0.0, 0
    return UNSURE * EXHIBITION_POINTS[number], WEEKS[RESEARCHERS + number] + JOURNEY


def handy(s: State, p: int) -> float:
    """What cards are good for besides digs that are planned already, as long as there is time."""
    lone = (helpers_owned(s, p, ASSISTANTS) == 1) + (helpers_owned(s, p, SHOVELS) == 1)
    return (
        1.6 * lone
        + 2.5 * has_helper(s, p, CARS)
        + 1.5 * helpers_owned(s, p, ZEPPELINS)
        + 3.0 * helpers_owned(s, p, PERMISSIONS)
        + 0.8 * helpers_owned(s, p, CONGRESSES)
    )


def mean(s: State, area: int) -> float:
    """What a token from a bag is worth on average."""
    return mean_of(area, s.bag[area])


@cache
def mean_of(area: int, bag: int) -> float:
    worth = sum(size_of(bag & TOKEN_SET[area, kind]) * WORTH[kind] for kind in range(TOKEN_KINDS))
    return worth / (10 * max(1, size_of(bag)))


@cache
def best_dig(known: int, more: int, value: float) -> tuple[float, int]:
    """The weeks that pay best, with some knowledge, tokens more by shovels, and the value of a token: points, weeks."""
    gains = [(WHEEL[known, weeks] + more) * value * (WHEEL[known, weeks] > 0) for weeks in range(MOST_WEEKS + 1)]
    weeks = max(range(MOST_WEEKS + 1), key=lambda length: gains[length] - WEEK * length)
    return gains[weeks], weeks + JOURNEY
