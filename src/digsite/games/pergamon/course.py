"""The course of a game: points by their source after each round. The state knows sums only, so events are counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from digsite.core.game import Standing
from digsite.games.pergamon.shapes.events import Event

SOURCES = ("exhibiting", "evaluations", "prizes", "oldest")
Award = tuple[str, int, int]  # the source, the player, the points


def course(players: int, history: Iterable[Event]) -> list[Standing]:
    """How the points stood after each round that is over."""
    points = {source: [0] * players for source in SOURCES}
    found: list[Standing] = []
    since = 0
    for number, event in enumerate(history, 1):
        for source, player, more in awards(event):
            points[source][player] += more
        if (event["kind"] == "new_round" and event["round"] > 1) or event["kind"] == "game_over":
            copied = {source: list(each) for source, each in points.items()}
            found.append(Standing(after="round", number=len(found) + 1, since=since, points=copied))
            since = number
    return found


def awards(event: Event) -> Iterator[Award]:
    """The points that an event awards, and what for."""
    match event["kind"]:
        case "ticket":
            yield "exhibiting", event["player"], event["points"]
        case "prize":
            yield "prizes", event["player"], event["points"]
        case "oldest":
            yield "oldest", event["player"], event["points"]
        case "evaluation":
            for marker in event["markers"]:
                yield "evaluations", marker["player"], marker["points"]
