"""Phase 4, evaluations, the end of a round and the end of the game. [rulebook, "Evaluation" and after]

1. After rounds 5, 7, 9 and 12 every marker earns the points of its space and one kind of object its prize.
2. After round 12 the three oldest objects earn a prize; after the others interest falls and markers go down.
3. The figure furthest left starts the next round.
"""

from __future__ import annotations

from digsite.core.rule import rule
from digsite.games.pergamon.components import (
    CARDS_A_ROUND,
    FIGURES,
    MARKERS,
    NO_EVALUATION,
    OLDEST_PRIZES,
    POINTS,
    PRIZE,
    PRIZE_FOR,
    ROUNDS,
    SHIFT,
    Back,
)
from digsite.games.pergamon.rules.exhibit import lower
from digsite.games.pergamon.rules.funds import NO_SPACE, seat_order
from digsite.games.pergamon.scoring import FAR_PAST, oldest_object_before, oldest_thing
from digsite.games.pergamon.state import Option, Phase, State

OLDEST_RANKS = 3


# 1. The evaluation


@rule
def is_evaluation_due(s: State) -> bool:
    """The calendar shows an evaluation after this round."""
    return PRIZE_FOR[s.calendar] != NO_EVALUATION


@rule
def evaluate(s: State) -> None:
    """Points first, then the prizes, then the shift: prizes count what stands before it. Ruling P-36."""
    if is_evaluation_due(s):
        award_points(s)
        award_prize(s, PRIZE_FOR[s.calendar])
        if s.calendar == ROUNDS:
            award_oldest(s)
        lose_interest(s)
    s.phase = Phase.NEXT_ROUND


@rule
def award_points(s: State) -> None:
    """Every marker earns what its space shows, 1 to 6. Ruling P-10."""
    for p in range(s.players):
        for m in range(MARKERS):
            s.tickets[p] += POINTS[s.space[p, m]]


@rule
def award_prize(s: State, thing: int) -> None:
    """The oldest exhibited object of a kind earns two points, nobody if there is none. Ruling P-35."""
    oldest = 0
    for p in range(s.players):
        oldest = max(oldest, oldest_thing(s, p, thing))
    for p in range(s.players):
        if oldest > 0 and oldest_thing(s, p, thing) == oldest:
            s.tickets[p] += PRIZE


# 2. After the evaluation


@rule
def award_oldest(s: State) -> None:
    """The three oldest objects on show earn 3, 2 and 1, whoever owns them. Ruling P-37."""
    limit = FAR_PAST
    for rank in range(OLDEST_RANKS):
        oldest = 0
        owner = 0
        for p in range(s.players):
            candidate = oldest_object_before(s, p, limit)
            if candidate > oldest:
                oldest = candidate
                owner = p
        if oldest > 0:
            s.tickets[owner] += OLDEST_PRIZES[rank]
            limit = oldest


@rule
def lose_interest(s: State) -> None:
    """All markers go down by as many spaces as the calendar shows."""
    for p in range(s.players):
        for m in range(MARKERS):
            if s.space[p, m] > 0:
                lower(s, p, m, SHIFT[s.calendar])


# 3. A new round


@rule
def begin_round(s: State) -> None:
    """Cards leave the game, figures the track; a new round begins, or the game is over."""
    if s.calendar == ROUNDS:
        s.phase = Phase.OVER
        return
    set_order(s)
    for card in range(CARDS_A_ROUND):
        s.spent[s.face[card]] += 1
        s.back[card] = Back.NONE
        s.face[card] = 0
    for figure in range(FIGURES):
        s.figure[figure] = NO_SPACE
    s.acting = NO_SPACE
    s.calendar += 1
    s.phase = Phase.FINDS


@rule
def set_order(s: State) -> None:
    """The player furthest left begins, whatever they did; variant 1 keeps the whole order of the figures.

    Rulings P-02, P-03, P-54, P-57; the raider has no place in it (P-38).
    """
    place_by_figures(s)
    if s.options[Option.VARIANT_ORDER] == 0:
        seat_order(s, s.order[0])


@rule
def place_by_figures(s: State) -> None:
    """Put the players in the order of their figures, the leftmost first."""
    for p in range(s.players):
        further_left = 0
        for q in range(s.players):
            further_left += s.figure[q] > s.figure[p]
        s.order[further_left] = p
