"""What can be counted about a choice in Thebes."""

from __future__ import annotations

from digsite.bots.measures import Measure, Measures
from digsite.bots.measures.playing import PERCENT
from digsite.core.game import CHANCE, NOBODY
from digsite.core.record import field, record
from digsite.core.rule import rule
from digsite.games.thebes.components import AREAS, EXHIBITION_SPACES, NO_CARD
from digsite.games.thebes.rules.desk import book_knowledge, general_knowledge
from digsite.games.thebes.rules.exhibition import has_artefacts_for
from digsite.games.thebes.scoring import artefact_points, congress_points, exhibition_points, majority_points
from digsite.games.thebes.state import State


@record
class Notes:
    """What is counted of a choice, and what must be remembered until all is counted."""

    # The measures
    weeks: int = field()  # that the choice takes
    others_moves: int = field()  # before the player moves again
    points_now: int = field()  # of artefacts and exhibitions that the choice brings at once
    knowledge: int = field()  # that it brings, of all kinds
    exhibitions_in_reach: int = field()  # on show, with all artefacts for them, when the player moves again; × PERCENT
    points_from_artefacts: int = field()  # from here to the end, as the next two
    points_from_exhibitions: int = field()
    points_from_congresses: int = field()
    points_from_knowledge: int = field()  # at the end: those held now may be lost

    # To remember
    is_begun: int = field()
    is_settled: int = field()  # 1 once the choice and its draws are over
    is_back: int = field()  # 1 once the player has moved again, or cannot


@rule
def look(before: State, action: int, after: State, p: int, notes: Notes) -> None:
    """Note what an action means for a player."""
    if notes.is_begun == 0:
        begin(before, after, p, notes)
    if notes.is_settled == 0 and after.mover != CHANCE:
        notes.is_settled = 1
        notes.points_now += artefact_points(after, p) + exhibition_points(after, p)
        notes.knowledge += all_knowledge(after, p)
    if notes.is_back == 0:
        wait(after, p, notes)
    if after.mover == NOBODY:
        add_points(after, p, 1, notes)
        notes.points_from_knowledge = majority_points(after, p)


@rule
def begin(before: State, after: State, p: int, notes: Notes) -> None:
    """What there was before the choice, to be taken from what there will be."""
    notes.is_begun = 1
    notes.weeks = after.week[p] - before.week[p]
    notes.points_now = -artefact_points(before, p) - exhibition_points(before, p)
    notes.knowledge = -all_knowledge(before, p)
    add_points(before, p, -1, notes)


@rule
def wait(after: State, p: int, notes: Notes) -> None:
    """Count the others' moves until the player is to move again, and look at the exhibitions then."""
    if after.mover in (p, NOBODY):
        notes.is_back = 1
        for space in range(EXHIBITION_SPACES):
            if after.showing[space] != NO_CARD and has_artefacts_for(after, p, after.showing[space]):
                notes.exhibitions_in_reach += PERCENT
    elif after.mover != CHANCE:
        notes.others_moves += 1


@rule
def all_knowledge(s: State, p: int) -> int:
    """Points of knowledge in books, special and general."""
    points = general_knowledge(s, p)
    for area in range(AREAS):
        points += book_knowledge(s, p, area)
    return points


@rule
def add_points(s: State, p: int, sign: int, notes: Notes) -> None:
    """Add what each source of points has brought so far, or take it away."""
    notes.points_from_artefacts += sign * artefact_points(s, p)
    notes.points_from_exhibitions += sign * exhibition_points(s, p)
    notes.points_from_congresses += sign * congress_points(s, p)


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
    Notes,
)
