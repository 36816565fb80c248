"""An exhibition as events: the collection on its space, the markers it pushes down, and the collections that leave."""

from __future__ import annotations

from digsite.core.record import copy_of
from digsite.games.pergamon.actions import BROKEN_UP, CHOICE, KIND, Act
from digsite.games.pergamon.components import MARKERS
from digsite.games.pergamon.rows import printed_row
from digsite.games.pergamon.rules.exhibit import exhibit
from digsite.games.pergamon.scoring import row_value
from digsite.games.pergamon.shapes.events import (
    BreakUpEvent,
    Event,
    ExhibitEvent,
    LeaveEvent,
    PushEvent,
    TicketEvent,
)
from digsite.games.pergamon.shapes.names import Move
from digsite.games.pergamon.state import State


def exhibited(s: State, action: int) -> State:
    """The table as it is right after the mover's action, as far as the museum is concerned."""
    if KIND[action] != Act.EXHIBIT:
        return s
    shown = copy_of(s)
    exhibit(shown, s.mover, CHOICE[action], BROKEN_UP[action])
    return shown


def exhibition(s: State, action: int, shown: State) -> list[Event]:
    """A collection makes room, the new one is exhibited, others lose interest, and there is a ticket for it."""
    p, m = s.mover, new_marker(s, shown)
    pushed = moves(s, shown, new=(p, m))
    told: list[Event] = [made_room(s, p, m)] if BROKEN_UP[action] else []
    told.append(new_collection(s, action, shown))
    if pushed:
        told.append(PushEvent(kind="push", markers=pushed))
    told.extend(leavings(s, pushed))
    told.append(TicketEvent(kind="ticket", player=p, points=shown.tickets[p] - s.tickets[p]))
    return told


def made_room(s: State, p: int, m: int) -> BreakUpEvent:
    """The collection that was broken up by hand; its marker is free for the new one."""
    tiles = printed_row(s, s.collection[p, m])
    return BreakUpEvent(kind="break_up", player=p, marker=m + 1, space=s.space[p, m], tiles=tiles)


def new_collection(s: State, action: int, shown: State) -> ExhibitEvent:
    """The row on show."""
    p, m = s.mover, new_marker(s, shown)
    return {
        "kind": "exhibit",
        "player": p,
        "marker": m + 1,
        "tiles": printed_row(s, s.row),
        "value": row_value(s, s.row),
        "polish": CHOICE[action],
        "space": shown.space[p, m],
        "broken_up": BROKEN_UP[action] or None,
    }


def new_marker(s: State, shown: State) -> int:
    """The marker of the row that the mover exhibited."""
    return next(m for m in range(MARKERS) if shown.collection[s.mover, m] == s.row)


def moves(before: State, after: State, new: tuple[int, int] | None = None) -> list[Move]:
    """The markers but a new one that went down in the museum, the lowest first; to None if they left it."""
    moved: list[Move] = []
    for p in range(before.players):
        for m in range(MARKERS):
            space, now = before.space[p, m], after.space[p, m]
            if space > 0 and space != now and (p, m) != new:
                moved.append({"player": p, "marker": m + 1, "from": space, "to": now or None})
    return sorted(moved, key=lambda move: move["from"])


def leavings(before: State, moved: list[Move]) -> list[LeaveEvent]:
    """The collections whose markers left the museum."""
    return [
        {
            "kind": "leave",
            "player": move["player"],
            "marker": move["marker"],
            "space": move["from"],
            "tiles": printed_row(before, before.collection[move["player"], move["marker"] - 1]),
        }
        for move in moved
        if move["to"] is None
    ]
