"""What can be counted about a choice in Pergamon."""

from __future__ import annotations

from digsite.bots.measures import Measure, Measures
from digsite.bots.measures.playing import PERCENT
from digsite.core.bits import size_of
from digsite.core.game import NOBODY
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.pergamon.actions import CHOICE, KIND, Act
from digsite.games.pergamon.components import MARKERS, NO_EVALUATION, PRIZE_FOR, ROUNDS
from digsite.games.pergamon.state import State

# The measures
TILES = 0  # dug in this round
COINS = 1  # left at the end of this round; in the last one they are worth nothing
POINTS_AT_EVALUATION = 2  # won until the next evaluation is over
PUSHED_OUT = 3  # PERCENT if a collection has left the museum before it
TILES_IN_HAND = 4  # kept at the end of this round
GOES_FIRST = 5  # PERCENT if the player begins the next round
POINTS_AFTER = 6  # won after the next evaluation
# To remember
ROUND = 7  # in which the choice was made
TICKETS = 8  # at the choice, then at the evaluation
EVALUATED = 9  # the next evaluation is over


@rule
def look(before: State, action: int, after: State, p: int, notes: Ints) -> None:
    """Note what an action means for a player."""
    if notes[ROUND] == 0:
        notes[ROUND] = before.calendar
        notes[TICKETS] = before.tickets[p]
    if before.calendar == notes[ROUND]:
        look_at_round(before, action, after, p, notes)
    if notes[EVALUATED] == 0:
        look_at_museum(before, after, p, notes)
    if after.mover == NOBODY and notes[EVALUATED] == 1:
        notes[POINTS_AFTER] = after.tickets[p] - notes[TICKETS]


@rule
def look_at_round(before: State, action: int, after: State, p: int, notes: Ints) -> None:
    """The digs of this round, and what is left when it ends."""
    if KIND[action] == Act.DIG and before.mover == p:
        notes[TILES] += size_of(before.gallery[CHOICE[action]])
    if after.calendar > before.calendar:
        notes[COINS] = after.coins[p]
        notes[TILES_IN_HAND] = size_of(after.finds[p])
        notes[GOES_FIRST] = PERCENT if after.order[0] == p else 0


@rule
def look_at_museum(before: State, after: State, p: int, notes: Ints) -> None:
    """What happens to the player's collections until they are evaluated."""
    is_round_over = after.calendar > before.calendar or after.mover == NOBODY
    if is_round_over and PRIZE_FOR[before.calendar] != NO_EVALUATION:
        notes[POINTS_AT_EVALUATION] = after.tickets[p] - notes[TICKETS]
        notes[TICKETS] = after.tickets[p]
        notes[EVALUATED] = 1
    else:
        for m in range(MARKERS):
            if before.space[p, m] > 0 and after.space[p, m] == 0:
                notes[PUSHED_OUT] = PERCENT


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
)
