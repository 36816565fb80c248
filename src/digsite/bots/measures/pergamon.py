"""What can be counted about a choice in Pergamon."""

from __future__ import annotations

from digsite.bots.measures import Measure, Measures
from digsite.bots.measures.playing import PERCENT
from digsite.core.bits import size_of
from digsite.core.game import NOBODY
from digsite.core.record import field, record
from digsite.core.rule import rule
from digsite.games.pergamon.actions import CHOICE, KIND, Act
from digsite.games.pergamon.components import MARKERS, NO_EVALUATION, PRIZE_FOR, ROUNDS
from digsite.games.pergamon.state import State


@record
class Notes:
    """What is counted of a choice, and what must be remembered until all is counted."""

    # The measures
    tiles: int = field()  # dug in this round
    coins: int = field()  # left at the end of this round; in the last one they are worth nothing
    points_at_evaluation: int = field()  # won until the next evaluation is over
    pushed_out: int = field()  # PERCENT if a collection has left the museum before it
    tiles_in_hand: int = field()  # kept at the end of this round
    goes_first: int = field()  # PERCENT if the player begins the next round
    points_after: int = field()  # won after the next evaluation

    # To remember
    calendar: int = field()  # the round in which the choice was made
    tickets: int = field()  # at the choice, then at the evaluation
    is_evaluated: int = field()  # 1 once the next evaluation is over


@rule
def look(before: State, action: int, after: State, p: int, notes: Notes) -> None:
    """Note what an action means for a player."""
    if notes.calendar == 0:
        notes.calendar = before.calendar
        notes.tickets = before.tickets[p]
    if before.calendar == notes.calendar:
        look_at_round(before, action, after, p, notes)
    if notes.is_evaluated == 0:
        look_at_museum(before, after, p, notes)
    if after.mover == NOBODY and notes.is_evaluated == 1:
        notes.points_after = after.tickets[p] - notes.tickets


@rule
def look_at_round(before: State, action: int, after: State, p: int, notes: Notes) -> None:
    """The digs of this round, and what is left when it ends."""
    if KIND[action] == Act.DIG and before.mover == p:
        notes.tiles += size_of(before.gallery[CHOICE[action]])
    if after.calendar > before.calendar:
        notes.coins = after.coins[p]
        notes.tiles_in_hand = size_of(after.finds[p])
        notes.goes_first = PERCENT if after.order[0] == p else 0


@rule
def look_at_museum(before: State, after: State, p: int, notes: Notes) -> None:
    """What happens to the player's collections until they are evaluated."""
    is_round_over = after.calendar > before.calendar or after.mover == NOBODY
    if is_round_over and PRIZE_FOR[before.calendar] != NO_EVALUATION:
        notes.points_at_evaluation = after.tickets[p] - notes.tickets
        notes.tickets = after.tickets[p]
        notes.is_evaluated = 1
    else:
        for m in range(MARKERS):
            if before.space[p, m] > 0 and after.space[p, m] == 0:
                notes.pushed_out = PERCENT


assert PRIZE_FOR[ROUNDS] != NO_EVALUATION, "the last round ends with an evaluation"


MEASURES = Measures(
    (
        Measure("tiles", "tile dug this round", "tiles dug this round", worth=0.8),
        Measure("coins", "coin left at the end of the round", "coins left at the end of the round", worth=0.6),
        Measure("points_at_evaluation", "point by the next evaluation", "points by the next evaluation"),
        Measure(
            "pushed_out",
            "of a collection being pushed out before the next evaluation",
            is_good=False,
            worth=1.5,
            least=0.05,
            unit=PERCENT,
        ),
        Measure("tiles_in_hand", "tile kept for the next round", "tiles kept for the next round", worth=0.5),
        Measure("goes_first", "of starting the next round", worth=1.0, least=0.1, unit=PERCENT),
        Measure("points_after", "point after the next evaluation", "points after the next evaluation"),
    ),
    look,
    Notes,
)
