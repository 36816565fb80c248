"""A player of Pergamon with common sense, for recording golden games. No bot: it plans no further than its own turn."""

from __future__ import annotations

from digsite import Match
from digsite.core.bits import each
from digsite.core.rng import Rng, below, seed_rng
from digsite.games.pergamon.components import (
    ASKED,
    CARDS_A_ROUND,
    CENTURY,
    DEEPEST,
    FIGURES,
    GALLERIES,
    LEFT,
    MARKERS,
    NO_EVALUATION,
    NUMBER,
    POINTS,
    POLISH_LIMIT,
    PRIZE_FOR,
    RIGHT,
    ROUNDS,
    TOP_SPACE,
    Back,
)
from digsite.games.pergamon.rules.dig import may_dig, price
from digsite.games.pergamon.rules.exhibit import NO_MARKER, exhibition_space, free_marker
from digsite.games.pergamon.rules.funds import free_spaces
from digsite.games.pergamon.rules.store import storage_fee
from digsite.games.pergamon.state import Phase, State

WIDTH = 40  # rows that a search keeps of each length
WORTH_SHOWING = 11  # a row of this value is exhibited in any round
WORTH_KEEPING = 6  # finds; more than these are not stored
MEAN_COINS = {Back.BAG: 2.5, Back.CHEST: 6.5}


class Player:
    """Digs what completes its rows, exhibits before evaluations, keeps a few finds; places with a little whim.

    A cautious one stands far to the right, and so acts early with little money.
    """

    def __init__(self, seed: int, *, is_cautious: bool = False) -> None:
        self.rng = Rng()
        seed_rng(self.rng, seed, 0)
        self.is_cautious = is_cautious
        self.plan: list[str] = []  # what is left of the row being pieced together

    def play(self, match: Match) -> None:
        """Decide for whoever is to move."""
        s = match.state
        match s.phase:
            case Phase.SORTING:
                match.play(match.legal[below(self.rng, len(match.legal))])
            case Phase.PLACING:
                match.play(f"place {self.space(s, s.mover)}")
            case Phase.DIG:
                match.play(self.dig(s, s.mover))
            case _:
                self.plan = self.plan or self.exhibition(s, s.mover) or [self.ending(s, s.mover)]
                match.play(self.plan.pop(0))

    # Research funds

    def space(self, s: State, p: int) -> int:
        """The space that promises the best dig, the earlier the better."""
        return max(each(free_spaces(s)), key=lambda space: self.promise(s, p, space) + below(self.rng, 30) / 10)

    def promise(self, s: State, p: int, space: int) -> float:
        """What a space is likely to give: the finds it may pay for, some coins more, an early turn."""
        coins = s.coins[p] + likely_grant(s, space)
        best = max((worth(s, p, g) for g in range(DEEPEST[space]) if price(g) <= coins), default=0.0)
        return best + min(coins, 6) / 4 - space * (1.5 if self.is_cautious else 0.3)

    # A turn

    def dig(self, s: State, p: int) -> str:
        """The gallery with the finds that help most, if any does."""
        galleries = [g for g in range(GALLERIES) if may_dig(s, p, g)]
        best = max(galleries, key=lambda g: worth(s, p, g) - price(g) / 2)
        is_help = s.calendar < ROUNDS or value(best_row(s.finds[p] | s.gallery[best])) > value(best_row(s.finds[p]))
        return f"dig {best + 1}" if is_help else "no dig"

    def exhibition(self, s: State, p: int) -> list[str]:
        """The joins and the exhibition of the best row, if this is the time for it."""
        row = best_row(s.finds[p])
        is_time = value(row) >= WORTH_SHOWING or PRIZE_FOR[s.calendar] != NO_EVALUATION
        if not row or not is_time or s.phase == Phase.STORE:
            return []
        polish = self.polish(s, p, value(row))
        shown = f"exhibit +{polish}"
        if free_marker(s, p) == NO_MARKER:
            lowest = min(range(MARKERS), key=lambda m: s.space[p, m])
            if POINTS[exhibition_space(value(row) + polish)] <= POINTS[s.space[p, lowest]]:
                return []
            shown += f" for {lowest + 1}"
        return [*(f"join {t + 1}" for t in row), shown]

    def polish(self, s: State, p: int, row_value: int) -> int:
        """All coins in the last round, some before other evaluations, none otherwise."""
        useful = max(0, TOP_SPACE - row_value)
        if s.calendar == ROUNDS:
            return min(s.coins[p], useful)
        return 0 if PRIZE_FOR[s.calendar] == NO_EVALUATION else min(s.coins[p] // 2, useful, POLISH_LIMIT)

    def ending(self, s: State, p: int) -> str:
        """Store a few finds; the youngest goes first if they are too many or cost too much."""
        if s.calendar == ROUNDS:
            return "finish"
        finds = list(each(s.finds[p]))
        if len(finds) > WORTH_KEEPING or storage_fee(len(finds)) > s.coins[p]:
            return f"discard {finds[0] + 1}"
        return "store"


# What things are worth


def likely_grant(s: State, space: int) -> float:
    """The coins that a figure may hope for on a space, if nobody else comes."""
    pot = sum(MEAN_COINS[Back(s.back[card])] for card in range(CARDS_A_ROUND))
    taken = [s.figure[figure] for figure in range(FIGURES) if s.figure[figure]]
    left = max(0.0, pot - sum(ASKED[other] for other in taken if other < space))
    return left if space > max(taken, default=0) and s.players == len(taken) + 1 else min(left, ASKED[space])


def worth(s: State, p: int, gallery: int) -> float:
    """How much better the finds of a gallery make the best row, and a little for each find."""
    finds = s.finds[p] | s.gallery[gallery]
    tiles = len(list(each(s.gallery[gallery])))
    return value(best_row(finds)) - value(best_row(s.finds[p])) + tiles * (s.calendar < ROUNDS)


def best_row(tiles: int) -> list[int]:
    """The row of highest value that a search finds which keeps only the best rows of each length; [] without any."""
    finds = list(each(tiles))
    best: list[int] = []
    rows = [[t] for t in finds]
    while rows:
        rows = [[*row, t] for row in rows for t in finds if LEFT[t] == RIGHT[row[-1]] and t not in row]
        rows = sorted(rows, key=lambda row: (value(row), CENTURY[row[-1]], NUMBER[row[-1]]), reverse=True)[:WIDTH]
        if rows and value(rows[0]) > value(best):
            best = min((row for row in rows if value(row) == value(rows[0])), key=lambda row: CENTURY[row[-1]])
    return best


def value(row: list[int]) -> int:
    """The centuries of a row's objects."""
    return sum(int(CENTURY[t]) for t in row[:-1])
