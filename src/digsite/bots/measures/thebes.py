"""What can be counted about a choice in Thebes."""

from __future__ import annotations

from digsite.bots.measures import Measure, Measures
from digsite.bots.measures.playing import PERCENT
from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import Ints
from digsite.core.rule import rule
from digsite.games.thebes.components import AREAS, EXHIBITION_SPACES, NO_CARD
from digsite.games.thebes.rules.desk import book_knowledge, general_knowledge
from digsite.games.thebes.rules.exhibition import has_artefacts_for
from digsite.games.thebes.scoring import artefact_points, congress_points, exhibition_points, majority_points
from digsite.games.thebes.state import State

# The measures
WEEKS = 0  # that the choice takes
OTHERS_MOVES = 1  # before the player moves again
POINTS_NOW = 2  # of artefacts and exhibitions that the choice brings at once
KNOWLEDGE = 3  # that it brings, of all kinds
EXHIBITIONS_IN_REACH = 4  # on show, with all artefacts for them, when the player moves again; times PERCENT
POINTS_FROM_ARTEFACTS = 5  # from here to the end, as the next two
POINTS_FROM_EXHIBITIONS = 6
POINTS_FROM_CONGRESSES = 7
POINTS_FROM_KNOWLEDGE = 8  # at the end: those held now may be lost
# To remember
BEGUN = 9
SETTLED = 10  # the choice and its draws are over
BACK = 11  # the player has moved again, or cannot


@rule
def look(before: State, action: int, after: State, p: int, notes: Ints) -> None:
    """Note what an action means for a player."""
    if notes[BEGUN] == 0:
        begin(before, after, p, notes)
    if notes[SETTLED] == 0 and after.mover != CHANCE:
        notes[SETTLED] = 1
        notes[POINTS_NOW] += artefact_points(after, p) + exhibition_points(after, p)
        notes[KNOWLEDGE] += all_knowledge(after, p)
    if notes[BACK] == 0:
        wait(after, p, notes)
    if after.mover == NOBODY:
        add_points(after, p, 1, notes)
        notes[POINTS_FROM_KNOWLEDGE] = majority_points(after, p)


@rule
def begin(before: State, after: State, p: int, notes: Ints) -> None:
    """What there was before the choice, to be taken from what there will be."""
    notes[BEGUN] = 1
    notes[WEEKS] = after.week[p] - before.week[p]
    notes[POINTS_NOW] = -artefact_points(before, p) - exhibition_points(before, p)
    notes[KNOWLEDGE] = -all_knowledge(before, p)
    add_points(before, p, -1, notes)


@rule
def wait(after: State, p: int, notes: Ints) -> None:
    """Count the others' moves until the player is to move again, and look at the exhibitions then."""
    if after.mover in (p, NOBODY):
        notes[BACK] = 1
        for space in range(EXHIBITION_SPACES):
            if after.showing[space] != NO_CARD and has_artefacts_for(after, p, after.showing[space]):
                notes[EXHIBITIONS_IN_REACH] += PERCENT
    elif after.mover != CHANCE:
        notes[OTHERS_MOVES] += 1


@rule
def all_knowledge(s: State, p: int) -> int:
    """Points of knowledge in books, special and general."""
    points = general_knowledge(s, p)
    for area in range(AREAS):
        points += book_knowledge(s, p, area)
    return points


@rule
def add_points(s: State, p: int, sign: int, notes: Ints) -> None:
    """Add what each source of points has brought so far, or take it away."""
    notes[POINTS_FROM_ARTEFACTS] += sign * artefact_points(s, p)
    notes[POINTS_FROM_EXHIBITIONS] += sign * exhibition_points(s, p)
    notes[POINTS_FROM_CONGRESSES] += sign * congress_points(s, p)


MEASURES = Measures(
    (
        Measure("weeks", "week spent", "weeks spent", is_good=False, worth=0.7, least=0.5),
        Measure(
            "others_moves",
            "opponents’ move before your next turn",
            "opponents’ moves before your next turn",
            is_good=False,
            worth=0.3,
            least=0.5,
        ),
        Measure("points_now", "point right away", "points right away", worth=0.8),
        Measure("knowledge", "point of knowledge", "points of knowledge", worth=0.8),
        Measure(
            "exhibitions_in_reach",
            "exhibition within reach next turn",
            "exhibitions within reach next turn",
            worth=1.5,
            least=0.1,
            unit=PERCENT,
        ),
        Measure("points_from_artefacts", "future point from artefacts", "future points from artefacts"),
        Measure("points_from_exhibitions", "future point from exhibitions", "future points from exhibitions"),
        Measure("points_from_congresses", "future point from congresses", "future points from congresses"),
        Measure(
            "points_from_knowledge",
            "point for most special knowledge at the end",
            "points for most special knowledge at the end",
        ),
    ),
    look,
)
