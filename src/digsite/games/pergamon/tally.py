"""Points by their source, for the page at the end of a game. The state knows sums only, so events are counted."""

from __future__ import annotations

from collections.abc import Iterable

from digsite.games.pergamon.shapes.events import Event
from digsite.games.pergamon.shapes.view import PointsBySource


def points_by_source(players: int, history: Iterable[Event]) -> list[PointsBySource]:
    """The points of every player from all events of a game so far."""
    tally = [PointsBySource(exhibiting=0, evaluations=0, prizes=0, oldest=0) for _ in range(players)]
    for event in history:
        match event["kind"]:
            case "ticket":
                tally[event["player"]]["exhibiting"] += event["points"]
            case "prize":
                tally[event["player"]]["prizes"] += event["points"]
            case "oldest":
                tally[event["player"]]["oldest"] += event["points"]
            case "evaluation":
                for marker in event["markers"]:
                    tally[marker["player"]]["evaluations"] += marker["points"]
    return tally
